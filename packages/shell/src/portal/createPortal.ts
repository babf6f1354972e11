import { browserStorage, organisationMinutes } from '@portal/api-client';
import { showInstantsBy } from '@portal/i18n';
import { type AppName, type PortalConfig, readConfig } from '../config/config';
import type { ViewStore } from '../list/view-store';
import { createSession, type Session } from '../session/session';
import { applyTheme, readTheme } from '../theme/theme';
import { createToastStore, type ToastStore } from '../toasts/toast-store';
import type { Outbox } from '../unsaved/outbox';
import type { UnsavedStore } from '../unsaved/unsaved-store';
import { openOnce } from './openOnce';
import type { WaitingCount } from './waiting-count';

/** The shared objects of an app, created once before the first render. */
export type Portal = {
  app: AppName;
  config: PortalConfig;
  session: Session;
  toasts: ToastStore;
  /** Opens the storage of unsaved input on first use. Rejects if the browser denies storage. */
  unsaved: () => Promise<UnsavedStore>;
  /** Opens the storage of saved views on first use. Rejects if the browser denies storage. */
  views: () => Promise<ViewStore>;
  /** Queue of submissions that are not sent yet; undefined in apps without a queue. Rejects if it cannot be loaded. */
  outbox?: () => Promise<Outbox>;
  /** Number of follow-ups for the navbar; undefined if the app does not count them. */
  toChase?: WaitingCount;
  /** Loads a page of another app and replaces the history entry, because Back would otherwise redirect again. */
  leaveTo: (address: string) => void;
};

/** Starts an app: reads the configuration, applies the theme and restores the session. */
export function createPortal(app: AppName, config: PortalConfig = readConfig()): Portal {
  applyTheme(readTheme(document.cookie));
  showInstantsBy(organisationMinutes);
  const toasts = createToastStore(browserStorage('session').storage);
  const session = createSession(config.apiBase);
  // Reports may be opened by a private link, which must not touch this browser's staff session (DECISION-11).
  if (app !== 'reports') void session.restore();
  window.addEventListener('pagehide', toasts.unload);
  return {
    app,
    config,
    session,
    toasts,
    unsaved: openOnce(async () => (await import('../unsaved/openUnsavedStore')).openUnsavedStore()),
    views: openOnce(async () => (await import('../list/openViewStore')).openViewStore()),
    leaveTo: (address) => window.location.replace(address),
  };
}
