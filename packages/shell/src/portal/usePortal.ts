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
