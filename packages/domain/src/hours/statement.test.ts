import { describe, expect, it } from 'vitest';
import { aStatement } from './hours.fixtures.ts';
import {
  canTakeStep,
  hasBegun,
  hasDifference,
  isOverdue,
  isSettled,
  type MonthStatus,
  monthStatus,
  type StatementStep,
  statementDueOn,
  statementSteps,
} from './statement.ts';

const steps = Object.keys(statementSteps) as StatementStep[];
const allowed = (status: MonthStatus, role: 'ROLE_ADMIN' | 'ROLE_TEACHER') =>
  steps.filter((step) => canTakeStep(step, status, role));

describe('the steps of a statement', () => {
  it.each<[MonthStatus, StatementStep[], StatementStep[], boolean]>([
    ['open', ['submit'], ['remind'], false],
    ['submitted', [], ['approve', 'return'], false],
    ['returned', ['submit'], ['remind'], false],
    ['approved', [], ['unapprove', 'return', 'export'], true],
    ['exported', [], [], true],
  ])('from %s: a teacher %j, an administrator %j', (status, teacher, admin, settled) => {
    expect(allowed(status, 'ROLE_TEACHER')).toEqual(teacher);
    expect(allowed(status, 'ROLE_ADMIN')).toEqual(admin);
    expect(isSettled(status)).toBe(settled);
  });

  it('begin with an open month', () => {
    expect(monthStatus(null)).toBe('open');
    expect(monthStatus(aStatement({ status: 'returned' }))).toBe('returned');
  });
});

describe('the day by which a month is due (PORTAL-GUIDE-03)', () => {
  it.each([
    ['2026-10', '2026-11-16'],
    ['2026-12', '2027-01-16'],
    ['2027-02', '2027-03-16'],
  ])('of %s is %s', (month, day) => {
    expect(statementDueOn(month)).toBe(day);
  });

  it.each<[string, MonthStatus, boolean]>([
    ['2026-11-16', 'open', false],
    ['2026-11-17', 'open', true],
    ['2026-11-17', 'returned', true],
    ['2026-11-17', 'submitted', false],
    ['2026-11-17', 'exported', false],
  ])('on %s, October that is %s is overdue: %s', (today, status, overdue) => {
    expect(isOverdue('2026-10', status, today)).toBe(overdue);
  });

  it.each([
    ['2026-10', true],
    ['2026-11', true],
    ['2026-12', false],
    ['2027-01', false],
  ])('%s has begun on 1 November: %s', (month, begun) => {
    expect(hasBegun(month, '2026-11-01')).toBe(begun);
  });
});

it.each([
  [{}, false],
  [{ added: 1 }, true],
  [{ changed: 1 }, true],
  [{ removed: 1 }, true],
  // The total is unchanged, but the classes are others.
  [{ added: 1, removed: 1, differenceMinutes: 0 }, true],
])('a statement with %j has a difference: %s', (since, has) => {
  expect(hasDifference(aStatement(since))).toBe(has);
});
