import type { TablePreferences } from '@portal/shell';
import {
  Button,
  CheckIcon,
  ColumnChooser,
  DownloadIcon,
  SegmentedControl,
  type TableColumn,
  type TableDensity,
} from '@portal/ui';
import { tableWords } from './table-words';
import type { ViewedListName } from './useReturnToRow';
import { ListViews } from './views/ListViews';

export interface TableToolsProps<Row> {
  /** All columns of the table, in their own order. */
  columns: readonly TableColumn<Row>[];
  /** How the person wants to see it. */
  preferences: TablePreferences;
  /** What its views are saved from, where it has any: the query that shows it as it is now. */
  views?: { list: ViewedListName; query: string };
  /** Begins and ends the selection of rows, where something can be done with several. */
  select?: { selection?: object; toggle: () => void };
  /** Exports what the list shows, all pages. */
  onExport: () => void;
}

/** What can be done with a whole list: open and save views of it, export it, choose its columns and how high its rows are. */
export function TableTools<Row>({ columns, preferences, views, select, onExport }: TableToolsProps<Row>) {
  const { t } = tableWords.useWords();
  return (
    <>
      {views && <ListViews {...views} />}
      {select && (
        <Button
          variant="quiet"
          icon={CheckIcon}
          aria-pressed={select.selection !== undefined}
          onClick={select.toggle}
        >
          {t('select')}
        </Button>
      )}
      <Button variant="quiet" icon={DownloadIcon} onClick={onExport}>
        {t('csv')}
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
