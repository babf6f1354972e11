import { Radios } from '../RadioGroup/Radios';
import type { RadioProps } from '../RadioGroup/radio-props';
import * as styles from './SegmentedControl.css';

interface SegmentedControlOwnProps {
  /** `bar` (default) for list filters, `chips` for large separate touch targets. */
  look?: 'bar' | 'chips';
}

export type SegmentedControlProps<Value extends string = string> = RadioProps<Value> &
  SegmentedControlOwnProps;

const looks = { bar: styles.bar, chips: styles.chips };

/** Radio buttons styled as one bar or as chips: one of two to six short options. */
export function SegmentedControl<Value extends string>({
  look = 'bar',
  ...props
}: SegmentedControlProps<Value>) {
  return <Radios {...(props as RadioProps<Value>)} look={looks[look]} />;
}
