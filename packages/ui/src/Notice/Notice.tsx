import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons';
import { body, notice, noticeTitle, picture } from './Notice.css';

const icons = { positive: SuccessIcon, caution: WarningIcon, critical: AlertIcon, info: InfoIcon };

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What it means to the reader; the icon says it too. */
  tone: keyof typeof icons;
  /** `banner` (default) on a soft background; `line` as one line of a card, such as a warning. */
  look?: 'banner' | 'line';
  /** A few words before the text. */
  title?: ReactNode;
  /** What stands at its end: a button, a link. */
  action?: ReactNode;
  /** The text. Give the notice `role="alert"` or `role="status"` when it appears while the person works. */
  children?: ReactNode;
}

/** A message that stays where it belongs in the page: an icon, words, perhaps something to do. */
export function Notice({ tone, look = 'banner', title, action, className, children, ...rest }: NoticeProps) {
  const style = notice({ tone, look });
  return (
    <div {...rest} className={className ? `${style} ${className}` : style}>
      <span className={picture}>
        <Icon of={icons[tone]} />
      </span>
      <div className={body}>
        {title && <p className={noticeTitle}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}
