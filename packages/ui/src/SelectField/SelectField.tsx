import { memo, startTransition, useEffect, useState } from 'react';
import { Field } from '../Field/Field';
import { control, frame } from '../Field/Field.css';
import { type FieldProps, type FieldSize, type NativeProps, nativeProps } from '../Field/field-props';
import { chevron, select } from '../Field/inputs.css';
import { Icon } from '../Icon/Icon';
import { ChevronDownIcon } from '../icons';
import { whenIdle } from '../idle/whenIdle';

/** One option of a select. Its label is a string for both languages, because `<option>` holds plain text only. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldOwnProps extends NativeProps<'select'> {
  /** Height of the control. */
  size?: FieldSize;
  /** The options, in order. */
  options: readonly SelectOption[];
  /** First option, with the empty value, such as "All" or "Choose a teacher". */
  placeholder?: string;
}

export type SelectFieldProps = FieldProps & SelectFieldOwnProps;

/** A native select for a short list of options; for thousands use `Combobox`. */
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
  chosen: unknown;
}

/** Renders the rest of a long list when idle, because a closed select shows only the selected option. */
const Options = memo(function Options({ options, chosen }: OptionsProps) {
  const [isComplete, setIsComplete] = useState(options.length <= manyOptions);
  useEffect(() => {
    if (isComplete) return;
    return whenIdle(() => startTransition(() => setIsComplete(true)));
  }, [isComplete]);
  const rendered = isComplete ? options : options.filter(({ value }) => value === String(chosen));
  return rendered.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ));
});

/** Longer lists take more time to lay out than the form around them. */
const manyOptions = 40;
