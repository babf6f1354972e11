import type { LinkComponentProps } from '@portal/ui';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { usePortal } from '../portal/usePortal';

/** Follows a link by the app's router when it is a path of the app, and by the browser when it leads elsewhere. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  const { app, config } = usePortal();
  return isElsewhere(href, app, config.addresses) ? (
    <a {...rest} href={href} />
  ) : (
    <OwnLink {...rest} href={href} />
  );
}

/** The router's own link can also load ahead what it leads to, which no page asks for: each first load would pay for it. */
function OwnLink({ href: to, onClick, ...rest }: LinkComponentProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target: rest.target });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** Whether an address lies outside of this app: another app's, another host's, or no page at all (`mailto:`). */
export function isElsewhere(href: string, app: string, addresses: Record<string, string>): boolean {
  if (/^([a-z][a-z\d+.-]*:|\/\/|\/#)/i.test(href)) return true;
  return Object.entries(addresses).some(
    ([other, address]) => other !== app && address !== '/' && href.startsWith(address),
  );
}
