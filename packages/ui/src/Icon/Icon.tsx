import type { ComponentPropsWithRef } from 'react';
import type { IconShape } from '../icons';
import { icon } from './Icon.css';

export const iconSizes = { small: 16, medium: 18, large: 20, huge: 24 } as const;

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Which icon, from `icons.ts`. */
  of: IconShape;
  /** 16, 18 (default), 20 or 24 px. */
  size?: keyof typeof iconSizes;
}

/** A picture beside words: hidden from screen readers, since the words carry the meaning. */
export function Icon({ of: Shape, size = 'medium', className, ...rest }: IconProps) {
  return (
    <Shape
      {...rest}
      aria-hidden="true"
      size={iconSizes[size]}
      strokeWidth={1.8}
      className={className ? `${icon} ${className}` : icon}
    />
  );
}
