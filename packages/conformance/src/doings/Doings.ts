import type { World } from '../World.ts';

/** Checks of what calls do beyond the response shape, by `operationId` and name. Each throws a `Fault`. */
export type Doings = Readonly<Record<string, Readonly<Record<string, (world: World) => Promise<void>>>>>;
