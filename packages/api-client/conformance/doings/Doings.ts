import type { World } from '../World.ts';

/** What calls do beyond answering in shape, by `operationId` and by what is looked at; each throws a `Fault`. */
export type Doings = Readonly<Record<string, Readonly<Record<string, (world: World) => Promise<void>>>>>;
