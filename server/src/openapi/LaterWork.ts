interface LaterWorkOptions {
  /** For tests: answers wait for the work, so that the test sees its effects. */
  readonly isAwaited: boolean;
  readonly report: (error: unknown) => void;
}

/** Work that continues after the answer was sent, so that its duration reveals nothing to the caller. */
export class LaterWork {
  readonly #options: LaterWorkOptions;
  readonly #running = new Set<Promise<void>>();

  constructor(options: LaterWorkOptions) {
    this.#options = options;
  }

  /** Starts work. Reports a failure in the log, because the caller already has an answer. */
  async begin(work: () => Promise<void>): Promise<void> {
    if (this.#options.isAwaited) return work();
    const running = work()
      .catch(this.#options.report)
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when all work has ended. */
  async end(): Promise<void> {
    await Promise.all(this.#running);
  }
}
