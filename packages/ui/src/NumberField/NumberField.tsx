import type { ChangeEvent, KeyboardEvent } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { stepped, typedNumber } from './typed-number';

interface NumberFieldOwnProps {
  /** Accepts a decimal comma or point. */
  decimals?: boolean;
  /** Accepts a leading minus; otherwise it is stripped as it is typed (CON-FORM-41). */
  negatives?: boolean;
  /** How much the keys Up and Down add and take away, to the next multiple of it; they do nothing without one. */
  step?: number;
}

export type NumberFieldProps = TextFieldProps & NumberFieldOwnProps;

/**
 * A number typed as text. A native number input would refuse the decimal comma in some browsers, change
 * under the scroll wheel and hide what was typed when it is no number.
 */
export function NumberField({
  decimals = false,
  negatives = false,
  step,
  onChange,
  onKeyDown,
  ...props
}: NumberFieldProps) {
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
  const stepByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const direction = directions[event.key];
    if (step === undefined || direction === undefined || event.defaultPrevented) return;
    if (event.currentTarget.readOnly || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    write(event.currentTarget, stepped(event.currentTarget.value, direction * step, { negatives }));
  };
  return (
    <TextField
      autoComplete="off"
      {...props}
      inputMode={decimals ? 'decimal' : 'numeric'}
      onChange={keepNumber}
      onKeyDown={stepByKey}
    />
  );
}

const directions: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** Puts a number into the field as if it had been typed, so that React and the form hear of it. */
function write(input: HTMLInputElement, value: string) {
  // Past the setter that React puts on the element, which would take the new value for an old one.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
