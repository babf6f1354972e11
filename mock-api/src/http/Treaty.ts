export { longestChecked, type Operation, type Role, readTreaty } from '@portal/server/treaty';
