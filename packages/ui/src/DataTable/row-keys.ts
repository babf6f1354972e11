import type { KeyboardEvent } from 'react';

const controls = ':is(a[href], button, input, select):not(:disabled)';

/**
 * Arrow keys between the links, boxes and buttons of the rows, so that nobody has to tab through a hundred rows:
 * along the row, down and up its column, to its ends, and with Ctrl to the first and last row.
 */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey) return;
  const { target, key, ctrlKey } = event;
  if (!(target instanceof HTMLElement)) return;
  // A field that writes has its own use for the arrows.
  if (target.matches('select, textarea, input:not([type="checkbox"])')) return;
  const row = target.closest<HTMLTableRowElement>('tr[data-row]');
  const place = target.closest('th, td');
  if (!row || !place) return;
  const next = goal(key, ctrlKey, row, target, [...row.children].indexOf(place));
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function goal(key: string, ctrl: boolean, row: HTMLElement, from: HTMLElement, column: number) {
  const rows = row.parentElement;
  if (ctrl) {
    if (key === 'Home') return inColumn(rows?.firstElementChild, column, 'nextElementSibling');
    if (key === 'End') return inColumn(rows?.lastElementChild, column, 'previousElementSibling');
    return undefined;
  }
  const along = [...row.querySelectorAll<HTMLElement>(controls)];
  const at = along.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return along[at + 1];
    case 'ArrowLeft':
      return along[at - 1];
    case 'Home':
      return along[0];
    case 'End':
      return along.at(-1);
    case 'ArrowDown':
      return inColumn(row.nextElementSibling, column, 'nextElementSibling');
    case 'ArrowUp':
      return inColumn(row.previousElementSibling, column, 'previousElementSibling');
    default:
      return undefined;
  }
}

/** The control of a column in the first row that has one, from a row on: where one is disabled, the next is meant. */
function inColumn(
  from: Element | null | undefined,
  column: number,
  way: 'nextElementSibling' | 'previousElementSibling',
) {
  for (let row = from; row; row = row[way]) {
    const control = row.children[column]?.querySelector<HTMLElement>(controls);
    if (control) return control;
  }
  return undefined;
}
