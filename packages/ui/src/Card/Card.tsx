import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { card, cardHead, cardTitle } from './Card.css';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The element it is; `section` by default, `li` in a list of cards. */
  as?: 'section' | 'div' | 'article' | 'li';
  /** A heading in the card. */
  title?: ReactNode;
  /** The heading's place in the outline of the page; `2` by default. */
  level?: 2 | 3;
  /** What stands opposite the heading: a link, a badge, a legend. */
  aside?: ReactNode;
  /** `feature` for the one large call to action of a screen. */
  tone?: 'plain' | 'feature';
  /** `medium` (default) lays its contents in a column; `none` for a table that reaches the edges. */
  padding?: 'none' | 'medium';
}

/** What belongs together, on a surface of its own. */
export function Card({
  as: Tag = 'section',
  title,
  level = 2,
  aside,
  tone = 'plain',
  padding = 'medium',
  className,
  children,
  ...rest
}: CardProps) {
  const look = card({ tone, padding });
  return (
    // The four elements take the same attributes; React types their refs apart.
    <Tag {...(rest as object)} className={className ? `${look} ${className}` : look}>
      {(title || aside) && (
        <div className={cardHead}>
          {title && (
            <Heading level={level} look="section" className={cardTitle}>
              {title}
            </Heading>
          )}
          {aside}
        </div>
      )}
      {children}
    </Tag>
  );
}
