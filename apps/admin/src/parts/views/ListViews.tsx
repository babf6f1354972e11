import { type SavedView, usePortal, useSession } from '@portal/shell';
import { Button, EyeIcon, Popover } from '@portal/ui';
import { useState } from 'react';
import { tableWords } from '../table-words';
import type { ViewedListName } from '../useReturnToRow';
import type { ViewsPanel } from './ViewsPanel';

export interface ListViewsProps {
  list: ViewedListName;
  /** What shows the list as it is now. */
  query: string;
}

/** What the panel holds; it comes with the first intent to open it. */
interface Loaded {
  Panel: typeof ViewsPanel;
  /** Null where the browser keeps none. */
  views: SavedView[] | null;
}

/** A person's own views of a list: to open, save, rename, replace, delete and share. */
export function ListViews({ list, query }: ListViewsProps) {
  const { t } = tableWords.useWords();
  const portal = usePortal();
  const userId = useSession().user?.id ?? 0;
  const [loaded, setLoaded] = useState<Loaded>();
  const readViews = async () => (await portal.views()).of(userId, list);
  return (
    <Popover
      load={async () => {
        const [{ ViewsPanel: Panel }, views] = await Promise.all([
          import('./ViewsPanel'),
          readViews().catch(() => null),
        ]);
        setLoaded({ Panel, views });
      }}
      trigger={(props) => (
        <Button {...props} variant="quiet" icon={EyeIcon}>
          {t('views')}
        </Button>
      )}
    >
      {(close) =>
        loaded && (
          <loaded.Panel userId={userId} list={list} query={query} views={loaded.views} onClose={close} />
        )
      }
    </Popover>
  );
}
