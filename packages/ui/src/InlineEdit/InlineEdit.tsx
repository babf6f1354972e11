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

export interface InlineEditWords {
  /** Accessible name of the pencil button; includes the item, because a list has many: "Edit Anglais". */
  edit: ReactNode;
  field: ReactNode;
  /** Accessible names of the save and cancel buttons. */
  save: ReactNode;
  cancel: ReactNode;
  saving: ReactNode;
  /** Shown when saving failed for an unknown reason. */
  failed: ReactNode;
}

export interface InlineEditProps {
  /** The text to show and edit. */
  value: string;
  /** Saves changed text; resolves with an error message, or nothing. `began` is the text when editing began. */
  onSave: (value: string, began: string) => Promise<ReactNode>;
  /** Whether leaving the field saves the text (default) or discards it, in both cases without a confirmation. */
  onBlur?: 'save' | 'cancel';
  /** Content to show instead of the plain text while not editing. */
  children?: ReactNode;
  /** Maximum length in characters. */
  maxLength?: number;
  /** Texts of the editor. */
  words: InlineEditWords;
}

/** A text edited in place after a double click or its pencil button (SET-LANG-09 to 12). */
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pencil button, which is
          accessible */}
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
  /** Called when editing ends; `hadFocus` tells whether focus is still in the editor. */
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
    // A second press can arrive before the state has rendered.
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
    // During IME composition, Enter and Escape belong to the composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      // Keeps the surrounding dialog open.
      event.stopPropagation();
      cancel();
    } else if (event.key === 'Enter' && event.target === input.current) {
      // Prevents the surrounding form from submitting.
      event.preventDefault();
      save();
    }
  };
  const onBlurEditor = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // When the window loses focus, the typed text is kept.
    if (currentTarget.contains(relatedTarget) || document.activeElement === input.current) return;
    // Removing the field changes the width of the row, which must not happen while the pointer is pressed.
    afterPress(onBlur === 'save' ? save : cancel);
  };

  const why = state.kind === 'refused' ? state.why : undefined;
  const saving = state.kind === 'saving';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys and focusout of the controls inside
    <div ref={box} className={styles.editor} onKeyDown={onKeyDown} onBlur={onBlurEditor}>
      <div className={styles.line}>
        <label htmlFor={id}>
          <VisuallyHidden>{words.field}</VisuallyHidden>
        </label>
        <input
          ref={input}
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the user has just asked to edit
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

/** Safari does not focus buttons, so without this the field would handle blur before the button handles the click. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
