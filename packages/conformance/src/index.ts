export { type Accounts, Backend, type Fetch } from './Backend.ts';
export { checkNames } from './Case.ts';
export { cases } from './cases/index.ts';
export { checkBackend } from './checkBackend.ts';
export { clock } from './clock.ts';
export { faultOfFields } from './field-rights.ts';
export { type Check, callOf, printed, type Report } from './Report.ts';
export { type Operation, type Role, readTreaty, type Schema } from './treaty.ts';
export { signEverybodyIn, World } from './World.ts';
