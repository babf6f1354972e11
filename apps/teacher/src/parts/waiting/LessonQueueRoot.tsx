import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type LessonQueue, LessonQueueProvider } from './lesson-queue';

const AfterStart = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import('./AfterStart')).AfterStart };
  } catch {
    // Loaded anew with the next page; nothing is lost meanwhile.
    return { default: () => null };
  }
});

/** Safari has no idle callbacks: after so many milliseconds a first page has what it needs. */
const soon = 1500;

export type LessonQueueRootProps = {
  queue: LessonQueue;
  /** The router. */
  children: ReactNode;
};

/** Gives the app its queue of submitted lessons, and begins to send once the first page has what it needs. */
export function LessonQueueRoot({ queue, children }: LessonQueueRootProps) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIsIdle(true);
    if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: 2 * soon });
    else setTimeout(begin, soon);
  }, []);
  return (
    <LessonQueueProvider value={queue}>
      {children}
      <Suspense fallback={null}>{isIdle && <AfterStart />}</Suspense>
    </LessonQueueProvider>
  );
}
