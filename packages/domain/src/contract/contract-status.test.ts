import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ContractStatus,
  canMoveTo,
  contractStatuses,
  contractStatusIds,
  contractStatusOf,
  isLocked,
  isReadyToActivate,
  nextStatuses,
  rowMenu,
  statusNameToShow,
} from './contract-status.ts';

describe('the four states', () => {
  it.each<[number, ContractStatus, string]>([
    [1, 'pending', 'DOMAIN-01'],
    [2, 'activated', 'DOMAIN-02'],
    [3, 'done', 'DOMAIN-03'],
    [4, 'archived', 'DOMAIN-04'],
  ])('knows id %i as %s (%s)', (id, status) => {
    expect(contractStatusOf(id)).toBe(status);
    expect(contractStatusIds[status]).toBe(id);
  });

  it.each([-1, 0, 5, 6, 1.5])('knows no id outside 1 to 4, such as %s (DOMAIN-05)', (id) => {
    expect(contractStatusOf(id)).toBeNull();
  });
});

describe('moves from the list', () => {
  it.each<[ContractStatus, ContractStatus[], string]>([
    ['pending', ['activated', 'archived'], 'CON-LIST-25'],
    ['activated', ['done', 'archived'], 'CON-LIST-24'],
    ['done', ['archived'], 'CON-LIST-24, CON-LIST-25'],
    ['archived', [], 'CON-LIST-23, CON-LIST-27'],
  ])('takes a contract that is %s to %j (%s, DECISION-15)', (from, reachable) => {
    expect(rowMenu(from).nextStatuses).toEqual(reachable);
    expect(contractStatuses.filter((to) => canMoveTo(from, to))).toEqual(reachable);
  });

  it('says the same as the documents say it, filter by filter (CON-LIST-22, CON-LIST-24, CON-LIST-25, CON-LIST-26)', () => {
    const hidden: Record<'activated' | 'done', ContractStatus[]> = {
      activated: ['activated', 'done'],
      done: ['pending', 'done'],
    };
    for (const filter of contractStatuses) {
      const entries = (['activated', 'done', 'archived'] as const).filter(
        (entry) => filter !== 'archived' && (entry === 'archived' || !hidden[entry].includes(filter)),
      );
      expect(rowMenu(filter).nextStatuses).toEqual(entries);
    }
  });

  it('offers to highlight cells until a contract is archived (CON-LIST-19, CON-LIST-20)', () => {
    const open = contractStatuses.filter((status) => rowMenu(status).canHighlight);
    expect(open).toEqual(['pending', 'activated', 'done']);
  });

  it('offers to flag a contract until it is archived (DECISION-40)', () => {
    const open = contractStatuses.filter((status) => rowMenu(status).canFlag);
    expect(open).toEqual(['pending', 'activated', 'done']);
  });

  it('never leads back, however long the walk, and always ends archived (CON-LIST-26)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...contractStatuses),
        fc.array(fc.nat(), { maxLength: 10 }),
        (start, choices) => {
          const walked: ContractStatus[] = [start];
          for (const choice of choices) {
            const here = walked.at(-1) ?? start;
            const next = nextStatuses[here];
            const to = next[choice % next.length];
            if (to === undefined) break;
            walked.push(to);
          }
          const ids = walked.map((status) => contractStatusIds[status]);
          expect(ids).toEqual([...new Set(ids)].sort());
          expect(walked.slice(1)).not.toContain('pending');
        },
      ),
    );
  });
});

it('closes only an archived contract to changes', () => {
  expect(contractStatuses.filter(isLocked)).toEqual(['archived']);
});

it('shows the underscores of a status name as spaces (CON-LIST-04)', () => {
  expect(statusNameToShow('contracts_done')).toBe('contracts done');
});

it.each([
  ['has both', {}, true],
  ['has no teacher', { teacher: null }, false],
  ['has no students', { studentCount: 0 }, false],
  ['is activated already', { status: 'activated' as const }, false],
  ['is archived', { status: 'archived' as const }, false],
])('suggests to activate a pending contract that %s', (_, differing, isReady) => {
  const teacher = { id: 1, name: 'Léa', lastName: 'Villeneuve' };
  expect(isReadyToActivate({ status: 'pending', teacher, studentCount: 3, ...differing })).toBe(isReady);
});
