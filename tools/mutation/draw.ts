import { createHash } from 'node:crypto';

/** Draws `count` items. The same seed draws items with the same keys, in whatever order they are given. */
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
