import { type ComponentPropsWithoutRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { printOnSheets } from './layOutSheets';
import { body, content, edge, foot as footGroup, head as headGroup, printPage } from './PrintPage.css';
import './paper-rules.css';

export interface PrintPageProps extends ComponentPropsWithoutRef<'article'> {
  /** Paper size: Letter (default, 8.5 x 11 in) or A4 (210 x 297 mm). */
  size?: 'letter' | 'a4';
  /** `landscape` for wide content, such as an attendance register. */
  orientation?: 'portrait' | 'landscape';
  /** Header of every sheet, at most a few lines: the `Logo`, the contract's number. */
  head: ReactNode;
  /** Footer of every sheet, next to its number: the provider, the date. */
  foot?: ReactNode;
  /** The document, of any length; table heads repeat on each page and headings stay with the text that follows. */
  children: ReactNode;
}

/**
 * A printable document, shown as a sheet on screen and as numbered pages on paper.
 * Name it with `aria-labelledby`, the id of its `h1`. Several documents in one view each start on a new page,
 * share the paper size and page numbering, and may differ in orientation.
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
  const paper = `${size}-${orientation}` as const;
  const look = printPage[paper];
  const article = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    return article.current ? printOnSheets(article.current, paper) : undefined;
  }, [paper]);
  return (
    <article ref={article} {...rest} className={className ? `${look} ${className}` : look}>
      {/* The sheets are created from these three parts, each with an inner element for its layout. */}
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
