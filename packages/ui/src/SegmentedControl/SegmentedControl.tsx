import { Radios } from '../RadioGroup/Radios';
import type { RadioProps } from '../RadioGroup/radio-props';
import * as styles from './SegmentedControl.css';

interface SegmentedControlOwnProps {
  /** `bar` to filter a list, `chips` for large separate keys under a thumb. */
  look?: 'bar' | 'chips';
}

export type SegmentedControlProps<Value extends string = string> = RadioProps<Value> &
  SegmentedControlOwnProps;

const looks = { bar: styles.bar, chips: styles.chips };

/** Radio buttons that look like one bar, or like keys: one of two to six short choices. */
export function SegmentedControl<Value extends string>({
  look = 'bar',
  ...props
}: SegmentedControlProps<Value>) {
  return <Radios {...(props as RadioProps<Value>)} look={looks[look]} />;
}
