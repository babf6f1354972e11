import type { ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../theme/primitives.css';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {}

/** Text for screen readers only, such as the name of an icon button. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={className ? `${visuallyHidden} ${className}` : visuallyHidden} />;
}
