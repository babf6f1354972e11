import {
  isRefusal,
  useReadContract,
  useReadLessons,
  useRecordLesson,
  useSaveMeetingDecisions,
  useUploadMeetingFile,
} from '@portal/api-client';
import { lessonsOfDay, pickableAbsentees } from '@portal/domain';
import { MeetingBatchPage, type MeetingOutcome, type ReviewedMeeting } from '@portal/meeting-attendance';
import { BackLink } from '@portal/records';
import { useRef } from 'react';
import { copy } from '../../copy';
import { pathTo } from '../../paths';

/** Fills in the attendance of several classes from the files of their meetings (DECISION-127). */
export function MeetingsPage() {
  const { t } = copy.useWords();
  const readContract = useReadContract();
  const save = useSaveMeeting();
  return (
    <MeetingBatchPage
      back={<BackLink href={pathTo('courses.list')}>{t('contracts')}</BackLink>}
      readStudents={async ({ contractId, date }) =>
        pickableAbsentees(await readContract(contractId), date, null).map(({ id }) => id)
      }
      save={save}
    />
  );
}

/** Returns a function that records a class from a meeting, and keeps the file. What others have recorded stays. */
function useSaveMeeting(): (meeting: ReviewedMeeting) => Promise<MeetingOutcome> {
  const readLessons = useReadLessons();
  const recordLesson = useRecordLesson();
  const saveDecisions = useSaveMeetingDecisions();
  const upload = useUploadMeetingFile();
  /** Keys of saves whose record was sent: the same key again records nothing twice. */
  const sent = useRef(new Set<string>());
  return async ({ key, file, planned, attendance }) => {
    const { id: plannedClassId, contractId, date, minutes } = planned;
    const keep = () =>
      upload({ content: file, contractId, plannedClassId }, {}, { idempotencyKey: `${key}-file` });
    if (!attendance) {
      await keep();
      return 'kept';
    }
    // Someone else may have recorded the class since the page found it.
    if (!sent.current.has(key) && (await isRecorded(planned))) {
      await keep();
      return 'taken';
    }
    const { decisions, ...presence } = attendance;
    sent.current.add(key);
    const values = { contractId, plannedClassId, date, minutes, ...presence };
    await recordLesson(values, { idempotencyKey: `${key}-lesson` });
    try {
      if (decisions.length > 0)
        await saveDecisions(contractId, decisions, { idempotencyKey: `${key}-decisions` });
      await keep();
      return 'recorded';
    } catch (error) {
      if (isRefusal(error)) return 'not-kept';
      throw error;
    }
  };

  async function isRecorded({ id, contractId, date }: ReviewedMeeting['planned']): Promise<boolean> {
    const ofDay = lessonsOfDay(await readLessons(contractId), { date });
    return ofDay.some(({ plannedClassId }) => plannedClassId === id);
  }
}
