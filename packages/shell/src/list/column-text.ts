import type { ColumnChoice } from '@portal/ui';

/** What stands for all columns in their own order. */
const all = 'all';

/** A choice of columns as an address carries it: `number.company.-si`, the hidden ones after a dash; `all` for every column. */
export function columnText({ order, hidden }: ColumnChoice): string {
  return [...order, ...hidden.map((id) => `-${id}`)].join('.') || all;
}

/** The choice of columns in an address; what is no name of a column is left out. */
export function columnsOfText(text: string): ColumnChoice {
  if (text === all) return { order: [], hidden: [] };
  const names = text.split('.').filter((name) => /^-?\w+$/.test(name));
  return {
    order: names.filter((name) => !name.startsWith('-')),
    hidden: names.filter((name) => name.startsWith('-')).map((name) => name.slice(1)),
  };
}
