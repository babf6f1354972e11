export { PrintedReports } from '@portal/features';
