import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Props of the element around a grid, also while the grid loads. */
export interface GridKeys {
  ref: RefObject<HTMLDivElement | null>;
  tabIndex: -1;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
}

/** Returns whether a modifier key is held. */
const isModified = ({ altKey, shiftKey, metaKey }: KeyboardEvent) => altKey || shiftKey || metaKey;

/**
 * Keyboard navigation of a grid (ARIA APG): one Tab stop; arrow keys move between cells, and between several items of a
 * cell. Items have `data-stop`; an empty cell is a stop itself. The first Tab stop is in the cell with `data-start`.
 * @param onPage Called with -1 or 1 for Page Up and Page Down.
 */
export function useGridKeys(onPage: (steps: -1 | 1) => void): GridKeys {
  const frame = useRef<HTMLDivElement>(null);
  const isPaging = useRef(false);

  // Set outside React, so that an arrow key does not re-render the grid.
  useLayoutEffect(() => {
    const grid = frame.current;
    if (!grid) return;
    const stop =
      grid.querySelector<HTMLElement>('[tabindex="0"]') ??
      grid.querySelector<HTMLElement>('[data-start] [data-stop]') ??
      grid.querySelector<HTMLElement>('[data-stop]') ??
      grid.querySelector<HTMLElement>('tbody td');
    stop?.setAttribute('tabindex', '0');
    if (!stop || !isPaging.current) return;
    isPaging.current = false;
    if (document.activeElement === grid) stop.focus();
  });

  return {
    ref: frame,
    tabIndex: -1,
    onFocus({ target }) {
      const grid = frame.current;
      if (!grid || target === grid || !isStop(target)) return;
      for (const other of grid.querySelectorAll('[tabindex="0"]')) other.setAttribute('tabindex', '-1');
      target.setAttribute('tabindex', '0');
    },
    onKeyDown(event) {
      const { key, target, ctrlKey } = event;
      if (isModified(event) || !(target instanceof HTMLElement)) return;
      if (!ctrlKey && (key === 'PageUp' || key === 'PageDown')) {
        event.preventDefault();
        // The focused stop may disappear.
        frame.current?.focus();
        isPaging.current = true;
        onPage(key === 'PageUp' ? -1 : 1);
        return;
      }
      const next = stopAfter(target, ctrlKey ? `Ctrl+${key}` : key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

function isStop(element: Element): boolean {
  return element.matches('[data-stop], td');
}

function stopsIn(cell: Element): HTMLElement[] {
  const items = [...cell.querySelectorAll<HTMLElement>('[data-stop]')];
  return items.length > 0 || !(cell instanceof HTMLElement) ? items : [cell];
}

/** Returns the stop that a key moves to; undefined for other keys and at the edges. */
function stopAfter(from: HTMLElement, key: string): HTMLElement | undefined {
  const cell = from.closest('td');
  const row = cell?.closest('tr');
  const table = row?.closest('table');
  if (!cell || !row || !table) return undefined;
  const place = stopsIn(cell).indexOf(from);
  const cells = [...row.querySelectorAll('td')];
  const column = cells.indexOf(cell);
  const rows = [...table.querySelectorAll('tbody tr')];
  const line = rows.indexOf(row);
  const cellAt = (of: Element | undefined, at: number) => of && [...of.querySelectorAll('td')].at(at);
  const stopAt = (of: Element | undefined, at: number) => {
    const stops = of ? stopsIn(of) : [];
    return stops[at] ?? stops.at(-1);
  };
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? stopAt(cells[column - 1], place) : undefined;
    case 'ArrowRight':
      return stopAt(cells[column + 1], place);
    case 'ArrowUp':
      return stopsIn(cell)[place - 1] ?? (line > 0 ? stopAt(cellAt(rows[line - 1], column), 99) : undefined);
    case 'ArrowDown':
      return stopsIn(cell)[place + 1] ?? stopAt(cellAt(rows[line + 1], column), 0);
    case 'Home':
      return stopAt(cells[0], 0);
    case 'End':
      return stopAt(cells.at(-1), 0);
    case 'Ctrl+Home':
      return stopAt(cellAt(rows[0], 0), 0);
    case 'Ctrl+End':
      return stopAt(cellAt(rows.at(-1), -1), 0);
    default:
      return undefined;
  }
}
