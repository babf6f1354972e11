import type { ApiError } from '@portal/api-client';
import type { HistoryOf, ReportStep } from '@portal/domain';
import type { ComponentType } from 'react';
import type { reportStepRoutes } from './report-step-routes';

/** Route parameters of a report: the student (`id`) and the contract (`courseId`) (SHELL-082, SHELL-083). */
export interface ReportParams {
  id: number;
  courseId: number;
}

/** App-specific parts of the report pages. */
export interface ReportPageProps {
  /** Returns the URL of a wizard page or of the printed report. */
  pathTo: (name: (typeof reportStepRoutes)[ReportStep] | 'reports.print', params: ReportParams) => string;
  /** Returns the URL for Close: the contract's page in this app (REP-FORM-07, DECISION-21). */
  closeTo: (contractId: number) => string;
  /** Shows an error when the report cannot be loaded. */
  QueryState: ComponentType<{ error: ApiError; retry: () => Promise<unknown>; level: 1 }>;
  /** A button that opens the history of a record, for users who may read it. */
  History?: ComponentType<{ of: HistoryOf; about: string }>;
}
