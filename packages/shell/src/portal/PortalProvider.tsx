import { ApiProvider } from '@portal/api-client';
import { I18nProvider, type LanguageMode } from '@portal/i18n';
import { BilingualText, FailedDialogProvider, StandardLabelsProvider } from '@portal/ui';
import { lazy, type ReactNode } from 'react';
import { shellWords } from '../layout/shell-words';
import { ErrorBoundary } from '../pages/ErrorBoundary';
import { useSession } from '../session/useSession';
import { Messages } from '../toasts/Messages';
import type { Portal } from './createPortal';
import { PortalContext, usePortal } from './usePortal';

const FailedDialog = lazy(async () => ({ default: (await import('../pages/FailedDialog')).FailedDialog }));

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
  return (
    <PortalContext value={portal}>
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
    </PortalContext>
  );
}

/**
 * Creates a client and cache per session, so that data of one user never reaches the next, even with a late response.
 */
function OwnCache({ children }: { children: ReactNode }) {
  const { session } = usePortal();
  const { generation } = useSession();
  return (
    <ApiProvider key={generation} api={session.api}>
      {children}
    </ApiProvider>
  );
}
