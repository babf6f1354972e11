import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  type Range,
  useVirtualizer,
} from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { CheckIcon, WarningIcon } from '../icons';
import { useAnchoredPopup } from '../Popup/useAnchoredPopup';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Combobox.css';
import {
  type ComboboxOption,
  type ComboboxSource,
  type ComboboxWords,
  hasSameOptions,
  matchingOptions,
  optionCalled,
} from './combobox-options';
import { useSearch } from './useSearch';

export { prepareOptions } from './combobox-options';

/** Which option becomes active when the popup opens; a selected option takes precedence. */
export type ComboboxStart = 'first' | 'last' | 'chosen';

export interface ComboboxPopupHandle {
  /** Handles a key press while the popup is open. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Returns the option whose label equals the typed text. */
  exactMatch: () => ComboboxOption | undefined;
}

interface OptionListProps {
  ref: Ref<ComboboxPopupHandle>;
  anchor: HTMLElement;
  /** The input keeps focus and references the active option by `aria-activedescendant`. */
  input: HTMLInputElement;
  listId: string;
  /** Which option becomes active first; null while the popup is rendered but hidden. */
  start: ComboboxStart | null;
  /** The search text; empty matches all options. */
  typed: string;
  /** Values of the selected options. */
  chosen: readonly string[];
  /** Several options can be selected, so the list stays open. */
  multiple: boolean;
  words: ComboboxWords;
  onChoose: (option: ComboboxOption) => void;
  onClose: () => void;
}

export interface ComboboxPopupProps extends OptionListProps {
  source: ComboboxSource;
}

/** The open popup of a combobox (ARIA APG: editable combobox with list autocomplete). */
export function ComboboxPopup({ source, ...list }: ComboboxPopupProps) {
  return source.search ? (
    <SearchedOptions search={source.search} {...list} />
  ) : (
    <LocalOptions options={source.options} loading={source.loading} {...list} />
  );
}

function LocalOptions({
  options: given,
  loading = false,
  ...list
}: OptionListProps & { options: readonly ComboboxOption[]; loading?: boolean }) {
  const options = useSameOptions(given);
  // Options that load later may sort before the present ones and move them while the user clicks.
  const found = useMemo(
    () => (loading ? [] : matchingOptions(options, list.typed)),
    [loading, options, list.typed],
  );
  return <OptionList {...list} options={found} state={loading ? 'loading' : 'ready'} />;
}

/** Returns the earlier array while its options are equal, because a form may build the array at each render. */
function useSameOptions(options: readonly ComboboxOption[]): readonly ComboboxOption[] {
  const [kept, setKept] = useState(options);
  if (kept === options || hasSameOptions(kept, options)) return kept;
  setKept(options);
  return options;
}

function SearchedOptions({
  search,
  ...list
}: OptionListProps & { search: NonNullable<ComboboxSource['search']> }) {
  return <OptionList {...list} {...useSearch(search, list.typed)} />;
}

/** The active option. It resets when the list or the search text changes. */
interface Mark {
  options: readonly ComboboxOption[];
  typed: string;
  index: number | null;
  by: 'start' | 'keys' | 'pointer';
}

interface FoundOptions {
  options: readonly ComboboxOption[];
  /** Total number of matches. */
  total?: number;
  state: 'loading' | 'ready' | 'failed';
  retry?: () => void;
}

type RowList = ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>;

/** Step of Page Up and Page Down. */
const page = 10;
/** Height of a one-line row in px for mouse and touch; taller rows are measured. */
const rowHeights = { fine: 36, coarse: 44 };
/** Initial height of the list in px. */
const listHeight = 320;

