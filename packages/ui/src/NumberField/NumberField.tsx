import type { KeyboardEvent } from 'react';
import { setValue } from '../TextField/set-value';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { stepNumber } from './step-number';

interface NumberFieldOwnProps {
  /** Shows the on-screen keyboard with a decimal separator. */
  decimals?: boolean;
  /** Amount that the Up and Down keys change, to the next multiple of it; without it they do nothing. */
  step?: number;
}

export type NumberFieldProps = TextFieldProps & NumberFieldOwnProps;

/**
 * A text field for a number that keeps every typed character; the form validates it (DECISION-45).
 * A native number input would reject the decimal comma in some browsers, change on scroll and hide invalid
 * text.
 */
export function NumberField({ decimals = false, step, onKeyDown, ...props }: NumberFieldProps) {
  const stepByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const direction = directions[event.key];
    if (step === undefined || direction === undefined || event.defaultPrevented) return;
    if (event.currentTarget.readOnly || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    setValue(event.currentTarget, stepNumber(event.currentTarget.value, direction * step));
  };
  return (
    <TextField
      autoComplete="off"
      {...props}
      inputMode={decimals ? 'decimal' : 'numeric'}
      onKeyDown={stepByKey}
    />
  );
}

const directions: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };
