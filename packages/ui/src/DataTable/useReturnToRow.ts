import { type RefObject, useEffect, useRef } from 'react';
import type { RowKey } from './table-selection';

const control = ':is(a[href], button, input):not(:disabled)';

/** Shows the row that somebody comes back to, and gives it the focus, once for each key and not before there are rows. */
export function useReturnToRow(
  holder: RefObject<HTMLElement | null>,
  key: RowKey | undefined,
  hasRows: boolean,
): void {
  const done = useRef<RowKey>(undefined);
  useEffect(() => {
    if (key === undefined || !hasRows || done.current === key) return;
    done.current = key;
    const row = holder.current?.querySelector(`[data-row="${CSS.escape(String(key))}"]`);
    if (!row) return;
    row.scrollIntoView({ block: 'center' });
    // Somebody who writes already, in the search box, goes on writing.
    if (document.activeElement?.matches('input, select, textarea')) return;
    const link = row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>(control);
    link?.focus({ preventScroll: true });
  }, [holder, key, hasRows]);
}
