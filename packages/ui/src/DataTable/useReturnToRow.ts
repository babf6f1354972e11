import { type RefObject, useEffect, useRef } from 'react';
import type { RowKey } from './table-selection';

const control = ':is(a[href], button, input):not(:disabled)';

/** Scrolls to the row that the user returns to and focuses it, once per key and only after rows are loaded. */
export function useReturnToRow(
  container: RefObject<HTMLElement | null>,
  key: RowKey | undefined,
  hasRows: boolean,
): void {
  const handledKey = useRef<RowKey>(undefined);
  useEffect(() => {
    if (key === undefined || !hasRows || handledKey.current === key) return;
    handledKey.current = key;
    const row = container.current?.querySelector(`[data-row="${CSS.escape(String(key))}"]`);
    if (!row) return;
    row.scrollIntoView({ block: 'center' });
    // Does not take focus from a field that the user is typing in.
    if (document.activeElement?.matches('input, select, textarea')) return;
    const link = row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>(control);
    link?.focus({ preventScroll: true });
  }, [container, key, hasRows]);
}
