import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type DialogCloseReason, useModalDialog } from '../Dialog/useModalDialog';
import { Icon } from '../Icon/Icon';
import { type IconShape, SearchIcon } from '../icons';
import { Kbd } from '../Kbd/Kbd';
import { Spinner } from '../Spinner/Spinner';
import { StandardLabel } from '../StandardLabels/StandardLabelsProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './CommandPalette.css';
import { markedParts } from './typed-matches';

/** One entry of the palette: something to open or to run. */
export interface CommandItem {
  id: string;
  /** Icon that shows the kind of item. */
  icon: IconShape;
  /** Name of the item; in a string, the matching text is highlighted. */
  label: ReactNode;
  /** A softer second line that distinguishes items with the same label; a string is highlighted too. */
  detail?: ReactNode;
  /** Kind of item in words, when its group does not say it. */
  kind?: ReactNode;
  /** Keyboard shortcut for the same action: keys to press in sequence. */
  keys?: readonly string[];
}

export interface CommandGroup {
  id: string;
  label: ReactNode;
  /** The items; an empty group is not shown. */
  items: readonly CommandItem[];
}

export interface CommandPaletteWords {
  /** Accessible name of the palette, its field and its list, as plain text. */
  name: string;
  /** Placeholder of the field, as plain text. */
  placeholder: string;
  /** Shown while more results load. */
  searching: ReactNode;
  /** Number of results, for screen readers. */
  count: (found: number) => ReactNode;
}

export interface CommandPaletteProps {
  /** Whether the palette is open. */
  open: boolean;
  /** Called when the palette should close; the caller then sets `open` to false. */
  onClose: (reason: DialogCloseReason) => void;
  /** The text in the field. */
  value: string;
  /** Called on each change, and with an empty string when Escape clears the field. */
  onValueChange: (value: string) => void;
  /** The results in order. Must be stable while unchanged, because rendering them is expensive. */
  groups: readonly CommandGroup[];
  /** The text that `groups` was computed from, if it lags behind `value` (`useDeferredValue`); Enter waits for it. */
  foundBy?: string;
  /** Called when an item is chosen by Enter or click; with Ctrl, Cmd or the middle button, `newTab` is true. */
  onChoose: (item: CommandItem, how: { newTab: boolean }) => void;
  /** More results are loading; Enter then waits for the first result if there is none yet. */
  searching?: boolean;
  /** Message below the list, for example that nothing was found or that the search failed. */
  note?: ReactNode;
  /** Footer line, such as the keyboard hints; hidden on phones. */
  foot?: ReactNode;
  /** Texts of the palette. */
  words: CommandPaletteWords;
}

/**
 * A modal combobox with grouped results that finds and opens anything by name (ARIA APG: combobox).
 * The caller provides the results, all together or in steps.
 */
export function CommandPalette({ open, ...props }: CommandPaletteProps) {
  return open ? <OpenPalette {...props} /> : null;
}

/** Step of Page Up and Page Down. */
const page = 6;

