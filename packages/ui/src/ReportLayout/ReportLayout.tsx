import type { ReactNode } from 'react';
import { contentId, SkipLink } from '../SkipLink/SkipLink';
import { content, head, note as noteStyle, page, tools as toolRow } from './ReportLayout.css';

export interface ReportLayoutProps {
  /** The `Logo`. */
  logo: ReactNode;
  /** Tools such as the language switch and the print button; not printed. */
  tools?: ReactNode;
  /** Text of the skip link. */
  skipLabel: ReactNode;
  /** A line below the content, such as "this link is private". */
  note?: ReactNode;
  /** The reports, or a `PrintPage` to print. */
  children: ReactNode;
}

/** Layout of report and print pages, which visitors without an account can open too (SHELL-041). */
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
