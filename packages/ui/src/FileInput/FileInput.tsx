import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { button } from '../Button/Button.css';
import { Field } from '../Field/Field';
import type { FieldProps } from '../Field/field-props';
import { Icon } from '../Icon/Icon';
import { UploadIcon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { addFiles, type ChosenFiles } from './chosen-files';
import * as styles from './FileInput.css';
import { type FileInputWords, FileRow, type FileUpload } from './FileRow';
import { useFilesOverPage } from './useFilesOverPage';

interface FileInputOwnProps {
  /** Field name under which the form submits the files. */
  name?: string;
  /** Id of the form, when the field is outside the form element. */
  form?: string;
  /** Disables choosing and removing files. */
  disabled?: boolean;
  /** Allows several files; new ones are added. Otherwise a new file replaces the current one. */
  multiple?: boolean;
  /** Accepted extensions in lower case with their dot: `['.pdf', '.docx']`. */
  extensions: readonly string[];
  /** Maximum file size in bytes. */
  maxBytes: number;
  /** Upload state of each file, if files are uploaded as soon as they are chosen. */
  uploads?: ReadonlyMap<File, FileUpload>;
  /** Called with all chosen files after one is added or removed. */
  onFilesChange?: (files: readonly File[]) => void;
  /** Called when a file is removed or replaced; the caller cancels its upload. */
  onRemove?: (file: File) => void;
  /** Called to retry a failed upload. */
  onRetry?: (file: File) => void;
  /** Texts of the field. */
  words: FileInputWords;
}

export type FileInputProps = FieldProps & FileInputOwnProps;

const noFiles: ChosenFiles<File> = { files: [], refused: [] };

/** Lets the user choose or drop files. Rejects files by size and type before upload (FILES-06). */
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
  const [{ files, refused }, setChosen] = useState(noFiles);
  const [isOver, setOver] = useState(false);
  const isNear = useFilesOverPage();
  const drag = disabled ? undefined : isOver ? 'over' : isNear ? 'near' : undefined;

  const change = (next: ChosenFiles<File>) => {
    // Form libraries read the fields on `input`, so the files must be in the input before the event.
    flushSync(() => setChosen(next));
    writeFiles(input.current, next.files);
    if (isSameList(files, next.files)) return;
    for (const file of files) if (!next.files.includes(file)) onRemove?.(file);
    onFilesChange?.(next.files);
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const add = (found: readonly File[]) => change(addFiles(files, found, { extensions, maxBytes, multiple }));
  const remove = (file: File) => {
    const index = files.indexOf(file);
    change({ files: files.filter((other) => other !== file), refused });
    // The clicked button is gone: focus the next file's button, or the file picker button.
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
    setChosen(noFiles);
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
        // biome-ignore lint/a11y/noStaticElementInteractions: a drop zone; its buttons are inside
        <div
          className={styles.field}
          onBlur={({ currentTarget, relatedTarget, target }) => {
            if (target === input.current || currentTarget.contains(relatedTarget)) return;
            // Lets the form validate: it knows only the hidden input.
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
            {/* A button, because speech control users cannot press a file input by its label. */}
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
            // The form focuses this input when it rejects the files.
            onFocus={() => chooser.current?.focus()}
            onBlur={({ relatedTarget, nativeEvent }) => {
              // Focus only moves on to the button, so the form must not validate yet.
              if (relatedTarget === chooser.current) nativeEvent.stopPropagation();
            }}
            onChange={({ currentTarget }) => add([...(currentTarget.files ?? [])])}
          />
          <VisuallyHidden role="status">{files.length > 0 && words.chosen(files.length)}</VisuallyHidden>
          {/* Rendered from the start: screen readers often miss a live region that is inserted together with
              its text. */}
          <div role="alert">
            {refused.length > 0 && (
              <ul className={styles.list}>
                {refused.map(({ file, refusal }, index) => (
                  <FileRow
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be rejected twice
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
                  // An uploaded file can no longer be removed here.
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

/** The button's accessible name is the field's name followed by its own label. */
function nameOf(id: string, field: FieldProps): string {
  const fieldNameId =
    field['aria-labelledby'] ?? (field['aria-label'] != null ? `${id}-name` : `${id}-label`);
  return `${fieldNameId} ${id}-choose`;
}

/** Writes the files into the native input, which the form submits. */
function writeFiles(input: HTMLInputElement | null, files: readonly File[]) {
  if (!input) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  // Clear the input first, or choosing the same file again would fire no change event.
  input.value = '';
  input.files = transfer.files;
}

function isSameList(some: readonly File[], others: readonly File[]): boolean {
  return some.length === others.length && some.every((file, index) => file === others[index]);
}
