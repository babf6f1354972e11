import { browserStorage, memoryStorage, type TextStorage } from './session/browser-storage.ts';

/** The key of one write, from before it is sent until its outcome is known. */
export interface KeptKey {
  /** The value of the header. */
  readonly value: string;
  /** Call when the write was carried out or refused. From then on, the same request is a new intention. */
  end: (wasDone: boolean) => void;
  /** Call when the backend has used the key for other values. The next write gets a new key. */
  replace: () => void;
}

/** The write that a key is for. */
export interface KeyedWrite {
  method: string;
  baseUrl: string | undefined;
  /** The path as in the API description, such as `/attendance/{id}`. */
  url: string;
  path?: unknown;
  query?: unknown;
  body?: unknown;
  /** The version that it changes. */
  version: string | null;
}

/** Creates a key for an intention that must be carried out only once. */
export function newIdempotencyKey(): string {
  // Not `randomUUID`, which is missing in insecure contexts.
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}

const storageName = 'unsettled-writes';

/** Keys by the digest of their write, with the noun of its path. */
type Kept = Record<string, { key: string; noun: string }>;

/**
 * Stores the key of each write with an unknown outcome, so that the same request gets the same key when it is sent
 * again, even after a reload of the page. A form with its own key passes it as `given`. Stores only digests, and
 * nothing about writes with a password.
 */
export function keptKeys(): (given: string | null, write: KeyedWrite) => KeptKey {
  const inMemory = memoryStorage();
  const replacements = new Map<string, string>();
  return (given, write) => {
    if (given !== null) {
      return {
        value: replacements.get(given) ?? given,
        end: () => replacements.delete(given),
        replace: () => replacements.set(given, newIdempotencyKey()),
      };
    }
    const storage = /password/i.test(write.url) ? inMemory : browserStorage('session').storage;
    const name = digestOf(JSON.stringify(write, fileByName));
    const noun = write.url.split('/')[1] ?? '';
    const value = read(storage)[name]?.key ?? newIdempotencyKey();
    store(storage, { ...read(storage), [name]: { key: value, noun } });
    const end = (wasDone: boolean) => {
      const others = Object.entries(read(storage)).filter(
        // Another change to the same kind of record makes repeating an earlier request a new intention.
        ([other, { noun: about }]) => other !== name && !(wasDone && about === noun),
      );
      store(storage, Object.fromEntries(others));
    };
    return { value, end, replace: () => end(false) };
  };
}

function read(storage: TextStorage): Kept {
  try {
    return JSON.parse(storage.getItem(storageName) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function store(storage: TextStorage, kept: Kept): void {
  try {
    storage.setItem(storageName, JSON.stringify(kept));
  } catch {
    // The storage is full. The key is then lost with the page.
  }
}

/**
 * Returns a digest of 64 bits (FNV-1a, twice with different starts). That is enough to distinguish the few writes of a
 * tab. It must be synchronous, because a write that is sent when the page is left must start before the page is gone.
 */
function digestOf(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map((start) => {
      let hash = start;
      for (let place = 0; place < text.length; place += 1) {
        hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
      }
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Files are compared by what the user can see: name, size and date. */
function fileByName(_field: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}
