import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { button } from '../Button/Button.css';
import { Field } from '../Field/Field';
import type { FieldProps } from '../Field/field-props';
import { Icon } from '../Icon/Icon';
import { UploadIcon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { type ChosenFiles, type FileRefusal, withFound } from './chosen-files';
import * as styles from './FileInput.css';
import { FileRow, type FileUpload } from './FileRow';
import { useFilesOverPage } from './useFilesOverPage';

/** What a file input says. */
export interface FileInputWords {
  /** On the button that opens the system's own chooser. */
  choose: ReactNode;
  /** Beside it: files can be dropped here as well. */
  drop: ReactNode;
  /** How many files are chosen, for those who do not see them. */
  chosen: (count: number) => ReactNode;
  /** A file's size. */
  size: (bytes: number) => ReactNode;
  /** Name of the button that takes a file out. */
  remove: (name: string) => ReactNode;
  /** Name of the button that stops a file on its way, and takes it out. */
  cancel: (name: string) => ReactNode;
  /** A file is on its way, so many percent of it sent. */
  sending: (percent: number) => ReactNode;
  /** A file is sent once others have arrived. */
  waiting: ReactNode;
  /** A file has arrived. */
  sent: ReactNode;
  /** Sends a file once more. */
  retry: ReactNode;
  /** Why a file is not taken. */
  refused: Record<FileRefusal, ReactNode>;
}

interface FileInputOwnProps {
  /** Under which the form sends the files. */
  name?: string;
  /** Id of the form, where the field stands outside of it. */
  form?: string;
  /** Nothing can be chosen or taken out. */
  disabled?: boolean;
  /** Several files at once, added to those that are chosen; else a further one takes the place of the first. */
  multiple?: boolean;
  /** Endings that are taken, in small letters with their full stop: `['.pdf', '.docx']`. */
  extensions: readonly string[];
  /** Most bytes that a file may have. */
  maxBytes: number;
  /** How far each file is on its way, where files are sent as soon as they are chosen. */
  uploads?: ReadonlyMap<File, FileUpload>;
  /** Called with all chosen files when one is added or taken out. */
  onFilesChange?: (files: readonly File[]) => void;
  /** Called for a file that is taken out or replaced: if it is on its way, it is to be stopped. */
  onRemove?: (file: File) => void;
  /** Called to send a file once more that did not arrive. */
  onRetry?: (file: File) => void;
  /** What it says. */
  words: FileInputWords;
}

export type FileInputProps = FieldProps & FileInputOwnProps;

const nothing: ChosenFiles<File> = { files: [], refused: [] };

/**
 * Files, chosen or dropped: each is listed with its size and how far it is on its way; what is too large or of
 * another type is refused at once, before it is sent (FILES-06).
 */
export function FileInput({
  name,
  form,
  disabled = false,
  multiple = false,
  extensions,
  maxBytes,
  uploads,
  onFilesChange,
  onRemove,
  onRetry,
  words,
  ...field
}: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [{ files, refused }, setChosen] = useState(nothing);
  const [isOver, setOver] = useState(false);
  const isNear = useFilesOverPage();
  const drag = disabled ? undefined : isOver ? 'over' : isNear ? 'near' : undefined;

  const change = (next: ChosenFiles<File>) => {
    // The form reads its fields when it hears of a change: the files have to stand there by then.
    flushSync(() => setChosen(next));
    hold(input.current, next.files);
    if (isSameList(files, next.files)) return;
    for (const file of files) if (!next.files.includes(file)) onRemove?.(file);
    onFilesChange?.(next.files);
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const add = (found: readonly File[]) => change(withFound(files, found, { extensions, maxBytes, multiple }));
  const remove = (file: File) => {
    const index = files.indexOf(file);
    change({ files: files.filter((other) => other !== file), refused });
    // The button that was pressed is gone: on to the next file's, or back to the first button.
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-removal]') ?? [];
    (rows[index] ?? rows[rows.length - 1] ?? chooser.current)?.focus();
  };
  const dismiss = (file: File) => {
    setChosen({ files, refused: refused.filter((other) => other.file !== file) });
    chooser.current?.focus();
  };

  const clear = useEffectEvent(() => {
    for (const file of files) onRemove?.(file);
    if (files.length > 0) onFilesChange?.([]);
    setChosen(nothing);
  });
  useEffect(() => {
    const owner = input.current?.form;
    const onReset = () => clear();
    owner?.addEventListener('reset', onReset);
    return () => owner?.removeEventListener('reset', onReset);
  }, []);

  const toChooser = () => chooser.current?.focus();
  const takeDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    setOver(!disabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) add([...event.dataTransfer.files]);
  };

  return (
    <Field {...field}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; what can be pressed is in it
        <div
          className={styles.field}
          onBlur={({ currentTarget, relatedTarget, target }) => {
            if (target === input.current || currentTarget.contains(relatedTarget)) return;
            // The form checks what is left; the field that it knows is the hidden one.
            input.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
          }}
          onDragEnter={takeDrag}
          onDragOver={takeDrag}
          onDragLeave={({ currentTarget, relatedTarget }) => {
            if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
          }}
          onDrop={drop}
        >
          <div
            className={styles.zone}
            data-drag={drag}
            data-refused={control['aria-invalid']}
            data-disabled={disabled || undefined}
          >
            {/* A button, for people who speak to their computer press no file input by its name. */}
            <button
              ref={chooser}
              type="button"
              id={control.id}
              disabled={disabled}
              aria-labelledby={nameOf(control.id, field)}
              aria-describedby={control['aria-describedby']}
              className={button({})}
              onClick={() => input.current?.click()}
            >
              <Icon of={UploadIcon} />
              <span id={`${control.id}-choose`}>{words.choose}</span>
              {field['aria-label'] != null && (
                <VisuallyHidden id={`${control.id}-name`}>{field['aria-label']}</VisuallyHidden>
              )}
            </button>
            <span className={styles.drop}>{words.drop}</span>
          </div>
          <input
            ref={input}
            type="file"
            name={name}
            form={form}
            accept={extensions.join()}
            multiple={multiple}
            disabled={disabled}
            tabIndex={-1}
            aria-hidden="true"
            className={styles.holder}
            // Focused by the form when it is refused.
            onFocus={() => chooser.current?.focus()}
            onBlur={({ relatedTarget, nativeEvent }) => {
              // It hands the focus on: nobody has left the field, and the form has nothing to check yet.
              if (relatedTarget === chooser.current) nativeEvent.stopPropagation();
            }}
            onChange={({ currentTarget }) => add([...(currentTarget.files ?? [])])}
          />
          <VisuallyHidden role="status">{files.length > 0 && words.chosen(files.length)}</VisuallyHidden>
          {/* In the page from the start: a region that comes with its words is often not read. */}
          <div role="alert">
            {refused.length > 0 && (
              <ul className={styles.list}>
                {refused.map(({ file, refusal }, index) => (
                  <FileRow
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be refused twice
                    key={index}
                    file={file}
                    upload={{ state: 'failed', message: words.refused[refusal] }}
                    words={words}
                    onRemove={() => dismiss(file)}
                    onFocusLost={toChooser}
                  />
                ))}
              </ul>
            )}
          </div>
          {files.length > 0 && (
            <ul ref={list} className={styles.list}>
              {files.map((file) => (
                <FileRow
                  key={`${file.name} ${file.size} ${file.lastModified}`}
                  file={file}
                  upload={uploads?.get(file)}
                  words={words}
                  // What has arrived is no longer to be taken out of here.
                  onRemove={disabled || uploads?.get(file)?.state === 'sent' ? undefined : () => remove(file)}
                  onRetry={onRetry && !disabled ? () => onRetry(file) : undefined}
                  onFocusLost={toChooser}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}

/** The button is called what the field is called, and what it does. */
function nameOf(id: string, field: FieldProps): string {
  const own = field['aria-labelledby'] ?? (field['aria-label'] != null ? `${id}-name` : `${id}-label`);
  return `${own} ${id}-choose`;
}

/** Puts the files into the native field, which the form sends. */
function hold(input: HTMLInputElement | null, files: readonly File[]) {
  if (!input) return;
  const held = new DataTransfer();
  for (const file of files) held.items.add(file);
  // Emptied first, or the same file could not be chosen again.
  input.value = '';
  input.files = held.files;
}

function isSameList(some: readonly File[], others: readonly File[]): boolean {
  return some.length === others.length && some.every((file, index) => file === others[index]);
}
