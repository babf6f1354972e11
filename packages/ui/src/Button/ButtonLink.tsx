import { Icon } from '../Icon/Icon';
import { type LinkComponentProps, useLinkComponent } from '../Link/LinkProvider';
import type { ButtonLook } from './Button';
import { button } from './Button.css';

export interface ButtonLinkProps extends LinkComponentProps, ButtonLook {
  /** The target is outside the app (another host, a file): renders a plain `<a>` without the router. */
  external?: boolean;
}

/** A link that looks like a button; it can be opened in a new tab. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  external = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const AppLink = useLinkComponent();
  const Anchor = external ? 'a' : AppLink;
  const look = button({ variant, size, wide });
  return (
    <Anchor {...rest} className={className ? `${look} ${className}` : look}>
      {icon && <Icon of={icon} />}
      {children}
    </Anchor>
  );
}
