import type { TeacherRow } from './tables.ts';

/** Returns a teacher with empty fields for a user. */
export function blankTeacher(userId: number): Omit<TeacherRow, 'id'> {
  return {
    userId,
    city: null,
    car: 0,
    mobile: null,
    nda: 0,
    otherRate: null,
    userStatus: null,
    languageIds: [],
    rates: [],
  };
}
