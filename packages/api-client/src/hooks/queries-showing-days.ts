import { queriesShowingContracts } from './contracts.ts';
import { queriesShowingReports } from './queries-showing-reports.ts';
import { queriesShowingStudents } from './queries-showing-students.ts';
import { showingPlans } from './showing-plans.ts';

/** Queries that show who belongs to a contract on which day, or that count classes by it. */
export const queriesShowingDays: readonly string[] = [
  ...queriesShowingStudents,
  ...queriesShowingContracts,
  ...queriesShowingReports,
  ...showingPlans,
  'lessons',
  'company-summary',
];
