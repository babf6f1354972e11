import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import { type FieldProps, type FieldSize, type NativeProps, nativeProps } from '../Field/field-props';
import { date } from '../Field/form-inputs.css';

interface DateFieldOwnProps extends Omit<NativeProps<'input'>, 'type'> {
  /** Height of the control. */
  size?: FieldSize;
  /** Earliest selectable day, `YYYY-MM-DD`. */
  min?: string;
  /** Latest selectable day, `YYYY-MM-DD`. */
  max?: string;
}

export type DateFieldProps = FieldProps & DateFieldOwnProps;

/** A date input (`YYYY-MM-DD`) with the browser's native picker, which is localized and suits touch. */
export function DateField({ size, ...props }: DateFieldProps) {
  return (
    <Field {...props}>
      {(attributes) => (
        <input
          {...nativeProps(props)}
          {...attributes}
          type="date"
          className={`${control({ size })} ${date}`}
        />
      )}
    </Field>
  );
}
