import type { ReactNode } from 'react';
import { contentId } from '../SkipLink/SkipLink';
import { content, page, panel, side, tagline as taglineStyle, tools as toolRow } from './AuthLayout.css';
import { BridgeArt } from './BridgeArt';

export interface AuthLayoutProps {
  /** The `Logo` above the form. */
  logo: ReactNode;
  /** A line about the portal, shown on the side panel of wide windows. */
  tagline?: ReactNode;
  /** Controls in the corner, such as the language switch. */
  tools?: ReactNode;
  /** The page: heading, form and links. */
  children: ReactNode;
}

/** Layout of the sign-in pages: a form without a navbar (SHELL-040). */
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
