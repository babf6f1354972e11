import type { TableColumn } from '@portal/ui';

type WithoutHead<Column> = Column extends unknown ? Omit<Column, 'header' | 'sortable'> : never;

/** A column of a list, whose head is the list's word `column.<id>`. */
export type ListColumn<Row, Id extends string = string> = WithoutHead<TableColumn<Row>> & {
  id: Id;
  /** A head that is the same in both languages, or short: both on one line. */
  isHeadShort?: boolean;
};
