import type { ComponentPropsWithRef } from 'react';
import { bridge, ground, logo, mark, pictureOnly, productName } from './Logo.css';

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The product's name, from its configuration. */
  name: string;
  /** The provider's own picture in place of the mark and the name; the name is then its text. */
  src?: string;
}

/** Mark and name of the product. */
export function Logo({ name, src, className, ...rest }: LogoProps) {
  return (
    <span {...rest} className={className ? `${logo} ${className}` : logo}>
      {src ? (
        <img src={src} alt={name} className={pictureOnly} />
      ) : (
        <>
          <svg viewBox="0 0 26 26" className={mark} aria-hidden="true">
            <rect width="26" height="26" rx="7" className={ground} />
            <path d="M5 17c0-5 3.5-8 8-8s8 3 8 8M5 17h16M9 17v-4.5M13 17V9.4M17 17v-4.5" className={bridge} />
          </svg>
          <span className={productName}>{name}</span>
        </>
      )}
    </span>
  );
}
