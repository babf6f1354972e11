import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { contact, footer } from './Footer.css';

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** Year of the copyright notice (SHELL-048). */
  year: number;
  /** Owner of the copyright. */
  owner: string;
  /** The provider's toll-free number (SHELL-049). */
  phone: string;
  /** The provider's email address (SHELL-050). */
  email: string;
  /** Label of the number for screen readers, such as `Téléphone sans frais - Toll-free phone`. */
  phoneLabel: ReactNode;
  /** Label of the email address for screen readers. */
  emailLabel: ReactNode;
}

/** Footer of the default layout: copyright and contact details. */
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
