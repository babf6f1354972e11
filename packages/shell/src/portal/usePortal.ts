import type { Provider } from '@portal/views';
import { createContext, useContext } from 'react';
import type { PortalConfig } from '../config/config';
import type { Portal } from './createPortal';

export const PortalContext = createContext<Portal | null>(null);

/** Returns the app's portal: configuration, session, toasts. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('The portal is missing: put a PortalProvider around the app.');
  return portal;
}

/** Returns the deployment settings. */
export function useConfig(): PortalConfig {
  return usePortal().config;
}

/** Returns the course provider, as documents name it. */
export function useProvider(): Provider {
  const { productName: name, logo, phone, email } = useConfig();
  return { name, logo, phone, email };
}
