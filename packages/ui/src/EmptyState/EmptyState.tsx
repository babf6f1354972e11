import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import { type IconShape, InboxIcon } from '../icons';
import { action as actionRow, advice, picture, state } from './EmptyState.css';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What is so, in a few words: `Aucun rapport - No reports`. */
  title: ReactNode;
  /** What to do about it. */
  text?: ReactNode;
  /** The button or link that does it. */
  action?: ReactNode;
  /** A picture of the situation; an empty tray by default. */
  icon?: IconShape;
  /** `neutral` (default), `caution` or `critical`, for the picture. */
  tone?: 'neutral' | 'caution' | 'critical';
  /** The title's place in the outline of the page; `2` by default, `1` where it is all the page has. */
  level?: 1 | 2 | 3;
}

/** Nothing to show here, and what to do about it. */
export function EmptyState({
  title,
  text,
  action,
  icon = InboxIcon,
  tone = 'neutral',
  level = 2,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={className ? `${state} ${className}` : state}>
      <span className={picture({ tone })}>
        <Icon of={icon} size="huge" />
      </span>
      <Heading level={level} look="section">
        {title}
      </Heading>
      {text && <div className={advice}>{text}</div>}
      {action && <div className={actionRow}>{action}</div>}
    </div>
  );
}
