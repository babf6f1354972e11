import type { TableColumn } from '@portal/ui';

type WithoutHead<Column> = Column extends unknown ? Omit<Column, 'header' | 'sortable'> : never;

/** A column of a list; its header is the list's text `column.<id>`. */
export type ListColumn<Row, Id extends string = string> = WithoutHead<TableColumn<Row>> & {
  id: Id;
  /** Shows both languages of the header on one line, because they are equal or short. */
  isHeadShort?: boolean;
};
