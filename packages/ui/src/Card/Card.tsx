import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { card, cardHead, cardTitle } from './Card.css';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The HTML element; `section` by default, `li` in a list of cards. */
  as?: 'section' | 'div' | 'article' | 'li';
  /** Heading of the card. */
  title?: ReactNode;
  /** Heading level; `2` by default. */
  level?: 2 | 3;
  /** Shown opposite the heading: a link, a badge or a legend. */
  aside?: ReactNode;
  /** `feature` marks the main call to action of a screen. */
  tone?: 'plain' | 'feature';
  /** `medium` (default) pads the content and lays it out in a column; `none` suits a full-width table. */
  padding?: 'none' | 'medium';
}

/** A surface that groups related content. */
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
    // The elements take the same attributes, but React types their refs differently.
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
