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
import { usePortal } from '../portal/usePortal';
import { isElsewhere } from './is-elsewhere';

interface Following {
  /** What stands before a path of the app; empty at the root of its host. */
  base: string;
  /** Goes to a path of the app. */
  follow: (path: string) => void;
}

const Following = /* @__PURE__ */ createContext<Following | null>(null);

/**
 * Gives the links inside the router of the app: a path of the app is followed by it, what leads elsewhere by the browser.
 * How they are followed stays the same for as long as the app runs: a link that asked the router itself would be drawn
 * anew at each change of place, and a list has hundreds of them.
 */
export function RouterLinks({ children }: { children: ReactNode }) {
  const base = useHref('/').replace(/\/$/, '');
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  }, [location]);
  const following = useMemo(
    // Where one is already, Back does not lead to once more.
    () => ({
      base,
      follow: (path: string) => navigate(path, { replace: path === createPath(here.current) }),
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
  const { app, config } = usePortal();
  const following = useContext(Following);
  if (!following || isElsewhere(address, app, config.addresses))
    return <a {...rest} href={address} onClick={onClick} />;
  return (
    <a
      {...rest}
      href={following.base + address}
      onClick={(event) => {
        onClick?.(event);
        if (!isFollowed(event, rest.target)) return;
        event.preventDefault();
        following.follow(address);
      }}
    />
  );
}

/** Whether a press means to go there in this window: the rest is the browser's. */
function isFollowed(event: MouseEvent, target: string | undefined): boolean {
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return !event.defaultPrevented && event.button === 0 && !isModified && (!target || target === '_self');
}
