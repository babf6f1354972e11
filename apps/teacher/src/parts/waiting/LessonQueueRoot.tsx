import { usePortal, useSession } from '@portal/shell';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type LessonQueue, LessonQueueProvider } from './lesson-queue';

const QueueRunner = lazy(async () => {
  try {
    return { default: (await import('./QueueRunner')).QueueRunner };
  } catch {
    // Loaded anew with the next page; nothing is lost meanwhile.
    return { default: () => null };
  }
});

export type LessonQueueRootProps = {
  queue: LessonQueue;
  /** The router. */
  children: ReactNode;
};

/** Gives the app its queue of submitted lessons, and begins to send once the first page has what it needs. */
export function LessonQueueRoot({ queue, children }: LessonQueueRootProps) {
  const { session } = usePortal();
  const { user } = useSession();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if ('requestIdleCallback' in window) {
      const wish = window.requestIdleCallback(() => setIsIdle(true), { timeout: 3000 });
      return () => window.cancelIdleCallback(wish);
    }
    const wish = setTimeout(() => setIsIdle(true), 1000);
    return () => clearTimeout(wish);
  }, []);
  useEffect(() => {
    if (!isIdle) return;
    // Without it the app works, online.
    import('../offline/registerServiceWorker')
      .then(({ registerServiceWorker }) => registerServiceWorker(session))
      .catch(() => undefined);
  }, [isIdle, session]);
  return (
    <LessonQueueProvider value={queue}>
      {children}
      {isIdle && user?.role === 'ROLE_TEACHER' && (
        <Suspense fallback={null}>
          <QueueRunner />
        </Suspense>
      )}
    </LessonQueueProvider>
  );
}
