export { accounts, samplePassword } from '@portal/server/samples';
