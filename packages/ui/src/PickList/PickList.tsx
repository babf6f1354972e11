import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon';
import { CheckIcon } from '../icons';
import * as styles from './PickList.css';

export interface PickItem {
  id: number;
  label: string;
  /** A softer second line that distinguishes items with the same label, such as a company. */
  detail?: ReactNode;
  /** Shown at the end of the row, for example what saving will do to the item. */
  note?: ReactNode;
  picked: boolean;
}

type PickListName =
  | {
      /** Accessible name of the list, when no heading names it. */
      'aria-label': string;
      'aria-labelledby'?: undefined;
    }
  | {
      'aria-label'?: undefined;
      /** Id of the heading that names the list. */
      'aria-labelledby': string;
    };

interface PickListOwnProps {
  /** The items, in order; thousands are fine. Keep the array's identity between renders. */
  items: readonly PickItem[];
  /** Called when the user picks or unpicks an item. */
  onPick: (id: number, picked: boolean) => void;
  /** Total number of matching items, when it is larger than `items`. */
  total?: number;
  /** The items belong to an older search while new ones load. */
  stale?: boolean;
  /** Shows the items without allowing changes. */
  readOnly?: boolean;
}

export type PickListProps = PickListName & PickListOwnProps;

/** Step of Page Up and Page Down. */
const page = 6;
/** Estimated row height in px, for two lines; other rows are measured. */
const rowHeight = 52;

/**
 * A multi-select listbox for many items, which renders only the rows in view (ARIA APG: listbox).
 * If the picked items matter more than the others, `MultiCombobox` takes less space.
 */
export function PickList({ items, onPick, total = items.length, stale, readOnly, ...name }: PickListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [markedId, setMarkedId] = useState<number>();
  const found = items.findIndex(({ id }) => id === markedId);
  const marked = found === -1 ? null : found;

  const rows = useVirtualizer<HTMLDivElement, Element>({
    count: items.length,
    getItemKey: (index) => items[index]?.id ?? index,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    // Renders the rows together with the list instead of after the first measurement.
    initialRect: { width: 320, height: 360 },
    overscan: 4,
    useFlushSync: false,
    // The active row must be in the DOM, because the list references it by `aria-activedescendant`.
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      if (marked === null || inView.includes(marked)) return inView;
      return [...inView, marked].sort((a, b) => a - b);
    },
  });

  const last = items.length - 1;
  const mark = (index: number) => {
    const activeIndex = Math.min(Math.max(index, 0), last);
    setMarkedId(items[activeIndex]?.id);
    rows.scrollToIndex(activeIndex, { align: 'auto' });
  };
  const pick = (item: PickItem | undefined) => {
    if (item && !readOnly && !stale) onPick(item.id, !item.picked);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = rowAfter(event.key, marked ?? -1, last);
    if (next !== null) mark(next);
    else if (event.key === ' ' || event.key === 'Enter') pick(items[marked ?? -1]);
    else return;
    event.preventDefault();
  };

  return (
    <div
      {...name}
      ref={scroller}
      role="listbox"
      tabIndex={0}
      aria-multiselectable
      aria-readonly={readOnly || undefined}
      aria-busy={stale || undefined}
      aria-activedescendant={marked === null ? undefined : `${listId}-${markedId}`}
      data-stale={stale || undefined}
      className={styles.list}
      onKeyDown={onKeyDown}
      onFocus={() => {
        if (marked === null) setMarkedId(items[rows.range?.startIndex ?? 0]?.id);
      }}
    >
      <div role="presentation" className={styles.items} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start: top }) => {
          const item = items[index];
          if (!item) return null;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list keeps focus and handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the list keeps focus
            <div
              key={item.id}
              ref={rows.measureElement}
              id={`${listId}-${item.id}`}
              role="option"
              aria-selected={item.picked}
              aria-setsize={total}
              aria-posinset={index + 1}
              data-index={index}
              data-marked={index === marked || undefined}
              className={styles.item}
              style={{ top }}
              onClick={() => {
                setMarkedId(item.id);
                pick(item);
              }}
            >
              <span className={styles.box}>{item.picked && <Icon of={CheckIcon} size="small" />}</span>
              <span className={styles.content}>
                <span className={styles.words}>
                  {item.label}
                  {item.detail && <span className={styles.detail}>{item.detail}</span>}
                </span>
                {item.note && <span className={styles.note}>{item.note}</span>}
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Returns the row that a navigation key leads to, or null for any other key. */
function rowAfter(key: string, at: number, last: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'PageDown':
      return at + page;
    case 'PageUp':
      return at - page;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
