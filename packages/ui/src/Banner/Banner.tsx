import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons';
import { StandardLabel } from '../StandardLabels/StandardLabelsProvider';
import * as styles from './Banner.css';

const icons = { positive: SuccessIcon, caution: WarningIcon, critical: AlertIcon, info: InfoIcon };

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Meaning of the message, shown as a colour and an icon. */
  tone: keyof typeof icons;
  /** `box` (default) has a soft background; `line` is a single line inside a card, such as a warning. */
  look?: 'box' | 'line';
  /** A few words in front of the text. */
  title?: ReactNode;
  /** Shown at the end: a button or a link. */
  action?: ReactNode;
  /** The text. Set `role="alert"` or `role="status"` when the banner appears while the user works. */
  children?: ReactNode;
  /**
   * Called when the user closes the banner; the caller then stops rendering it. Without it, there is no close button.
   */
  onClose?: () => void;
}

/** An inline message with an icon, a text and an optional action. */
export function Banner({
  tone,
  look = 'box',
  title,
  action,
  onClose,
  className,
  children,
  ...rest
}: BannerProps) {
  const style = styles.banner({ tone, look });
  return (
    <div {...rest} className={className ? `${style} ${className}` : style}>
      <span className={styles.picture}>
        <Icon of={icons[tone]} />
      </span>
      <div className={styles.body}>
        <div className={styles.words}>
          {title && <p className={styles.title}>{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {action}
      </div>
      {onClose && (
        <IconButton icon={CloseIcon} className={styles.close} onClick={onClose}>
          <StandardLabel k="close" />
        </IconButton>
      )}
    </div>
  );
}
