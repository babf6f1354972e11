import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { whenIdle } from '../idle/whenIdle';
import { loadPaperFonts, printPagesOnSheets } from './layOutSheets';
import { edge, pageEdges } from './PrintPage.css';
import './paper-rules.css';

export interface PrintedPagesProps {
  /** Head of every sheet, before the title of the page: the `Logo`. */
  head: ReactNode;
  /** Foot of every sheet, next to its number: the provider, the date. */
  foot: ReactNode;
}

/**
 * Prints every page of an app that has no `PrintPage` on numbered sheets with a head and a foot: its open dialog, or else
 * its main content. Wide tables are printed across. Shows nothing on screen; an app has one.
 */
export function PrintedPages({ head, foot }: PrintedPagesProps) {
  const edges = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (edges.current ? printPagesOnSheets(edges.current) : undefined), []);
  useLayoutEffect(() => {
    // Few people print from a phone, and the fonts are not worth its data.
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
