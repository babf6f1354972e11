import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import { type FieldProps, type FieldSize, nativeProps } from '../Field/field-props';
import { chevron } from '../SelectField/SelectField.css';
import * as styles from './Combobox.css';
import { ComboboxInput, type ComboboxInputHandle, type ComboboxNativeProps } from './ComboboxInput';
import type { ComboboxOption, ComboboxSource, ComboboxWords } from './combobox-options';

interface ComboboxOwnProps extends ComboboxNativeProps {
  /** Height of the control. */
  size?: FieldSize;
  /** Under which the form sends the value of the chosen option; empty when none is. */
  name?: string;
  /** Id of the form, where the field stands outside of it. */
  form?: string;
  /** Value of the chosen option, where the caller keeps it; empty for none. */
  value?: string;
  /** Value of the option chosen at first. */
  defaultValue?: string;
  /** Called with the value of the chosen option, empty when the choice was taken away. */
  onValueChange?: (value: string) => void;
  /** What it says. */
  words: ComboboxWords;
}

export type ComboboxProps = FieldProps & ComboboxSource & ComboboxOwnProps;

const none: readonly ComboboxOption[] = [];

/**
 * One of many, found by typing a part of its name: the list opens under the field, thousands of options included.
 * A dozen choices are better served by a `SelectField`.
 */
export function Combobox({
  size,
  name,
  form,
  value: controlled,
  defaultValue = '',
  onValueChange,
  words,
  options,
  loading,
  search,
  known,
  ...props
}: ComboboxProps) {
  const [own, setOwn] = useState(defaultValue);
  // Found by a search, an option is gone from its answer by the next.
  const [last, setLast] = useState<ComboboxOption>();
  const holder = useRef<HTMLInputElement>(null);
  const input = useRef<ComboboxInputHandle>(null);
  const value = controlled ?? own;
  const chosen =
    value === '' ? undefined : (options ?? known ?? none).find((option) => option.value === value);
  const text = (chosen ?? (last?.value === value ? last : undefined))?.label ?? '';
  const canClear = value !== '' && !props.required && !props.disabled && !props.readOnly;

  const choose = (next: string, option?: ComboboxOption) => {
    if (next === value) return;
    // The form reads its fields when it hears of a change: the value has to stand there by then.
    flushSync(() => {
      setOwn(next);
      setLast(option);
      onValueChange?.(next);
    });
    holder.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const source: ComboboxSource = search ? { search, known } : { options: options ?? none, loading };
  return (
    <Field {...props}>
      {(attributes) => (
        <>
          <ComboboxInput
            ref={input}
            native={nativeProps(props)}
            control={attributes}
            classes={{
              frame: styles.frame,
              input: `${control({ size })} ${canClear ? styles.inputWithClear : styles.input}`,
              clear: styles.clear,
              chevron,
            }}
            source={source}
            words={words}
            chosen={value === '' ? [] : [value]}
            text={text}
            onChoose={(option) => choose(option.value, option)}
            onErase={() => choose('')}
            onClear={canClear ? () => choose('') : undefined}
            onLeave={() => holder.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))}
          />
          {/* Beside the frame, which hears of the focus that leaves: its own leaving is said by this one. */}
          {name !== undefined && (
            <input
              ref={holder}
              name={name}
              form={form}
              value={value}
              readOnly
              disabled={props.disabled}
              tabIndex={-1}
              aria-hidden="true"
              className={styles.holder}
              onFocus={() => input.current?.focus()}
            />
          )}
        </>
      )}
    </Field>
  );
}
