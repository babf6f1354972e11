import type { ComponentProps } from 'react';
import { checkbox } from './Checkbox.css';

type CheckboxName =
  | { 'aria-label': string; 'aria-labelledby'?: undefined }
  | { 'aria-label'?: undefined; 'aria-labelledby': string };

export type CheckboxProps = CheckboxName & Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'>;

/** The bare box, for a table cell, where the column and the row name it. One element, so a hundred cost little. */
export function Checkbox(props: CheckboxProps) {
  return <input {...props} type="checkbox" className={checkbox} />;
}
