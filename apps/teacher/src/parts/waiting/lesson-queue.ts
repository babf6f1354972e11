import type { WaitingLesson } from '@portal/domain';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Sender } from './createSender';

/** The submitted classes of this device, for the pages. The sender loads on first use. */
export interface LessonQueue {
  subscribe: (listener: () => void) => () => void;
  /** Returns those of the signed-in user, oldest first; empty until the store is loaded. */
  lessons: () => readonly WaitingLesson[];
  /** Returns whether the classes survive closing the page; true until the store is open. */
  isPersistent: () => boolean;
  /** Loads the sender. Rejects if it cannot be loaded; the next call tries again. */
  sender: () => Promise<Sender>;
}

/** Creates the queue of an app: `start` loads and starts the sender once. */
export function createLessonQueue(
  start: (show: (lessons: readonly WaitingLesson[]) => void) => Promise<Sender>,
): LessonQueue {
  const listeners = new Set<() => void>();
  let lessons: readonly WaitingLesson[] = [];
  let sender: Promise<Sender> | undefined;
  let isPersistent = true;
  const show = (now: readonly WaitingLesson[]) => {
    lessons = now;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lessons: () => lessons,
    isPersistent: () => isPersistent,
    sender() {
      sender ??= start(show).then(
        (started) => {
          isPersistent = started.isPersistent;
          return started;
        },
        (error: unknown) => {
          sender = undefined;
          throw error;
        },
      );
      return sender;
    },
  };
}

const LessonQueueContext = /* @__PURE__ */ createContext<LessonQueue | null>(null);

/** Provides the queue to the pages. */
export const LessonQueueProvider = LessonQueueContext.Provider;

/** Returns the app's queue. */
export function useLessonQueue(): LessonQueue {
  const queue = useContext(LessonQueueContext);
  if (!queue) throw new Error('The queue is missing: put a LessonQueueProvider around the app.');
  return queue;
}

const nothing: readonly WaitingLesson[] = [];
const noQueue = { subscribe: () => () => {}, lessons: () => nothing };

/** Returns the queued classes and re-renders when they change; empty without a queue. */
export function useWaitingLessons(): readonly WaitingLesson[] {
  const { subscribe, lessons } = useContext(LessonQueueContext) ?? noQueue;
  return useSyncExternalStore(subscribe, lessons);
}
