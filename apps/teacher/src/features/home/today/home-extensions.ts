// One chunk for all extensions of the home page, so that it needs one request.
export { StatementDue } from './StatementDue';
export { Today } from './Today';
