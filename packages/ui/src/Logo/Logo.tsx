import type { ComponentPropsWithRef } from 'react';
import { bridge, ground, logo, mark, pictureOnly, productName } from './Logo.css';

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The configured product name. */
  name: string;
  /** URL of a picture to show instead of the default mark and name; the name becomes its alternative text. */
  src?: string;
}

/** Logo of the product: mark and name. */
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
