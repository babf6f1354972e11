interface LaterWorkOptions {
  /** For tests: answers wait for the work, so that a test sees what it did. */
  readonly isAwaited: boolean;
  readonly report: (error: unknown) => void;
}

/** Work that goes on after the answer, whose time then tells the caller nothing about it. */
export class LaterWork {
  readonly #options: LaterWorkOptions;
  readonly #running = new Set<Promise<void>>();

  constructor(options: LaterWorkOptions) {
    this.#options = options;
  }

  /** Begins work. A failure is reported, because the caller has an answer already. */
  async begin(work: () => Promise<void>): Promise<void> {
    if (this.#options.isAwaited) return work();
    const running = work()
      .catch(this.#options.report)
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when all work is done. */
  async end(): Promise<void> {
    await Promise.all(this.#running);
  }
}
