import type { CsvCell, Label } from '@portal/domain';
import type { CellColumn, TableColumn } from '@portal/ui';
import type { Referred } from '@portal/views';
import type { ReactNode } from 'react';

/** The values of a row that a list can show and export without a function: texts, numbers, names of records. */
export type OwnValues = Readonly<Record<string, CsvCell | Referred | undefined>>;

/** The names of such values of a row. */
export type OwnColumn<Row> = {
  [K in keyof Row & string]: Row[K] extends OwnValues[string] ? K : never;
}[keyof Row & string];

type WithoutHead<Column> = Column extends unknown ? Omit<Column, 'header' | 'sortable' | 'id'> : never;

/** Shows the row's value of the same name. */
type OwnValue<Row> = WithoutHead<Omit<CellColumn<Row>, 'cell'>> & {
  cell?: undefined;
  toggle?: undefined;
  /** Shows it as a date; as a text or a name by default. */
  isDay?: true;
  /** Shown if there is no value; "---" by default. */
  none?: ReactNode;
};

/**
 * A column of a list. Its header is the list's text `column.<id>`, or the label of a field in `head`. Without `cell`, it
 * shows the row's value of the same name.
 */
export type ListColumn<Row, Id extends string = string> = {
  /** Shows both languages of the header on one line, because they are equal or short. */
  isHeadShort?: boolean;
} & (
  | (WithoutHead<TableColumn<Row>> &
      ({ id: Id; head?: undefined } | { id: string; head: Label }) & { isDay?: undefined; none?: undefined })
  | (OwnValue<Row> & ({ id: Id & OwnColumn<Row>; head?: undefined } | { id: OwnColumn<Row>; head: Label }))
);
