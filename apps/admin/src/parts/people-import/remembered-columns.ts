import { type ImportKind, type RememberedColumn, rememberColumns } from '@portal/domain';

// A cookie, because signing out clears local storage (DECISION-12). It contains column headings, no personal data.

const yearInSeconds = 60 * 60 * 24 * 365;

/** Browsers limit a cookie to 4 KB. */
const maxLength = 3000;

const nameOf = (kind: ImportKind) => `import-columns-${kind}`;

/** Reads the remembered columns of this browser from a cookie header such as `document.cookie`. */
export function readRememberedColumns(cookies: string, kind: ImportKind): RememberedColumn[] {
  const stored = cookies
    .split(';')
    .map((text) => text.trim().split('='))
    .find(([name]) => name === nameOf(kind))?.[1];
  try {
    const columns: unknown = JSON.parse(decodeURIComponent(stored ?? '[]'));
    return Array.isArray(columns) ? columns.filter(isColumn).map(([head, field]) => ({ head, field })) : [];
  } catch {
    return [];
  }
}

/**
 * Returns a cookie that adds columns to the remembered ones for a year and drops the oldest ones if there is no room.
 */
export function rememberedColumnsCookie(
  cookies: string,
  kind: ImportKind,
  columns: readonly RememberedColumn[],
): string {
  let kept = rememberColumns(readRememberedColumns(cookies, kind), columns);
  while (encoded(kept).length > maxLength) kept = kept.slice(1);
  return `${nameOf(kind)}=${encoded(kept)}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;
}

function encoded(columns: readonly RememberedColumn[]): string {
  return encodeURIComponent(JSON.stringify(columns.map(({ head, field }) => [head, field])));
}

function isColumn(column: unknown): column is [head: string, field: string | null] {
  if (!Array.isArray(column)) return false;
  const [head, field] = column;
  return typeof head === 'string' && (typeof field === 'string' || field === null);
}
