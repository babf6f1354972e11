import type { ReactNode } from 'react';
import { SkipLink } from '../SkipLink/SkipLink';
import { frame, head } from './PageFrame.css';

export interface PageFrameProps {
  /** The `Navbar`. */
  navbar: ReactNode;
  /** Text of the skip link: `Aller au contenu - Skip to content`. */
  skipLabel: ReactNode;
  /** The page's `DefaultLayout` or `ListLayout`. */
  children: ReactNode;
}

/** The frame that persists across page changes: skip link and navbar. */
export function PageFrame({ navbar, skipLabel, children }: PageFrameProps) {
  return (
    <div className={frame}>
      <SkipLink>{skipLabel}</SkipLink>
      <div className={head}>{navbar}</div>
      {children}
    </div>
  );
}
