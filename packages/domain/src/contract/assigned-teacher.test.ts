import { describe, expect, it } from 'vitest';
import { assignedTeacher, teachesSince, upcomingTeachers } from './assigned-teacher.ts';

const lea = { id: 31, name: 'Léa', lastName: 'Villeneuve' };
const andrew = { id: 32, name: 'Andrew', lastName: 'Parker' };
const changed = {
  teacher: lea,
  teaching: [
    { teacher: lea, from: null },
    { teacher: andrew, from: '2026-12-01' },
  ],
};

describe('the teacher of a contract (DECISION-84)', () => {
  it('is today’s where no day is known', () => {
    expect(assignedTeacher({ teacher: lea })).toEqual(lea);
    expect(upcomingTeachers({ teacher: lea }, '2026-11-20')).toEqual([]);
    expect(teachesSince({ teacher: lea }, '2026-11-20')).toBeNull();
  });

  it('is the next one for whoever changes it again', () => {
    expect(assignedTeacher(changed)).toEqual(andrew);
    expect(upcomingTeachers(changed, '2026-11-30')).toEqual(changed.teaching.slice(1));
    expect(teachesSince(changed, '2026-11-30')).toBeNull();
  });

  it('teaches since the day of the change once it has come', () => {
    expect(upcomingTeachers(changed, '2026-12-01')).toEqual([]);
    expect(teachesSince(changed, '2026-12-01')).toBe('2026-12-01');
  });
});
