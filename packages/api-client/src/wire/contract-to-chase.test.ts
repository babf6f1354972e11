import { aContract } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { contractToWire } from './contract.ts';
import { contractToChaseFromWire } from './contract-to-chase.ts';

const course = contractToWire(aContract());

describe('what of a contract says whether there is something to chase', () => {
  it('comes with the list, without a call for each contract', () => {
    expect(contractToChaseFromWire({ ...course, last_lesson_date: '2026-11-04' })).toEqual({
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

  it('is not known where the backend does not tell it', () => {
    const { reports_due: _due, ...bare } = course;
    expect(contractToChaseFromWire(bare)).toMatchObject({ lastLessonOn: undefined, reportsDue: null });
  });

  it('is known of a contract without lessons, whose date needs no telling', () => {
    expect(contractToChaseFromWire({ ...course, lessons_recorded: 0 }).lastLessonOn).toBeNull();
  });

  it('takes a material that was removed for none (DOMAIN-26)', () => {
    const [material] = course.course_has_materials;
    const removed = {
      ...course,
      course_has_materials: material ? [{ ...material, status: 0 as const }] : [],
    };
    expect(contractToChaseFromWire(removed).materialUndecided).toBe(true);
    expect(
      contractToChaseFromWire({ ...removed, course_has_not_material_request: 1 }).materialUndecided,
    ).toBe(false);
  });
});
