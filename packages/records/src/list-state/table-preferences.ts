import type { ColumnChoice, TableDensity } from '@portal/ui';

// Cookies, because signing out clears local storage (DECISION-12). They contain column names, no personal data.

const yearInSeconds = 60 * 60 * 24 * 365;
const densityCookie = 'table-density';
const columnsCookie = (table: string) => `columns-${table}`;

/** Reads a table's columns from a cookie header such as `document.cookie`; null if none are stored. */
export function readColumnChoice(cookies: string, table: string): ColumnChoice | null {
  const stored = readCookie(cookies, columnsCookie(table));
  if (stored === undefined) return null;
  const [order = '', hidden = ''] = stored.split('~');
  return { order: splitNames(order), hidden: splitNames(hidden) };
}

/** Returns a cookie that stores the columns for a year, for all apps of the origin; the default choice deletes it. */
export function columnChoiceCookie(table: string, { order, hidden }: ColumnChoice): string {
  const isDefault = order.length === 0 && hidden.length === 0;
  const value = `${order.join('.')}~${hidden.join('.')}`;
  return cookie(columnsCookie(table), value, isDefault ? 0 : yearInSeconds);
}

/** Reads the density, which all tables share. */
export function readDensity(cookies: string): TableDensity {
  return readCookie(cookies, densityCookie) === 'compact' ? 'compact' : 'comfortable';
}

export function densityCookieOf(density: TableDensity): string {
  return cookie(densityCookie, density, yearInSeconds);
}

function cookie(name: string, value: string, seconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}

function readCookie(cookies: string, name: string): string | undefined {
  return cookies
    .split(';')
    .map((cookieText) => cookieText.trim().split('='))
    .find(([known]) => known === name)?.[1];
}

function splitNames(list: string): string[] {
  return list.split('.').filter((name) => /^\w+$/.test(name));
}
