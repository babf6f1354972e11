import type { ApiError } from '@portal/api-client';
import type { ReportStep } from '@portal/domain';
import type { ComponentType } from 'react';
import type { reportStepRoutes } from './report-step-routes';

/** The student (`id`) and the contract (`courseId`) that a report is about, as its addresses name them (SHELL-082, SHELL-083). */
export interface ReportParams {
  id: number;
  courseId: number;
}

/** How an app shows the pages of a report: where they are, and what stands there while nothing can be shown. */
export interface ReportPageProps {
  /** The address of a page of the wizard, or of the printed report. */
  pathTo: (name: (typeof reportStepRoutes)[ReportStep] | 'reports.print', params: ReportParams) => string;
  /** Where Close leads to: the contract's page in this app (REP-FORM-07, decision 21). */
  closeTo: (contractId: number) => string;
  /** What the app says in place of what could not be read. */
  QueryState: ComponentType<{ error: ApiError; retry: () => Promise<unknown>; level: 1 }>;
}
