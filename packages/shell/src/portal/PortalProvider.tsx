import { ApiProvider } from '@portal/api-client';
import { I18nProvider, type LanguageMode } from '@portal/i18n';
import { BilingualText, FailedDialogProvider, StandardLabelsProvider } from '@portal/ui';
import { lazy, type ReactNode, useLayoutEffect } from 'react';
import { restoreReplacedNodes } from '../browser-translation/restoreReplacedNodes';
import { AppContext } from '../config/useApp';
import { ErrorBoundary } from '../failures/ErrorBoundary';
import { ViewStoreContext } from '../list/useOpenViewStore';
import { WaitingCountContext } from '../navbar/useWaitingCount';
import { SessionContext, useSession, useSessionStore } from '../session/useSession';
import { shellWords } from '../shell-words';
import { ToastContext } from '../toasts/useToastStore';
import { UnsavedContext } from '../unsaved/useUnsavedStores';
import type { Portal } from './createPortal';
import { Messages } from './Messages';

const FailedDialog = lazy(async () => ({ default: (await import('../failures/FailedDialog')).FailedDialog }));

export type PortalProviderProps = {
  /** The result of `createPortal`. */
  portal: Portal;
  /** The initial language mode; by default the one stored in the cookie. */
  initialMode?: LanguageMode;
  /** The router. */
  children: ReactNode;
};

/** Provides language, session, API client and toasts to an app. */
export function PortalProvider({ portal, initialMode, children }: PortalProviderProps) {
  // A layout effect, so that it runs before a translator can change the first text.
  useLayoutEffect(() => restoreReplacedNodes(document.body), []);
  return (
    <PortalContexts portal={portal}>
      <I18nProvider pair={BilingualText} initialMode={initialMode}>
        <StandardLabelsProvider label={shellWords.T}>
          <ErrorBoundary>
            <FailedDialogProvider component={FailedDialog}>
              <OwnCache>{children}</OwnCache>
            </FailedDialogProvider>
          </ErrorBoundary>
          <Messages />
        </StandardLabelsProvider>
      </I18nProvider>
    </PortalContexts>
  );
}

/** Provides the contexts of the shell from the portal object, which stays the same while the app runs. */
function PortalContexts({ portal, children }: { portal: Portal; children: ReactNode }) {
  return (
    <AppContext value={portal}>
      <SessionContext value={portal.session}>
        <ToastContext value={portal.toasts}>
          <UnsavedContext value={portal}>
            <ViewStoreContext value={portal.views}>
              <WaitingCountContext value={portal.toFollowUp}>{children}</WaitingCountContext>
            </ViewStoreContext>
          </UnsavedContext>
        </ToastContext>
      </SessionContext>
    </AppContext>
  );
}

/**
 * Creates a client and cache per session, so that data of one user never reaches the next, even with a late response.
 */
function OwnCache({ children }: { children: ReactNode }) {
  const session = useSessionStore();
  const { generation } = useSession();
  return (
    <ApiProvider key={generation} api={session.api}>
      {children}
    </ApiProvider>
  );
}
