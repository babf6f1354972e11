/** The part of `Storage` that the portal uses. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

export interface BrowserStorage {
  storage: TextStorage;
  /** False when the browser blocks it. The texts are then in memory and lost with the page. */
  isPersistent: boolean;
}

const inMemory = new Map<'local' | 'session', TextStorage>();

/** Returns local or session storage, or an in-memory replacement when the browser blocks it. */
export function browserStorage(kind: 'local' | 'session'): BrowserStorage {
  try {
    const storage = kind === 'local' ? localStorage : sessionStorage;
    // In some browsers the storage exists but throws on writing.
    storage.setItem(probe, '1');
    storage.removeItem(probe);
    return { storage, isPersistent: true };
  } catch {
    const storage = inMemory.get(kind) ?? memoryStorage();
    inMemory.set(kind, storage);
    return { storage, isPersistent: false };
  }
}

const probe = 'portal-probe';

/** Returns a storage that is lost with the page. */
export function memoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}
