import type { ReactNode } from 'react';
import { contentId, SkipLink } from '../SkipLink/SkipLink';
import { content, head, note as noteStyle, page, tools as toolRow } from './ReportLayout.css';

export interface ReportLayoutProps {
  /** The `Logo`. */
  logo: ReactNode;
  /** The language switch, print, and the like. Not printed. */
  tools?: ReactNode;
  /** Words of the link past the head. */
  skipLabel: ReactNode;
  /** A line under the contents, such as "this link is private". */
  note?: ReactNode;
  /** The reports, or a `PrintPage` where they are to be printed. */
  children: ReactNode;
}

/** The layout of report and print pages (SHELL-041): for visitors without an account, and for paper. */
export function ReportLayout({ logo, tools, skipLabel, note, children }: ReportLayoutProps) {
  return (
    <div className={page}>
      <SkipLink>{skipLabel}</SkipLink>
      <header className={head}>
        {logo}
        <div className={toolRow}>{tools}</div>
      </header>
      <main id={contentId} tabIndex={-1} className={content}>
        {children}
      </main>
      {note && <p className={noteStyle}>{note}</p>}
    </div>
  );
}
