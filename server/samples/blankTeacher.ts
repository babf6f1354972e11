import type { TeacherRow } from './tables.ts';

/** What is known of a teacher who is no more than a user yet. */
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
