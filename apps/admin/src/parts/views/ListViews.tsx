import { type SavedView, usePortal, useSession } from '@portal/shell';
import { Button, EyeIcon, Popover } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { tableWords } from '../table-words';
import type { OwnViewsOptions } from './useOwnViews';
import type { ViewsPanel, ViewsPanelProps } from './ViewsPanel';

export interface ListViewsProps
  extends Pick<OwnViewsOptions, 'list' | 'words'>,
    Pick<ViewsPanelProps, 'query' | 'onOpen'> {
  /** Label of the button; "Views" by default. */
  label?: ReactNode;
}

/** The panel's content, loaded on the first intent to open it. */
interface Loaded {
  Panel: typeof ViewsPanel;
  /** Null if the browser has no storage. */
  views: SavedView[] | null;
}

/** The user's saved views of a list: open, save, rename, replace, delete and share. */
export function ListViews({ list, query, label, words, onOpen }: ListViewsProps) {
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
          {label ?? t('views')}
        </Button>
      )}
    >
      {(close) =>
        loaded && (
          <loaded.Panel {...{ userId, list, query, words, onOpen }} views={loaded.views} onClose={close} />
        )
      }
    </Popover>
  );
}