function OpenPalette({
  onClose,
  value,
  onValueChange,
  groups,
  foundBy = value,
  onChoose,
  searching = false,
  note,
  foot,
  words,
}: Omit<CommandPaletteProps, 'open'>) {
  const field = useRef<HTMLInputElement>(null);
  const modal = useModalDialog({ onClose, firstFocus: () => field.current });
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [active, setActive] = useState<{ id: string; byKeys: boolean }>();
  // Enter was pressed before any result arrived: choose the first result when it does.
  const [pendingEnter, setPendingEnter] = useState<{ newTab: boolean }>();

  const isOutdated = foundBy !== value;
  const items = groups.flatMap((group) => group.items);
  const activeIndex = Math.max(
    items.findIndex((item) => item.id === active?.id),
    0,
  );
  const marked = items[activeIndex];

  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  }, [onChoose]);
  const choose = useCallback<CommandPaletteProps['onChoose']>((item, how) => latest.current(item, how), []);
  const activate = useCallback(
    (item: CommandItem) =>
      setActive((previous) => (previous?.id === item.id ? previous : { id: item.id, byKeys: false })),
    [],
  );

  const markedId = marked && optionId(id, marked);
  const byKeys = active?.byKeys === true;
  useEffect(() => {
    if (!byKeys || !markedId) return;
    if (activeIndex === 0) list.current?.scrollTo({ top: 0 });
    document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [markedId, byKeys, activeIndex]);

  useEffect(() => {
    if (!pendingEnter || isOutdated) return;
    if (marked) choose(marked, pendingEnter);
    if (marked || !searching) setPendingEnter(undefined);
  }, [pendingEnter, isOutdated, marked, searching, choose]);

  const changeText = (text: string) => {
    setActive(undefined);
    setPendingEnter(undefined);
    list.current?.scrollTo({ top: 0 });
    onValueChange(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition these keys belong to the composition.
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Enter') {
      const how = { newTab: event.ctrlKey || event.metaKey };
      if (marked && !isOutdated) choose(marked, how);
      else setPendingEnter(how);
    } else if (key === 'Escape' && value !== '') {
      changeText('');
    } else {
      const next =
        event.altKey || event.ctrlKey || event.metaKey ? null : itemAfter(key, activeIndex, items.length);
      const item = next === null ? undefined : items[next];
      if (!item) return;
      setActive({ id: item.id, byKeys: true });
    }
    // Keeps the dialog open and the caret in place.
    event.preventDefault();
  };

  return (
    <dialog {...modal.props} aria-label={words.name} className={styles.palette}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <Icon of={SearchIcon} size="large" className={styles.glass} />
          <input
            ref={field}
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-label={words.name}
            aria-autocomplete="list"
            aria-expanded={items.length > 0}
            aria-controls={items.length > 0 ? `${id}-list` : undefined}
            aria-activedescendant={markedId}
            placeholder={words.placeholder}
            value={value}
            onChange={(event) => changeText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            className={styles.field}
          />
          <button type="button" className={styles.close} onClick={() => modal.ask('close-button')}>
            <StandardLabel k="close" />
          </button>
        </div>
        {items.length > 0 && (
          <PaletteList
            ref={list}
            id={id}
            name={words.name}
            groups={groups}
            typed={foundBy}
            markedId={marked?.id}
            byKeys={byKeys}
            onPoint={activate}
            onChoose={choose}
          />
        )}
        {searching && (
          <div className={styles.note}>
            <Spinner />
            {words.searching}
          </div>
        )}
        {note != null && <div className={styles.note}>{note}</div>}
        <VisuallyHidden role="status">
          {!searching && value !== '' && words.count(items.length)}
        </VisuallyHidden>
        {foot != null && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}

interface PaletteListProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  name: string;
  groups: readonly CommandGroup[];
  typed: string;
  markedId: string | undefined;
  byKeys: boolean;
  onPoint: (item: CommandItem) => void;
  onChoose: CommandPaletteProps['onChoose'];
}

// Memoized apart from the field, so that a typed letter appears before the list re-renders.
const PaletteList = memo(function PaletteList({
  ref,
  id,
  name,
  groups,
  typed,
  markedId,
  byKeys,
  onPoint,
  onChoose,
}: PaletteListProps) {
  return (
    <div ref={ref} id={`${id}-list`} role="listbox" aria-label={name} className={styles.found}>
      {groups
        .filter(({ items }) => items.length > 0)
        .map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group options
          <div key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`}>
            <div id={`${id}-group-${group.id}`} role="presentation" className={styles.heading}>
              {group.label}
            </div>
            {group.items.map((item) => (
              <PaletteOption
                key={item.id}
                id={optionId(id, item)}
                item={item}
                typed={typed}
                marked={item.id === markedId ? (byKeys ? 'keys' : 'pointer') : undefined}
                onPoint={onPoint}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
    </div>
  );
});

const optionId = (palette: string, item: CommandItem) => `${palette}-${item.id}`;

interface PaletteOptionProps {
  id: string;
  item: CommandItem;
  typed: string;
  marked: 'keys' | 'pointer' | undefined;
  onPoint: (item: CommandItem) => void;
  onChoose: CommandPaletteProps['onChoose'];
}

// Memoized: moving by keyboard re-renders only two options.
const PaletteOption = memo(function PaletteOption({
  id,
  item,
  typed,
  marked,
  onPoint,
  onChoose,
}: PaletteOptionProps) {
  const choose = (event: MouseEvent) => {
    // The right button opens the browser's context menu.
    if (event.button > 1) return;
    onChoose(item, { newTab: event.button === 1 || event.ctrlKey || event.metaKey });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps focus and handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps focus
    <div
      id={id}
      role="option"
      aria-selected={marked !== undefined}
      data-marked={marked}
      className={styles.option}
      // pointermove and not pointerenter: a list that scrolls under a resting pointer must not change the active item.
      onPointerMove={() => onPoint(item)}
      // Keeps focus in the field and prevents middle-button autoscroll.
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
      onAuxClick={choose}
    >
      <Icon of={item.icon} className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.label}>{highlightMatches(item.label, typed)}</span>
        {item.detail != null && <span className={styles.detail}>{highlightMatches(item.detail, typed)}</span>}
      </span>
      {item.kind != null && <span className={styles.kind}>{item.kind}</span>}
      {item.keys && (
        <span className={styles.keys} aria-hidden="true">
          {item.keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </div>
  );
});

/** Returns the text with the matching parts in `<mark>`. */
function highlightMatches(text: ReactNode, typed: string): ReactNode {
  if (typeof text !== 'string' || typed.trim() === '') return text;
  return markedParts(text, typed).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

/** Returns the index that a navigation key leads to, wrapping around, or null for any other key. */
function itemAfter(key: string, at: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return at === last ? 0 : at + 1;
    case 'ArrowUp':
      return at === 0 ? last : at - 1;
    case 'PageDown':
      return Math.min(at + page, last);
    case 'PageUp':
      return Math.max(at - page, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
