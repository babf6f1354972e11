/** Where the name of a student stands, besides the contracts. */
export const whatShowsStudents = [
  'students',
  'contract-students',
  'student-history',
  'company-reports',
] as const;
