import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type iconSizes } from '../Icon/Icon';
import type { IconShape } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { iconButton } from './IconButton.css';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The visible icon. */
  icon: IconShape;
  /** Accessible name. It is hidden text and not `aria-label`, so that each language keeps its `lang` (DECISION-02). */
  children: ReactNode;
  /** `neutral` (default), `accent` for an active state, `critical` for removal. */
  tone?: 'neutral' | 'accent' | 'critical';
  /** Size of the icon; the button is 32 px, or 44 px for touch. */
  size?: keyof typeof iconSizes;
}

/** A button that shows only an icon. */
export function IconButton({
  icon,
  tone,
  size,
  type = 'button',
  className,
  children,
  ...rest
}: IconButtonProps) {
  const look = iconButton({ tone });
  return (
    <button {...rest} type={type} className={className ? `${look} ${className}` : look}>
      <Icon of={icon} size={size} />
      <VisuallyHidden>{children}</VisuallyHidden>
    </button>
  );
}
