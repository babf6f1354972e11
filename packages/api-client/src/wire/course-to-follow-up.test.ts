import { describe, expect, it } from 'vitest';
import type { CourseToFollowUp } from '../generated/types.gen.ts';
import { contractsWithOpenClassesFromWire } from './course-to-follow-up.ts';

const andrew = { id: 32, name: 'Andrew', last_name: 'Parker' };
const row: CourseToFollowUp = {
  id: 12,
  contract_number: '2026-0412',
  company: 'Aéro Beauséjour inc.',
  teacher: { id: 31, name: 'Léa', last_name: 'Villeneuve', archived: 1 },
  start_date: '2026-09-14',
  end_date: '2026-12-18',
  attendance_status: 1,
  last_lesson_date: '2026-11-16',
  outline_status: 'draft',
  material_undecided: 1,
  reports_due: 2,
  open_classes: [],
};
const planned = { id: 11, date: '2026-11-18', time: '12:00', minutes: 90 };

describe('a contract to follow up', () => {
  it('has what decides its follow-ups', () => {
    expect(contractsWithOpenClassesFromWire([row])).toEqual({
      contracts: [
        {
          id: 12,
          number: '2026-0412',
          company: 'Aéro Beauséjour inc.',
          teacher: { id: 31, name: 'Léa', lastName: 'Villeneuve', archived: true },
          startsOn: '2026-09-14',
          endsOn: '2026-12-18',
          attendanceComplete: true,
          lastLessonOn: '2026-11-16',
          outline: { status: 'draft' },
          materialUndecided: true,
          reportsDue: 2,
        },
      ],
      classes: [],
    });
  });

  it('may have no teacher, no class, no outline and a decided material', () => {
    const bare = { teacher: null, last_lesson_date: null, outline_status: null } as const;
    const [contract] = contractsWithOpenClassesFromWire([
      { ...row, ...bare, attendance_status: 0, material_undecided: 0 },
    ]).contracts;
    expect(contract).toMatchObject({
      teacher: null,
      lastLessonOn: null,
      outline: null,
      attendanceComplete: false,
      materialUndecided: false,
    });
  });

  it('has its classes without a record, with whoever gives them', () => {
    const open_classes = [
      { ...planned, teacher: andrew },
      { ...planned, id: 13, teacher: null },
    ];
    const { classes } = contractsWithOpenClassesFromWire([{ ...row, open_classes }]);
    const ofContract = { contractId: 12, isCancelled: false, lessonId: null, clashes: [] };
    expect(classes).toEqual([
      { ...planned, ...ofContract, teacher: { id: 32, name: 'Andrew', lastName: 'Parker' } },
      { ...planned, ...ofContract, id: 13, teacher: null },
    ]);
  });

  it('leaves the teacher of a class open for a backend without substitutes', () => {
    const { classes } = contractsWithOpenClassesFromWire([{ ...row, open_classes: [planned] }]);
    expect(classes[0]).not.toHaveProperty('teacher');
  });
});
