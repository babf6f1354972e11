import { useNumber } from '@portal/i18n';
import { Pagination } from '@portal/ui';
import { listWords } from './list-words';

export interface ListPagesProps {
  /** The current page, counted from 1. */
  page: number;
  pageSize: number;
  /** Number of rows; without rows, no pagination is shown. */
  total: number;
  onPage: (page: number) => void;
  /** Label of the pagination as a plain string, such as "Pages of the contracts list". */
  label: string;
}

/** The pagination of a list, with the portal's texts and number format. */
export function ListPages({ page, pageSize, total, onPage, label }: ListPagesProps) {
  const { t } = listWords.useWords();
  const number = useNumber();
  return (
    <Pagination
      page={page}
      pageSize={pageSize}
      total={total}
      onPage={onPage}
      label={label}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      pageLabel={t('page')}
      formatNumber={number}
    />
  );
}
