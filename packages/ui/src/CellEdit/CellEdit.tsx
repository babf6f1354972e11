import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { control } from '../Field/Field.css';
import { IconButton } from '../IconButton/IconButton';
import { UndoIcon } from '../icons';
import { afterPress, trackPresses } from '../press/press';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './CellEdit.css';

export interface CellEditWords {
  /** Returns the accessible name of the cell as a button, with its text: "Correct Email, row 4: kim". */
  edit: (text: string) => string;
  /** Accessible name of the field. */
  field: string;
  /** Accessible name of the button that restores the original text. */
  putBack: ReactNode;
  /** Screen-reader text in front of the original text. */
  changed: ReactNode;
}

export interface CellEditProps {
  /** The text to show and edit. */
  value: string;
  /** The text before it was changed; undefined if it is unchanged. */
  original?: string;
  /** Shown instead of an empty text; a dash by default. */
  placeholder?: string;
  /** Whether the text has an error. */
  invalid?: boolean;
  /** Called with the text on each change; Escape restores the previous text. */
  onChange: (text: string) => void;
  /** Texts of the cell. */
  words: CellEditWords;
}

/** A table cell that is edited in place after a click; a changed text can be restored. */
export function CellEdit({
  value,
  original,
  placeholder = '—',
  invalid = false,
  onChange,
  words,
}: CellEditProps) {
  const [typing, setTyping] = useState<{ began: string; typed: string } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const wantsFocus = useRef(false);
  const isEditing = typing !== null;
  const shownText = value || placeholder;

  useEffect(trackPresses, []);
  useLayoutEffect(() => {
    if (isEditing) input.current?.select();
    else if (wantsFocus.current) button.current?.focus();
    wantsFocus.current = false;
  }, [isEditing]);

  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Enter and Escape belong to the composition.
    if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
    // Keeps the surrounding form unsent and the dialog open.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape' && typing && typing.typed !== typing.began) onChange(typing.began);
    wantsFocus.current = true;
    setTyping(null);
  };
  const onBlur = ({ currentTarget }: FocusEvent) => {
    // Editing continues when the window loses focus.
    if (document.activeElement === currentTarget) return;
    // Wait for the end of the click: a change of the row height would move the clicked element.
    afterPress(() => setTyping(null));
  };

  if (typing)
    return (
      <div className={styles.cell}>
        <input
          ref={input}
          // biome-ignore lint/a11y/noAutofocus: the user has just asked to edit
          autoFocus
          autoComplete="off"
          aria-label={words.field}
          aria-invalid={invalid || undefined}
          dir="auto"
          value={typing.typed}
          className={`${control()} ${styles.input}`}
          onChange={({ currentTarget }) => {
            setTyping({ ...typing, typed: currentTarget.value });
            onChange(currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
      </div>
    );
  return (
    <div className={styles.cell}>
      <button
        ref={button}
        type="button"
        aria-label={words.edit(shownText)}
        className={styles.shown}
        data-empty={value === '' || undefined}
        data-invalid={invalid || undefined}
        data-changed={original !== undefined || undefined}
        onClick={() => setTyping({ began: value, typed: value })}
      >
        <bdi>{shownText}</bdi>
      </button>
      {original !== undefined && (
        <div className={styles.before}>
          <VisuallyHidden>{words.changed}</VisuallyHidden>
          <del className={styles.original}>
            <bdi>{original || '—'}</bdi>
          </del>
          <IconButton
            icon={UndoIcon}
            size="small"
            onClick={() => {
              // The clicked button is removed.
              button.current?.focus();
              onChange(original);
            }}
          >
            {words.putBack}
          </IconButton>
        </div>
      )}
    </div>
  );
}
