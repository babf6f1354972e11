import { type LinkComponentProps, LinkProvider } from '@portal/ui';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../config/useApp';
import { isElsewhere } from './is-elsewhere';
import { openedAnew } from './opened-anew';

interface Following {
  /** Prefix of the app's paths; empty at the root of the host. */
  base: string;
  /** Navigates to a path of the app. */
  follow: (path: string) => void;
}

const Following = /* @__PURE__ */ createContext<Following | null>(null);

/**
 * Lets the app's router follow links to its own paths; the browser follows other links.
 * The context value is stable: a link that subscribed to the router would re-render at each navigation, and a list has
 * hundreds of links.
 */
export function RouterLinks({ children }: { children: ReactNode }) {
  const base = useHref('/').replace(/\/$/, '');
  const navigate = useNavigate();
  const location = useLocation();
  const currentLocation = useRef(location);
  useEffect(() => {
    currentLocation.current = location;
  }, [location]);
  const following = useMemo(
    // A link to the current page replaces the history entry.
    () => ({
      base,
      follow: (path: string) =>
        navigate(path, { replace: path === createPath(currentLocation.current), state: openedAnew }),
    }),
    [base, navigate],
  );
  return (
    <Following value={following}>
      <LinkProvider component={RouterLink}>{children}</LinkProvider>
    </Following>
  );
}

function RouterLink({ href: address, onClick, ...rest }: LinkComponentProps) {
  const { app, config } = useApp();
  const following = useContext(Following);
  if (!following || isElsewhere(address, app, config.addresses))
    return <a {...rest} href={address} onClick={onClick} />;
  return (
    <a
      {...rest}
      href={following.base + address}
      onClick={(event) => {
        onClick?.(event);
        if (!opensHere(event, rest.target)) return;
        event.preventDefault();
        following.follow(address);
      }}
    />
  );
}

/** Whether a click opens the link in this window; the browser handles the other clicks. */
function opensHere(event: MouseEvent, target: string | undefined): boolean {
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return !event.defaultPrevented && event.button === 0 && !isModified && (!target || target === '_self');
}
