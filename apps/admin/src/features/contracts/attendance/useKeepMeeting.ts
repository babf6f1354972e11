import { useReadLessons, useSaveMeetingDecisions, useUploadMeetingFile } from '@portal/api-client';
import { type CalendarDate, lessonsOfDay } from '@portal/domain';
import type { MeetingProposal } from '@portal/features';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';

/** The recorded class that a meeting filled in. */
export interface LessonOfMeeting {
  /** Undefined for a class that was recorded just now. */
  lessonId: number | undefined;
  plannedClassId: number | undefined;
  date: CalendarDate;
  minutes: number;
}

/**
 * Returns a function that keeps the file of a meeting with its recorded class, and remembers who the participants are. A
 * failure is told: the attendance itself is recorded.
 */
export function useKeepMeeting(contractId: number) {
  const readLessons = useReadLessons();
  const saveDecisions = useSaveMeetingDecisions();
  const upload = useUploadMeetingFile();
  const { failed } = useOutcomeToast();
  return async ({ file, decisions }: MeetingProposal, lesson: LessonOfMeeting) => {
    try {
      if (decisions.length > 0) await saveDecisions(contractId, decisions);
      const lessonId =
        lesson.lessonId ?? (lesson.plannedClassId === undefined ? await newestId(lesson) : undefined);
      const ofClass = lessonId === undefined ? { plannedClassId: lesson.plannedClassId ?? 0 } : { lessonId };
      await upload({ content: file, contractId, ...ofClass });
    } catch (error) {
      failed('toast.meetingNotKept', undefined, { error });
    }
  };

  /** The answer to a new record does not say its id. */
  async function newestId({ date, minutes }: LessonOfMeeting): Promise<number> {
    const ofDay = lessonsOfDay(await readLessons(contractId), { date });
    return Math.max(...ofDay.filter((one) => one.minutes === minutes).map(({ id }) => id), 0);
  }
}
