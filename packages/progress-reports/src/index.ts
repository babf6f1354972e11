// Outlines
export {
  type MergedOutlineSave,
  type MergedOutlineSaveOptions,
  useMergedOutlineSave,
} from './outlines/useMergedOutlineSave';
// Phrases for comments
export { PhraseFields, type PhraseFieldsProps } from './phrases/PhraseFields';
// Progress reports: load the pages on demand, because they include the forms
export { ClassReports, type ClassReportsProps } from './reports/ClassReports';
export { PrintedReports, type PrintedReportsProps } from './reports/PrintedReports';
export {
  type ReportToSave,
  SaveReportsAsPdf,
  type SaveReportsAsPdfProps,
} from './reports/pdf/SaveReportsAsPdf';
export { ReadReportDialog, type ReadReportDialogProps } from './reports/ReadReportDialog';
export { ReportPrintPage } from './reports/ReportPrintPage';
export { ReportWizardPage } from './reports/ReportWizardPage';
export { addressToPrint, keyOfReport, reportsInAddress, reportsOf } from './reports/report-choice';
export type { ReportPageProps } from './reports/report-place';
export { reportStepRoutes } from './reports/report-step-routes';
