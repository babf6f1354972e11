import { listUrl, NavbarTool, type Session, usePortal } from '@portal/shell';
import { useEffect, useEffectEvent, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { OnDemand } from '../../parts/OnDemand';
import { onFirstIntent } from '../../parts/on-first-intent';
import { type RecentRecord, RecentStoreContext } from '../../parts/recent/recent-records';
import { FindButton } from './FindButton';
import type { FinderName, ShortcutActions } from './handle-shortcut';

const loadFinder = () => import('./Finder');

/** A browser that keeps nothing holds nobody up. */
const storeRecent = (session: Session, record: RecentRecord): void => {
  loadFinder()
    .then((finder) => finder.storeRecent(session, record))
    .catch(() => {});
};

/**
 * Around every screen of administrators: a button in the navbar and keys that find anything and go anywhere. All but
 * these is fetched once somebody is about to use it: each first load would pay for it.
 */
export function FindAnything() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { session } = usePortal();
  const [open, setOpen] = useState<FinderName | null>(null);
  const actions = useEffectEvent(
    (): ShortcutActions => ({
      pathname,
      go: (address) => navigate(listUrl(session, address)),
      open: setOpen,
    }),
  );
  const close = () => setOpen(null);

  useEffect(() => {
    const forget = onFirstIntent('[aria-keyshortcuts]', [loadFinder]);
    const hear = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isHeld = event.ctrlKey || event.metaKey;
      // Most people only type. Ctrl alone is heard too, so that what K opens is there in time.
      if (!isHeld && target instanceof Element && target.matches('input,textarea')) return;
      // The browser's own search and saving of pages would not wait for the code that knows better.
      if (!handleShortcut && /^[ks/]$/.test(key) && isHeld !== (key === '/')) event.preventDefault();
      if (handleShortcut) handleShortcut(event, actions());
      else {
        // One promise for all keys: of two, the later can be kept first, and S would be heard before G.
        coming ??= loadFinder();
        coming.then(
          (finder) => {
            handleShortcut = finder.handleShortcut;
            finder.handleShortcut(event, actions(), true);
          },
          () => {
            coming = undefined;
          },
        );
      }
    };
    let coming: ReturnType<typeof loadFinder> | undefined;
    let handleShortcut: typeof import('./handle-shortcut').handleShortcut | undefined;
    document.addEventListener('keydown', hear);
    return () => {
      forget();
      document.removeEventListener('keydown', hear);
    };
  }, []);

  return (
    <RecentStoreContext value={storeRecent}>
      <NavbarTool value={<FindButton onPress={() => setOpen('palette')} />}>
        <Outlet />
      </NavbarTool>
      {open && (
        <OnDemand load={loadFinder} onClose={close}>
          {({ Finder }) => <Finder shown={open} onShow={setOpen} onClose={close} />}
        </OnDemand>
      )}
    </RecentStoreContext>
  );
}
