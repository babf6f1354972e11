import { readLessonsNow, sendInitial } from '@portal/api-client';
import { lessonsOfDay, type WaitingInitial } from '@portal/domain';
import type { Session } from '@portal/shell';
import type { LessonQueue } from '../waiting/lesson-queue';
import { openWaitingStore } from '../waiting/openWaitingStore';
import { openSenderPage, requestTimeout, type SenderSurroundings } from '../waiting/senderSurroundings';
import { createInitialsSender, type InitialsSender } from './createInitialsSender';

const openInitials = () => openWaitingStore<WaitingInitial>({ name: 'waiting-initials', table: 'initials' });

/**
 * Sends waiting initials: now, when the connection returns, when the page becomes visible, after sign-in, and when the
 * class that they belong to was recorded.
 */
export async function startInitialsSender(
  session: Session,
  lessons: LessonQueue,
  show: (initials: readonly WaitingInitial[]) => void,
  { openStore = openInitials, alone = false }: SenderSurroundings<WaitingInitial> = {},
): Promise<InitialsSender> {
  // Its store knows which classes wait.
  await lessons.sender();
  const { page, wakeOnChanges } = await openSenderPage(session, 'waiting-initials', { openStore, alone });
  const { sender, wake } = wakeOnChanges(
    createInitialsSender({
      ...page,
      give: ({ id, lessonId, student, given }) =>
        sendInitial(session.api, { lessonId, studentId: student.id, given }, id, requestTimeout),
      async findLesson({ waitingLessonId, contractId, date }) {
        const waiting = lessons.items().find(({ id }) => id === waitingLessonId);
        if (waiting?.lessonId !== undefined) return waiting.lessonId;
        if (waiting && waiting.state !== 'sent') return 'waiting';
        // The user said that another record is this class, or it was sent more than a day ago.
        const recorded = lessonsOfDay(await readLessonsNow(session.api, contractId, requestTimeout), {
          date,
        });
        const [lesson] = recorded;
        return recorded.length === 1 && lesson ? lesson.id : null;
      },
      show,
    }),
  );
  const unsubscribe = lessons.subscribe(wake);
  await sender.refresh();
  wake();
  return {
    ...sender,
    stop() {
      unsubscribe();
      sender.stop();
    },
  };
}
