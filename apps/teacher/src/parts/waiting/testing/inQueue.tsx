import type { WaitingLesson } from '@portal/domain';
import { usePortal } from '@portal/shell';
import { type ReactNode, useEffect, useState } from 'react';
import { createLessonQueue, LessonQueueProvider } from '../lesson-queue';
import { QueueRunner } from '../QueueRunner';
import { startSender } from '../startSender';
import { memoryWaitingStore } from '../waiting-store';

/** What a story says about submitted lessons, as `parameters: { waiting }`. */
export type WaitingSituation = {
  /** What was submitted before; nothing by default. */
  lessons?: readonly WaitingLesson[];
  /** Whether the browser keeps it when the page is closed; yes by default. */
  isPersistent?: boolean;
};

type StoryContext = { parameters: { waiting?: WaitingSituation } };

/** Decorates a story within `inPortal` with a queue of submitted lessons that is gone with the story. */
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
