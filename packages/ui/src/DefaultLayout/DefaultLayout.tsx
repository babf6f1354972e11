import { type ReactNode, useDeferredValue } from 'react';
import { contentId } from '../SkipLink/SkipLink';
import { body, column, content, highlight, thumbBar as thumbBarStyle } from './DefaultLayout.css';

export interface DefaultLayoutProps {
  /** The `Footer`. */
  footer?: ReactNode;
  /** How wide the centred column may grow: `narrow` 704 px, `medium` (default) 1200 px, `wide` 1472 px. */
  width?: 'narrow' | 'medium' | 'wide';
  /** A column before the contents, such as the tabs of a contract; above them on a narrow window. */
  side?: ReactNode;
  /** A column after the contents, a landmark of its own; under them on a narrow window. Drawn once the contents are painted. */
  aside?: ReactNode;
  /** The one action of the screen, or two in a `div`; on a phone they stay under the thumb, above the bar of links. */
  thumbBar?: ReactNode;
  /** Draws the border of the page while an attendance submission is under way (SHELL-042). */
  highlighted?: boolean;
  /** The page, its head first. */
  children: ReactNode;
}

/** Centred column and footer, in a `PageFrame`: the layout of every page that names no other (SHELL-037, SHELL-038). */
export function DefaultLayout({
  footer,
  width = 'medium',
  side,
  aside,
  thumbBar,
  highlighted = false,
  children,
}: DefaultLayoutProps) {
  const isPainted = useDeferredValue(true, false);
  return (
    <>
      <div className={body({ width, columns: columnsOf(side, aside) })}>
        {side && <div className={column}>{side}</div>}
        <main id={contentId} tabIndex={-1} className={content}>
          {children}
          {thumbBar && (
            <div className={thumbBarStyle} data-phone="thumb">
              {thumbBar}
            </div>
          )}
        </main>
        {aside && <aside className={column}>{isPainted && aside}</aside>}
      </div>
      {footer}
      {highlighted && <div className={highlight} data-highlighted aria-hidden="true" />}
    </>
  );
}

function columnsOf(side: ReactNode, aside: ReactNode) {
  if (side && aside) return 'both';
  if (side) return 'side';
  return aside ? 'aside' : 'one';
}
