import type { ComponentPropsWithRef } from 'react';
import { kbd } from './Kbd.css';

export interface KbdProps extends Omit<ComponentPropsWithRef<'kbd'>, 'children'> {
  /** The key's label, such as `Ctrl` or `K`. */
  children: string;
}

/** One key of a keyboard shortcut. */
export function Kbd({ className, ...rest }: KbdProps) {
  return <kbd {...rest} className={className ? `${kbd} ${className}` : kbd} />;
}
