import type { WaitingInitial, WaitingLesson } from '@portal/domain';
import { useSessionStore } from '@portal/shell';
import { type ReactNode, useEffect, useState } from 'react';
import type { InitialsSender } from '../../initials/createInitialsSender';
import { InitialsQueueProvider } from '../../initials/initials-queue';
import { startInitialsSender } from '../../initials/startInitialsSender';
import { createQueue } from '../createQueue';
import { createLessonQueue, LessonQueueProvider } from '../lesson-queue';
import { QueueRunner } from '../QueueRunner';
import { startSender } from '../startSender';
import { memoryWaitingStore } from '../waiting-store';

/** The queued classes of a story, as `parameters: { waiting }`. */
export type WaitingSituation = {
  /** The classes that were submitted before; none by default. */
  lessons?: readonly WaitingLesson[];
  /** The initials that were given before; none by default. */
  initials?: readonly WaitingInitial[];
  /** Whether the classes survive closing the page; true by default. */
  isPersistent?: boolean;
  /** Number of times that the store fails to open at first; 0 by default. */
  failedOpenings?: number;
};

type StoryContext = { parameters: { waiting?: WaitingSituation } };

/** Decorates a story within `inPortal` with a queue of submitted classes, which ends with the story. */
export function inQueue(Story: () => ReactNode, { parameters }: StoryContext) {
  return (
    <StoryQueue {...parameters.waiting}>
      <Story />
    </StoryQueue>
  );
}

function StoryQueue({
  lessons = [],
  initials = [],
  isPersistent = true,
  failedOpenings = 0,
  children,
}: WaitingSituation & { children: ReactNode }) {
  const session = useSessionStore();
  const [queue] = useState(() => {
    let openings = 0;
    const openStore = async () => {
      openings += 1;
      if (openings <= failedOpenings) throw new Error('The store does not open.');
      return { ...memoryWaitingStore(lessons), isPersistent };
    };
    return createLessonQueue((show) => startSender(session, show, { alone: true, openStore }));
  });
  const [initialsQueue] = useState(() => {
    const openStore = async () => ({ ...memoryWaitingStore(initials), isPersistent });
    return createQueue<WaitingInitial, InitialsSender>((show) =>
      startInitialsSender(session, queue, show, { alone: true, openStore }),
    );
  });
  useEffect(() => () => void initialsQueue.sender().then((sender) => sender.stop()), [initialsQueue]);
  useEffect(() => () => void queue.sender().then((sender) => sender.stop()), [queue]);
  return (
    <LessonQueueProvider value={queue}>
      <InitialsQueueProvider value={initialsQueue}>
        {children}
        <QueueRunner />
      </InitialsQueueProvider>
    </LessonQueueProvider>
  );
}
