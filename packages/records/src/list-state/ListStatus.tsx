import { VisuallyHidden } from '@portal/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { ListNews, ListNewsProps } from './ListNews';
import { shownCount } from './ListStatus.css';

export interface ListStatusProps extends ListNewsProps {
  /** The number as it is shown; hidden from screen readers once the live region says the same. */
  children?: ReactNode;
}

/** The number of records of a list, and its live region, which announces a new number and a new order. */
export function ListStatus({ children, ...news }: ListStatusProps) {
  const News = useListNews();
  return (
    <>
      {children !== undefined && (
        <span aria-hidden={News ? 'true' : undefined} className={shownCount}>
          {children}
        </span>
      )}
      <VisuallyHidden role="status">{News && <News {...news} />}</VisuallyHidden>
    </>
  );
}

/** Loads what is announced after the list is shown. If the code fails to load, the number can still be read. */
function useListNews(): typeof ListNews | undefined {
  const [News, setNews] = useState<typeof ListNews>();
  useEffect(() => {
    import('./ListNews').then(
      (loaded) => setNews(() => loaded.ListNews),
      () => undefined,
    );
  }, []);
  return News;
}
