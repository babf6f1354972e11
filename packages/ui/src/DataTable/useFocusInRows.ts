import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const row = '[data-row]';
const control = ':is(a[href], button, input):not(:disabled)';

/**
 * Keeps the focus in the table when the row that has it leaves, because it was archived or no longer matches: the row that
 * stands in its place has it then, else the last one, else what holds the rows.
 */
export function useFocusInRows(
  holder: RefObject<HTMLElement | null>,
  rows: readonly unknown[] | undefined,
): void {
  const focused = useRef<{ element: Element; place: number } | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const own = target instanceof Element ? target.closest(row) : null;
      const place = own ? rowsIn(holder.current).indexOf(own) : -1;
      focused.current = place === -1 ? null : { element: target as Element, place };
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [holder]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that have changed are the reason to look
  useLayoutEffect(() => {
    const lost = focused.current;
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    const left = rowsIn(holder.current);
    const next = left[lost.place] ?? left.at(-1);
    const sameKind = lost.element.matches('[data-row-menu]') ? '[data-row-menu]' : control;
    (next?.querySelector<HTMLElement>(sameKind) ?? holder.current)?.focus({ preventScroll: true });
  }, [holder, rows]);
}

function rowsIn(holder: HTMLElement | null): Element[] {
  return [...(holder?.querySelectorAll(row) ?? [])];
}
