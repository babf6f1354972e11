import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { spinner } from './Spinner.css';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is being waited for, said to screen readers. Left out where words beside it already say it. */
  label?: ReactNode;
}

/** Something is under way for a moment; it takes the size and the colour of the text around it. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  const ring = className ? `${spinner} ${className}` : spinner;
  if (label === undefined) return <span {...rest} aria-hidden="true" className={ring} />;
  return (
    <span {...rest} role="status">
      <span className={ring} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
