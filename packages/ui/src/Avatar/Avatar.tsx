import { type ComponentPropsWithRef, useState } from 'react';
import { avatar, picture } from './Avatar.css';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** One or two letters, shown when there is no picture or until it has loaded. */
  initials: string;
  /** URL of the person's picture. If it fails to load, the initials stay. */
  src?: string;
  /** Full name for screen readers, when it is not shown next to the avatar; decorative without it. */
  name?: string;
  /** 24 px for dense rows, 32 px (default), or 56 px for page heads; scales with the text size. */
  size?: 'small' | 'medium' | 'large';
}

/** A person's picture or initials (SHELL-043). */
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
