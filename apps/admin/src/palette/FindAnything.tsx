import { type Extension, useCapabilities } from '@portal/api-client';
import { OnDemand, type RecentRecord, RecentStoreContext } from '@portal/records';
import {
  listUrl,
  NavbarExtensions,
  NavbarTool,
  onFirstIntent,
  type Session,
  useSessionStore,
} from '@portal/shell';
import { Icon, SearchIcon, VisuallyHidden } from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { button, keys } from './FindButton.css';
import { findWords } from './find-words';
import type { FinderName, ShortcutActions } from './handle-shortcut';
import { isMac } from './is-mac';

const loadFinder = () => import('./Finder');

const none: readonly Extension[] = [];

/** Stores it after the record is painted. Failures are ignored: a browser may have no storage. */
const storeRecent = (session: Session, record: RecentRecord): void => {
  setTimeout(() => {
    loadFinder()
      .then((finder) => finder.storeRecent(session, record))
      .catch(() => {});
  });
};

/**
 * Wraps every page of the administration: a button and the links of extensions in the navbar, and the keyboard shortcuts.
 * The rest loads on first use, so that the first load stays small.
 */
export function FindAnything() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const session = useSessionStore();
  const { data: extensions = none } = useCapabilities();
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
    const unsubscribe = onFirstIntent('[aria-keyshortcuts]', [loadFinder]);
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isHeld = event.ctrlKey || event.metaKey;
      // Returns early for ordinary typing. Ctrl alone passes, so that the code is loaded by the time K is pressed.
      if (!isHeld && target instanceof Element && target.matches('input,textarea')) return;
      // Until the code is loaded, prevents the browser's own search and save, because the loaded code would run too
      // late for that.
      if (!handleShortcut && /^[ks/]$/.test(key) && isHeld !== (key === '/')) event.preventDefault();
      if (handleShortcut) handleShortcut(event, actions());
      else {
        // One promise for all keys: with two, G could be handled after S.
        loading ??= loadFinder();
        loading.then(
          (finder) => {
            handleShortcut = finder.handleShortcut;
            finder.handleShortcut(event, actions(), true);
          },
          () => {
            loading = undefined;
          },
        );
      }
    };
    let loading: ReturnType<typeof loadFinder> | undefined;
    let handleShortcut: typeof import('./handle-shortcut').handleShortcut | undefined;
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      unsubscribe();
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, []);

  return (
    <RecentStoreContext value={storeRecent}>
      <NavbarTool value={<FindButton onPress={() => setOpen('palette')} />}>
        <NavbarExtensions value={extensions}>
          <Outlet />
        </NavbarExtensions>
      </NavbarTool>
      {open && (
        <OnDemand load={loadFinder} onClose={close}>
          {({ Finder }) => <Finder shown={open} onShow={setOpen} onClose={close} />}
        </OnDemand>
      )}
    </RecentStoreContext>
  );
}

/** The navbar button that opens the palette, with its keyboard shortcut. */
function FindButton({ onPress }: { onPress: () => void }) {
  const { t } = findWords.useWords();
  return (
    <button
      type="button"
      className={button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onPress}
    >
      <Icon of={SearchIcon} />
      <VisuallyHidden>{t('find')}</VisuallyHidden>
      <span className={keys} aria-hidden="true">
        {isMac() ? '⌘K' : 'Ctrl K'}
      </span>
    </button>
  );
}
