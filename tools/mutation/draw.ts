import { createHash } from 'node:crypto';

/** Draws `count` items by their keys: the same for the same seed, whatever their order. */
export function draw<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  { seed, count }: { seed: string; count: number },
): Item[] {
  const rank = (item: Item) =>
    createHash('sha256')
      .update(`${seed} ${keyOf(item)}`)
      .digest('hex');
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item);
}
