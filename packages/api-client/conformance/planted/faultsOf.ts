import type { Plant, PlantedFault } from './PlantedApi.ts';

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
