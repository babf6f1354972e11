/** The nouns whose answers tell how far a report is, or which one is the latest. */
export const queriesShowingReports = [
  'student-reports',
  'contract-reports',
  'company-reports',
  'contract-students',
  'students',
  'contract',
  'contracts',
  'teacher-contracts',
] as const;
