import type { TableColumn } from '@portal/ui';
import type { ReactNode } from 'react';

/** Returns a last column with the buttons of each row; on a phone they are in the corner of the card. */
export function actionColumn<Row>(
  header: ReactNode,
  cell: (row: Row) => ReactNode,
  width = 64,
): TableColumn<Row> {
  return { id: 'actions', header, width, align: 'end', phone: 'corner', cell };
}
