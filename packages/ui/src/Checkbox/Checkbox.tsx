import type { ComponentProps } from 'react';
import { checkbox } from './Checkbox.css';

type CheckboxName =
  | { 'aria-label': string; 'aria-labelledby'?: undefined }
  | { 'aria-label'?: undefined; 'aria-labelledby': string };

export type CheckboxProps = CheckboxName & Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'>;

/** A checkbox without a label, for table cells that are named by column and row. Renders a single element for speed. */
export function Checkbox(props: CheckboxProps) {
  return <input {...props} type="checkbox" className={checkbox} />;
}
