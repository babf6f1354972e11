/** Where the name of a student stands, besides the contracts. */
export const queriesShowingStudents = [
  'students',
  'contract-students',
  'student-history',
  'company-reports',
] as const;