function OptionList({
  ref: handle,
  anchor,
  input,
  listId,
  start,
  typed,
  chosen,
  multiple,
  words,
  onChoose,
  onClose,
  options,
  total = options.length,
  state,
  retry,
}: OptionListProps & FoundOptions) {
  const isOpen = start !== null;
  const popup = useAnchoredPopup({ anchor, placement: 'bottom-start', fitsAnchor: true, isOpen });
  const scroller = useRef<HTMLDivElement>(null);
  // Results of an older search cannot be selected.
  const isStale = state !== 'ready';
  // A single selected option is the starting point; several selected options are not.
  const [initialChoice] = useState(multiple ? undefined : chosen[0]);
  const initialMark = useMemo<Mark>(() => {
    const index = isStale ? null : firstMark(options, initialChoice, typed, start);
    return { options, typed, index, by: 'start' };
  }, [options, initialChoice, typed, start, isStale]);
  const [lastMark, setLastMark] = useState<Mark>();
  const setMark = (index: number | null, by: Mark['by']) => setLastMark({ options, typed, index, by });
  const mark = lastMark?.options === options && lastMark.typed === typed && !isStale ? lastMark : initialMark;
  const marked = mark.index === null ? undefined : options[mark.index];

  const [rowHeight] = useState(() => rowHeights[matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine']);
  const getItemKey = useCallback((index: number) => options[index]?.value ?? index, [options]);
  const virtual: RowList = useVirtualizer({
    count: options.length,
    getItemKey,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    // Do not read the height during render: it forces a second layout, and ResizeObserver reports it anyway.
    // A hidden row has no height.
    measureElement: (row, entry, list) =>
      entry?.contentRect.height
        ? measureElement(row, entry, list)
        : (list.measurementsCache[list.indexFromElement(row)]?.size ?? rowHeight),
    // Renders the rows together with the popup instead of after the first measurement.
    initialRect: { width: 320, height: listHeight },
    initialOffset: () => Math.max(0, ((mark.index ?? 0) + 0.5) * rowHeight - listHeight / 2),
    observeElementRect: (list, notify) =>
      // A hidden popup has height 0, but its rows must stay rendered.
      observeElementRect(list, (rect) => {
        if (rect.height > 0) notify(rect);
      }),
    overscan: 2,
    useFlushSync: false,
    rangeExtractor: (range) => withMarked(range, mark.index),
  });

  const wasShown = useRef(false);
  useLayoutEffect(() => {
    // Do not scroll the list under the pointer.
    if (!isOpen || mark.by === 'pointer') return;
    if (mark.index === null) {
      if (virtual.scrollOffset) virtual.scrollToOffset(0);
    } else if (!wasShown.current || !isInView(virtual, mark.index)) {
      virtual.scrollToIndex(mark.index, { align: wasShown.current ? 'auto' : 'center' });
    }
    wasShown.current = true;
  }, [virtual, mark, isOpen]);

  const markedId = isOpen && mark.index !== null ? `${listId}-${mark.index}` : undefined;
  useLayoutEffect(() => {
    // Set outside React, so that arrow keys do not re-render the field.
    if (markedId) input.setAttribute('aria-activedescendant', markedId);
    return () => input.removeAttribute('aria-activedescendant');
  }, [input, markedId]);

  const choose = (option: ComboboxOption | undefined) => {
    if (option && !option.disabled) onChoose(option);
  };
  const move = (from: number, step: 1 | -1) => {
    if (isStale) return;
    const index = firstEnabled(options, from, step);
    if (index !== null) setMark(index, 'keys');
  };
  const last = options.length - 1;
  const retrySearch = () => {
    retry?.();
    // The retry button disappears, so focus returns to the input.
    input.focus();
  };

  useImperativeHandle(handle, () => ({
    exactMatch: () => (isStale ? undefined : optionCalled(options, typed)),
    onKeyDown: (event) => {
      const at = mark.index;
      switch (event.key) {
        case 'ArrowDown':
          event.preventDefault();
          move(at === null || at === last ? 0 : at + 1, 1);
          break;
        case 'ArrowUp':
          event.preventDefault();
          if (event.altKey) onClose();
          else move(at === null || at === 0 ? last : at - 1, -1);
          break;
        case 'PageDown':
          event.preventDefault();
          move(Math.min((at ?? -1) + page, last), -1);
          break;
        case 'PageUp':
          event.preventDefault();
          move(Math.max((at ?? 0) - page, 0), 1);
          break;
        case 'ArrowLeft':
        case 'ArrowRight':
        case 'Home':
        case 'End':
          // These keys move the text caret, so no option is active.
          setMark(null, 'pointer');
          break;
        case 'Enter':
          // Selecting an option must not submit the form.
          event.preventDefault();
          if (state === 'failed') retrySearch();
          else choose(marked);
          break;
        case 'Tab':
          // Like a native select, Tab selects the active option, unless it is only the initial one and
          // nothing was typed.
          if (!multiple && (mark.by === 'keys' || (mark.by === 'start' && typed !== ''))) choose(marked);
          break;
        case 'Escape':
          event.preventDefault();
          // Keeps the surrounding dialog open.
          event.stopPropagation();
          onClose();
          break;
      }
    },
  }));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: prevents a mousedown from taking focus from the input
    <div
      ref={popup.ref}
      popover="manual"
      className={styles.popup}
      style={popup.style}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        ref={scroller}
        id={listId}
        role="listbox"
        aria-label={input.getAttribute('aria-label') ?? undefined}
        aria-labelledby={input.getAttribute('aria-labelledby') ?? input.labels?.[0]?.id}
        aria-multiselectable={multiple || undefined}
        aria-busy={state === 'loading' || undefined}
        data-stale={isStale || undefined}
        className={styles.list}
      >
        <div role="presentation" className={styles.options} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start: top }) => {
            const option = options[index];
            if (!option) return null;
            const isChosen = chosen.includes(option.value);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps focus and handles the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the input keeps focus
              <div
                key={option.value}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={isChosen}
                aria-disabled={option.disabled || undefined}
                aria-setsize={total}
                aria-posinset={index + 1}
                data-index={index}
                data-marked={index === mark.index ? mark.by : undefined}
                ref={virtual.measureElement}
                className={styles.option}
                style={{ top }}
                onClick={() => choose(option)}
                onPointerMove={() => {
                  if (index !== mark.index && !isStale) setMark(index, 'pointer');
                }}
              >
                <span className={styles.words}>
                  {option.label}
                  {option.detail && <span className={styles.detail}>{option.detail}</span>}
                </span>
                {isChosen && <Icon of={CheckIcon} className={styles.tick} />}
              </div>
            );
          })}
        </div>
      </div>
      <div role="status">
        {state !== 'failed' && <Status options={options} total={total} state={state} words={words} />}
      </div>
      {state === 'failed' && (
        <div role="alert" className={styles.failed}>
          <Icon of={WarningIcon} size="small" />
          <span className={styles.words}>{words.failed}</span>
          <Button size="small" onClick={retrySearch}>
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  );
}

