import { type ComponentPropsWithRef, useState } from 'react';
import { avatar, picture } from './Avatar.css';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** One or two letters; they stand where there is no picture, or none yet. */
  initials: string;
  /** Address of a picture of the person. One that cannot be loaded leaves the initials. */
  src?: string;
  /** The whole name, read aloud, where it does not stand beside the picture. Without it the avatar is decoration. */
  name?: string;
  /** 24 px in dense rows, 32 px (default), 56 px at the head of a page; they grow with the text size. */
  size?: 'small' | 'medium' | 'large';
}

/** A person as a picture or initials (SHELL-043). */
export function Avatar({ initials, src, name, size = 'medium', className, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const look = avatar({ size });
  return (
    <span
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...rest}
      className={className ? `${look} ${className}` : look}
    >
      {initials}
      {src !== undefined && src !== failed && (
        <img key={src} className={picture} src={src} alt="" onError={() => setFailed(src)} />
      )}
    </span>
  );
}
