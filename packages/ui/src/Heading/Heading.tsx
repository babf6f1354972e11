import type { ComponentPropsWithRef, ReactNode } from 'react';
import { heading } from './Heading.css';

const looks = { 1: 'page', 2: 'section', 3: 'item' } as const;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Heading level; one `1` per page. */
  level: 1 | 2 | 3;
  /** Visual size, when it differs from the level. */
  look?: 'page' | 'section' | 'item';
  /** The text; in bilingual mode the English half is smaller. */
  children: ReactNode;
}

/** A heading of a page, section or item. */
export function Heading({ level, look = looks[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  const style = heading({ look });
  return <Tag {...rest} className={className ? `${style} ${className}` : style} />;
}
