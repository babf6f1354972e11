import * as look from './RadioGroup.css';
import { Radios } from './Radios';
import type { RadioProps } from './radio-props';

export type RadioGroupProps<Value extends string = string> = RadioProps<Value>;

/** One of a few, all in view, one under the other. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  return <Radios {...props} look={look} />;
}
