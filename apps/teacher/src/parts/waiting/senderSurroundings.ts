import { oneAtATime } from '@portal/api-client';
import type { Session } from '@portal/shell';
import { sendingUser } from './sendingUser';
import { memoryWaitingStore, type WaitingItem, type WaitingStore } from './waiting-store';

/** Response timeout in milliseconds; generous, because a phone in a basement is slow. */
export const requestTimeout = 30_000;

export interface SenderSurroundings<Item extends WaitingItem> {
  /** Opens the store; IndexedDB by default. */
  openStore?: () => Promise<WaitingStore<Item>>;
  /** Whether this page is the only one that sends; true in stories. */
  alone?: boolean;
}

/** What a page gives to a sender, besides what it sends. */
export interface SenderPage<Item extends WaitingItem> {
  store: WaitingStore<Item>;
  /** Id of the user who may send now; null if signed out. */
  userId: () => number | null;
  /** Runs a task while no other page runs one. */
  exclusively: (task: () => Promise<void>) => Promise<void>;
  isOnline: () => boolean;
  /** In milliseconds since 1970. */
  now: () => number;
  /** Tells the other pages that the store has changed. */
  notifyTabs: () => void;
}

/** The part of a sender that a page calls when something around it changes. */
interface WokenSender {
  send: () => Promise<void>;
  refresh: () => Promise<void>;
  forgetSent: (userId: number) => Promise<void>;
  stop: () => void;
}

/**
 * Opens the store of a sender. `name` is that of its channel and of its lock among the tabs. `wakeOnChanges` lets a
 * sender send when the connection returns, when the page becomes visible, and after sign-in; the `stop` of the returned
 * sender ends this.
 */
export async function openSenderPage<Item extends WaitingItem>(
  session: Session,
  name: string,
  { openStore, alone }: Required<SenderSurroundings<Item>>,
): Promise<{
  page: SenderPage<Item>;
  wakeOnChanges: <Woken extends WokenSender>(sender: Woken) => { sender: Woken; wake: () => void };
}> {
  // A phone that has just woken up may need longer than the first attempt waits. Without storage, items are still sent
  // while the page is open.
  const store = await openStore()
    .catch(() => openStore())
    .catch(() => memoryWaitingStore<Item>());
  const others = alone ? null : new BroadcastChannel(name);
  // A tab that crashes while sending blocks the others for several response timeouts.
  const turn = { name, lease: 4 * requestTimeout };
  return {
    page: {
      store,
      userId: () => sendingUser(session),
      exclusively: alone ? (task) => task() : (task) => oneAtATime(turn, task),
      isOnline: () => navigator.onLine,
      now: Date.now,
      notifyTabs: () => others?.postMessage(null),
    },
    wakeOnChanges(sender) {
      const wake = () => void (navigator.onLine && document.visibilityState === 'visible' && sender.send());
      const listening = new AbortController();
      const { signal } = listening;
      for (const name of ['online', 'focus', 'pageshow']) window.addEventListener(name, wake, { signal });
      document.addEventListener('visibilitychange', wake, { signal });
      others?.addEventListener('message', () => void sender.refresh());
      let userId = sendingUser(session);
      const unsubscribe = session.subscribe(() => {
        const before = userId;
        userId = sendingUser(session);
        if (userId === before) return;
        // The next user must not see messages of the previous one.
        if (before !== null && userId === null) void sender.forgetSent(before);
        void sender.refresh().then(wake);
      });
      const stop = () => {
        listening.abort();
        others?.close();
        unsubscribe();
        sender.stop();
      };
      return { sender: { ...sender, stop }, wake };
    },
  };
}
