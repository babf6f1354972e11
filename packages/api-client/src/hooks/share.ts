/**
 * Returns the new value, reusing equal parts of the old one. Unchanged rows of a revalidated list keep their identity,
 * so memoized rows do not render again. Records are matched by `id`.
 */
export function share<Value>(previous: unknown, next: Value): Value;
export function share(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return next;
  if (Array.isArray(previous) && Array.isArray(next)) return shareList(previous, next);
  if (isRecord(previous) && isRecord(next)) return shareRecord(previous, next);
  return next;
}

function shareList(previous: unknown[], next: unknown[]): unknown[] {
  const byId = new Map(previous.map((item, index) => [idOf(item) ?? index, item]));
  const shared = next.map((item, index) => share(byId.get(idOf(item) ?? index), item));
  const same =
    shared.length === previous.length && shared.every((item, index) => Object.is(item, previous[index]));
  return same ? previous : shared;
}

function shareRecord(
  previous: Record<string, unknown>,
  next: Record<string, unknown>,
): Record<string, unknown> {
  const names = Object.keys(next);
  const shared = Object.fromEntries(names.map((name) => [name, share(previous[name], next[name])]));
  const same =
    names.length === Object.keys(previous).length &&
    names.every((name) => Object.is(shared[name], previous[name]));
  return same ? previous : shared;
}

function idOf(item: unknown): unknown {
  return isRecord(item) ? item.id : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
