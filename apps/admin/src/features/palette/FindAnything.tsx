import { NavbarTool, usePortal, useSession } from '@portal/shell';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { OnDemand } from '../../parts/OnDemand';
import { onFirstIntent } from '../../parts/on-first-intent';
import { KeepRecent, type RecentRecord } from '../../parts/recent/recent-records';
import { FindButton } from './FindButton';
import { Keys } from './Keys';

/** What stands in front of the page: the palette, or the list of shortcuts. */
export type Finder = 'palette' | 'shortcuts';

/**
 * Around every screen of administrators: a button in the navbar and keys that find anything and go anywhere. All but
 * these is fetched once somebody is about to use it.
 */
export function FindAnything() {
  const { session } = usePortal();
  const userId = useSession().user?.id ?? 0;
  const [open, setOpen] = useState<Finder | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const button = useMemo(() => <FindButton onPress={() => setOpen('palette')} />, []);
  const load = useCallback(async () => {
    const parts = await loadFinder();
    return { ...parts, recent: await parts.recentRecords(userId) };
  }, [userId]);
  const keep = useCallback(
    async (record: RecentRecord) => {
      const { keepRecent } = await import('../../parts/recent/recent-store');
      // Meanwhile somebody may have signed out, and all of theirs is forgotten.
      if (session.state().user?.id === userId) await keepRecent(userId, record, Date.now());
    },
    [session, userId],
  );
  // A browser that keeps nothing holds nobody up.
  const keepQuietly = useCallback((record: RecentRecord) => void keep(record).catch(() => {}), [keep]);
  useEffect(() => onFirstIntent('[aria-keyshortcuts]', [loadFinder]), []);

  return (
    <KeepRecent value={keepQuietly}>
      <NavbarTool value={button}>
        <Outlet />
      </NavbarTool>
      <Keys load={loadFinder} onOpen={setOpen} />
      {open && (
        <OnDemand key={open} load={load} onClose={close}>
          {({ Palette, ShortcutsDialog, recent }) =>
            open === 'palette' ? (
              <Palette recent={recent} onShortcuts={() => setOpen('shortcuts')} onClose={close} />
            ) : (
              <ShortcutsDialog onClose={close} />
            )
          }
        </OnDemand>
      )}
    </KeepRecent>
  );
}

const loadFinder = () => import('./finder-parts');
