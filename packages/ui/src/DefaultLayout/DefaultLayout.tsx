import { type ReactNode, useDeferredValue } from 'react';
import { contentId } from '../SkipLink/SkipLink';
import { body, column, content, highlight, thumbBar as thumbBarStyle } from './DefaultLayout.css';

export interface DefaultLayoutProps {
  /** The `Footer`. */
  footer?: ReactNode;
  /** Maximum width of the centred column: `narrow` 704 px, `medium` (default) 1200 px, `wide` 1472 px. */
  width?: 'narrow' | 'medium' | 'wide';
  /** A column before the content, such as the tabs of a contract; above the content in narrow windows. */
  side?: ReactNode;
  /** A complementary column after the content; below it in narrow windows. It renders after the content is painted. */
  aside?: ReactNode;
  /** The main action of the screen, or two in a `div`; on phones it is fixed to the bottom, above the tab bar. */
  thumbBar?: ReactNode;
  /** Draws a border around the page while an attendance submission is running (SHELL-042). */
  highlighted?: boolean;
  /** The page content, starting with its head. */
  children: ReactNode;
}

/** The default page layout inside a `PageFrame`: a centred column and a footer (SHELL-037, SHELL-038). */
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
