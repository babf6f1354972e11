import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ComboboxInput, type ComboboxInputHandle, type ComboboxNativeProps } from '../Combobox/ComboboxInput';
import type { ComboboxOption, ComboboxSource, ComboboxWords } from '../Combobox/combobox-options';
import { Field } from '../Field/Field';
import { type FieldProps, type FieldSize, nativeProps } from '../Field/field-props';
import { Icon } from '../Icon/Icon';
import { CloseIcon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './MultiCombobox.css';

export interface MultiComboboxWords extends ComboboxWords {
  /** Accessible name of the list of selected options. */
  chosen: string;
  /** Accessible name of the button that removes an option. */
  remove: (label: string) => ReactNode;
}

interface MultiComboboxOwnProps extends ComboboxNativeProps {
  /** Height of the control. */
  size?: FieldSize;
  /** Field name under which the form submits each value. */
  name?: string;
  /** Id of the form, when the field is outside the form element. */
  form?: string;
  /** Values of the selected options when the caller controls them. */
  value?: readonly string[];
  /** Values of the options that are selected initially. */
  defaultValue?: readonly string[];
  /** Called with the selected values, in the order of selection. */
  onValueChange?: (value: string[]) => void;
  /** Texts of the combobox. */
  words: MultiComboboxWords;
}

export type MultiComboboxProps = FieldProps & ComboboxSource & MultiComboboxOwnProps;

const noOptions: readonly ComboboxOption[] = [];

/** Selects several of many options by typing part of their names; selected options are removable chips in the field. */
export function MultiCombobox({
  size = 'control',
  name,
  form,
  value: controlled,
  defaultValue = [],
  onValueChange,
  words,
  options,
  loading,
  search,
  known,
  placeholder,
  ...props
}: MultiComboboxProps) {
  const [ownValues, setOwnValues] = useState<readonly string[]>(defaultValue);
  // A later search result may no longer contain a selected option.
  const [chosenOptions, setChosenOptions] = useState(noOptions);
  const hiddenSelect = useRef<HTMLSelectElement>(null);
  const input = useRef<ComboboxInputHandle>(null);
  const values = controlled ?? ownValues;
  const isFixed = Boolean(props.disabled || props.readOnly);
  const findOption = (value: string) =>
    [options ?? known ?? noOptions, chosenOptions].flatMap(
      (list) => list.find((option) => option.value === value) ?? [],
    )[0];

  const change = (next: string[], option?: ComboboxOption) => {
    // Form libraries read the fields on `input`, so the values must be in the DOM before the event.
    flushSync(() => {
      setOwnValues(next);
      if (option) setChosenOptions([...chosenOptions, option]);
      onValueChange?.(next);
    });
    hiddenSelect.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const valuesWithout = (value: string) => values.filter((other) => other !== value);
  const remove = (value: string) => {
    change(valuesWithout(value));
    input.current?.focus();
  };
  const toggle = (option: ComboboxOption) => {
    if (values.includes(option.value)) change(valuesWithout(option.value));
    else change([...values, option.value], option);
  };

  const source: ComboboxSource = search ? { search, known } : { options: options ?? noOptions, loading };
  return (
    <Field {...props}>
      {(attributes) => (
        <>
          <ComboboxInput
            ref={input}
            native={{ ...nativeProps(props), placeholder: values.length === 0 ? placeholder : undefined }}
            control={attributes}
            classes={{
              frame: styles.box({ size }),
              input: styles.input,
              clear: styles.clear,
              chevron: styles.chevron,
            }}
            source={source}
            words={words}
            chosen={values}
            multiple
            text=""
            onChoose={toggle}
            onClear={values.length > 0 && !isFixed ? () => change([]) : undefined}
            onBackspace={() => {
              if (!isFixed && values.length > 0) change(values.slice(0, -1));
            }}
            onLeave={() => hiddenSelect.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))}
            before={
              values.length > 0 && (
                <ul aria-label={words.chosen} className={styles.chips}>
                  {values.map((value) => {
                    const label = findOption(value)?.label ?? '';
                    return (
                      <li key={value} className={styles.chip}>
                        <span className={styles.chipLabel}>{label}</span>
                        {!isFixed && (
                          <button
                            type="button"
                            className={styles.removal}
                            onClick={() => remove(value)}
                            onKeyDown={({ key }) => {
                              if (key === 'Delete' || key === 'Backspace') remove(value);
                            }}
                          >
                            <Icon of={CloseIcon} size="small" />
                            <VisuallyHidden>{words.remove(label)}</VisuallyHidden>
                          </button>
                        )}
                      </li>
                    );
                  })}
                </ul>
              )
            }
          />
          {/* Outside the frame: the frame handles focusout, and this select dispatches its own. */}
          {name !== undefined && (
            <select
              ref={hiddenSelect}
              name={name}
              form={form}
              multiple
              value={values}
              onChange={() => undefined}
              disabled={props.disabled}
              tabIndex={-1}
              aria-hidden="true"
              className={styles.holder}
              onFocus={() => input.current?.focus()}
            >
              {values.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          )}
        </>
      )}
    </Field>
  );
}
