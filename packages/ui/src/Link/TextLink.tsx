import { type LinkComponentProps, useLinkComponent } from './LinkProvider';
import { textLink } from './TextLink.css';

export interface TextLinkProps extends LinkComponentProps {
  /** `inline` (default) for running text; `standalone` for a cell or card head, underlined only on hover. */
  variant?: keyof typeof textLink;
  /** The target is outside the app (mail, phone, another host): renders a plain `<a>` without the router. */
  external?: boolean;
}

/** A text link that uses the app's router through `LinkProvider`. */
export function TextLink({ variant = 'inline', external = false, className, ...rest }: TextLinkProps) {
  const AppLink = useLinkComponent();
  const Anchor = external ? 'a' : AppLink;
  return <Anchor {...rest} className={className ? `${textLink[variant]} ${className}` : textLink[variant]} />;
}
