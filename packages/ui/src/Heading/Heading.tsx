import type { ComponentPropsWithRef, ReactNode } from 'react';
import { heading } from './Heading.css';

const looks = { 1: 'page', 2: 'section', 3: 'item' } as const;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its place in the outline of the page: one `1` a page. */
  level: 1 | 2 | 3;
  /** How large it looks, where that differs from its place. */
  look?: 'page' | 'section' | 'item';
  /** The words; in the joint mode the English half is smaller. */
  children: ReactNode;
}

/** A heading of a page, of a section, or of an item. */
export function Heading({ level, look = looks[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  const style = heading({ look });
  return <Tag {...rest} className={className ? `${style} ${className}` : style} />;
}
