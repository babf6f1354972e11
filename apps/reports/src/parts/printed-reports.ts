export { PrintedReports } from '@portal/progress-reports';
