import { useListViews } from '@portal/api-client';
import type { SavedView } from '@portal/shell';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ViewedListName } from '../dialog/useReturnToRow';
import { useSharedViewStore } from './useSharedViewStore';
import { ViewsPanel, type ViewsPanelProps } from './ViewsPanel';
import * as styles from './ViewsPanel.css';
import { viewWords } from './view-words';

export interface SharedPanelProps extends Pick<ViewsPanelProps, 'userId' | 'query' | 'onClose'> {
  list: ViewedListName;
}

/** The panel of the views stored in the backend. */
export function SharedViewsPanel(props: SharedPanelProps) {
  const { store } = useSharedViewStore();
  const { stack } = viewWords.useWords();
  const { retry } = useListViews(props.list);
  const latestRetry = useEffectEvent(retry);
  const { userId, list } = props;
  const [views, setViews] = useState<SavedView[] | null>();
  useEffect(() => {
    let isWanted = true;
    store.of(userId, list).then(
      (read) => {
        if (isWanted) setViews(read);
        // Loads the views again, so that colleagues' changes are shown.
        void latestRetry();
      },
      () => isWanted && setViews(null),
    );
    return () => {
      isWanted = false;
    };
  }, [store, userId, list]);
  if (views === undefined) return <output className={styles.panel}>{stack('loading')}</output>;
  return <ViewsPanel {...props} store={store} views={views} />;
}
