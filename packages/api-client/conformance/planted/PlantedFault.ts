import type { Call } from './Call.ts';
import type { PlantedApi } from './PlantedApi.ts';

/** Handles a request instead of the healthy API. Most forward it and change something. */
export type Corruption = (call: Call, api: PlantedApi) => Promise<Response>;

/** A fault that fits any call. */
export interface Plant {
  /** The kind of fault, such as `ignores a parameter`. */
  readonly kind: string;
  readonly corrupt: Corruption;
  /** The calls whose requests it changes. Default: the call itself. */
  readonly on?: readonly string[] | 'all';
  /** More calls to check in the first run. */
  readonly also?: readonly string[];
}

/** One small corruption in front of an otherwise healthy API. */
export interface PlantedFault {
  readonly id: string;
  /** The operation that deviates from the OpenAPI document. */
  readonly call: string;
  readonly kind: string;
  /** What it does wrong. */
  readonly says: string;
  readonly plant: Plant;
}

/** Builds a table of faults: by call, then by description. */
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
