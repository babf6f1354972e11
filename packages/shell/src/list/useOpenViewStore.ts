import { portalContext } from '../portal-context';
import type { ViewStore } from './view-store';

/** Opens the storage of saved views on first use. Rejects if the browser denies storage. */
export type OpenViewStore = () => Promise<ViewStore>;

/** `useOpenViewStore` returns the function that opens this browser's storage of saved views. */
export const [ViewStoreContext, useOpenViewStore] = /* @__PURE__ */ portalContext<OpenViewStore>();
