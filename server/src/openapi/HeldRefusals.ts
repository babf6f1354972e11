import type { FastifyRequest } from 'fastify';

/** Milliseconds by which a refusal is delayed. */
const usualDelay = 3000;

/** Maximum number of delayed refusals, of about 10 kB each; further ones are sent at once. */
const maxHeld = 1000;

/**
 * Delays refusals of callers who send too many or too large requests. Otherwise a program that retries at once would
 * take the server away from everybody else (ADR-0044).
 */
export class HeldRefusals {
  readonly #delay: number;
  readonly #held = new Set<() => void>();
  #isClosed = false;

  /** `delay` is the delay of a refusal in milliseconds. */
  constructor(delay = usualDelay) {
    this.#delay = delay;
  }

  /** Resolves when a refusal with this status may be sent: after the delay for 413 and 429, at once for all others. */
  async wait(status: number, { raw }: FastifyRequest): Promise<void> {
    const isHeld = status === 413 || status === 429;
    if (!isHeld || this.#delay === 0 || this.#isClosed || this.#held.size >= maxHeld) return;
    await new Promise<void>((resolve) => {
      const release = () => {
        clearTimeout(timer);
        raw.socket.off('close', release);
        this.#held.delete(release);
        resolve();
      };
      const timer = setTimeout(release, this.#delay);
      raw.socket.once('close', release);
      this.#held.add(release);
    });
  }

  /** Sends all delayed refusals, so that nobody waits for them when the server ends. */
  close(): void {
    this.#isClosed = true;
    for (const release of this.#held) release();
  }
}
