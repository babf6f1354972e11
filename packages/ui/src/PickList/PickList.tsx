import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon';
import { CheckIcon } from '../icons';
import * as styles from './PickList.css';

/** One of the things that can be picked. */
export interface PickItem {
  id: number;
  /** What it is called. */
  label: string;
  /** A softer second line that tells namesakes apart, such as a company. */
  detail?: ReactNode;
  /** What stands at the end of its row, such as what a save will do to it. */
  note?: ReactNode;
  picked: boolean;
}

type PickListName =
  | {
      /** What the list is called, where no heading says it. */
      'aria-label': string;
      'aria-labelledby'?: undefined;
    }
  | {
      'aria-label'?: undefined;
      /** The id of the heading that says what the list is called. */
      'aria-labelledby': string;
    };

interface PickListOwnProps {
  /** What can be picked, in order; thousands are fine. Keep the array from one render to the next. */
  items: readonly PickItem[];
  /** An item was ticked, or its tick taken away. */
  onPick: (id: number, picked: boolean) => void;
  /** How many there are in all, where that is more than came. */
  total?: number;
  /** The items are those of an older question while the new answer comes. */
  stale?: boolean;
  /** It can be read, not changed. */
  readOnly?: boolean;
}

export type PickListProps = PickListName & PickListOwnProps;

/** What Page Up and Page Down skip. */
const page = 6;
/** A row of two lines, in px; longer ones are measured. */
const rowHeight = 52;

/**
 * Many things of which any can be picked, all in view: a listbox (ARIA APG) of which only the rows in sight are drawn.
 * Where the picked ones matter more than the others, a `MultiCombobox` takes less room.
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
    // Rows are drawn with the list, not after it is measured.
    initialRect: { width: 320, height: 360 },
    overscan: 4,
    useFlushSync: false,
    // The marked row is named by the list and has to exist for that.
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      if (marked === null || inView.includes(marked)) return inView;
      return [...inView, marked].sort((a, b) => a - b);
    },
  });

  const last = items.length - 1;
  const mark = (index: number) => {
    const at = Math.min(Math.max(index, 0), last);
    setMarkedId(items[at]?.id);
    rows.scrollToIndex(at, { align: 'auto' });
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
        {rows.getVirtualItems().map(({ index, start }) => {
          const item = items[index];
          if (!item) return null;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the list's, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the list
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
              style={{ top: start }}
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

/** The row to which a key leads from another; null for a key that leads nowhere. */
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
