import { describe, expect, it } from 'vitest';

import { hoursAttended, hoursTaughtTo, lessonDetailFault, minutesAttended } from './lesson-details.ts';

const detail = { studentId: 1, lateMinutes: 0, leftEarlyMinutes: 0, isExcused: false };
const ana = { id: 1, name: 'Ana', lastName: 'Roy' };

describe('the minutes that a student attended', () => {
  it.each([
    ['without details', undefined, [], 90],
    ['late', [{ ...detail, lateMinutes: 15 }], [], 75],
    ['left early', [{ ...detail, leftEarlyMinutes: 20 }], [], 70],
    ['late and left early', [{ ...detail, lateMinutes: 15, leftEarlyMinutes: 20 }], [], 55],
    ['late beyond the length', [{ ...detail, lateMinutes: 95 }], [], 0],
    ['of another student', [{ ...detail, studentId: 2, lateMinutes: 15 }], [], 90],
    ['absent', undefined, [ana], 0],
    ['excused', [{ ...detail, isExcused: true }], [ana], 0],
  ])('%s', (_case, details, absentees, minutes) => {
    const lesson = { minutes: 90, absentees, details };
    expect(minutesAttended(1, lesson)).toBe(minutes);
    expect(hoursAttended(1, [{ ...lesson, status: 'active' }])).toBe(minutes / 60);
    expect(hoursAttended(1, [{ ...lesson, status: 'deleted' }])).toBe(0);
  });
});

describe('the hours of a student who joined late, left and came back (DOMAIN-10, DECISION-79)', () => {
  const lesson = { minutes: 90, absentees: [], details: [], status: 'active' as const, memberIds: [1, 2] };

  it.each([
    ['that count', [lesson, { ...lesson, memberIds: [2] }], 1.5, 1.5],
    ['that were missed', [lesson, { ...lesson, absentees: [ana] }], 1.5, 3],
    ['with a part missed', [{ ...lesson, details: [{ ...detail, lateMinutes: 30 }] }], 1, 1.5],
    ['of a deleted lesson', [{ ...lesson, status: 'deleted' as const }], 0, 0],
    ['of a backend without enrolment periods', [{ ...lesson, memberIds: undefined }], 1.5, 1.5],
  ])('are those %s', (_, lessons, attended, taught) => {
    expect(hoursAttended(1, lessons)).toBe(attended);
    expect(hoursTaughtTo(1, lessons)).toBe(taught);
  });
});

describe('a detail', () => {
  it.each([
    ['late', { lateMinutes: 89 }, [], null],
    ['late for the whole lesson', { lateMinutes: 45, leftEarlyMinutes: 45 }, [], 'longer-than-lesson'],
    ['late but absent', { lateMinutes: 1 }, [1], 'late-but-absent'],
    ['left early but absent', { leftEarlyMinutes: 1 }, [1], 'late-but-absent'],
    ['excused', { isExcused: true }, [1], null],
    ['excused but present', { isExcused: true }, [2], 'excused-but-present'],
  ])('%s', (_case, given, absentStudentIds, fault) => {
    expect(lessonDetailFault({ ...detail, ...given }, { minutes: 90, absentStudentIds })).toBe(fault);
  });
});
