import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons';
import * as styles from './Banner.css';

const icons = { positive: SuccessIcon, caution: WarningIcon, critical: AlertIcon, info: InfoIcon };

interface BannerOwnProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What it means to the reader; the icon says it too. */
  tone: keyof typeof icons;
  /** `box` (default) on a soft background; `line` as one line of a card, such as a warning. */
  look?: 'box' | 'line';
  /** A few words before the text. */
  title?: ReactNode;
  /** What stands at its end: a button, a link. */
  action?: ReactNode;
  /** The text. Give the banner `role="alert"` or `role="status"` when it appears while the person works. */
  children?: ReactNode;
}

/** A person may put the banner away, or not. */
type BannerClose =
  | { onClose?: undefined; closeLabel?: undefined }
  | {
      /** Called when the person puts the banner away; the caller then no longer shows it. */
      onClose: () => void;
      /** Name of the button with the cross. */
      closeLabel: ReactNode;
    };

export type BannerProps = BannerOwnProps & BannerClose;

/** A message that stays where it belongs in the page: an icon, words, perhaps something to do. */
export function Banner({
  tone,
  look = 'box',
  title,
  action,
  onClose,
  closeLabel,
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
          {closeLabel}
        </IconButton>
      )}
    </div>
  );
}
