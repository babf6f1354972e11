import { portalContext } from '../portal-context';
import type { AppName, PortalConfig } from './config';

/** An app with its deployment settings. */
export interface App {
  app: AppName;
  config: PortalConfig;
  /** Loads a page of another app and replaces the history entry, because Back would otherwise redirect again. */
  leaveTo: (address: string) => void;
}

/** `useApp` returns the running app. */
export const [AppContext, useApp] = /* @__PURE__ */ portalContext<App>();

/** Returns the deployment settings. */
export function useConfig(): PortalConfig {
  return useApp().config;
}
