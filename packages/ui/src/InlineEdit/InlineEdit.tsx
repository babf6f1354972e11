import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { control } from '../Field/Field.css';
import { FieldNotes } from '../Field/FieldNotes';
import { IconButton } from '../IconButton/IconButton';
import { CheckIcon, CloseIcon, EditIcon } from '../icons';
import { afterPress, trackPresses } from '../press/press';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './InlineEdit.css';

/** What an inline edit says. */
export interface InlineEditWords {
  /** Name of the pencil; it names the thing as well, for a list has many of them: "Edit Anglais". */
  edit: ReactNode;
  /** Name of the field. */
  field: ReactNode;
  /** Names of the buttons beside the field. */
  save: ReactNode;
  cancel: ReactNode;
  /** The value is on its way. */
  saving: ReactNode;
  /** It could not be saved, and nobody said why. */
  failed: ReactNode;
}

export interface InlineEditProps {
  /** The text that is shown and edited. */
  value: string;
  /**
   * Saves what was typed. The answer is why it is refused, or nothing when it is saved; it is not asked for what was
   * there already. `began` is the text with which the person began: it may have changed meanwhile.
   */
  onSave: (value: string, began: string) => Promise<ReactNode>;
  /** Whether going on elsewhere saves what was typed (default) or drops it; neither asks. */
  onBlur?: 'save' | 'cancel';
  /** How the value is shown while it is not edited, where the text alone is not enough. */
  children?: ReactNode;
  /** Longest text that the field takes, in characters. */
  maxLength?: number;
  /** What it says. */
  words: InlineEditWords;
}

/**
 * A text that is edited where it stands, after a double click on it or a press on its pencil: Enter saves, Escape
 * leaves it as it was (SET-LANG-09 to 12).
 */
export function InlineEdit({ value, children, ...editor }: InlineEditProps) {
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);

  useLayoutEffect(() => {
    if (isEditing || !wantsFocus.current) return;
    wantsFocus.current = false;
    pencil.current?.focus();
  }, [isEditing]);

  if (isEditing) {
    return (
      <Editor
        {...editor}
        value={value}
        onDone={(hadFocus) => {
          wantsFocus.current = hadFocus;
          setEditing(false);
        }}
      />
    );
  }
  return (
    <div className={styles.shown}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pencil, which everybody can press */}
      <span className={styles.text} onDoubleClick={() => setEditing(true)}>
        {children ?? value}
      </span>
      <IconButton ref={pencil} icon={EditIcon} size="small" onClick={() => setEditing(true)}>
        {editor.words.edit}
      </IconButton>
    </div>
  );
}

interface EditorProps extends Omit<InlineEditProps, 'children'> {
  /** The text is saved, or left as it was; `hadFocus` tells whether the person is still there. */
  onDone: (hadFocus: boolean) => void;
}

type State = { kind: 'typing' } | { kind: 'saving' } | { kind: 'refused'; why: ReactNode };

function Editor({ value, onSave, onBlur = 'save', maxLength, words, onDone }: EditorProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [began] = useState(value);
  const [typed, setTyped] = useState(value);
  const [state, setState] = useState<State>({ kind: 'typing' });
  const isSaving = useRef(false);

  useEffect(() => input.current?.select(), []);
  useEffect(trackPresses, []);

  const save = async () => {
    // A second press comes before the state is drawn.
    if (isSaving.current) return;
    if (typed === value) {
      onDone(hasFocus(box));
      return;
    }
    isSaving.current = true;
    setState({ kind: 'saving' });
    const why = await onSave(typed, began).catch(() => words.failed);
    isSaving.current = false;
    if (why == null || why === false) onDone(hasFocus(box));
    else setState({ kind: 'refused', why });
  };
  const cancel = () => {
    if (!isSaving.current) onDone(hasFocus(box));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // While a letter is put together of several keys, Enter and Escape belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      // The dialog around it stays open.
      event.stopPropagation();
      cancel();
    } else if (event.key === 'Enter' && event.target === input.current) {
      // The form around it is not sent.
      event.preventDefault();
      save();
    }
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Another window has the focus: one comes back to what one had typed.
    if (currentTarget.contains(relatedTarget) || document.activeElement === input.current) return;
    // The row changes its width when the field goes: not under the pointer that has just left the field.
    afterPress(onBlur === 'save' ? save : cancel);
  };

  const why = state.kind === 'refused' ? state.why : undefined;
  const saving = state.kind === 'saving';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of the keys and of the focus that leaves its controls
    <div ref={box} className={styles.editor} onKeyDown={onKeyDown} onBlur={leave}>
      <div className={styles.line}>
        <label htmlFor={id}>
          <VisuallyHidden>{words.field}</VisuallyHidden>
        </label>
        <input
          ref={input}
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit it
          autoFocus
          autoComplete="off"
          value={typed}
          maxLength={maxLength}
          readOnly={saving}
          aria-invalid={why != null ? true : undefined}
          aria-describedby={why != null ? `${id}-message` : undefined}
          aria-errormessage={why != null ? `${id}-message` : undefined}
          className={`${control()} ${styles.input}`}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <IconButton
          icon={CheckIcon}
          tone="accent"
          aria-disabled={saving || undefined}
          onMouseDown={keepFocus}
          onClick={save}
        >
          {words.save}
        </IconButton>
        <IconButton
          icon={CloseIcon}
          aria-disabled={saving || undefined}
          onMouseDown={keepFocus}
          onClick={cancel}
        >
          {words.cancel}
        </IconButton>
        <span role="status" className={styles.status}>
          {saving && (
            <>
              <Spinner />
              <VisuallyHidden>{words.saving}</VisuallyHidden>
            </>
          )}
        </span>
      </div>
      <div role="alert">
        <FieldNotes hintId={`${id}-hint`} messageId={`${id}-message`} message={why} />
      </div>
    </div>
  );
}

function hasFocus({ current: box }: RefObject<HTMLElement | null>): boolean {
  return box?.contains(document.activeElement) ?? false;
}

/** Safari gives the focus to no button: the field would hear that one goes elsewhere before the button hears of the press. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
