export { type Accounts, Backend, type Fetch } from './Backend.ts';
export { cases } from './cases/index.ts';
export { checkBackend } from './checkBackend.ts';
export { clock } from './clock.ts';
export { callOf, printed } from './Report.ts';
export { type Operation, type Role, readTreaty, type Schema } from './treaty.ts';
export { signEverybodyIn, World } from './World.ts';
