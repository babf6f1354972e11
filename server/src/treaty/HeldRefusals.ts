import type { FastifyRequest } from 'fastify';

/** Milliseconds that a refusal waits before it is sent. */
const usualDelay = 3000;

/** Refusals that wait at once, about 10 kB each; further ones are sent at once. */
const mostHeld = 1000;

/**
 * Lets whoever asks too often, or sends too much, wait for the refusal: a program that asks again as soon as it is
 * refused would otherwise take the server from everybody else (ADR-0044).
 */
export class HeldRefusals {
  readonly #delay: number;
  readonly #held = new Set<() => void>();
  #isClosed = false;

  /** `delay` is the time that a refusal waits, in milliseconds. */
  constructor(delay = usualDelay) {
    this.#delay = delay;
  }

  /** Resolves when a refusal with this status may be sent: at once unless it is a 413 or a 429. */
  async wait(status: number, { raw }: FastifyRequest): Promise<void> {
    const isHeld = status === 413 || status === 429;
    if (!isHeld || this.#delay === 0 || this.#isClosed || this.#held.size >= mostHeld) return;
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

  /** Sends every refusal that waits: a server that ends does not keep anybody waiting. */
  close(): void {
    this.#isClosed = true;
    for (const release of this.#held) release();
  }
}
