import type { ComponentPropsWithRef } from 'react';
import { kbd } from './Kbd.css';

export interface KbdProps extends Omit<ComponentPropsWithRef<'kbd'>, 'children'> {
  /** What is printed on the key, such as `Ctrl` or `K`. */
  children: string;
}

/** One key of the keyboard, as it is printed. */
export function Kbd({ className, ...rest }: KbdProps) {
  return <kbd {...rest} className={className ? `${kbd} ${className}` : kbd} />;
}
