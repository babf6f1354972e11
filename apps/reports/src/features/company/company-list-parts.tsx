import { useNumber } from '@portal/i18n';
import type { useSearch } from '@portal/records';
import {
  Button,
  nextSort,
  Pagination,
  type PaginationProps,
  PrintIcon,
  SearchField,
  type TableSelection,
  type TableSort,
} from '@portal/ui';
import { copy } from '../../copy';

/** Column and direction of a list; an empty column means the default order. */
interface ListSort<Column extends string> {
  sort: '' | Column;
  direction: TableSort['direction'];
}

/** Returns the sort order of a table, and the handler of its column heads. */
export function tableSort<Column extends string>(
  { sort, direction }: ListSort<Column>,
  columns: readonly ('' | Column)[] | undefined,
  change: (next: ListSort<Column>) => void,
) {
  const shown = sort ? { column: sort, direction } : undefined;
  const onSort = (column: string) => {
    const by = columns?.find((choice) => choice === column);
    if (by) change({ sort: by, direction: nextSort(column, shown).direction });
  };
  return { sort: shown, onSort };
}

/** The search box of the list. */
export function ReportSearch({
  search,
  className,
}: {
  search: ReturnType<typeof useSearch>;
  className: string;
}) {
  const { t, plain } = copy.useWords();
  return (
    <search className={className}>
      <SearchField
        label={t('company.search')}
        hideLabel
        placeholder={plain('company.searchFor')}
        clearLabel={t('company.clearSearch')}
        value={search.text}
        onValueChange={search.type}
        onForce={search.submit}
      />
    </search>
  );
}

/** The pages of the list. */
export function ReportPages(props: Pick<PaginationProps, 'page' | 'pageSize' | 'total' | 'onPage'>) {
  const { t, plain } = copy.useWords();
  return (
    <Pagination
      {...props}
      label={plain('company.pages')}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      pageLabel={t('page')}
      formatNumber={useNumber()}
    />
  );
}

/** Returns the selection of a table, with the button that prints the selected reports. */
export function useReportSelection<Row>({
  onPrint,
  ...selection
}: Required<Pick<TableSelection<Row>, 'selected' | 'onSelect' | 'blocked'>> & {
  onPrint: () => void;
}): TableSelection<Row> {
  const { t } = copy.useWords();
  return {
    ...selection,
    label: t('company.select'),
    allLabel: t('company.selectAll'),
    summary: t('company.selected', { count: selection.selected.size }),
    actions: (
      <Button size="small" variant="primary" icon={PrintIcon} onClick={onPrint}>
        {t('company.printChosen')}
      </Button>
    ),
    clearLabel: t('company.clear'),
  };
}
