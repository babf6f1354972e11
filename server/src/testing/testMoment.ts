/** The samples of the tests are grown for this day. */
export const testDay = '2026-11-20';

/** Noon, so that every time zone agrees on the day. */
export const testMoment = new Date(`${testDay}T12:00:00.000Z`);
