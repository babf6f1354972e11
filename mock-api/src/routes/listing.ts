import { badField } from '../http/Refusal.ts';

interface PageOfList {
  readonly page?: number;
  readonly resourcesPerPage?: number;
}

interface Order extends PageOfList {
  readonly orderBy?: string;
  readonly orderDirection?: 'ASC' | 'DESC';
}

/** What a list may be sorted by: the wire path of a field and its value in a row. */
export type Columns<R> = Readonly<Record<string, (row: R) => string | number | null>>;

const folded = new Map<string, string>();
const foldedAtMost = 200_000;

/** The text as a search sees it: without accents, ligatures or capitals (decision 26). */
export function fold(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o')
    .replaceAll('’', "'");
  if (folded.size >= foldedAtMost) folded.clear();
  folded.set(text, plain);
  return plain;
}

/** Whether every word of the search stands somewhere in the texts. */
export function matches(
  search: string | undefined,
  ...texts: readonly (string | null | undefined)[]
): boolean {
  if (!search) return true;
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const text = texts.map((part) => (part ? fold(part) : '')).join(' ');
  return words.every((word) => text.includes(word));
}

/** Sorts by the column that is asked for, else by the default; nulls come last either way. */
export function sorted<R extends { readonly id: number }>(
  rows: readonly R[],
  columns: Columns<R>,
  { orderBy, orderDirection }: Order,
  usual: readonly [orderBy: string, orderDirection: 'ASC' | 'DESC'],
): R[] {
  const column = orderBy ?? usual[0];
  const read = Object.hasOwn(columns, column) ? columns[column] : undefined;
  if (!read) throw badField('orderBy', `must be one of ${Object.keys(columns).join(', ')}`);
  const direction = (orderBy === undefined ? usual[1] : (orderDirection ?? 'ASC')) === 'ASC' ? 1 : -1;
  const keyed = rows.map((row) => {
    const value = read(row);
    return { row, value: typeof value === 'string' ? fold(value) : value };
  });
  keyed.sort((a, b) => {
    if (a.value === b.value) return a.row.id - b.row.id;
    if (a.value === null) return 1;
    if (b.value === null) return -1;
    return a.value < b.value ? -direction : direction;
  });
  return keyed.map(({ row }) => row);
}

/** One page of the rows in the treaty's list shape. */
export function paged<R, W>(
  rows: readonly R[],
  { page = 1, resourcesPerPage = 50 }: PageOfList,
  toWire: (row: R) => W,
) {
  const first = (page - 1) * resourcesPerPage;
  return {
    data: rows.slice(first, first + resourcesPerPage).map(toWire),
    total: rows.length,
    current_page: page,
    per_page: resourcesPerPage,
  };
}
