import { useNumber } from '@portal/i18n';
import { Pagination } from '@portal/ui';
import { listWords } from './list-words';

export interface ListPagesProps {
  /** The page that is shown, counted from 1. */
  page: number;
  /** Rows a page. */
  pageSize: number;
  /** How many rows there are in all; of none there are no pages to show. */
  total: number;
  onPage: (page: number) => void;
  /** Names the pages, one plain string, such as "Pages of the contracts list". */
  label: string;
}

/** The pages of a list, in the words and figures of the portal. */
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
