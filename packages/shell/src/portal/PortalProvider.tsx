import { ApiProvider } from '@portal/api-client';
import { I18nProvider, type LanguageMode } from '@portal/i18n';
import { BilingualText } from '@portal/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../pages/ErrorBoundary';
import { useSession } from '../session/useSession';
import { Messages } from '../toasts/Messages';
import type { Portal } from './createPortal';
import { PortalContext, usePortal } from './usePortal';

export type PortalProviderProps = {
  /** Made once by `createPortal`. */
  portal: Portal;
  /** The language mode to start in; without it, the one kept in the cookie. */
  initialMode?: LanguageMode;
  /** The router. */
  children: ReactNode;
};

/** Puts language, session, client and toasts around an app. */
export function PortalProvider({ portal, initialMode, children }: PortalProviderProps) {
  return (
    <PortalContext value={portal}>
      <I18nProvider pair={BilingualText} initialMode={initialMode}>
        <ErrorBoundary>
          <OwnCache>{children}</OwnCache>
        </ErrorBoundary>
        <Messages />
      </I18nProvider>
    </PortalContext>
  );
}

/** A client and a cache for each session: what was loaded for one person is never shown to the next, even by a late answer. */
function OwnCache({ children }: { children: ReactNode }) {
  const { session } = usePortal();
  const { generation } = useSession();
  return (
    <ApiProvider key={generation} api={session.api}>
      {children}
    </ApiProvider>
  );
}
