import { memo, startTransition, useEffect, useState } from 'react';
import { Field } from '../Field/Field';
import { control, frame } from '../Field/Field.css';
import { type FieldProps, type FieldSize, type NativeProps, nativeProps } from '../Field/field-props';
import { Icon } from '../Icon/Icon';
import { ChevronDownIcon } from '../icons';
import { whenIdle } from '../idle/whenIdle';
import { chevron, select } from './SelectField.css';

/** One choice of a select; an `<option>` holds plain text only, hence one string for both languages. */
export interface SelectOption {
  value: string;
  label: string;
  /** Shown but not to be chosen. */
  disabled?: boolean;
}

interface SelectFieldOwnProps extends NativeProps<'select'> {
  /** Height of the control. */
  size?: FieldSize;
  /** The choices, in order. */
  options: readonly SelectOption[];
  /** First choice with the empty value, such as "All" or "Choose a teacher". */
  placeholder?: string;
}

export type SelectFieldProps = FieldProps & SelectFieldOwnProps;

/** One of a short list, by the browser's own select; thousands of entries want a combobox. */
export function SelectField({ size, options, placeholder, ...props }: SelectFieldProps) {
  return (
    <Field {...props}>
      {(attributes) => (
        <span className={frame}>
          <select {...nativeProps(props)} {...attributes} className={`${control({ size })} ${select}`}>
            {placeholder != null && <option value="">{placeholder}</option>}
            <Options options={options} chosen={props.value ?? props.defaultValue} />
          </select>
          <span className={chevron}>
            <Icon of={ChevronDownIcon} />
          </span>
        </span>
      )}
    </Field>
  );
}

interface OptionsProps {
  options: readonly SelectOption[];
  /** The value that the select begins with. */
  chosen: unknown;
}

/** A closed list shows one choice: of a long one the others come once the page around it stands. */
const Options = memo(function Options({ options, chosen }: OptionsProps) {
  const [all, setAll] = useState(options.length <= manyOptions);
  useEffect(() => {
    if (all) return;
    return whenIdle(() => startTransition(() => setAll(true)));
  }, [all]);
  const drawn = all ? options : options.filter(({ value }) => value === String(chosen));
  return drawn.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ));
});

/** More than these take longer to lay out than the form they stand in. */
const manyOptions = 40;
