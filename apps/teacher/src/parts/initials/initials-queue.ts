import type { WaitingInitial } from '@portal/domain';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Queue } from '../waiting/createQueue';
import type { InitialsSender } from './createInitialsSender';

/** The initials that were given on this device, for the pages. The sender loads on first use. */
export type InitialsQueue = Queue<WaitingInitial, InitialsSender>;

const InitialsQueueContext = /* @__PURE__ */ createContext<InitialsQueue | null>(null);

/** Provides the queue to the pages. */
export const InitialsQueueProvider = InitialsQueueContext.Provider;

/** Returns the app's queue. */
export function useInitialsQueue(): InitialsQueue {
  const queue = useContext(InitialsQueueContext);
  if (!queue) throw new Error('The queue is missing: put an InitialsQueueProvider around the app.');
  return queue;
}

/** Returns the initials of the signed-in user on this device, and re-renders when they change. */
export function useWaitingInitials(): readonly WaitingInitial[] {
  const { subscribe, items } = useInitialsQueue();
  return useSyncExternalStore(subscribe, items);
}
