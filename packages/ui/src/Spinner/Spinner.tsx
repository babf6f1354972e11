import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { spinner } from './Spinner.css';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is loading, for screen readers. Omit it when visible text already says so. */
  label?: ReactNode;
}

/** Shows that something is in progress, in the size and colour of the surrounding text. */
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
