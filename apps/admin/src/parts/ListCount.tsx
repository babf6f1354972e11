import { PairText, type TextPair, useNumber } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import { useEffect, useState } from 'react';
import { announcedCount, countLine, totalCount } from './list/list.css';

export interface ListCounted {
  /** Number of records; undefined while loading. */
  total: number | undefined;
  /** The counted noun, such as "contracts". */
  name: (count: number) => TextPair;
}

/**
 * Delay of the announcement in milliseconds. Orca drops changes of live regions while it handles those of a whole table,
 * and a search changes the number with every few letters.
 */
const announcementDelay = 1000;

/** The number of records. Reserves its line while loading, so that the rows do not move. */
export function ListCount({ total, name }: ListCounted) {
  const number = useNumber();
  const announced = useSettled(total, announcementDelay);
  return (
    <>
      {total === undefined ? (
        '\u00a0'
      ) : (
        // Hidden from screen readers, which find the same words in the live region.
        <span aria-hidden="true" className={countLine}>
          <strong className={totalCount}>{number(total)}</strong> <PairText value={name(total)} />
        </span>
      )}
      <VisuallyHidden role="status">
        {announced !== undefined && (
          // Replaced as a whole, because screen readers would announce a changed number and a changed noun separately.
          <span key={announced} className={announcedCount}>
            {/* A space beside a block would be no text for screen readers. */}
            {number(announced)}
            {'\u00a0'}
            <PairText value={name(announced)} />
          </span>
        )}
      </VisuallyHidden>
    </>
  );
}

/** Returns the last defined value that did not change for `delay` milliseconds. */
function useSettled<T>(value: T | undefined, delay: number): T | undefined {
  const [settled, setSettled] = useState<T>();
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
