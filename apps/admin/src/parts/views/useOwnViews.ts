import { type SavedView, usePortal, useToast } from '@portal/shell';
import { type ReactNode, useState } from 'react';
import type { ViewedListName } from '../useReturnToRow';
import { viewName, viewOfName } from './saved-views';
import { viewWords } from './view-words';

export interface OwnViewsOptions {
  /** The user's id. */
  userId: number;
  /** The name of the list, or of what else is kept under names. */
  list: ViewedListName | 'hoursExport';
  /** Texts for views that are called something else; those of views by default. */
  words?: Pick<typeof viewWords, 'useWords'>;
  /** The stored views; null if the browser has no storage. */
  views: readonly SavedView[] | null;
}

/** A new view has no id yet. */
type ViewToSave = Pick<SavedView, 'name' | 'query'> & Partial<SavedView>;

/** A user's saved views of a list, and the actions on them, each with an undo. */
export function useOwnViews({ userId, list, views: storedViews, words = viewWords }: OwnViewsOptions) {
  const portal = usePortal();
  const toast = useToast();
  const { t, pair } = words.useWords();
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
    /** Why views cannot be stored. */
    refused,
    /** Saves a view; replaces the view with the same id. */
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
    /** Renames a view; resolves with the reason for a refusal. */
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
