import { readCapabilities, useApi, useCapabilities } from '@portal/api-client';
import { useOpenViewStore, useSession } from '@portal/shell';
import { Button, EyeIcon, Popover } from '@portal/ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { tableWords } from '../table/table-words';
import type { SharedViewsProps } from './SharedViews';
import type { SharedPanelProps } from './SharedViewsPanel';
import type { OwnViewsOptions } from './useOwnViews';
import type { ViewsPanelProps } from './ViewsPanel';

export interface ListViewsProps
  extends Pick<OwnViewsOptions, 'list' | 'words'>,
    Pick<ViewsPanelProps, 'query' | 'onOpen'> {
  /** Label of the button; "Views" by default. */
  label?: ReactNode;
}

/** The panel's content, loaded on the first intent to open it. */
type Loaded =
  | { Shared: ComponentType<SharedPanelProps> }
  | { Own: ComponentType<ViewsPanelProps>; read: Pick<ViewsPanelProps, 'store' | 'views'> };

/** Optional: if it fails to load, the list and the panel still work. */
const SharedViews = lazy<ComponentType<SharedViewsProps>>(() =>
  import('./SharedViews').then(
    (part) => ({ default: part.SharedViews }),
    () => ({ default: () => null }),
  ),
);

/** The user's saved views of a list: open, save, rename, replace, delete and share. */
export function ListViews({ list, query, label, words, onOpen }: ListViewsProps) {
  const { t } = tableWords.useWords();
  const openStore = useOpenViewStore();
  const userId = useSession().user?.id ?? 0;
  const { call } = useApi();
  // Only lists can have shared views; layouts of a file are private.
  const sharableList = list === 'hoursExport' ? null : list;
  const { data: known } = useCapabilities();
  const isShared = known?.includes('shared-views');
  const [loaded, setLoaded] = useState<Loaded>();
  const load = async () => {
    // The panel may be opened before the extensions are known.
    const extensions = known ?? (sharableList && (await readCapabilities(call).catch(() => null)));
    if (sharableList && extensions?.includes('shared-views'))
      return setLoaded({ Shared: (await import('./SharedViewsPanel')).SharedViewsPanel });
    const readViews = async () => {
      const store = await openStore();
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
      {isShared && sharableList && (
        <Suspense>
          <SharedViews list={sharableList} query={query} />
        </Suspense>
      )}
      <Popover
        load={load}
        trigger={(props) => (
          <Button {...props} variant="quiet" icon={EyeIcon}>
            {label ?? t('views')}
          </Button>
        )}
      >
        {(close) => {
          if (!loaded) return null;
          const props = { userId, query, onClose: close };
          if ('Own' in loaded)
            return <loaded.Own {...props} {...loaded.read} list={list} words={words} onOpen={onOpen} />;
          return sharableList && <loaded.Shared {...props} list={sharableList} />;
        }}
      </Popover>
    </>
  );
}
