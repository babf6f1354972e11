import type { CSSProperties } from 'react';
import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import { type FieldProps, type NativeProps, nativeProps } from '../Field/field-props';
import { textarea } from '../Field/form-inputs.css';

interface TextareaFieldOwnProps extends Omit<NativeProps<'textarea'>, 'rows'> {
  /** Number of lines when empty. */
  minRows?: number;
  /** Number of lines after which the text scrolls instead of growing. */
  maxRows?: number;
}

export type TextareaFieldProps = FieldProps & TextareaFieldOwnProps;

/** A multi-line text field that grows with its content and can be resized. */
export function TextareaField({ minRows = 3, maxRows = 12, ...props }: TextareaFieldProps) {
  const rows = { '--min-rows': minRows, '--max-rows': maxRows } as CSSProperties;
  return (
    <Field {...props}>
      {(attributes) => (
        <textarea
          {...nativeProps(props)}
          {...attributes}
          rows={minRows}
          className={`${control()} ${textarea}`}
          style={rows}
        />
      )}
    </Field>
  );
}
