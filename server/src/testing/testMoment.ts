/** The day for which the test samples are generated. */
export const testDay = '2026-11-20';

/** Noon in UTC, so that nearly every time zone has the same day. */
export const testMoment = new Date(`${testDay}T12:00:00.000Z`);
