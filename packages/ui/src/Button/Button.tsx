import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconShape } from '../icons';
import { Spinner } from '../Spinner/Spinner';
import { blocked, blockedWide, button, reason } from './Button.css';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'critical', 'inverse'] as const;
export const buttonSizes = ['small', 'medium', 'large', 'action'] as const;

export interface ButtonLook {
  /** `primary` once a screen, `secondary` (default), `quiet` in toolbars, `critical` for what cannot be undone, `inverse` on a `feature` card. */
  variant?: (typeof buttonVariants)[number];
  /** 32, 38 (default), 44, or `action`: 52 px and full width, the one large action of a phone screen. */
  size?: (typeof buttonSizes)[number];
  /** Takes the whole width. */
  wide?: boolean;
  /** A picture before the words. */
  icon?: IconShape;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** What was asked is under way: a spinner beside the words, and further presses do nothing. */
  busy?: boolean;
  /** Why it cannot be pressed now. The button stays focusable and says so (decision 34). */
  blockedReason?: ReactNode;
}

/** Does something here and now; what leads elsewhere is a `ButtonLink`. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  blockedReason,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isBlocked = blockedReason !== undefined && blockedReason !== null && blockedReason !== false;
  const look = button({ variant, size, wide });

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || isBlocked) {
      // A submit button would still send its form; and Safari does not focus what is tapped, so the reason would stay unseen.
      event.preventDefault();
      event.currentTarget.focus();
      return;
    }
    onClick?.(event);
  };

  const pressable = (
    <button
      aria-describedby={isBlocked ? reasonId : undefined}
      {...rest}
      type={type}
      className={className ? `${look} ${className}` : look}
      aria-busy={busy || undefined}
      aria-disabled={busy || isBlocked || rest['aria-disabled']}
      // Without this the field that is left may show its refusal between press and release, and push the button away.
      onMouseDown={type === 'submit' ? (event) => event.preventDefault() : undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
    </button>
  );

  if (!isBlocked) return pressable;
  return (
    <span className={wide || size === 'action' ? blockedWide : blocked}>
      {pressable}
      <span role="tooltip" id={reasonId} className={reason}>
        {blockedReason}
      </span>
    </span>
  );
}
