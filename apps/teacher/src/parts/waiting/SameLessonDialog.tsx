import { ApiError } from '@portal/api-client';
import { byLastName, fullName, type Lesson, type WaitingLesson } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Banner, Button, Dialog, Skeleton, useBusy } from '@portal/ui';
import { useEffect, useState } from 'react';
import { LessonLine } from './LessonLine';
import { useLessonQueue } from './lesson-queue';
import { line, list, row, term } from './WaitingLessons.css';
import { waitingWords } from './waiting-words';

export type SameLessonDialogProps = {
  /** The submitted class that the server may already have. */
  lesson: WaitingLesson;
  /** Called if it is the same class. Rejects with an `ApiError`. */
  onSame: () => Promise<void>;
  /** Called if it is another class, which is then sent. Rejects with an `ApiError`. */
  onOther: () => Promise<void>;
  onClose: () => void;
};

/**
 * Shows a submitted class next to the server's classes of that day, and asks whether it is one of them (DECISION-16).
 */
export function SameLessonDialog({ lesson, onSame, onOther, onClose }: SameLessonDialogProps) {
  const queue = useLessonQueue();
  const [recorded, setRecorded] = useState<readonly Lesson[]>();
  const [failed, setFailed] = useState(false);
  const { busy, run } = useBusy();
  const { t, stack } = waitingWords.useWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, when the question is asked
  useEffect(() => {
    let isOpen = true;
    queue
      .sender()
      .then((sender) => sender.readSimilar(lesson))
      .then(
        (lessons) => isOpen && setRecorded(lessons),
        () => isOpen && setFailed(true),
      );
    return () => {
      isOpen = false;
    };
  }, []);
  const answer = async (act: () => Promise<void>) => {
    try {
      await act();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(true);
    }
  };
  return (
    <Dialog
      open
      title={stack('same.title')}
      onClose={onClose}
      actions={
        recorded && (
          <>
            <Button size="large" busy={busy} onClick={() => run(() => answer(onOther))}>
              {t('same.no')}
            </Button>
            {recorded.length > 0 && (
              <Button size="large" variant="primary" busy={busy} onClick={() => run(() => answer(onSame))}>
                {t('same.yes')}
              </Button>
            )}
          </>
        )
      }
    >
      <p className={term}>{stack('same.yours')}</p>
      <LessonLine lesson={lesson} />
      {failed && <Banner tone="critical">{stack('same.offline')}</Banner>}
      {recorded ? (
        <>
          <p className={term}>{stack(recorded.length > 0 ? 'same.theirs' : 'same.none')}</p>
          <ul className={list}>
            {recorded.map(({ id, date, minutes, absentees }) => (
              <li key={id} className={row}>
                <p className={line}>
                  <DateText value={date} />
                  <span>{t('lesson', { minutes })}</span>
                  <span>
                    {absentees.length === 0
                      ? t('allPresent')
                      : byLastName(absentees).map(fullName).join(', ')}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </>
      ) : (
        !failed && <Skeleton lines={2} />
      )}
    </Dialog>
  );
}
