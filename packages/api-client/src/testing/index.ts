export * from './contracts.ts';
export * from './files.ts';
export * from './lessons.ts';
export * from './lookups.ts';
export * from './notes.ts';
export * from './reports.ts';
export * from './session.ts';
export type { Failure, Situation } from './situation.ts';
