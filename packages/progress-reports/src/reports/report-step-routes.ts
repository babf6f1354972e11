import type { ReportStep } from '@portal/domain';

/** Route name of each wizard page, the same in every app that has the wizard (SHELL-079, SHELL-084). */
export const reportStepRoutes = {
  courseInfo: 'reports.courseInfo',
  selfLearning: 'reports.studentSelfLearning',
  progress: 'reports.studentProgress',
  comments: 'reports.comments',
} as const satisfies Record<ReportStep, string>;
