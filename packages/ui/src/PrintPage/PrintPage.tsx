import type { ComponentPropsWithRef, ReactNode } from 'react';
import { body, content, edge, foot as footGroup, head as headGroup, printPage } from './PrintPage.css';

export interface PrintPageProps extends ComponentPropsWithRef<'article'> {
  /** The paper: Letter (default, 8.5 x 11 in), or A4 (210 x 297 mm). */
  size?: 'letter' | 'a4';
  /** `landscape` for what is wide, such as a register of many lessons. */
  orientation?: 'portrait' | 'landscape';
  /** Whose document it is, at the top of every printed page: the `Logo`, the contract's number. At most a few lines. */
  head: ReactNode;
  /** At the foot of every printed page, beside its number: the provider, the date. */
  foot?: ReactNode;
  /** The document, as long as it is; its tables repeat their heads, its headings stay with what follows. */
  children: ReactNode;
}

/**
 * A document as a sheet on the screen and as numbered pages on paper: progress report, outline, register. Name it with
 * `aria-labelledby`, the id of its `h1`. Several documents side by side in one print view each begin on a new page, are
 * numbered through, and share one paper; of both orientations they may be.
 */
export function PrintPage({
  size = 'letter',
  orientation = 'portrait',
  head,
  foot,
  className,
  children,
  ...rest
}: PrintPageProps) {
  const look = printPage[`${size}-${orientation}`];
  return (
    <article {...rest} className={className ? `${look} ${className}` : look}>
      {/* On paper each of the three is a group of a table, and what it holds has the layout. */}
      <div className={headGroup}>
        <div className={edge({ at: 'head' })}>{head}</div>
      </div>
      <div className={body}>
        <div className={content}>{children}</div>
      </div>
      {foot && (
        <div className={footGroup}>
          <div className={edge({ at: 'foot' })}>{foot}</div>
        </div>
      )}
    </article>
  );
}
