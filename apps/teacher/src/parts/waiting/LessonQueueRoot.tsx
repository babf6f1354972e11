import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type InitialsQueue, InitialsQueueProvider } from '../initials/initials-queue';
import { type LessonQueue, LessonQueueProvider } from './lesson-queue';

const AfterStart = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import('./AfterStart')).AfterStart };
  } catch {
    // If the code fails to load, the next page tries again; nothing is lost.
    return { default: () => null };
  }
});

/** Delay in milliseconds for Safari, which has no idle callbacks; the first page has loaded by then. */
const soon = 1500;

export type LessonQueueRootProps = {
  queue: LessonQueue;
  /** The initials that wait on this device. */
  initials: InitialsQueue;
  /** The router. */
  children: ReactNode;
};

/** Provides the queues of submitted classes and initials, and starts sending once the first page has loaded. */
export function LessonQueueRoot({ queue, initials, children }: LessonQueueRootProps) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIsIdle(true);
    if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: 2 * soon });
    else setTimeout(begin, soon);
  }, []);
  return (
    <LessonQueueProvider value={queue}>
      <InitialsQueueProvider value={initials}>
        {children}
        <Suspense fallback={null}>{isIdle && <AfterStart />}</Suspense>
      </InitialsQueueProvider>
    </LessonQueueProvider>
  );
}
