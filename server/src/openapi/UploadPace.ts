import { setTimeout as wait } from 'node:timers/promises';
import { maxFileBytes } from '@portal/domain';

/** Number of bytes that one person may send at any speed: eight of the largest files. */
const usualBurst = 8 * maxFileBytes;

/** Bytes per second after that: more than most offices can send. */
const usualPace = 2 * 1024 * 1024;

/** The bytes of one person, as a leaky bucket: bytes fill it and time empties it. */
interface Sent {
  readonly bytes: number;
  /** Time in milliseconds, from `performance.now`. */
  readonly at: number;
}

/**
 * Limits the speed at which each process receives the files of one person. Nothing is refused, but somebody who sends
 * file after file cannot take disk and processor away from everybody else (ADR-0044).
 */
export class UploadPace {
  readonly #burst: number;
  readonly #pace: number;
  readonly #sent = new Map<string, Sent>();

  /** `burst` is the number of bytes received at any speed, `pace` the bytes per second after that. */
  constructor({ burst = usualBurst, pace = usualPace }: { burst?: number; pace?: number } = {}) {
    this.#burst = burst;
    this.#pace = pace;
  }

  /** Resolves when this many further bytes of the caller may be received. */
  async take(key: string, bytes: number): Promise<void> {
    const at = performance.now();
    const filled = this.#filled(key, at) + bytes;
    this.#sent.set(key, { bytes: filled, at });
    // The open connection keeps the process alive, so the timer need not.
    const over = filled - this.#burst;
    if (over > 0) await wait((over / this.#pace) * 1000, undefined, { ref: false });
  }

  /** Bytes that are still in the bucket. */
  #filled(key: string, now: number): number {
    const sent = this.#sent.get(key);
    return sent ? Math.max(0, sent.bytes - ((now - sent.at) / 1000) * this.#pace) : 0;
  }
}
