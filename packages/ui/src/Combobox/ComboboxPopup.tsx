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
import * as styles from './ComboboxPopup.css';
import {
  type ComboboxOption,
  type ComboboxSource,
  type ComboboxWords,
  matchingOptions,
  optionCalled,
} from './combobox-options';
import { useSearch } from './useSearch';

export { prepareOptions } from './combobox-options';

/** Which option is marked when the popup opens; the chosen one before any other. */
export type ComboboxStart = 'first' | 'last' | 'chosen';

/** What the input asks of its open popup. */
export interface ComboboxPopupHandle {
  /** Does what a key means while the popup is open. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** The option that is called exactly what is typed. */
  exactMatch: () => ComboboxOption | undefined;
}

interface OptionListProps {
  ref: Ref<ComboboxPopupHandle>;
  /** What the popup hangs on. */
  anchor: HTMLElement;
  /** Keeps the focus; the marked option is told to it. */
  input: HTMLInputElement;
  /** Id of the list, named by the input. */
  listId: string;
  /** Where it begins; null while it waits, drawn but out of sight. */
  start: ComboboxStart | null;
  /** What is typed to find an option; empty finds all. */
  typed: string;
  /** Values of the chosen options. */
  chosen: readonly string[];
  /** Several can be chosen: the list stays open. */
  multiple: boolean;
  words: ComboboxWords;
  onChoose: (option: ComboboxOption) => void;
  onClose: () => void;
}

export interface ComboboxPopupProps extends OptionListProps {
  source: ComboboxSource;
}

/** The open list of a combobox (ARIA APG, editable combobox with list autocomplete). */
export function ComboboxPopup({ source, ...list }: ComboboxPopupProps) {
  return source.search ? (
    <AskedOptions search={source.search} {...list} />
  ) : (
    <GivenOptions options={source.options} loading={source.loading} {...list} />
  );
}

function GivenOptions({
  options,
  loading = false,
  ...list
}: OptionListProps & { options: readonly ComboboxOption[]; loading?: boolean }) {
  // Those that come later may stand before those that are there, which would move under the finger.
  const found = useMemo(
    () => (loading ? [] : matchingOptions(options, list.typed)),
    [loading, options, list.typed],
  );
  return <OptionList {...list} options={found} state={loading ? 'loading' : 'ready'} />;
}

function AskedOptions({
  search,
  ...list
}: OptionListProps & { search: NonNullable<ComboboxSource['search']> }) {
  return <OptionList {...list} {...useSearch(search, list.typed)} />;
}

/** The marked option of one list; another list, or another search in it, begins anew. */
interface Mark {
  options: readonly ComboboxOption[];
  typed: string;
  index: number | null;
  by: 'start' | 'keys' | 'pointer';
}

interface FoundOptions {
  options: readonly ComboboxOption[];
  /** How many there are in all. */
  total?: number;
  state: 'loading' | 'ready' | 'failed';
  /** Asks once more. */
  retry?: () => void;
}

type RowList = ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>;

