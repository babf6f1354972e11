import { ApiError, type Intention, type NewListView, type ViewChoice } from '@portal/api-client';
import { type ListView, type ListViewValues, nameToMoveUnder, type OpenViews } from '@portal/domain';
import type { SavedView, ViewStore } from '@portal/shell';

/** Ids of the views that were deleted on this page, not by another user. */
export const deletedHere = new Set<number>();

/** The calls behind a store of shared views. */
export interface ViewCalls {
  read: (list: string) => Promise<OpenViews>;
  create: (view: NewListView, intention: Intention) => Promise<ListView>;
  update: (view: ListView, values: ListViewValues) => Promise<ListView>;
  remove: (view: ListView) => Promise<void>;
  choose: (list: string, choice: ViewChoice) => Promise<OpenViews>;
}

/** A store of the backend's views. The views of `browser` are uploaded when a list is loaded. */
export function sharedViewStore(calls: ViewCalls, browser: () => Promise<ViewStore>): ViewStore {
  /** The views as last loaded or saved, by id. */
  const known = new Map<string, ListView>();
  const defaults = new Map<string, number | null>();

  const take = (list: string, { views, defaultId }: OpenViews) => {
    for (const [id, view] of known) if (view.list === list) known.delete(id);
    for (const view of views) known.set(String(view.id), view);
    defaults.set(list, defaultId);
    return views;
  };

  return {
    async of(userId, list) {
      // Views that cannot be uploaded now stay in the browser until the next time.
      await moveViewsUp(calls, browser, userId, list).catch(() => undefined);
      return take(list, await calls.read(list)).map((view) => savedView(view, userId));
    },
    async keep({ userId, list, id, name, query, sharing }) {
      const values = { name, query, isShared: sharing?.isShared ?? false };
      const former = known.get(id);
      const saved = former
        ? await calls.update(former, values)
        : // A view that is restored after its deletion is a new one.
          await calls.create({ list, ...values }, { idempotencyKey: crypto.randomUUID() });
      known.set(String(saved.id), saved);
      return savedView(saved, userId);
    },
    async drop({ id }) {
      const view = known.get(id);
      if (!view) return;
      deletedHere.add(view.id);
      try {
        await calls.remove(view);
      } catch (error) {
        // Another user has already deleted the view.
        if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
      }
      known.delete(id);
    },
    choices: {
      defaultOf: (list) => String(defaults.get(list) ?? '') || null,
      async setDefault(list, id) {
        take(list, await calls.choose(list, { defaultId: id === null ? null : Number(id) }));
      },
      async order(list, ids) {
        take(list, await calls.choose(list, { order: ids.map(Number) }));
      },
    },
  };
}

function savedView(view: ListView, userId: number): SavedView {
  const { id, list, name, query, owner, isShared } = view;
  return { userId, list, id: String(id), name, query, sharing: { owner, isShared } };
}

/** Maximum number of attempts per view, because its name or key may be taken. */
const attempts = 5;

/**
 * Uploads the views of a browser that the backend lacks, and deletes each copy only after the backend has it. The id
 * of the copy is the idempotency key, so that two tabs create one view.
 */
export function moveViewsUp(
  calls: ViewCalls,
  browser: () => Promise<ViewStore>,
  userId: number,
  list: string,
): Promise<void> {
  const place = `${userId} ${list}`;
  const ofBrowser = underWay.get(browser) ?? new Map<string, Promise<void>>();
  underWay.set(browser, ofBrowser);
  const moving = ofBrowser.get(place) ?? sendCopies(calls, browser, userId, list);
  ofBrowser.set(place, moving);
  return moving.finally(() => ofBrowser.delete(place));
}

/** A list and its panel may start the upload at the same time. */
const underWay = new WeakMap<() => Promise<ViewStore>, Map<string, Promise<void>>>();

async function sendCopies(
  calls: ViewCalls,
  browser: () => Promise<ViewStore>,
  userId: number,
  list: string,
): Promise<void> {
  const store = await browser().catch(() => null);
  const copies = (await store?.of(userId, list)) ?? [];
  for (const copy of copies) {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const own = (await calls.read(list)).views.filter(({ owner }) => owner.id === userId);
      const name = nameToMoveUnder(copy, own);
      try {
        const view = { list, name: name ?? '', query: copy.query, isShared: false };
        if (name !== null) await calls.create(view, { idempotencyKey: `${copy.id}-${attempt}` });
      } catch (error) {
        if (error instanceof ApiError && ['conflict', 'saved-before'].includes(error.code)) continue;
        throw error;
      }
      await forget(copy);
      break;
    }
  }

  /** Keeps a copy that another tab has changed; it is uploaded next time. */
  async function forget(copy: SavedView): Promise<void> {
    const now = (await store?.of(userId, list))?.find(({ id }) => id === copy.id);
    if (now && now.name === copy.name && now.query === copy.query) await store?.drop(copy);
  }
}
