import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const row = '[data-row]';
const control = ':is(a[href], button, input):not(:disabled)';

/** Moves focus to a neighbouring row when the focused row disappears, for example because it was archived. */
export function useFocusInRows(
  container: RefObject<HTMLElement | null>,
  rows: readonly unknown[] | undefined,
): void {
  const focused = useRef<{ element: Element; index: number } | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      // An open menu returns the focus to its button itself.
      if (!(target instanceof Element) || target.closest('[role="menu"]')) return;
      const focusedRow = target.closest(row);
      const index = focusedRow ? rowsIn(container.current).indexOf(focusedRow) : -1;
      focused.current = index === -1 ? null : { element: target, index };
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [container]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when the rows change
  useLayoutEffect(() => {
    const lost = focused.current;
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    const remainingRows = rowsIn(container.current);
    const next = remainingRows[lost.index] ?? remainingRows.at(-1);
    const selector = lost.element.matches('[data-row-menu]') ? '[data-row-menu]' : control;
    (next?.querySelector<HTMLElement>(selector) ?? container.current)?.focus({ preventScroll: true });
  }, [container, rows]);
}

function rowsIn(holder: HTMLElement | null): Element[] {
  return [...(holder?.querySelectorAll(row) ?? [])];
}
