import type { WaitingLesson } from '@portal/domain';
import { usePortal } from '@portal/shell';
import { type ReactNode, useEffect, useState } from 'react';
import { createLessonQueue, LessonQueueProvider } from '../lesson-queue';
import { QueueRunner } from '../QueueRunner';
import { startSender } from '../startSender';
import { memoryWaitingStore } from '../waiting-store';

/** The submitted lessons of a story, as `parameters: { waiting }`. */
export type WaitingSituation = {
  /** The lessons submitted before; none by default. */
  lessons?: readonly WaitingLesson[];
  /** Whether the lessons survive closing the page; true by default. */
  isPersistent?: boolean;
};

type StoryContext = { parameters: { waiting?: WaitingSituation } };

/** Decorates a story within `inPortal` with a queue of submitted lessons, which ends with the story. */
export function inQueue(Story: () => ReactNode, { parameters }: StoryContext) {
  return (
    <StoryQueue {...parameters.waiting}>
      <Story />
    </StoryQueue>
  );
}

function StoryQueue({
  lessons = [],
  isPersistent = true,
  children,
}: WaitingSituation & { children: ReactNode }) {
  const { session } = usePortal();
  const [queue] = useState(() =>
    createLessonQueue((show) =>
      startSender(session, show, {
        alone: true,
        openStore: async () => ({ ...memoryWaitingStore(lessons), isPersistent }),
      }),
    ),
  );
  useEffect(() => () => void queue.sender().then((sender) => sender.stop()), [queue]);
  return (
    <LessonQueueProvider value={queue}>
      {children}
      <QueueRunner />
    </LessonQueueProvider>
  );
}
