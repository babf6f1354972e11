import { oneAtATime, readLessonsNow, sendInitial } from '@portal/api-client';
import { lessonsOfDay, type WaitingInitial } from '@portal/domain';
import type { Session } from '@portal/shell';
import type { LessonQueue } from '../waiting/lesson-queue';
import { openWaitingStore } from '../waiting/openWaitingStore';
import { sendingUser } from '../waiting/sendingUser';
import { memoryWaitingStore, type WaitingStore } from '../waiting/waiting-store';
import { createInitialsSender, type InitialsSender } from './createInitialsSender';

/** Response timeout in milliseconds, as for classes. */
const requestTimeout = 30_000;

/** A tab that crashes while sending blocks the others for this time: several response timeouts. */
const turn = { name: 'waiting-initials', lease: 4 * requestTimeout };

export interface InitialsSurroundings {
  /** Opens the store; IndexedDB by default. */
  openStore?: () => Promise<WaitingStore<WaitingInitial>>;
  /** Whether this page is the only one that sends; true in stories. */
  alone?: boolean;
}

const openInitials = () => openWaitingStore<WaitingInitial>({ name: 'waiting-initials', table: 'initials' });

/**
 * Sends waiting initials: now, when the connection returns, when the page becomes visible, after sign-in, and when the
 * class that they belong to was recorded.
 */
export async function startInitialsSender(
  session: Session,
  lessons: LessonQueue,
  show: (initials: readonly WaitingInitial[]) => void,
  { openStore = openInitials, alone = false }: InitialsSurroundings = {},
): Promise<InitialsSender> {
  // Its store knows which classes wait.
  await lessons.sender();
  const store = await openStore()
    .catch(() => openStore())
    .catch(() => memoryWaitingStore<WaitingInitial>());
  const others = alone ? null : new BroadcastChannel('waiting-initials');
  const sender = createInitialsSender({
    store,
    userId: () => sendingUser(session),
    give: ({ id, lessonId, student, given }) =>
      sendInitial(session.api, { lessonId, studentId: student.id, given }, id, requestTimeout),
    async findLesson({ waitingLessonId, contractId, date }) {
      const waiting = lessons.items().find(({ id }) => id === waitingLessonId);
      if (waiting?.lessonId !== undefined) return waiting.lessonId;
      if (waiting && waiting.state !== 'sent') return 'waiting';
      // The user said that another record is this class, or it was sent more than a day ago.
      const recorded = lessonsOfDay(await readLessonsNow(session.api, contractId, requestTimeout), { date });
      const [lesson] = recorded;
      return recorded.length === 1 && lesson ? lesson.id : null;
    },
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
  const unsubscribeLessons = lessons.subscribe(wake);
  const unsubscribe = session.subscribe(() => {
    const before = userId;
    userId = sendingUser(session);
    if (userId === before) return;
    if (before !== null && userId === null) void sender.forgetSent(before);
    void sender.refresh().then(wake);
  });
  await sender.refresh();
  wake();

  return {
    ...sender,
    stop() {
      for (const [target, name] of events) target.removeEventListener(name, wake);
      others?.close();
      unsubscribeLessons();
      unsubscribe();
      sender.stop();
    },
  };
}
