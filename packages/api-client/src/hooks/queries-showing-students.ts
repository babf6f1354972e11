/** Queries other than contracts that show student names. */
export const queriesShowingStudents = [
  'students',
  'contract-students',
  'student-history',
  'company-reports',
] as const;
