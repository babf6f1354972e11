import type { Call } from './Call.ts';
import type { PlantedApi } from './PlantedApi.ts';

/** Answers a request in place of the healthy API, mostly by asking it and changing something. */
export type Corruption = (call: Call, api: PlantedApi) => Promise<Response>;

/** What goes wrong, whatever the call. */
export interface Plant {
  /** The kind of fault, such as `ignores a parameter`. */
  readonly kind: string;
  readonly corrupt: Corruption;
  /** The calls whose requests it changes, when it is not the call itself. */
  readonly on?: readonly string[] | 'all';
  /** Further calls whose checks belong to the first run. */
  readonly also?: readonly string[];
}

/** One small corruption behind an API that is healthy otherwise. */
export interface PlantedFault {
  readonly id: string;
  /** The operation that breaks the treaty. */
  readonly call: string;
  readonly kind: string;
  /** What it does wrong. */
  readonly says: string;
  readonly plant: Plant;
}

/** A table of faults: by call, then by what goes wrong with it. */
export function faultsOf(
  table: Readonly<Record<string, Readonly<Record<string, Plant>>>>,
): readonly PlantedFault[] {
  return Object.entries(table).flatMap(([call, plants]) =>
    Object.entries(plants).map(([says, plant]) => ({
      id: `${call}: ${says}`,
      call,
      kind: plant.kind,
      says,
      plant,
    })),
  );
}
