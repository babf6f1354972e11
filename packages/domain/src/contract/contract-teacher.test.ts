import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../refusal/refusals-of.ts';
import { canChangePeople, contractStatuses, type peopleCanChange } from './contract-status.ts';
import { type TeacherChangeBlocker, teacherChangeBlockers } from './contract-teacher-form.ts';
import { teacherAssignmentSchema, teacherChangeSchema } from './contract-teacher-schemas.ts';

describe('the people of a contract', () => {
  it.each<[keyof typeof peopleCanChange, string[], string]>([
    ['changeTeacher', ['done', 'archived'], 'CON-SIDE-11'],
    ['assignTeacher', ['archived'], 'CON-SIDE-12'],
    ['manageStudents', ['done', 'archived'], 'CON-SIDE-13'],
  ])('cannot change by %s while it is %j (%s)', (change, closed) => {
    expect(contractStatuses.filter((status) => !canChangePeople(change, status))).toEqual(closed);
  });
});

it('does not assign a teacher whom nobody chose (CON-SIDE-15)', () => {
  expect(refusalsOf(teacherAssignmentSchema, {})).toEqual({ teacherId: 'required' });
  expect(teacherAssignmentSchema.parse({ teacherId: 31 })).toEqual({ teacherId: 31 });
});

describe('a change of teacher', () => {
  const filled = { teacherId: 32, motive: 'Congé parental', hoursDone: '12,5' };

  it.each([
    [
      'nothing at all (CON-SIDE-14)',
      { teacherId: undefined, motive: '', hoursDone: '' },
      { teacherId: 'required', motive: 'required', hoursDone: 'required' },
    ],
    ['a motive of spaces (CON-SIDE-14)', { motive: '  ' }, { motive: 'required' }],
    ['a motive of 1,001 characters', { motive: 'é'.repeat(1_001) }, { motive: 'too-long?max=1000' }],
    ['hours in words', { hoursDone: 'douze' }, { hoursDone: 'not-a-number' }],
    ['too many hours', { hoursDone: '100000' }, { hoursDone: 'out-of-range?min=0&max=99999' }],
    ['hours below zero', { hoursDone: '-1' }, { hoursDone: 'out-of-range?min=0&max=99999' }],
  ])('is refused with %s', (_, change, codes) => {
    expect(refusalsOf(teacherChangeSchema, { ...filled, ...change })).toEqual(codes);
  });

  it('says why, and the hours done by who leaves (CON-SIDE-14, DOMAIN-48)', () => {
    expect(teacherChangeSchema.parse(filled)).toEqual({
      teacherId: 32,
      motive: 'Congé parental',
      hoursDone: 12.5,
    });
    expect(teacherChangeSchema.parse({ ...filled, hoursDone: '0' }).hoursDone).toBe(0);
  });

  it('has a day where the backend knows it (DECISION-84)', () => {
    const dated = { ...filled, from: '2026-11-16' };
    expect(teacherChangeSchema.parse(dated)).toMatchObject({ from: '2026-11-16', hoursDone: 12.5 });
    expect(refusalsOf(teacherChangeSchema, { ...dated, from: '2026-02-30' })).toEqual({
      from: 'date-invalid',
    });
    expect(teacherChangeBlockers({ motive: 'Congé', hoursDone: '3', from: '' })).toEqual(['day']);
    expect(teacherChangeBlockers({ motive: 'Congé', hoursDone: '3', from: '2026-11-16' })).toEqual([]);
  });

  it.each<[{ motive: string; hoursDone: string }, TeacherChangeBlocker[]]>([
    [{ motive: '', hoursDone: '' }, ['motive', 'hours']],
    [{ motive: ' ', hoursDone: '3' }, ['motive']],
    [{ motive: 'Congé', hoursDone: '' }, ['hours']],
    [{ motive: 'Congé', hoursDone: ' ' }, ['hours']],
    [{ motive: 'Congé', hoursDone: '0' }, []],
  ])('with %j waits for %j (CON-SIDE-14)', (typed, blockers) => {
    expect(teacherChangeBlockers(typed)).toEqual(blockers);
  });
});
