import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { actions as actionRow, eyebrow as eyebrowStyle, head, titles } from './PageHead.css';

export interface PageHeadProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The `h1` of the page. */
  title: ReactNode;
  /** A line above the title: the owner of the page, or a link back. */
  eyebrow?: ReactNode;
  /** Facts under the title, such as a status. */
  detail?: ReactNode;
  /** Actions for the whole page, the primary button last. */
  actions?: ReactNode;
}

/** The head of a page: its title and its actions. */
export function PageHead({ title, eyebrow, detail, actions, className, ...rest }: PageHeadProps) {
  return (
    <div {...rest} className={className ? `${head} ${className}` : head}>
      <div className={titles}>
        {eyebrow && <div className={eyebrowStyle}>{eyebrow}</div>}
        <Heading level={1}>{title}</Heading>
        {detail}
      </div>
      {actions && <div className={actionRow}>{actions}</div>}
    </div>
  );
}
