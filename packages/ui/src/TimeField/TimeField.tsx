import type { FocusEvent } from 'react';
import { setValue } from '../TextField/set-value';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { timeText } from './time-text';

export type TimeFieldProps = TextFieldProps;

/**
 * A text field for a 24-hour time, `HH:mm`. Input such as `9 h 30` or `5 pm` is rewritten on blur; the form validates
 * it. A native time input would show 12 hours in some browsers.
 */
export function TimeField({ onBlur, ...props }: TimeFieldProps) {
  const rewrite = (event: FocusEvent<HTMLInputElement>) => {
    const { value, readOnly } = event.currentTarget;
    const time = timeText(value);
    if (time !== value && !readOnly) setValue(event.currentTarget, time);
    onBlur?.(event);
  };
  return <TextField autoComplete="off" {...props} onBlur={rewrite} />;
}
