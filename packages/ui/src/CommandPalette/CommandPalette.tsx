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
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './CommandPalette.css';
import { markedParts } from './typed-matches';

/** One thing that can be opened or done. */
export interface CommandItem {
  /** Names it among all items of the palette. */
  id: string;
  /** What kind of thing it is, as a picture. */
  icon: IconShape;
  /** What it is called; in a string, what is typed is marked. */
  label: ReactNode;
  /** A softer second line that tells namesakes apart; marked too when it is a string. */
  detail?: ReactNode;
  /** What kind of thing it is in words, where its group does not say so. */
  kind?: ReactNode;
  /** The keys that do the same without the palette, one after another. */
  keys?: readonly string[];
}

/** Items of one kind. */
export interface CommandGroup {
  /** Names it among the groups. */
  id: string;
  /** Its heading. */
  label: ReactNode;
  /** A group of none is not shown. */
  items: readonly CommandItem[];
}

/** What a palette says. */
export interface CommandPaletteWords {
  /** Names the palette, its field and its list: one plain string. */
  name: string;
  /** What can be typed: one plain string. */
  placeholder: string;
  /** On the button that closes it. */
  close: ReactNode;
  /** More is on its way. */
  searching: ReactNode;
  /** How many are found, for those who do not see them. */
  count: (found: number) => ReactNode;
}

export interface CommandPaletteProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asked to close; the caller then takes `open` away. */
  onClose: (reason: DialogCloseReason) => void;
  /** What is typed. */
  value: string;
  /** Called with each change, and with an empty string when Escape takes it away. */
  onValueChange: (value: string) => void;
  /** What is found by it, in order. Keep the array while nothing else is found: drawing it is most of the work of a key. */
  groups: readonly CommandGroup[];
  /** What the groups were found by, where that comes after what is typed (`useDeferredValue`): Enter waits for it. */
  foundBy?: string;
  /** One was chosen: by Enter or a press; with Ctrl, the command key or the middle button it is wanted in a new tab. */
  onChoose: (item: CommandItem, how: { newTab: boolean }) => void;
  /** More is on its way: Enter waits for the first of it when nothing is found yet. */
  searching?: boolean;
  /** What is to be said under the list: nothing is found, something failed and can be tried again. */
  note?: ReactNode;
  /** The line at the foot, such as which keys do what; not shown on a phone. */
  foot?: ReactNode;
  /** What it says. */
  words: CommandPaletteWords;
}

/**
 * One field in front of the page that finds anything by name and opens it: a combobox with its list in groups (ARIA APG).
 * What is found is the caller's business, at once or bit by bit.
 */
export function CommandPalette({ open, ...props }: CommandPaletteProps) {
  return open ? <OpenPalette {...props} /> : null;
}

/** What Page Up and Page Down skip. */
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
  const modal = useModalDialog({ onClose });
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [moved, setMoved] = useState<{ id: string; byKeys: boolean }>();
  // Entered before anything was found: what comes first is meant.
  const [awaited, setAwaited] = useState<{ newTab: boolean }>();

  const isBehind = foundBy !== value;
  const items = groups.flatMap((group) => group.items);
  const at = Math.max(
    items.findIndex((item) => item.id === moved?.id),
    0,
  );
  const marked = items[at];

  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  }, [onChoose]);
  const choose = useCallback<CommandPaletteProps['onChoose']>((item, how) => latest.current(item, how), []);
  const point = useCallback(
    (item: CommandItem) =>
      setMoved((before) => (before?.id === item.id ? before : { id: item.id, byKeys: false })),
    [],
  );

  useEffect(() => field.current?.focus(), []);
  const markedId = marked && optionId(id, marked);
  const byKeys = moved?.byKeys === true;
  useEffect(() => {
    if (!byKeys || !markedId) return;
    if (at === 0) list.current?.scrollTo({ top: 0 });
    document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [markedId, byKeys, at]);

  useEffect(() => {
    if (!awaited || isBehind) return;
    if (marked) choose(marked, awaited);
    if (marked || !searching) setAwaited(undefined);
  }, [awaited, isBehind, marked, searching, choose]);

  const type = (text: string) => {
    setMoved(undefined);
    setAwaited(undefined);
    list.current?.scrollTo({ top: 0 });
    onValueChange(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A word that is still being composed has its own use for these keys.
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Enter') {
      const how = { newTab: event.ctrlKey || event.metaKey };
      if (marked && !isBehind) choose(marked, how);
      else setAwaited(how);
    } else if (key === 'Escape' && value !== '') {
      type('');
    } else {
      const next = event.altKey || event.ctrlKey || event.metaKey ? null : itemAfter(key, at, items.length);
      const item = next === null ? undefined : items[next];
      if (!item) return;
      setMoved({ id: item.id, byKeys: true });
    }
    // The dialog around it does not close, the caret stays where it is.
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
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            className={styles.field}
          />
          <button type="button" className={styles.close} onClick={() => modal.ask('close-button')}>
            {words.close}
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
            onPoint={point}
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
  /** Id of the palette. */
  id: string;
  name: string;
  groups: readonly CommandGroup[];
  typed: string;
  markedId: string | undefined;
  byKeys: boolean;
  onPoint: (item: CommandItem) => void;
  onChoose: CommandPaletteProps['onChoose'];
}

// Apart from the field, so that a letter is seen before the list that it changes is drawn.
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
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
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

// Moved through by keys, two options change and the others do not.
const PaletteOption = memo(function PaletteOption({
  id,
  item,
  typed,
  marked,
  onPoint,
  onChoose,
}: PaletteOptionProps) {
  const choose = (event: MouseEvent) => {
    // The right button asks for the browser's own menu.
    if (event.button > 1) return;
    onChoose(item, { newTab: event.button === 1 || event.ctrlKey || event.metaKey });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <div
      id={id}
      role="option"
      aria-selected={marked !== undefined}
      data-marked={marked}
      className={styles.option}
      // Only when it moves: a list that scrolls under a pointer at rest marks nothing.
      onPointerMove={() => onPoint(item)}
      // The focus stays in the field; the middle button does not begin to scroll.
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
      onAuxClick={choose}
    >
      <Icon of={item.icon} className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.label}>{marks(item.label, typed)}</span>
        {item.detail != null && <span className={styles.detail}>{marks(item.detail, typed)}</span>}
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

/** A text with what is typed marked in it. */
function marks(text: ReactNode, typed: string): ReactNode {
  if (typeof text !== 'string' || typed.trim() === '') return text;
  return markedParts(text, typed).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

/** The item to which a key leads from another of so many, round at both ends; null for a key that leads nowhere. */
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
