// One chunk, because both pages have the same fields.
export { AttendancePage } from './AttendancePage';
export { CorrectionPage } from './CorrectionPage';
