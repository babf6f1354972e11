import { type Session, useSession } from '@portal/shell';
import { useEffect, useState } from 'react';
import type { RecentRecord } from '../../parts/recent/recent-records';
import { keepRecentOf, recentRecords } from '../../parts/recent/recent-store';
import type { FinderName } from './hear-key';
import { Palette } from './Palette';
import { ShortcutsDialog } from './ShortcutsDialog';

export { hearKey } from './hear-key';

export interface FinderProps {
  /** What stands in front of the page. */
  shown: FinderName;
  onShow: (name: FinderName) => void;
  onClose: () => void;
}

/** A browser that does not say what was opened lately holds nobody up for longer, in milliseconds. */
const patience = 300;

/** The palette with what was opened lately, or the list of shortcuts: whichever is asked for. */
export function Finder({ shown, onShow, onClose }: FinderProps) {
  const userId = useSession().user?.id ?? 0;
  const [recent, setRecent] = useState<RecentRecord[]>();
  useEffect(() => {
    let isWanted = true;
    void recentRecords(userId).then((records) => isWanted && setRecent(records));
    const timer = setTimeout(() => setRecent((records) => records ?? []), patience);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [userId]);

  if (shown === 'shortcuts') return <ShortcutsDialog onClose={onClose} />;
  return recent && <Palette recent={recent} onShortcuts={() => onShow('shortcuts')} onClose={onClose} />;
}

/** Remembers what the person who is signed in has opened; nothing once nobody is: all of theirs was forgotten. */
export async function keepRecent({ state }: Session, record: RecentRecord): Promise<void> {
  const { user } = state();
  if (user) await keepRecentOf(user.id, record, Date.now());
}
