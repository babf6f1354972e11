import type { ColumnChoice } from '@portal/ui';

/** Stands for all columns in their default order. */
const all = 'all';

/**
 * Serializes a choice of columns for the URL: `number.company.-si`, hidden ones after a dash; `all` for every column.
 */
export function columnText({ order, hidden }: ColumnChoice): string {
  return [...order, ...hidden.map((id) => `-${id}`)].join('.') || all;
}

/** Parses a choice of columns from the URL; ignores invalid names. */
export function columnsOfText(text: string): ColumnChoice {
  if (text === all) return { order: [], hidden: [] };
  const names = text.split('.').filter((name) => /^-?\w+$/.test(name));
  return {
    order: names.filter((name) => !name.startsWith('-')),
    hidden: names.filter((name) => name.startsWith('-')).map((name) => name.slice(1)),
  };
}
