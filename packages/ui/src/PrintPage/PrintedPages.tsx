import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { whenIdle } from '../idle/whenIdle';
import { loadPaperFonts, printPagesOnSheets } from './layOutSheets';
import { edge, pageEdges } from './PrintPage.css';
import './paper-rules.css';

export interface PrintedPagesProps {
  /** Header of every sheet, before the title of the page: the `Logo`. */
  head: ReactNode;
  /** Footer of every sheet, next to its number: the provider, the date. */
  foot: ReactNode;
}

/**
 * Prints every page of an app that has no `PrintPage` on numbered sheets with a header and a footer: its open dialog,
 * or else its main content. Wide tables are printed in landscape. Renders nothing on screen; use it once per app.
 */
export function PrintedPages({ head, foot }: PrintedPagesProps) {
  const edges = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (edges.current ? printPagesOnSheets(edges.current) : undefined), []);
  useLayoutEffect(() => {
    // Few users print from a phone, so do not spend its data on the fonts.
    if (matchMedia('(pointer: coarse)').matches) return;
    return whenIdle(loadPaperFonts);
  }, []);
  return (
    <div ref={edges} className={pageEdges}>
      <div className={edge({ at: 'head' })}>{head}</div>
      <div className={edge({ at: 'foot' })}>{foot}</div>
    </div>
  );
}
