import { useSession, useSessionStore } from '@portal/shell';
import { type ReactNode, useEffect } from 'react';
import { registerServiceWorker } from '../offline/registerServiceWorker';
import { QueueRunner } from './QueueRunner';

/** Runs after the first page has loaded: sends queued classes and registers the service worker. */
export function AfterStart(): ReactNode {
  const session = useSessionStore();
  const { user } = useSession();
  useEffect(() => {
    // Without the service worker the app works online only.
    registerServiceWorker(session).catch(() => undefined);
  }, [session]);
  return user?.role === 'ROLE_TEACHER' && <QueueRunner />;
}
