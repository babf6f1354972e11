import { Radios } from '../RadioGroup/Radios';
import type { RadioProps } from '../RadioGroup/radio-props';
import * as look from './AnswerButtons.css';

export type AnswerButtonsProps<Value extends string = string> = RadioProps<Value>;

/** Radio buttons styled as separate buttons: the answer to a question of a form, one of up to six words. */
export function AnswerButtons<Value extends string>(props: AnswerButtonsProps<Value>) {
  return <Radios {...(props as RadioProps<Value>)} look={look} />;
}
