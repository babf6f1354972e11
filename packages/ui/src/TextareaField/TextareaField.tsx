import type { CSSProperties } from 'react';
import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import { type FieldProps, type NativeProps, nativeProps } from '../Field/field-props';
import { textarea } from './TextareaField.css';

interface TextareaFieldOwnProps extends Omit<NativeProps<'textarea'>, 'rows'> {
  /** Lines shown when empty. */
  minRows?: number;
  /** Lines after which the text scrolls instead of growing. */
  maxRows?: number;
}

export type TextareaFieldProps = FieldProps & TextareaFieldOwnProps;

/** Several lines of text; grows with what is typed, and can be pulled by its corner. */
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
