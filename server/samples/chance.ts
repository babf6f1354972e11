/** A repeatable random generator: the same seed gives the same sequence on every machine. */
export interface Chance {
  /** Returns a whole number from low to high, both included. */
  int(low: number, high: number): number;
  /** Returns a random element of the list. */
  pick<T>(list: readonly T[]): T;
  /** Returns a random subset, in list order. */
  some<T>(list: readonly T[], count: number): T[];
  /** Returns true with the given probability, from 0 to 1. */
  is(probability: number): boolean;
}

/** Creates a generator (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    int,
    pick<T>(list: readonly T[]): T {
      const picked = list[int(0, list.length - 1)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
    some<T>(list: readonly T[], count: number): T[] {
      const places = new Set<number>();
      while (places.size < Math.min(count, list.length)) places.add(int(0, list.length - 1));
      return [...places].sort((a, b) => a - b).flatMap((place) => list.slice(place, place + 1));
    },
    is: (probability) => next() < probability,
  };
}
