import type { ReactNode } from 'react';
import { checkbox, checkboxLarge } from '../Checkbox/Checkbox.css';
import { Field } from '../Field/Field';
import type { FieldProps } from '../Field/field-props';
import * as styles from './CheckboxGroup.css';

/** One choice of a group of boxes. */
export interface CheckboxOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
}

interface CheckboxGroupOptions<Value extends string> {
  /** Name under which the form sends each ticked value. */
  name: string;
  /** Id of the form that the choices belong to, when the group stands outside of it. */
  form?: string;
  /** The choices, in order. */
  options: readonly CheckboxOption<Value>[];
  /** The values ticked at first; from then on the form keeps them. */
  defaultValue?: readonly string[];
  /** Called with all ticked values, in the order of the choices. */
  onValuesChange?: (values: Value[]) => void;
  /** No choice can be made. */
  disabled?: boolean;
}

export type CheckboxGroupProps<Value extends string = string> = FieldProps & CheckboxGroupOptions<Value>;

/** Any of a few, all in view, perhaps none. */
export function CheckboxGroup<Value extends string>({
  name,
  form,
  options,
  defaultValue = [],
  onValuesChange,
  disabled,
  ...field
}: CheckboxGroupProps<Value>) {
  return (
    <Field {...field} group>
      {/* A group is neither required nor invalid in ARIA: what is refused stands in its description. */}
      {({ 'aria-required': _, 'aria-errormessage': __, 'aria-invalid': refused, ...group }) => (
        <fieldset
          {...group}
          disabled={disabled}
          data-refused={refused}
          className={styles.group}
          onChange={({ currentTarget }) => {
            const ticked = [...currentTarget.querySelectorAll<HTMLInputElement>('input:checked')];
            const values = new Set(ticked.map(({ value }) => value));
            onValuesChange?.(options.map(({ value }) => value).filter((value) => values.has(value)));
          }}
        >
          {options.map(({ value, label }) => (
            <label key={value} className={styles.option}>
              <input
                type="checkbox"
                name={name}
                form={form}
                value={value}
                defaultChecked={defaultValue.includes(value)}
                aria-invalid={refused}
                className={`${checkbox} ${checkboxLarge}`}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      )}
    </Field>
  );
}
