import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type iconSizes } from '../Icon/Icon';
import type { IconShape } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { iconButton } from './IconButton.css';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The picture that is seen. */
  icon: IconShape;
  /** The name that is heard: hidden words, not an attribute, so that each language keeps its `lang` (decision 2). */
  children: ReactNode;
  /** `neutral` (default), `accent` for what is on, `critical` for removal. */
  tone?: 'neutral' | 'accent' | 'critical';
  /** Size of the picture; the button itself is 32 px, 44 px under a thumb. */
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
