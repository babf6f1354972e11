import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import { type IconShape, InboxIcon } from '../icons';
import { action as actionRow, advice, picture, state } from './EmptyState.css';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Short title, such as `Aucun rapport - No reports`. */
  title: ReactNode;
  /** What the user can do about it. */
  text?: ReactNode;
  /** The button or link for that action. */
  action?: ReactNode;
  /** Icon; an empty tray by default. */
  icon?: IconShape;
  /** Colour of the icon; `neutral` by default. */
  tone?: 'neutral' | 'caution' | 'critical';
  /** Heading level; `2` by default, `1` when it is the only content of the page. */
  level?: 1 | 2 | 3;
}

/** Says that there is nothing to show and what the user can do about it. */
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
