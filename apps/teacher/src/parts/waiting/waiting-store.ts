import type { WaitingLesson } from '@portal/domain';

/** Something submitted on the device, as far as its storage is concerned. */
export interface WaitingItem {
  id: string;
  userId: number;
  /** In milliseconds since 1970. */
  queuedAt: number;
  /** `sent` once the server has it. */
  state: string;
}

/**
 * Storage of what was submitted: classes by default. All promises reject if the browser denies storage: private windows,
 * a full disk.
 */
export interface WaitingStore<Item extends WaitingItem = WaitingLesson> {
  /** Whether the items survive closing the page. */
  readonly isPersistent: boolean;
  /** Returns all items of a user, oldest first. */
  ofUser: (userId: number) => Promise<Item[]>;
  get: (id: string) => Promise<Item | undefined>;
  /** Stores an item, replacing the one with the same id. */
  put: (item: Item) => Promise<void>;
  /** Stores an item in place of the one with the same id; returns false, and stores nothing, if that was deleted. */
  replace: (item: Item) => Promise<boolean>;
  drop: (id: string) => Promise<void>;
  /** Deletes an item unless it is recorded; returns whether it did. */
  dropUnsent: (id: string) => Promise<boolean>;
}

/** An in-memory store, for browsers without storage and for stories. */
export function memoryWaitingStore<Item extends WaitingItem = WaitingLesson>(
  items: readonly Item[] = [],
): WaitingStore<Item> {
  const itemsById = new Map(items.map((item) => [item.id, item]));
  return {
    isPersistent: false,
    ofUser: async (userId) => oldestFirst([...itemsById.values()].filter((item) => item.userId === userId)),
    get: async (id) => itemsById.get(id),
    put: async (item) => void itemsById.set(item.id, item),
    async replace(item) {
      const isStored = itemsById.has(item.id);
      if (isStored) itemsById.set(item.id, item);
      return isStored;
    },
    drop: async (id) => void itemsById.delete(id),
    dropUnsent: async (id) => itemsById.get(id)?.state !== 'sent' && itemsById.delete(id),
  };
}

/** Sorts items in the order of submission. */
export function oldestFirst<Item extends WaitingItem>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.queuedAt - other.queuedAt);
}
