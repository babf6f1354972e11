import type { ComponentPropsWithRef } from 'react';
import { visuallyHidden } from './VisuallyHidden.css';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {}

/** Words for screen readers only, such as the name of a button that shows an icon. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={className ? `${visuallyHidden} ${className}` : visuallyHidden} />;
}