function Status({
  options,
  total = options.length,
  state,
  words,
}: Omit<FoundOptions, 'retry'> & { words: ComboboxWords }) {
  const isEmpty = options.length === 0;
  if (state === 'loading') {
    return isEmpty ? (
      <div className={styles.note}>
        <Spinner /> {words.loading}
      </div>
    ) : (
      // Sighted users see paler options; a visible line would make the popup jump.
      <VisuallyHidden>{words.loading}</VisuallyHidden>
    );
  }
  if (isEmpty) return <div className={styles.note}>{words.noMatch}</div>;
  if (total > options.length) return <div className={styles.more}>{words.more(options.length, total)}</div>;
  return <VisuallyHidden>{words.count(total)}</VisuallyHidden>;
}

/** Returns the index of the first enabled option from `from` on, wrapping around, or null. */
function firstEnabled(options: readonly ComboboxOption[], from: number, step: 1 | -1): number | null {
  const count = options.length;
  for (let tried = 0; tried < count; tried += 1) {
    const index = (from + step * tried + count) % count;
    if (!options[index]?.disabled) return index;
  }
  return null;
}

function firstMark(
  options: readonly ComboboxOption[],
  chosen: string | undefined,
  typed: string,
  start: ComboboxStart | null,
): number | null {
  if (typed !== '') return firstEnabled(options, 0, 1);
  const own = chosen === undefined ? -1 : options.findIndex(({ value }) => value === chosen);
  if (own >= 0) return own;
  if (start === null || start === 'chosen') return null;
  return start === 'first' ? firstEnabled(options, 0, 1) : firstEnabled(options, options.length - 1, -1);
}

/** Uses the virtualizer's cache, because reading the DOM would force a layout on every key press. */
function isInView({ measurementsCache, scrollOffset, scrollRect }: RowList, index: number): boolean {
  const row = measurementsCache[index];
  if (!row || scrollOffset === null || !scrollRect) return false;
  return row.start >= scrollOffset && row.end <= scrollOffset + scrollRect.height;
}

/** Returns the rows in view plus the active row, which `aria-activedescendant` references. */
function withMarked(range: Range, marked: number | null): number[] {
  const inView = defaultRangeExtractor(range);
  if (marked === null || marked >= range.count || inView.includes(marked)) return inView;
  return [...inView, marked].sort((a, b) => a - b);
}
