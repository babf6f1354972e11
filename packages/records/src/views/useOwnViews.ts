import { ApiError } from '@portal/api-client';
import { movedBy, nameToMoveUnder } from '@portal/domain';
import { type SavedView, useToast, type ViewStore } from '@portal/shell';
import { type ReactNode, useState } from 'react';
import type { ViewedListName } from '../dialog/useReturnToRow';
import { byName, viewName, viewOfName } from './saved-views';
import { viewWords } from './view-words';

export interface OwnViewsOptions {
  /** The user's id. */
  userId: number;
  /** The name of the list or export that has views. */
  list: ViewedListName | 'hoursExport';
  /** Texts that replace the default ones. */
  words?: ViewWords;
  /** Where the views are stored. */
  store: ViewStore | null;
  /** The stored views; null if they cannot be loaded. */
  views: readonly SavedView[] | null;
}

/** The texts of the panel. */
export type ViewWords = Pick<typeof viewWords, 'useWords'>;

/** A new view has no id yet. */
type ViewToSave = Pick<SavedView, 'name' | 'query'> & Partial<SavedView>;

/** Why a view was not saved. */
export type ViewProblem = 'refused' | 'unread' | 'failed' | 'gone' | 'changed' | 'taken' | 'notSaved';

/** A user's saved views of a list, and the actions on them, each with an undo. */
export function useOwnViews({ userId, list, store, views: storedViews, words = viewWords }: OwnViewsOptions) {
  const toast = useToast();
  const { t, pair } = words.useWords();
  const { choices } = store ?? {};
  const [views, setViews] = useState<readonly SavedView[]>(storedViews ?? []);
  const [defaultId, setDefaultId] = useState(choices?.defaultOf(list) ?? null);
  const [problem, setProblem] = useState<ViewProblem | null>(
    storedViews ? null : choices ? 'unread' : 'refused',
  );

  const put = async (view: SavedView) => {
    if (!store) return;
    const saved = await store.keep(view);
    setViews((shown) => {
      const place = shown.findIndex(({ id }) => id === view.id);
      return place === -1 ? [...shown, saved] : shown.with(place, saved);
    });
  };
  const drop = async (view: SavedView) => {
    await store?.drop(view);
    setViews((shown) => shown.filter(({ id }) => id !== view.id));
    setDefaultId((former) => (former === view.id ? null : former));
  };
  /** Reloads the views, because a colleague has changed or deleted one. */
  const reload = async () => {
    setViews((await store?.of(userId, list)) ?? []);
    setDefaultId(choices?.defaultOf(list) ?? null);
  };
  const report = async (error: unknown): Promise<ViewProblem> => {
    if (!choices) return 'failed';
    const reason = error instanceof ApiError ? reasonOf(error) : undefined;
    if (reason) await reload().catch(() => undefined);
    return reason ?? 'notSaved';
  };
  const attempt = async (action: () => Promise<unknown>) => {
    setProblem(null);
    try {
      await action();
      return true;
    } catch (error) {
      setProblem(await report(error));
      return false;
    }
  };

  const isOwn = ({ sharing }: SavedView) => !sharing || sharing.owner.id === userId;
  return {
    /** In the user's order, or by name if there is no order. */
    views: choices ? views : byName(views),
    isOwn,
    /** Returns a name for the user's own copy of a view. */
    freeName: (name: string) => nameToMoveUnder({ name, query: '' }, views.filter(isOwn)) ?? name,
    /** Whether views can be shared, ordered and opened by default. */
    canShare: choices !== undefined,
    defaultId,
    problem,
    /** Saves a view; replaces the view with the same id. Resolves with whether it is saved. */
    keep: async (wanted: ViewToSave) => {
      const view: SavedView = { id: crypto.randomUUID(), ...wanted, userId, list };
      const former = views.find(({ id }) => id === view.id);
      const { name } = view;
      const isKept = await attempt(() => put(view));
      if (isKept)
        toast.success(pair(former ? 'replaced' : 'saved', { name }), {
          // The backend gives a new view another id.
          undo: () => (former ? put(former) : dropNamed(name)),
        });
      return isKept;
    },
    /** Renames a view; resolves with the reason for a rejection. */
    rename: async (view: SavedView, typed: string): Promise<ReactNode> => {
      const name = viewName(typed);
      if (name === '') return t('missing');
      if (viewOfName(views.filter(isOwn), name, view)) return t('taken');
      try {
        await put({ ...view, name });
      } catch (error) {
        if (!choices) throw error;
        const reason = await report(error);
        // The message of the row disappears with the deleted view.
        if (reason === 'gone') setProblem(reason);
        return t(reason);
      }
      return undefined;
    },
    share: async (view: SavedView, isShared: boolean) => {
      const { sharing } = view;
      if (!sharing) return;
      const isSaved = await attempt(() => put({ ...view, sharing: { ...sharing, isShared } }));
      if (isSaved) toast.success(pair(isShared ? 'nowShared' : 'nowPrivate', { name: view.name }));
    },
    remove: async (view: SavedView) => {
      const isDropped = await attempt(() => drop(view));
      if (!isDropped) return;
      // Undo would restore a colleague's view as the user's own.
      const undo = isOwn(view) ? () => put(view) : undefined;
      toast.success(pair('deleted', { name: view.name }), { undo });
    },
    /** Sets the view that opens with the list; null for none. */
    setDefault: (view: SavedView | null) =>
      attempt(async () => {
        await choices?.setDefault(list, view?.id ?? null);
        setDefaultId(view?.id ?? null);
      }),
    /** Moves a view one position up or down. */
    move: (view: SavedView, step: -1 | 1) => {
      const before = views;
      const byId = new Map(views.map((one) => [one.id, one]));
      const ids = movedBy([...byId.keys()], view.id, step);
      setViews(ids.flatMap((id) => byId.get(id) ?? []));
      return attempt(async () => {
        try {
          await choices?.order(list, ids);
        } catch (error) {
          setViews(before);
          throw error;
        }
      });
    },
  };

  async function dropNamed(name: string): Promise<void> {
    const view = (await store?.of(userId, list))?.find((one) => one.name === name && isOwn(one));
    if (view) await drop(view);
  }
}

/** Returns a colleague's change to the view; undefined for other failures. */
function reasonOf({ code, status }: ApiError): ViewProblem | undefined {
  if (status === 412) return 'changed';
  if (code === 'conflict') return 'taken';
  return code === 'not-found' || code === 'forbidden' ? 'gone' : undefined;
}
