import type { ReactNode } from 'react';
import { contentId } from '../SkipLink/SkipLink';
import { content, page, panel, side, tagline as taglineStyle, tools as toolRow } from './AuthLayout.css';
import { BridgeArt } from './BridgeArt';

export interface AuthLayoutProps {
  /** The `Logo`. */
  logo: ReactNode;
  /** What the portal is for, on the panel of a wide window. */
  tagline?: ReactNode;
  /** The language switch and the like, in the corner. */
  tools?: ReactNode;
  /** Heading, form, links. */
  children: ReactNode;
}

/** The layout of sign-in pages: a form, no navbar (SHELL-040). */
export function AuthLayout({ logo, tagline, tools, children }: AuthLayoutProps) {
  return (
    <div className={page}>
      <div className={panel}>
        <BridgeArt />
        {tagline && <div className={taglineStyle}>{tagline}</div>}
      </div>
      <div className={side}>
        <div className={toolRow}>{tools}</div>
        <main id={contentId} tabIndex={-1} className={content}>
          {logo}
          {children}
        </main>
      </div>
    </div>
  );
}
