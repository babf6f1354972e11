import { defineWords, type Translation, useNumber } from '@portal/i18n';
import { printedRows } from './printed-rows.css';

const fr = {
  rows: 'Une page de la liste est imprimée : lignes {{first}} à {{last}} sur {{total}}. L’exportation contient toutes les lignes.',
};

const en = {
  rows: 'One page of the list is printed: rows {{first}} to {{last}} of {{total}}. The export has all rows.',
} satisfies Translation<typeof fr>;

const words = /* @__PURE__ */ defineWords('printed-rows', { fr, en });

export interface PrintedRowsProps {
  /** Position of the first row on the page in the whole list, counted from 1. */
  first: number;
  /** Number of rows on the page. */
  count: number;
  /** Number of rows of the whole list. */
  total: number;
}

/** Says on paper which rows of a list are printed, if the list has more. */
export function PrintedRows({ first, count, total }: PrintedRowsProps) {
  const { stack } = words.useWords();
  const number = useNumber();
  return (
    <p className={printedRows}>
      {stack('rows', { first: number(first), last: number(first + count - 1), total: number(total) })}
    </p>
  );
}
