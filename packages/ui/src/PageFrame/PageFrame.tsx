import type { ReactNode } from 'react';
import { SkipLink } from '../SkipLink/SkipLink';
import { frame, head } from './PageFrame.css';

export interface PageFrameProps {
  /** The `Navbar`. */
  navbar: ReactNode;
  /** Words of the link past the navbar: `Aller au contenu - Skip to content`. */
  skipLabel: ReactNode;
  /** The `DefaultLayout` or `ListLayout` of a page. */
  children: ReactNode;
}

/** What stays when one page gives way to another: the window's height, the way past the navbar, the navbar. */
export function PageFrame({ navbar, skipLabel, children }: PageFrameProps) {
  return (
    <div className={frame}>
      <SkipLink>{skipLabel}</SkipLink>
      <div className={head}>{navbar}</div>
      {children}
    </div>
  );
}
