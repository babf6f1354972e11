import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { contact, footer } from './Footer.css';

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** The year of the copyright (SHELL-048). */
  year: number;
  /** Whose copyright it is. */
  owner: string;
  /** The provider's toll-free number (SHELL-049). */
  phone: string;
  /** The provider's info address (SHELL-050). */
  email: string;
  /** What the number is, for screen readers: `Téléphone sans frais - Toll-free phone`. */
  phoneLabel: ReactNode;
  /** What the address is, for screen readers. */
  emailLabel: ReactNode;
}

/** The foot of the default layout: copyright and how to reach the provider. */
export function Footer({
  year,
  owner,
  phone,
  email,
  phoneLabel,
  emailLabel,
  className,
  ...rest
}: FooterProps) {
  return (
    <footer {...rest} className={className ? `${footer} ${className}` : footer}>
      <span>
        © {year} {owner}
      </span>
      <a className={contact} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        <VisuallyHidden>{phoneLabel} </VisuallyHidden>
        {phone}
      </a>
      <a className={contact} href={`mailto:${email}`}>
        <VisuallyHidden>{emailLabel} </VisuallyHidden>
        {email}
      </a>
    </footer>
  );
}
