import { type AppName, type PortalConfig, readConfig } from '../config/config';
import { createSession, type Session } from '../session/session';
import { applyTheme, readTheme } from '../theme/theme';
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
  const session = createSession(config.apiBase);
  // A page of reports may be opened by a private link, which leaves the staff session of this browser alone (decision 11).
  if (app !== 'reports') void session.restore();
  return {
    app,
    config,
    session,
    toasts: createToastStore(sessionStorage),
    unsaved: unsavedStore(),
    leaveTo: (address) => window.location.replace(address),
  };
}

function unsavedStore(): Portal['unsaved'] {
  let opened: Promise<UnsavedStore> | undefined;
  const open = async () => (await import('../unsaved/openUnsavedStore')).openUnsavedStore();
  return () => {
    opened ??= open();
    return opened;
  };
}
