import { failed, matches, notFound, ordered, paged, valuesAt } from './situation.ts';

interface AnyRow {
  id: number;
  etag?: string;
}

/**
 * The field of a row that a query parameter filters by, such as `company.id`. `name last_name` searches these fields,
 * `*` all of them. Other parameters filter by the field with their own name, if rows have it.
 */
type Places = Readonly<Record<string, string>>;

/** The records of a story. Lists return them; writes add one at the front, or change or remove one by its id. */
export function recordsOf<Row extends AnyRow>(initial: readonly Row[], changedByOthers?: readonly Row[]) {
  let rows = initial;
  let others = changedByOthers;
  const find = (id: unknown) => rows.find((row) => row.id === Number(id));
  const nextId = () => Math.max(0, ...rows.map(({ id }) => id)) + 1;
  const matching = (query: URLSearchParams, places: Places = {}) =>
    rows.filter((row) => [...query].every(([name, value]) => fits(row, places[name] ?? name, value)));

  function save(row: Row) {
    rows = find(row.id) ? rows.map((known) => (known.id === row.id ? row : known)) : [row, ...rows];
    return { message: 'Saved', data: row };
  }

  /** Returns the row that a write refers to, or the refusal if someone else has changed or removed it. */
  function current(id: unknown, headers?: Headers): Row | Response {
    if (headers && others) {
      const changed = new Map(others.map((row) => [row.id, { ...row, etag: `${row.etag}+` }]));
      rows = rows.map((row) => changed.get(row.id) ?? row);
      others = undefined;
    }
    const row = find(id);
    if (!row) return notFound();
    return headers && headers.get('If-Match') !== row.etag ? failed({ status: 412, code: 'changed' }) : row;
  }

  return {
    all: () => rows,
    find,
    matching,
    nextId,
    save,
    list: (query: URLSearchParams, places?: Places) => paged(ordered(matching(query, places), query), query),
    /** Adds a row made from its id, with the fields of a write. */
    add: (blank: (id: number) => Row, written: unknown = {}) => save(merged(blank(nextId()), written)),
    /** Changes the fields in a write. With `headers`, checks the version and gives the row a new one. */
    change(id: unknown, written: unknown, headers?: Headers) {
      const row = current(id, headers);
      if (row instanceof Response) return row;
      return save(merged(row, headers ? { ...Object(written), etag: `${row.etag}+` } : written));
    },
    remove(id: unknown, headers?: Headers) {
      const row = current(id, headers);
      if (row instanceof Response) return row;
      rows = rows.filter((other) => other !== row);
      return { message: 'Deleted' };
    },
  };
}

/** Returns a query that omits archived rows, unless it requests them. */
export function activeUnlessAsked(query: URLSearchParams): URLSearchParams {
  return query.has('status') || query.has('id') ? query : new URLSearchParams([...query, ['status', '1']]);
}

function fits(row: object, place: string, value: string): boolean {
  if (place === '*') return matches(value, textsIn(row).join(' '));
  if (place.includes(' '))
    return matches(
      value,
      place
        .split(' ')
        .flatMap((path) => valuesAt(row, path))
        .join(' '),
    );
  const [field = ''] = place.split('.');
  if (!(field in row)) return true;
  return valuesAt(row, place).some((found) => String(found) === value);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return typeof value === 'string' ? [value] : [];
}

/** A row with the fields of a write; `lastName` sets `last_name`. Undefined fields stay, parts are merged. */
function merged<Row extends object>(row: Row, written: unknown): Row {
  const fields = Object.entries(Object(written)).flatMap(([sentName, value]): [string, unknown][] => {
    const name =
      sentName in row ? sentName : sentName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const known: unknown = Reflect.get(row, name);
    if (value === undefined) return [];
    return [[name, isPart(known) && isPart(value) ? merged(known, value) : value]];
  });
  return { ...row, ...Object.fromEntries(fields) };
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
