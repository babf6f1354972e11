// One file for what the home page shows of extensions, so that it needs one request.
export { StatementDue } from './StatementDue';
export { Today } from './Today';
