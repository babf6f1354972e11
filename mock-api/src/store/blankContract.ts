export { blankContract } from '@portal/server/samples';
