import {
  Button,
  ColumnChooser,
  DownloadIcon,
  SegmentedControl,
  type TableColumn,
  type TableDensity,
} from '@portal/ui';
import type { ReactNode } from 'react';
import type { ViewedListName } from '../dialog/useReturnToRow';
import type { TablePreferences } from '../list-state/useTablePreferences';
import { tableWords } from '../table/table-words';
import { ListViews } from '../views/ListViews';

export interface TableToolsProps<Row> {
  /** All columns of the table, in their default order. */
  columns: readonly TableColumn<Row>[];
  /** The user's table preferences. */
  preferences: TablePreferences;
  /** The list's views, if it has any: its name and the query of its current state. */
  views?: { list: ViewedListName; query: string };
  /** Exports all pages of the list. */
  onExport: () => void;
  /** Label of the export; CSV by default. */
  exportLabel?: ReactNode;
}

/** The tools of a list: views, export, columns and row height. */
export function TableTools<Row>({
  columns,
  preferences,
  views,
  onExport,
  exportLabel,
}: TableToolsProps<Row>) {
  const { t } = tableWords.useWords();
  return (
    <>
      {views && <ListViews {...views} />}
      <Button variant="quiet" icon={DownloadIcon} onClick={onExport}>
        {exportLabel ?? t('csv')}
      </Button>
      <ColumnChooser
        columns={columns}
        choice={preferences.columns}
        onChoice={preferences.setColumns}
        label={t('columns')}
        earlierLabel={t('earlier')}
        laterLabel={t('later')}
        resetLabel={t('reset')}
      >
        <SegmentedControl<TableDensity>
          label={t('density')}
          value={preferences.density}
          onValueChange={preferences.setDensity}
          options={[
            { value: 'comfortable', label: t('comfortable') },
            { value: 'compact', label: t('compact') },
          ]}
        />
      </ColumnChooser>
    </>
  );
}
