import { aContract } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { contractToWire } from '../testing/wire/contract.ts';
import { contractToFollowUpFromWire } from './contract-to-follow-up.ts';

const course = contractToWire(aContract());

describe('the fields of a contract that decide what to follow up', () => {
  it('come with the list, without a call for each contract', () => {
    expect(contractToFollowUpFromWire({ ...course, last_lesson_date: '2026-11-04' })).toEqual({
      id: 412,
      number: '2026-0412',
      company: 'Aéro Beauséjour inc.',
      teacher: { id: 31, name: 'Léa', lastName: 'Villeneuve' },
      startsOn: '2026-09-08',
      endsOn: '2026-12-18',
      attendanceComplete: false,
      lastLessonOn: '2026-11-04',
      outline: { status: 'submitted' },
      materialUndecided: false,
      reportsDue: 2,
    });
  });

  it('are unknown when the backend leaves them out', () => {
    const { reports_due: _due, ...bare } = course;
    expect(contractToFollowUpFromWire(bare)).toMatchObject({ lastLessonOn: undefined, reportsDue: null });
  });

  it('are known for a contract without lessons, which needs no date', () => {
    expect(contractToFollowUpFromWire({ ...course, lessons_recorded: 0 }).lastLessonOn).toBeNull();
  });

  it('ignore a material that was removed (DOMAIN-26)', () => {
    const [material] = course.course_has_materials;
    const removed = {
      ...course,
      course_has_materials: material ? [{ ...material, status: 0 as const }] : [],
    };
    expect(contractToFollowUpFromWire(removed).materialUndecided).toBe(true);
    expect(
      contractToFollowUpFromWire({ ...removed, course_has_not_material_request: 1 }).materialUndecided,
    ).toBe(false);
  });
});
