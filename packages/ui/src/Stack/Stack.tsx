import type { ComponentPropsWithRef } from 'react';
import { stack } from '../theme/primitives.css';
import type { space } from '../theme/tokens';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** The HTML element; `div` by default. */
  as?: 'div' | 'section' | 'span' | 'ul' | 'ol';
  /** Space between the children; `medium` (12 px) by default. */
  gap?: keyof typeof space;
}

/** Arranges its children below each other, as wide as the stack. */
export function Stack({ as: Tag = 'div', gap = 'medium', className, ...rest }: StackProps) {
  const look = stack[gap];
  // The elements take the same attributes, but React types their refs differently.
  return <Tag {...(rest as object)} className={className ? `${look} ${className}` : look} />;
}
