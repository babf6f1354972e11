import type { ComponentPropsWithRef } from 'react';
import { avatar } from './Avatar.css';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** One to three letters. */
  initials: string;
}

/** A person as initials (SHELL-043). Give it `aria-hidden` where the whole name stands beside it. */
export function Avatar({ initials, className, ...rest }: AvatarProps) {
  return (
    <span {...rest} className={className ? `${avatar} ${className}` : avatar}>
      {initials}
    </span>
  );
}
