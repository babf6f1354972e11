import type { SenderPage } from './senderSurroundings';
import type { WaitingItem } from './waiting-store';

/** Delays between automatic attempts in milliseconds: from 5 seconds, doubled up to 5 minutes. */
const pauses = { first: 5_000, longest: 300_000 };

/** Sends what waits: one run at a time in all tabs, and again after a growing pause while something is left. */
export interface SendLoop {
  /** Sends now; what is added during a run is sent by the next one, which follows at once. */
  send: () => Promise<void>;
  /** Starts the pauses from the first one again, after something new or after a success. */
  resetPause: () => void;
  isStopped: () => boolean;
  stop: () => void;
}

/**
 * Creates the loop of one page. `run` sends what it can; `isFollowUp` says whether it follows a run at once. `isLeft`
 * resolves with whether a user still has something to send.
 */
export function createSendLoop<Item extends WaitingItem>(
  { userId, exclusively, isOnline }: SenderPage<Item>,
  run: (isFollowUp: boolean) => Promise<void>,
  isLeft: (userId: number) => Promise<boolean>,
): SendLoop {
  let running: Promise<void> | null = null;
  let isStopped = false;
  /** Whether sending was requested while a run was in progress. */
  let isSendRequested = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = pauses.first;

  async function planNext() {
    clearTimeout(timer);
    const id = userId();
    const isSomethingLeft = id !== null && (await isLeft(id));
    if (!isSomethingLeft) pause = pauses.first;
    if (!isSomethingLeft || isStopped || !isOnline()) return;
    timer = setTimeout(() => void send(), pause);
    pause = Math.min(pause * 2, pauses.longest);
  }

  async function send(): Promise<void> {
    if (isStopped || userId() === null) return;
    if (running) {
      isSendRequested = true;
      return running;
    }
    const isFollowUp = isSendRequested;
    isSendRequested = false;
    running = exclusively(() => run(isFollowUp)).finally(() => {
      running = null;
      void (isSendRequested ? send() : planNext());
    });
    return running;
  }

  return {
    send,
    resetPause() {
      pause = pauses.first;
    },
    isStopped: () => isStopped,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
