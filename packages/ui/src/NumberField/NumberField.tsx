import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { typedNumber } from './typed-number';

interface NumberFieldOwnProps {
  /** Accepts a decimal comma or point. */
  decimals?: boolean;
  /** Accepts a leading minus; otherwise it is stripped as it is typed (CON-FORM-41). */
  negatives?: boolean;
}

export type NumberFieldProps = TextFieldProps & NumberFieldOwnProps;

/**
 * A number typed as text. A native number input would refuse the decimal comma in some browsers, change
 * under the scroll wheel and hide what was typed when it is no number.
 */
export function NumberField({ decimals = false, negatives = false, onChange, ...props }: NumberFieldProps) {
  const keepNumber = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const kept = typedNumber(input.value, { decimals, negatives });
    if (kept !== input.value) {
      const caret = (input.selectionStart ?? input.value.length) - (input.value.length - kept.length);
      input.value = kept;
      input.setSelectionRange(Math.max(caret, 0), Math.max(caret, 0));
    }
    onChange?.(event);
  };
  return (
    <TextField
      autoComplete="off"
      {...props}
      inputMode={decimals ? 'decimal' : 'numeric'}
      onChange={keepNumber}
    />
  );
}
