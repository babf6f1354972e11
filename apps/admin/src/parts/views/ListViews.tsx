import { useHasExtension } from '@portal/api-client';
import { usePortal, useSession } from '@portal/shell';
import { Button, EyeIcon, Popover } from '@portal/ui';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { tableWords } from '../table-words';
import type { ViewedListName } from '../useReturnToRow';
import type { SharedPanelProps } from './SharedViewsPanel';
import type { ViewsPanelProps } from './ViewsPanel';

export interface ListViewsProps {
  list: ViewedListName;
  /** The query of the list's current state. */
  query: string;
}

/** The panel's content, loaded on the first intent to open it. */
type Loaded =
  | { Shared: ComponentType<SharedPanelProps> }
  | { Own: ComponentType<ViewsPanelProps>; read: Pick<ViewsPanelProps, 'store' | 'views'> };

/** Without it, the list and the panel work all the same. */
const SharedViews = lazy<ComponentType<ListViewsProps>>(() =>
  import('./SharedViews').then(
    (part) => ({ default: part.SharedViews }),
    () => ({ default: () => null }),
  ),
);

/** The user's saved views of a list: open, save, rename, replace, delete and share. */
export function ListViews({ list, query }: ListViewsProps) {
  const { t } = tableWords.useWords();
  const portal = usePortal();
  const userId = useSession().user?.id ?? 0;
  const hasShared = useHasExtension('shared-views');
  const [loaded, setLoaded] = useState<Loaded>();
  const load = async () => {
    if (hasShared) return setLoaded({ Shared: (await import('./SharedViewsPanel')).SharedViewsPanel });
    const readViews = async () => {
      const store = await portal.views();
      return { store, views: await store.of(userId, list) };
    };
    const [{ ViewsPanel: Own }, read] = await Promise.all([
      import('./ViewsPanel'),
      readViews().catch(() => ({ store: null, views: null })),
    ]);
    setLoaded({ Own, read });
  };
  return (
    <>
      {hasShared && (
        <Suspense>
          <SharedViews list={list} query={query} />
        </Suspense>
      )}
      <Popover
        load={load}
        trigger={(props) => (
          <Button {...props} variant="quiet" icon={EyeIcon}>
            {t('views')}
          </Button>
        )}
      >
        {(close) => {
          if (!loaded) return null;
          const props = { userId, list, query, onClose: close };
          return 'Shared' in loaded ? (
            <loaded.Shared {...props} />
          ) : (
            <loaded.Own {...props} {...loaded.read} />
          );
        }}
      </Popover>
    </>
  );
}
