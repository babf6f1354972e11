/** Placeholder for missing data (SHELL-051). */
export const absent = '---';
