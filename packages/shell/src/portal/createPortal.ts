import { browserStorage, organisationMinutes } from '@portal/api-client';
import { showInstantsBy } from '@portal/i18n';
import { type AppName, type PortalConfig, readConfig } from '../config/config';
import type { App } from '../config/useApp';
import type { OpenViewStore } from '../list/useOpenViewStore';
import type { WaitingCount } from '../navbar/waiting-count';
import { createSession, type Session } from '../session/session';
import { openOnce } from '../storage/openOnce';
import { applyTheme, readTheme } from '../theme/theme';
import { createToastStore, type ToastStore } from '../toasts/toast-store';
import type { UnsavedStores } from '../unsaved/useUnsavedStores';

/** The shared objects of an app, created once before the first render. */
export type Portal = App &
  UnsavedStores & {
    session: Session;
    toasts: ToastStore;
    views: OpenViewStore;
    /** Number of follow-ups for the navbar; undefined if the app does not count them. */
    toFollowUp?: WaitingCount;
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
