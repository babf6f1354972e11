import type * as calls from '@portal/api-client/calls';

/**
 * The calls that send the claim of their key together with their first statements, because each trip to the database
 * counts (ADR-0069). These statements change nothing and are `ifKeyIsFree`. The calls end no session.
 */
export const earlyClaims: ReadonlySet<string> = new Set<keyof typeof calls>(['addAttendance']);
