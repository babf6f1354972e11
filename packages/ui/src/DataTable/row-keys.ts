import type { KeyboardEvent } from 'react';

const controls = ':is(a[href], button, input, select):not(:disabled)';

/** Moves focus between the controls of the rows by arrow keys, Home and End; with Ctrl to the first or last row. */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey) return;
  const { target, key, ctrlKey } = event;
  if (!(target instanceof HTMLElement)) return;
  // Text fields and selects use the arrow keys themselves.
  if (target.matches('select, textarea, input:not([type="checkbox"])')) return;
  const row = target.closest<HTMLTableRowElement>('tr[data-row]');
  const cell = target.closest('th, td');
  if (!row || !cell) return;
  const next = targetOf(key, ctrlKey, row, target, [...row.children].indexOf(cell));
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function targetOf(key: string, ctrl: boolean, row: HTMLElement, from: HTMLElement, column: number) {
  const rows = row.parentElement;
  if (ctrl) {
    if (key === 'Home') return inColumn(rows?.firstElementChild, column, 'nextElementSibling');
    if (key === 'End') return inColumn(rows?.lastElementChild, column, 'previousElementSibling');
    return undefined;
  }
  const rowControls = [...row.querySelectorAll<HTMLElement>(controls)];
  const index = rowControls.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return rowControls[index + 1];
    case 'ArrowLeft':
      return rowControls[index - 1];
    case 'Home':
      return rowControls[0];
    case 'End':
      return rowControls.at(-1);
    case 'ArrowDown':
      return inColumn(row.nextElementSibling, column, 'nextElementSibling');
    case 'ArrowUp':
      return inColumn(row.previousElementSibling, column, 'previousElementSibling');
    default:
      return undefined;
  }
}

/** Returns the column's control in the next row that has an enabled one, starting at `from`. */
function inColumn(
  from: Element | null | undefined,
  column: number,
  direction: 'nextElementSibling' | 'previousElementSibling',
) {
  for (let row = from; row; row = row[direction]) {
    const control = row.children[column]?.querySelector<HTMLElement>(controls);
    if (control) return control;
  }
  return undefined;
}
