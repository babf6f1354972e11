import { type ComponentPropsWithRef, createElement } from 'react';
import type { IconShape } from '../icons';
import { icon } from '../theme/primitives.css';

export const iconSizes = { small: 16, medium: 18, large: 20, huge: 24 } as const;

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The icon, from `icons.ts`. */
  of: IconShape;
  /** 16, 18 (default), 20 or 24 px. */
  size?: keyof typeof iconSizes;
}

/** A decorative icon, hidden from screen readers because the text next to it carries the meaning. */
export function Icon({ of: shape, size = 'medium', className, ...rest }: IconProps) {
  return (
    <svg
      {...rest}
      aria-hidden="true"
      width={iconSizes[size]}
      height={iconSizes[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className ? `${icon} ${className}` : icon}
    >
      {shape.map(([tag, attributes], line) => createElement(tag, { key: line, ...attributes }))}
    </svg>
  );
}
