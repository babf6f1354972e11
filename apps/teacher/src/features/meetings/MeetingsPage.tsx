import { useContracts, useUploadMeetingFile } from '@portal/api-client';
import { type CalendarDate, daysAfter, studentsOn, weeksAround } from '@portal/domain';
import { MeetingBatchPage, type MeetingOutcome, type ReviewedMeeting } from '@portal/meeting-attendance';
import { localDay, useSession } from '@portal/shell';
import { TextLink } from '@portal/ui';
import { pageCopy } from '../../copy/pages';
import { thumbLink } from '../../parts/thumbLink.css';
import { useLessonQueue } from '../../parts/waiting/lesson-queue';
import { pathTo } from '../../paths';

/** Fills in the attendance of the teacher's classes from the files of their meetings (DECISION-127). */
export function MeetingsPage() {
  const { t } = pageCopy.useWords();
  const { user } = useSession();
  // The same call as that of the attendance form, which the device keeps.
  const contracts = useContracts(
    user ? { status: 'activated', teacherUserId: user.id, page: 1, pageSize: 100 } : null,
  );
  const save = useSaveMeeting();
  return (
    <MeetingBatchPage
      width="narrow"
      back={
        <TextLink className={thumbLink} href={pathTo('teacher.views.attendance')}>
          {t('submitAttendance')}
        </TextLink>
      }
      spanOf={spanOf}
      readStudents={async ({ contractId, date, contract }) => {
        const own = contracts.data?.rows.find(({ id }) => id === contractId);
        return (own ? studentsOn(own, date) : contract.students).map(({ id }) => id);
      }}
      save={save}
    />
  );
}

/** The weeks of the home page, which the device keeps; around an earlier day, that day alone. */
function spanOf(day: CalendarDate) {
  const weeks = weeksAround(localDay());
  return weeks.from <= day && day <= weeks.to ? weeks : { from: daysAfter(day, -1), to: daysAfter(day, 1) };
}

/** Returns a function that submits a class with its meeting as the attendance form does: it waits on the device if need be. */
function useSaveMeeting(): (meeting: ReviewedMeeting) => Promise<MeetingOutcome> {
  const queue = useLessonQueue();
  const { user } = useSession();
  const upload = useUploadMeetingFile();
  return async ({ key, file, planned, attendance }) => {
    const { id: plannedClassId, contractId, date, minutes, contract } = planned;
    if (!attendance || !user) {
      await upload({ content: file, contractId, plannedClassId }, {}, { idempotencyKey: `${key}-file` });
      return 'kept';
    }
    const { decisions, ...presence } = attendance;
    const sender = await queue.sender();
    const tried = sender.tried(key);
    await sender.add({
      id: key,
      userId: user.id,
      values: { contractId, plannedClassId, date, minutes, ...presence },
      contractNumber: contract.number,
      queuedAt: Date.now(),
      sameDayConfirmed: false,
      isCurrent: false,
      meeting: { name: file.name, content: await file.arrayBuffer(), decisions },
    });
    if (!navigator.onLine) return 'waiting';
    await tried;
    const [waiting] = (await sender.unsentOf(user.id)).filter(({ id }) => id === key);
    return waiting ? 'waiting' : 'recorded';
  };
}
