import type { ReactNode } from 'react';
import { checkbox, checkboxLarge } from '../Checkbox/Checkbox.css';
import { Field } from '../Field/Field';
import type { FieldProps } from '../Field/field-props';
import * as styles from '../RadioGroup/RadioGroup.css';

export interface CheckboxOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
}

interface CheckboxGroupOptions<Value extends string> {
  /** Field name under which the form submits each checked value. */
  name: string;
  /** Id of the form, when the group is outside the form element. */
  form?: string;
  /** The options, in order. */
  options: readonly CheckboxOption<Value>[];
  /** Values that are checked initially; the form holds the state afterwards. */
  defaultValue?: readonly string[];
  /** Called with all checked values, in the order of the options. */
  onValuesChange?: (values: Value[]) => void;
  /** Disables all options. */
  disabled?: boolean;
}

export type CheckboxGroupProps<Value extends string = string> = FieldProps & CheckboxGroupOptions<Value>;

/** A group of checkboxes: the user picks any number of a few options. */
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
      {/* ARIA does not allow required or invalid on a group; the error is in its description. */}
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
            <label key={value} className={styles.checkboxOption}>
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
