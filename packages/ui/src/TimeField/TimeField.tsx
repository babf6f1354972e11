import type { FocusEvent, KeyboardEvent } from 'react';
import { setValue } from '../TextField/set-value';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { timeText } from './time-text';

export type TimeFieldProps = TextFieldProps;

/**
 * A text field for a 24-hour time, `HH:mm`. Input such as `9 h 30` or `5 pm` is rewritten on blur and on Enter; the
 * form validates it. A native time input would show 12 hours in some browsers.
 */
export function TimeField({ onBlur, onKeyDown, ...props }: TimeFieldProps) {
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    rewrite(event.currentTarget);
    onBlur?.(event);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter submits the form without leaving the field.
    if (event.key === 'Enter') rewrite(event.currentTarget);
    onKeyDown?.(event);
  };
  return <TextField autoComplete="off" {...props} onBlur={handleBlur} onKeyDown={handleKeyDown} />;
}

function rewrite(input: HTMLInputElement): void {
  const time = timeText(input.value);
  if (time !== input.value && !input.readOnly) setValue(input, time);
}
