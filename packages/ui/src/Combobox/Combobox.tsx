import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import { type FieldProps, type FieldSize, nativeProps } from '../Field/field-props';
import { chevron } from '../Field/inputs.css';
import * as styles from './Combobox.css';
import { ComboboxInput, type ComboboxInputHandle, type ComboboxNativeProps } from './ComboboxInput';
import type { ComboboxOption, ComboboxSource, ComboboxWords } from './combobox-options';

interface ComboboxOwnProps extends ComboboxNativeProps {
  /** Height of the control. */
  size?: FieldSize;
  /** Field name under which the form submits the selected option's value; empty when nothing is selected. */
  name?: string;
  /** Id of the form, when the field is outside the form element. */
  form?: string;
  /** Value of the selected option when the caller controls it; empty for none. */
  value?: string;
  /** Value of the option that is selected initially. */
  defaultValue?: string;
  /** Called with the value of the selected option, or an empty string when the selection is cleared. */
  onValueChange?: (value: string) => void;
  /** Texts of the combobox. */
  words: ComboboxWords;
}

export type ComboboxProps = FieldProps & ComboboxSource & ComboboxOwnProps;

const noOptions: readonly ComboboxOption[] = [];

/** Selects one of up to thousands of options by typing. For a dozen options, use `SelectField`. */
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
  const [ownValue, setOwnValue] = useState(defaultValue);
  // A later search result may no longer contain the selected option.
  const [lastChosen, setLastChosen] = useState<ComboboxOption>();
  const hiddenInput = useRef<HTMLInputElement>(null);
  const input = useRef<ComboboxInputHandle>(null);
  const value = controlled ?? ownValue;
  const chosen =
    value === '' ? undefined : (options ?? known ?? noOptions).find((option) => option.value === value);
  const text = (chosen ?? (lastChosen?.value === value ? lastChosen : undefined))?.label ?? '';
  const canClear = value !== '' && !props.required && !props.disabled && !props.readOnly;

  const choose = (next: string, option?: ComboboxOption) => {
    if (next === value) return;
    // Form libraries read the fields on `input`, so the value must be in the DOM before the event.
    flushSync(() => {
      setOwnValue(next);
      setLastChosen(option);
      onValueChange?.(next);
    });
    hiddenInput.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const source: ComboboxSource = search ? { search, known } : { options: options ?? noOptions, loading };
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
            onLeave={() => hiddenInput.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))}
          />
          {/* Outside the frame: the frame handles focusout, and this input dispatches its own. */}
          {name !== undefined && (
            <input
              ref={hiddenInput}
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
