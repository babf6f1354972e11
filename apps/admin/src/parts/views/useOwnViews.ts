import { type SavedView, usePortal, useToast } from '@portal/shell';
import { type ReactNode, useState } from 'react';
import type { ViewedListName } from '../useReturnToRow';
import { viewName, viewOfName } from './saved-views';
import { viewWords } from './view-words';

export interface OwnViewsOptions {
  /** Whose they are. */
  userId: number;
  /** Which list they are of. */
  list: ViewedListName;
  /** What is kept of them; null where the browser keeps nothing. */
  views: readonly SavedView[] | null;
}

/** A view that is kept for the first time has no id yet. */
type ViewToSave = Pick<SavedView, 'name' | 'query'> & Partial<SavedView>;

/** A person's views of a list, and what can be done with them; each deed can be taken back. */
export function useOwnViews({ userId, list, views: storedViews }: OwnViewsOptions) {
  const portal = usePortal();
  const toast = useToast();
  const { t, pair } = viewWords.useWords();
  const [views, setViews] = useState<readonly SavedView[]>(storedViews ?? []);
  const [refused, setRefused] = useState<'refused' | 'failed' | null>(storedViews ? null : 'refused');

  const put = async (view: SavedView) => {
    await (await portal.views()).keep(view);
    setViews((shown) => [...shown.filter(({ id }) => id !== view.id), view]);
  };
  const drop = async (view: SavedView) => {
    await (await portal.views()).drop(view);
    setViews((shown) => shown.filter(({ id }) => id !== view.id));
  };

  return {
    views,
    /** Why nothing can be kept. */
    refused,
    /** Keeps a view under its name, in place of what its id was before. */
    keep: async (wanted: ViewToSave) => {
      const view: SavedView = { id: crypto.randomUUID(), ...wanted, userId, list };
      const former = views.find(({ id }) => id === view.id);
      const { name } = view;
      try {
        await put(view);
        toast.success(pair(former ? 'replaced' : 'saved', { name }), {
          undo: () => (former ? put(former) : drop(view)),
        });
      } catch {
        setRefused('failed');
      }
    },
    /** Gives a view another name; the answer is why it is refused. */
    rename: async (view: SavedView, typed: string): Promise<ReactNode> => {
      const name = viewName(typed);
      if (name === '') return t('missing');
      if (viewOfName(views, name, view)) return t('taken');
      await put({ ...view, name });
      return undefined;
    },
    remove: async (view: SavedView) => {
      try {
        await drop(view);
        toast.success(pair('deleted', { name: view.name }), { undo: () => put(view) });
      } catch {
        setRefused('failed');
      }
    },
  };
}
