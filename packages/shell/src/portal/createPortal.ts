import { type AppName, type PortalConfig, readConfig } from '../config/config';
import { createSession, type Session } from '../session/session';
import { applyTheme, readTheme } from '../theme/theme';
import { createToastStore, type ToastStore } from '../toasts/toast-store';

/** What the parts of one app share: made once, before anything is drawn. */
export type Portal = {
  app: AppName;
  config: PortalConfig;
  session: Session;
  toasts: ToastStore;
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
    leaveTo: (address) => window.location.replace(address),
  };
}
