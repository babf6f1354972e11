import { readLessonsNow, sendLesson } from '@portal/api-client';
import type { WaitingLesson } from '@portal/domain';
import type { Session } from '@portal/shell';
import { createSender, type Sender } from './createSender';
import { keepMeeting } from './keepMeeting';
import { openWaitingStore } from './openWaitingStore';
import { openSenderPage, requestTimeout, type SenderSurroundings } from './senderSurroundings';

/** Sends queued classes: now, when the connection returns, when the page becomes visible, and after sign-in. */
export async function startSender(
  session: Session,
  show: (lessons: readonly WaitingLesson[]) => void,
  { openStore = () => openWaitingStore(), alone = false }: SenderSurroundings<WaitingLesson> = {},
): Promise<Sender> {
  const { page, wakeOnChanges } = await openSenderPage(session, 'waiting-attendance', { openStore, alone });
  const { sender, wake } = wakeOnChanges(
    createSender({
      ...page,
      async record({ id, values, meeting }) {
        const { lessonId } = await sendLesson(session.api, values, id, requestTimeout);
        const isKept = !meeting || (await keepMeeting(session.api, { id, values }, meeting, requestTimeout));
        return { isMeetingRefused: !isKept, lessonId };
      },
      readLessons: (contractId) => readLessonsNow(session.api, contractId, requestTimeout),
      honoursKeys: () => session.api.honoursKeys(),
      show,
    }),
  );
  await sender.refresh();
  // Not awaited: another tab may be sending.
  void sender.resume().then(wake, wake);
  return sender;
}
