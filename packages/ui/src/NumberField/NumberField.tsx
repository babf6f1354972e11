import type { KeyboardEvent } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { stepNumber } from './step-number';

interface NumberFieldOwnProps {
  /** Shows a phone's keyboard with a decimal mark. */
  decimals?: boolean;
  /** How much the Up and Down keys add and take away, to the next multiple of it; they do nothing without one. */
  step?: number;
}

export type NumberFieldProps = TextFieldProps & NumberFieldOwnProps;

/**
 * A number typed as text, which keeps every character: the form says what is wrong with it (decision 45).
 *
 * A native number input would refuse the decimal comma in some browsers, change under the scroll wheel and hide
 * a text that is not a number.
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

/** Changes the field's value as typing does, so that React and the form are notified. */
function setValue(input: HTMLInputElement, value: string) {
  // React replaces the setter on the element and would ignore a value that was set through it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
