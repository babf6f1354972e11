import { useId } from 'react';
import { Field } from '../Field/Field';
import type { RadioProps } from './radio-props';

export interface RadioLook {
  group: string;
  option: string;
  input: string;
  text: string;
  hint?: string;
}

/** Native radio buttons with a given look; the browser handles arrow keys, form values and accessibility. */
export function Radios<Value extends string>({ look, ...props }: RadioProps<Value> & { look: RadioLook }) {
  const generatedName = useId();
  const {
    name = generatedName,
    form,
    options,
    value,
    defaultValue,
    onValueChange,
    disabled,
    ...field
  } = props;
  return (
    <Field {...field} group>
      {(attributes) => (
        <div {...attributes} role="radiogroup" className={look.group}>
          {options.map((option) => (
            <label key={option.value} className={look.option}>
              <input
                type="radio"
                name={name}
                form={form}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={value === undefined ? defaultValue === option.value : undefined}
                disabled={disabled || option.disabled}
                // React warns about a controlled input without onChange.
                onChange={() => onValueChange?.(option.value)}
                className={look.input}
              />
              <span className={look.text}>
                {option.label}
                {option.hint != null && <span className={look.hint}>{option.hint}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
