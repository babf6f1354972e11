export type { Accounts, Fetch } from './Backend.ts';
export { checkBackend } from './checkBackend.ts';
export { printed } from './Report.ts';
export { type Operation, type Role, readTreaty, type Schema } from './treaty.ts';
