import { PairText, type TextPair, useNumber } from '@portal/i18n';
import { useEffect, useState } from 'react';
import { browserAnnouncesSort } from './browserAnnouncesSort';
import { announcedText } from './ListNews.css';
import { type Announced, announcedAfter, type ListSort, sortKey } from './list-status';
import { sortWords } from './sort-words';

export interface ListNewsProps {
  /** Number of records; undefined while loading. */
  total: number | undefined;
  /** The counted noun, such as "contracts"; undefined if the number is announced elsewhere. */
  name?: (count: number) => TextPair;
  /** The order of the rows; undefined for the list's own. */
  sort?: ListSort;
}

/**
 * Delay of the announcement in milliseconds. Orca drops changes of live regions while it handles those of a whole table,
 * and a search changes the number with every few letters.
 */
const announcementDelay = 1000;

/** The text of a list's live region: a new number of records, and a new order where the browser does not announce it. */
export function ListNews({ total, name, sort }: ListNewsProps) {
  const number = useNumber();
  // The first order is what the list opens with, so it is not announced.
  const [announced, setAnnounced] = useState<Announced>({
    total: undefined,
    sort,
    isCounted: false,
    isSorted: false,
  });
  const key = sortKey(sort);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the sort
  useEffect(() => {
    if (total === undefined) return;
    const announce = () => setAnnounced((before) => announcedAfter(before, { total, sort }));
    const timer = setTimeout(announce, announcementDelay);
    return () => clearTimeout(timer);
  }, [total, key]);

  const counted = name && announced.isCounted ? announced.total : undefined;
  const sorted = announced.isSorted && !browserAnnouncesSort() ? announced.sort : undefined;
  if (counted === undefined && !sorted) return null;
  return (
    // Replaced as a whole, because screen readers would announce a changed number and a changed noun separately.
    <span key={`${announced.total} ${sortKey(announced.sort)}`} className={announcedText}>
      {name && counted !== undefined && (
        <>
          {/* A space beside a block would be no text for screen readers. */}
          {number(counted)}
          {'\u00a0'}
          <PairText value={name(counted)} />
          {sorted && '. '}
        </>
      )}
      {sorted && <sortWords.T k={sorted.direction} values={{ column: sorted.column }} />}
    </span>
  );
}
