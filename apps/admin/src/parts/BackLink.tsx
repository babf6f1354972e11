import { ChevronLeftIcon, Icon, TextLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { back } from './RecordMenu.css';

export interface BackLinkProps {
  href: string;
  /** Where it leads, such as "Contracts". */
  children: ReactNode;
}

/** The way from a record back to its list. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <TextLink variant="standalone" href={href} className={back}>
      <Icon of={ChevronLeftIcon} size="small" />
      {children}
    </TextLink>
  );
}
