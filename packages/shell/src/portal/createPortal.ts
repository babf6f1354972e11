import { browserStorage } from '@portal/api-client';
import { type AppName, type PortalConfig, readConfig } from '../config/config';
import type { ViewStore } from '../list/view-store';
import { createSession, type Session } from '../session/session';
import { applyTheme, readTheme } from '../theme/theme';
import { showOutcomeUnknown } from '../toasts/show-outcome-unknown';
import { createToastStore, type ToastStore } from '../toasts/toast-store';
import type { Outbox } from '../unsaved/outbox';
import type { UnsavedStore } from '../unsaved/unsaved-store';
import type { WaitingCount } from './waiting-count';

/** What the parts of one app share: made once, before anything is drawn. */
export type Portal = {
  app: AppName;
  config: PortalConfig;
  session: Session;
  toasts: ToastStore;
  /** What was typed and not saved, opened when it is first asked for. Rejects when the browser keeps nothing. */
  unsaved: () => Promise<UnsavedStore>;
  /** How people want to see their lists, opened when it is first asked for. Rejects when the browser keeps nothing. */
  views: () => Promise<ViewStore>;
  /** What was submitted and not sent yet; undefined where an app sends everything at once. Rejects when it cannot be loaded. */
  outbox?: () => Promise<Outbox>;
  /** How much there is to chase, for the navbar; undefined where nobody counts. */
  toChase?: WaitingCount;
  /** Loads a page of another app in place of this one: Back must not lead here, which would lead there again. */
  leaveTo: (address: string) => void;
};

/** Begins an app of the portal: reads the provider's configuration, colours the page, restores the session (reports asks when it must). */
export function createPortal(app: AppName, config: PortalConfig = readConfig()): Portal {
  applyTheme(readTheme(document.cookie));
  const toasts = createToastStore(browserStorage('session').storage);
  const session = createSession(config.apiBase, () => showOutcomeUnknown(toasts));
  // A page of reports may be opened by a private link, which leaves the staff session of this browser alone (decision 11).
  if (app !== 'reports') void session.restore();
  window.addEventListener('pagehide', toasts.unload);
  return {
    app,
    config,
    session,
    toasts,
    unsaved: openedOnce(async () => (await import('../unsaved/openUnsavedStore')).openUnsavedStore()),
    views: openedOnce(async () => (await import('../list/openViewStore')).openViewStore()),
    leaveTo: (address) => window.location.replace(address),
  };
}

function openedOnce<Store>(open: () => Promise<Store>): () => Promise<Store> {
  let opened: Promise<Store> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}
