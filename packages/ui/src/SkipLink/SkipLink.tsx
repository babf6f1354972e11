import type { MouseEvent, ReactNode } from 'react';
import { skipLink } from './SkipLink.css';

/** The id of the `main` of every layout. */
export const contentId = 'content';

export interface SkipLinkProps {
  /** `Aller au contenu - Skip to content`. */
  children: ReactNode;
}

/** The first stop of the Tab key: past the navbar to the contents. */
export function SkipLink({ children }: SkipLinkProps) {
  return (
    <a href={`#${contentId}`} className={skipLink} onClick={skip}>
      {children}
    </a>
  );
}

/** Moves the focus by hand: behind a hash router, following `#content` would change the page. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(contentId)?.focus();
}
