import { oneAtATime, readLessonsNow, sendLesson } from '@portal/api-client';
import type { WaitingLesson } from '@portal/domain';
import type { Session } from '@portal/shell';
import { createSender, type Sender } from './createSender';
import { keepMeeting } from './keepMeeting';
import { openWaitingStore } from './openWaitingStore';
import { sendingUser } from './sendingUser';
import { memoryWaitingStore, type WaitingStore } from './waiting-store';

/** Response timeout in milliseconds; generous, because a phone in a basement is slow. */
const requestTimeout = 30_000;

/** A tab that crashes while sending blocks the others for this time: several response timeouts. */
const turn = { name: 'waiting-attendance', lease: 4 * requestTimeout };

export interface SenderSurroundings {
  /** Opens the store of the classes; IndexedDB by default. */
  openStore?: () => Promise<WaitingStore>;
  /** Whether this page is the only one that sends; true in stories. */
  alone?: boolean;
}

/** Sends queued classes: now, when the connection returns, when the page becomes visible, and after sign-in. */
export async function startSender(
  session: Session,
  show: (lessons: readonly WaitingLesson[]) => void,
  { openStore = () => openWaitingStore(), alone = false }: SenderSurroundings = {},
): Promise<Sender> {
  // A phone that has just woken up may need longer than the first attempt waits. Without storage, classes are still
  // sent while the page is open.
  const store = await openStore()
    .catch(() => openStore())
    .catch(() => memoryWaitingStore());
  const others = alone ? null : new BroadcastChannel('waiting-attendance');
  const sender = createSender({
    store,
    userId: () => sendingUser(session),
    async record({ id, values, meeting }) {
      const { lessonId } = await sendLesson(session.api, values, id, requestTimeout);
      const isKept = !meeting || (await keepMeeting(session.api, { id, values }, meeting, requestTimeout));
      return { isMeetingRefused: !isKept, lessonId };
    },
    readLessons: (contractId) => readLessonsNow(session.api, contractId, requestTimeout),
    honoursKeys: () => session.api.honoursKeys(),
    exclusively: alone ? (task) => task() : (task) => oneAtATime(turn, task),
    isOnline: () => navigator.onLine,
    now: Date.now,
    show,
    notifyTabs: () => others?.postMessage(null),
  });

  let userId = sendingUser(session);
  const wake = () => void (navigator.onLine && document.visibilityState === 'visible' && sender.send());
  const events = [
    [window, 'online'],
    [window, 'focus'],
    [window, 'pageshow'],
    [document, 'visibilitychange'],
  ] as const;
  for (const [target, name] of events) target.addEventListener(name, wake);
  others?.addEventListener('message', () => void sender.refresh());
  const unsubscribe = session.subscribe(() => {
    const before = userId;
    userId = sendingUser(session);
    if (userId === before) return;
    // The next user must not see messages of the previous one.
    if (before !== null && userId === null) void sender.forgetSent(before);
    void sender.refresh().then(wake);
  });
  await sender.refresh();
  // Not awaited: another tab may be sending.
  void sender.resume().then(wake, wake);

  return {
    ...sender,
    stop() {
      for (const [target, name] of events) target.removeEventListener(name, wake);
      others?.close();
      unsubscribe();
      sender.stop();
    },
  };
}
