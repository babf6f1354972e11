import type { WaitingLesson } from '@portal/domain';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createQueue, type Queue } from './createQueue';
import type { Sender } from './createSender';

/** The submitted classes of this device, for the pages. The sender loads on first use. */
export type LessonQueue = Queue<WaitingLesson, Sender>;

/** Creates the queue of an app: `start` loads and starts the sender once. */
export const createLessonQueue = createQueue<WaitingLesson, Sender>;

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
const noQueue = { subscribe: () => () => {}, items: () => nothing };

/** Returns the queued classes and re-renders when they change; empty without a queue. */
export function useWaitingLessons(): readonly WaitingLesson[] {
  const { subscribe, items } = useContext(LessonQueueContext) ?? noQueue;
  return useSyncExternalStore(subscribe, items);
}
