import { portalContext } from '../portal-context';
import type { Outbox } from './outbox';
import type { UnsavedStore } from './unsaved-store';

/** The input and the submissions that this browser stores until they are saved or sent. */
export interface UnsavedStores {
  /** Opens the storage of unsaved input on first use. Rejects if the browser denies storage. */
  unsaved: () => Promise<UnsavedStore>;
  /** Queue of submissions that are not sent yet; undefined in apps without a queue. Rejects if it cannot be loaded. */
  outbox?: () => Promise<Outbox>;
}

/** `useUnsavedStores` returns the same object as long as the app runs. */
export const [UnsavedContext, useUnsavedStores] = /* @__PURE__ */ portalContext<UnsavedStores>();
