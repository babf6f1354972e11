import { ChevronLeftIcon, Icon, TextLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { back } from './RecordMenu.css';

export interface BackLinkProps {
  href: string;
  /** The list that the link opens, such as "Contracts". */
  children: ReactNode;
}

/** A link from a record back to its list. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <TextLink variant="standalone" href={href} className={back}>
      <Icon of={ChevronLeftIcon} size="small" />
      {children}
    </TextLink>
  );
}
