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

/** What a combobox of several says. */
export interface MultiComboboxWords extends ComboboxWords {
  /** Name of the list of what is chosen. */
  chosen: string;
  /** Name of the button that takes one option away. */
  remove: (label: string) => ReactNode;
}

interface MultiComboboxOwnProps extends ComboboxNativeProps {
  /** Height of the control. */
  size?: FieldSize;
  /** Under which the form sends the values, one entry each. */
  name?: string;
  /** Id of the form, where the field stands outside of it. */
  form?: string;
  /** Values of the chosen options, where the caller keeps them. */
  value?: readonly string[];
  /** Values of the options chosen at first. */
  defaultValue?: readonly string[];
  /** Called with the values of the chosen options, in the order in which they were chosen. */
  onValueChange?: (value: string[]) => void;
  /** What it says. */
  words: MultiComboboxWords;
}

export type MultiComboboxProps = FieldProps & ComboboxSource & MultiComboboxOwnProps;

const none: readonly ComboboxOption[] = [];

/** Several of many, each found by typing a part of its name; what is chosen stands in the field, to be taken away. */
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
  const [own, setOwn] = useState<readonly string[]>(defaultValue);
  // Found by a search, an option is gone from its answer by the next.
  const [met, setMet] = useState(none);
  const holder = useRef<HTMLSelectElement>(null);
  const input = useRef<ComboboxInputHandle>(null);
  const values = controlled ?? own;
  const isFixed = Boolean(props.disabled || props.readOnly);
  const optionOf = (value: string) =>
    [options ?? known ?? none, met].flatMap((list) => list.find((option) => option.value === value) ?? [])[0];

  const change = (next: string[], option?: ComboboxOption) => {
    // The form reads its fields when it hears of a change: the values have to stand there by then.
    flushSync(() => {
      setOwn(next);
      if (option) setMet([...met, option]);
      onValueChange?.(next);
    });
    holder.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const without = (value: string) => values.filter((one) => one !== value);
  const remove = (value: string) => {
    change(without(value));
    input.current?.focus();
  };
  const toggle = (option: ComboboxOption) => {
    if (values.includes(option.value)) change(without(option.value));
    else change([...values, option.value], option);
  };

  const source: ComboboxSource = search ? { search, known } : { options: options ?? none, loading };
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
            onLeave={() => holder.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))}
            before={
              values.length > 0 && (
                <ul aria-label={words.chosen} className={styles.chips}>
                  {values.map((value) => {
                    const label = optionOf(value)?.label ?? '';
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
          {/* Beside the frame, which hears of the focus that leaves: its own leaving is said by this one. */}
          {name !== undefined && (
            <select
              ref={holder}
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
