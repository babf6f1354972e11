import { ApiError, useCorrectOwnLesson, useReadLessons } from '@portal/api-client';
import { type Contract, type Lesson, type LessonWarning, lessonWarnings } from '@portal/domain';
import { localDay } from '@portal/shell';
import { useAttempt } from '@portal/ui';
import { useState } from 'react';
import { type AttendanceDraft, correctionOf, isSameCorrection, lessonDraft } from './attendance-draft';

/** A correction to confirm: its new date is unusual, or someone else has changed the class. */
export interface CorrectionQuestion {
  draft: AttendanceDraft;
  warnings: readonly LessonWarning[];
  /** The class after someone else's change; null if there is none. */
  theirs: Lesson | null;
}

export interface CorrectionOptions {
  contract: Contract;
  /** The class when the form was opened. */
  lesson: Lesson;
  /** Whether the form includes note and details. */
  hasDetails: boolean;
  onCorrected: () => void;
}

/**
 * Corrects one of the teacher's classes: loads it again, asks if necessary, and saves it once (DECISION-37,
 * DECISION-52).
 */
export function useCorrection({ contract, lesson, hasDetails, onCorrected }: CorrectionOptions) {
  const readLessons = useReadLessons();
  const correctLesson = useCorrectOwnLesson();
  const [question, setQuestion] = useState<CorrectionQuestion | null>(null);
  const { busy, failure, attempt } = useAttempt();
  const once = (action: () => Promise<void>) => attempt(action, () => setQuestion(null));

  async function send(draft: AttendanceDraft) {
    const { note, details, ...plain } = correctionOf(draft);
    await correctLesson(lesson.id, hasDetails ? { ...plain, note, details } : plain);
    setQuestion(null);
    onCorrected();
  }

  async function askOrSend(draft: AttendanceDraft) {
    const stored = await readLessons(contract.id);
    const now = stored.find(({ id, status }) => id === lesson.id && status === 'active');
    if (!now) throw new ApiError({ code: 'not-found' });
    const isTheirs =
      !isSameCorrection(lessonDraft(now), lessonDraft(lesson)) && !isSameCorrection(lessonDraft(now), draft);
    const warnings =
      draft.date === lesson.date
        ? []
        : lessonWarnings(draft.date, {
            lessons: stored.filter(({ id }) => id !== lesson.id),
            contract,
            today: localDay(),
            openedOn: draft.openedOn,
          });
    if (isTheirs || warnings.length > 0) setQuestion({ draft, warnings, theirs: isTheirs ? now : null });
    else await send(draft);
  }

  return {
    question,
    failure,
    busy,
    submit: (draft: AttendanceDraft) => once(() => askOrSend(draft)),
    confirm: () => question && void once(() => send(question.draft)),
    cancel: () => setQuestion(null),
  };
}
