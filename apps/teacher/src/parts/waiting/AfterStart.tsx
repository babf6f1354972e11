import { usePortal, useSession } from '@portal/shell';
import { type ReactNode, useEffect } from 'react';
import { registerServiceWorker } from '../offline/registerServiceWorker';
import { QueueRunner } from './QueueRunner';

/** What the app does once its first page has what it needs: sends what waits, and has itself kept on the device. */
export function AfterStart(): ReactNode {
  const { session } = usePortal();
  const { user } = useSession();
  useEffect(() => {
    // Without it the app works, online.
    registerServiceWorker(session).catch(() => undefined);
  }, [session]);
  return user?.role === 'ROLE_TEACHER' && <QueueRunner />;
}
