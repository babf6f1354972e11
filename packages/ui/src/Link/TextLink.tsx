import { type LinkComponentProps, useLinkComponent } from './LinkProvider';
import { textLink } from './TextLink.css';

export interface TextLinkProps extends LinkComponentProps {
  /** `inline` (default) in running text; `standalone` in a cell or a card head, underlined on hover only. */
  variant?: keyof typeof textLink;
  /** Leaves the app (mail, phone, another host): a plain `<a>`, past the router. */
  external?: boolean;
}

/** A link in text or in a cell; it follows the app's router through `LinkProvider`. */
export function TextLink({ variant = 'inline', external = false, className, ...rest }: TextLinkProps) {
  const AppLink = useLinkComponent();
  const Anchor = external ? 'a' : AppLink;
  return <Anchor {...rest} className={className ? `${textLink[variant]} ${className}` : textLink[variant]} />;
}
