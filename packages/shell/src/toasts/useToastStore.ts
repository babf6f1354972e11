import { portalContext } from '../portal-context';
import type { ToastStore } from './toast-store';

/** `useToastStore` returns the toasts of the app. */
export const [ToastContext, useToastStore] = /* @__PURE__ */ portalContext<ToastStore>();
