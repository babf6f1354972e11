import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconShape } from '../icons';
import { Spinner } from '../Spinner/Spinner';
import { Blockable } from './Blockable';
import { button } from './Button.css';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'critical', 'inverse'] as const;
export const buttonSizes = ['small', 'medium', 'large', 'action'] as const;

export interface ButtonLook {
  /**
   * `primary` once per screen, `secondary` (default), `quiet` in toolbars, `critical` for actions that cannot
   * be undone, `inverse` on a `feature` card.
   */
  variant?: (typeof buttonVariants)[number];
  /** Height of 32, 38 (default) or 44 px; `action` is 52 px and full width, for the main action of a phone screen. */
  size?: (typeof buttonSizes)[number];
  /** Takes the full width. */
  wide?: boolean;
  /** Icon in front of the label. */
  icon?: IconShape;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Shows a spinner and ignores presses while the action runs. */
  busy?: boolean;
  /** Why the button cannot be used now. It stays focusable and shows the reason (DECISION-34). */
  blockedReason?: ReactNode;
}

/** A button that runs an action; for navigation use `ButtonLink`. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    icon,
    busy = false,
    blockedReason,
    type = 'button',
    className,
    onClick,
    onBlur,
    children,
    ...rest
  } = props;
  const reasonId = useId();
  const isBlocked = blockedReason !== undefined && blockedReason !== null && blockedReason !== false;
  const look = button({ variant, size, wide });
  // A click that empties its form blocks the button at once, and the reason would cover the result of the click.
  const [isHushed, setHushed] = useState(false);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A submit button is not focused on mousedown, and Safari focuses no tapped button: the edited field would not
    // commit its text, and the reason would stay hidden. Enter in a field, a click without detail, keeps the focus there.
    if (busy || isBlocked || event.detail) event.currentTarget.focus();
    if (!busy) setHushed(!isBlocked);
    // Otherwise a submit button submits its form.
    if (busy || isBlocked) event.preventDefault();
    else onClick?.(event);
  };

  const pressable = (
    <button
      aria-describedby={isBlocked ? reasonId : undefined}
      {...rest}
      type={type}
      className={className ? `${look} ${className}` : look}
      aria-busy={busy || undefined}
      aria-disabled={busy || isBlocked || rest['aria-disabled']}
      // Otherwise the field that loses focus may show its error on mousedown, which moves the button before mouseup.
      onMouseDown={type === 'submit' ? (event) => event.preventDefault() : undefined}
      onClick={press}
      onBlur={(event) => {
        setHushed(false);
        onBlur?.(event);
      }}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
    </button>
  );

  if (!('blockedReason' in props)) return pressable;
  // Usable buttons have the wrapper too: adding it later would remount the button while it is pressed or focused.
  return (
    <Blockable
      reasonId={reasonId}
      reason={isBlocked ? blockedReason : undefined}
      isHushed={isHushed}
      isWide={wide || size === 'action'}
    >
      {pressable}
    </Blockable>
  );
}
