/** The levels of the Common European Framework, lowest first (REP-FORM-20, LIMIT-53). */
export const cefrLevels = ['Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type CefrLevel = (typeof cefrLevels)[number];
