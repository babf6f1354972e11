import { setTimeout as wait } from 'node:timers/promises';
import { maxFileBytes } from '@portal/domain';

/** Bytes that one person may send at any speed: eight of the largest files. */
const usualBurst = 8 * maxFileBytes;

/** Bytes a second after that: more than most offices can send. */
const usualPace = 2 * 1024 * 1024;

/** What one person has sent: a bucket that bytes fill and time empties. */
interface Sent {
  readonly bytes: number;
  /** Milliseconds of `performance.now`. */
  readonly at: number;
}

/**
 * Receives the files of one person at a bounded pace, each process for itself: nothing is refused, but whoever sends file
 * after file does not take the disk and the processor from everybody else (ADR-0044).
 */
export class UploadPace {
  readonly #burst: number;
  readonly #pace: number;
  readonly #sent = new Map<string, Sent>();

  /** `burst` is the number of bytes that are received at any speed, `pace` the bytes a second beyond. */
  constructor({ burst = usualBurst, pace = usualPace }: { burst?: number; pace?: number } = {}) {
    this.#burst = burst;
    this.#pace = pace;
  }

  /** Resolves when so many further bytes of this caller may be received. */
  async take(key: string, bytes: number): Promise<void> {
    const at = performance.now();
    const filled = this.#filled(key, at) + bytes;
    this.#sent.set(key, { bytes: filled, at });
    // The connection keeps the process alive, not the timer.
    const over = filled - this.#burst;
    if (over > 0) await wait((over / this.#pace) * 1000, undefined, { ref: false });
  }

  /** Bytes that time has not emptied yet. */
  #filled(key: string, now: number): number {
    const sent = this.#sent.get(key);
    return sent ? Math.max(0, sent.bytes - ((now - sent.at) / 1000) * this.#pace) : 0;
  }
}
