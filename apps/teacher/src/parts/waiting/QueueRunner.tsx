import { useHasExtension, useRefreshLessons } from '@portal/api-client';
import type { WaitingLesson } from '@portal/domain';
import { useToast } from '@portal/shell';
import { useEffect, useRef } from 'react';
import { pageCopy } from '../../copy/pages';
import { useInitialsQueue } from '../initials/initials-queue';
import type { LessonEnd } from './createSender';
import { useLessonQueue } from './lesson-queue';
import { waitingWords } from './waiting-words';

/** Sends queued classes and initials while the app is open and shows the results on any page (MSG-75, MSG-76). */
export function QueueRunner() {
  const queue = useLessonQueue();
  const initials = useInitialsQueue();
  const hasInitials = useHasExtension('initials');
  const refreshLessons = useRefreshLessons();
  const toast = useToast();
  const words = pageCopy.useWords();
  const { pair } = waitingWords.useWords();
  /** Messages already shown, so that automatic retries do not repeat them. */
  const announced = useRef(new Set<string>());

  const tell = (lesson: WaitingLesson, end: LessonEnd) => {
    const isNewEnd = !announced.current.has(`${lesson.id} ${end}`);
    announced.current.add(`${lesson.id} ${end}`);
    if (end === 'recorded') refreshLessons(lesson.values.contractId);
    // The next page says that the session ended.
    if (end === 'signed-out' || (!isNewEnd && end !== 'refused')) return;
    const about = `lesson ${lesson.id}`;
    if (end === 'recorded') toast.success(words.pair('attendance.succeeded'), { about });
    else if (end === 'lost') toast.success(pair('keptText'), { title: pair('kept'), about });
    else if (end === 'unclear')
      toast.danger(pair(lesson.mayHaveArrived ? 'unknownText' : 'askAgainText'), {
        title: pair('askAgain'),
        about,
      });
    else toast.danger(words.pair('attendance.failed'), { about });
  };
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isHere = true;
    queue.sender().then(
      (sender) => {
        if (isHere) stop = sender.onEnd((...news) => latest.current(...news));
      },
      // A later submission loads the code again and reports the failure.
      () => undefined,
    );
    return () => {
      isHere = false;
      stop?.();
    };
  }, [queue]);
  useEffect(() => {
    // The page of initials loads it again and reports the failure.
    if (hasInitials) initials.sender().catch(() => undefined);
  }, [hasInitials, initials]);
  return null;
}
