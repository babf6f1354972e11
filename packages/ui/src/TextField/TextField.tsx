import type { ReactNode } from 'react';
import { Field } from '../Field/Field';
import { control, suffix as suffixClass } from '../Field/Field.css';
import { type FieldProps, type FieldSize, type NativeProps, nativeProps } from '../Field/field-props';
import { withSuffix } from '../Field/form-inputs.css';
import { placeholderFrame } from '../Field/inputs.css';

interface TextFieldOwnProps extends NativeProps<'input'> {
  /** Height of the control. */
  size?: FieldSize;
  /** Unit or short note at the end of the control. */
  suffix?: ReactNode;
}

export type TextFieldProps = FieldProps & TextFieldOwnProps;

/** A single-line text input that accepts the native attributes, such as `type`, `name` and `autoComplete`. */
export function TextField({ size, suffix, ...props }: TextFieldProps) {
  return (
    <Field {...props}>
      {(attributes) => (
        <span className={placeholderFrame} data-placeholder={props.placeholder}>
          <input
            type="text"
            {...nativeProps(props)}
            {...attributes}
            className={suffix == null ? control({ size }) : `${control({ size })} ${withSuffix}`}
          />
          {suffix != null && <span className={suffixClass}>{suffix}</span>}
        </span>
      )}
    </Field>
  );
}
