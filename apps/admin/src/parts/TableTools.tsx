import type { TablePreferences } from '@portal/shell';
import {
  Button,
  ColumnChooser,
  DownloadIcon,
  SegmentedControl,
  type TableColumn,
  type TableDensity,
} from '@portal/ui';
import { tableWords } from './table-words';

export interface TableToolsProps<Row> {
  /** All columns of the table, in their own order. */
  columns: readonly TableColumn<Row>[];
  /** How the person wants to see it. */
  preferences: TablePreferences;
  /** Exports what the list shows, all pages. */
  onExport: () => void;
}

/** What can be done with a whole list: export it, choose its columns and how high its rows are. */
export function TableTools<Row>({ columns, preferences, onExport }: TableToolsProps<Row>) {
  const { t } = tableWords.useWords();
  return (
    <>
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
