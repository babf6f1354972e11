import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import { type FieldProps, type FieldSize, type NativeProps, nativeProps } from '../Field/field-props';
import { date } from './DateField.css';

interface DateFieldOwnProps extends Omit<NativeProps<'input'>, 'type'> {
  /** Height of the control. */
  size?: FieldSize;
  /** Earliest day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  /** Latest day that can be chosen, `YYYY-MM-DD`. */
  max?: string;
}

export type DateFieldProps = FieldProps & DateFieldOwnProps;

/** A calendar day as `YYYY-MM-DD`, by the browser's own picker: it speaks the person's language and fits a thumb. */
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