/** What Page Up and Page Down skip. */
const page = 10;
/** A row of one line, in px, with a pointer and under a thumb; longer ones are measured. */
const rowHeights = { fine: 36, coarse: 44 };
/** What the list shows at first, in px. */
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
  // Options of an older search are not to be chosen by a key pressed in haste.
  const isStale = state !== 'ready';
  // One chosen option is where one begins; several are nowhere in particular.
  const [chosenAtFirst] = useState(multiple ? undefined : chosen[0]);
  const fresh = useMemo<Mark>(() => {
    const index = isStale ? null : firstMark(options, chosenAtFirst, typed, start);
    return { options, typed, index, by: 'start' };
  }, [options, chosenAtFirst, typed, start, isStale]);
  const [latest, setLatest] = useState(fresh);
  const setMark = (index: number | null, by: Mark['by']) => setLatest({ options, typed, index, by });
  const mark = latest.options === options && latest.typed === typed && !isStale ? latest : fresh;
  const marked = mark.index === null ? undefined : options[mark.index];

  const [rowHeight] = useState(() => rowHeights[matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine']);
  const keyOf = useCallback((index: number) => options[index]?.value ?? index, [options]);
  const virtual: RowList = useVirtualizer({
    count: options.length,
    getItemKey: keyOf,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    // Read as soon as it is drawn, a row's height would have the browser lay out twice; it reports a change anyway.
    // Out of sight it has none.
    measureElement: (row, entry, list) =>
      entry?.contentRect.height
        ? measureElement(row, entry, list)
        : (list.measurementsCache[list.indexFromElement(row)]?.size ?? rowHeight),
    // Rows are drawn with the popup, not after it is measured.
    initialRect: { width: 320, height: listHeight },
    initialOffset: () => Math.max(0, ((mark.index ?? 0) + 0.5) * rowHeight - listHeight / 2),
    observeElementRect: (list, tell) =>
      // Out of sight it has no height, which is no reason to drop its rows.
      observeElementRect(list, (rect) => {
        if (rect.height > 0) tell(rect);
      }),
    overscan: 2,
    useFlushSync: false,
    rangeExtractor: (range) => withMarked(range, mark.index),
  });

  const wasShown = useRef(false);
  useLayoutEffect(() => {
    // Options do not run away from the pointer.
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
    // Written past React: the field around the popup need not be drawn anew at each arrow key.
    if (markedId) input.setAttribute('aria-activedescendant', markedId);
    return () => input.removeAttribute('aria-activedescendant');
  }, [input, markedId]);

  const choose = (option: ComboboxOption | undefined) => {
    if (option && !option.disabled) onChoose(option);
  };
  const move = (from: number, step: 1 | -1) => {
    if (isStale) return;
    const index = enabledFrom(options, from, step);
    if (index !== null) setMark(index, 'keys');
  };
  const last = options.length - 1;
  const askAgain = () => {
    retry?.();
    // The button that was pressed goes away.
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
          // They are the caret's: one is back in the text.
          setMark(null, 'pointer');
          break;
        case 'Enter':
          // The form around it is not sent by a choice.
          event.preventDefault();
          if (state === 'failed') askAgain();
          else choose(marked);
          break;
        case 'Tab':
          // Going on takes what is marked, as a native select does, unless nothing was looked for.
          if (!multiple && (mark.by === 'keys' || (mark.by === 'start' && typed !== ''))) choose(marked);
          break;
        case 'Escape':
          event.preventDefault();
          // The dialog around the field stays open.
          event.stopPropagation();
          onClose();
          break;
      }
    },
  }));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the input, whatever is pressed here
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
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
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
      <div role="status">{state !== 'failed' && <Status {...{ options, total, state, words }} />}</div>
      {state === 'failed' && (
        <div role="alert" className={styles.failed}>
          <Icon of={WarningIcon} size="small" />
          <span className={styles.words}>{words.failed}</span>
          <Button size="small" onClick={askAgain}>
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
      // Seen by the paler options: a line that comes and goes would make the popup jump.
      <VisuallyHidden>{words.loading}</VisuallyHidden>
    );
  }
  if (isEmpty) return <div className={styles.note}>{words.noMatch}</div>;
  if (total > options.length) return <div className={styles.more}>{words.more(options.length, total)}</div>;
  return <VisuallyHidden>{words.count(total)}</VisuallyHidden>;
}

/** The first option from `from` on, round the list, that can be chosen. */
function enabledFrom(options: readonly ComboboxOption[], from: number, step: 1 | -1): number | null {
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
  if (typed !== '') return enabledFrom(options, 0, 1);
  const own = chosen === undefined ? -1 : options.findIndex(({ value }) => value === chosen);
  if (own >= 0) return own;
  if (start === null || start === 'chosen') return null;
  return start === 'first' ? enabledFrom(options, 0, 1) : enabledFrom(options, options.length - 1, -1);
}

/** Asked of what is known already: asked of the browser, each key would have it lay out at once. */
function isInView({ measurementsCache, scrollOffset, scrollRect }: RowList, index: number): boolean {
  const row = measurementsCache[index];
  if (!row || scrollOffset === null || !scrollRect) return false;
  return row.start >= scrollOffset && row.end <= scrollOffset + scrollRect.height;
}

/** The rows in view and the marked one, which the input names and which must exist for that. */
function withMarked(range: Range, marked: number | null): number[] {
  const inView = defaultRangeExtractor(range);
  if (marked === null || marked >= range.count || inView.includes(marked)) return inView;
  return [...inView, marked].sort((a, b) => a - b);
}
