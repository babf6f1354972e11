import * as look from './RadioGroup.css';
import { Radios } from './Radios';
import type { RadioProps } from './radio-props';

export type RadioGroupProps<Value extends string = string> = RadioProps<Value>;

/** Radio buttons below each other: one of a few options. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  return <Radios {...props} look={look} />;
}
