import type { ReportStep } from '@portal/domain';

/** The name of the route of each page of the report wizard, in every app that has it (SHELL-079, SHELL-084). */
export const reportStepRoutes = {
  courseInfo: 'reports.courseInfo',
  selfLearning: 'reports.studentSelfLearning',
  progress: 'reports.studentProgress',
  comments: 'reports.comments',
} as const satisfies Record<ReportStep, string>;
