/** Queries that show report statuses or which report is the latest. */
export const queriesShowingReports = [
  'student-reports',
  'contract-reports',
  'company-reports',
  'report-rows',
  'contract-students',
  'students',
  'contract',
  'contracts',
  'teacher-contracts',
] as const;
