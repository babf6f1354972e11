import type { MouseEvent, ReactNode } from 'react';
import { skipLink } from './SkipLink.css';

export const contentId = 'content';

export interface SkipLinkProps {
  /** Text of the link, such as `Aller au contenu - Skip to content`. */
  children: ReactNode;
}

/** The first Tab stop, which skips the navbar. */
export function SkipLink({ children }: SkipLinkProps) {
  return (
    <a href={`#${contentId}`} className={skipLink} onClick={skip}>
      {children}
    </a>
  );
}

// With a hash router, following `#content` would change the route.
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(contentId)?.focus();
}
