import { useSession, useSessionStore } from '@portal/shell';
import { type ReactNode, useEffect } from 'react';
import { registerServiceWorker } from '../offline/registerServiceWorker';
import { QueueRunner } from './QueueRunner';

/** Runs after the first page has loaded: sends queued lessons and registers the service worker. */
export function AfterStart(): ReactNode {
  const session = useSessionStore();
  const { user } = useSession();
  useEffect(() => {
    // Without it the app works, online.
    registerServiceWorker(session).catch(() => undefined);
  }, [session]);
  return user?.role === 'ROLE_TEACHER' && <QueueRunner />;
}
