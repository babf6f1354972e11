/** Milliseconds after which a line is written at the latest. */
const maxDelay = 200;

/** Number of characters that are written at once. */
const maxCollected = 16_384;

/** The number of the level `warn` in pino. */
const warning = 40;

/** The property by which pino knows to set `lastLevel` before each line. */
const needsLevel = Symbol.for('pino.metadata');

/**
 * Collects the lines of the log and writes several at once: a write takes as long as a third of a short request.
 * Warnings and errors are written at once, with everything before them. Call `flush` before the process ends.
 */
export class LineBuffer {
  readonly [needsLevel] = true;
  lastLevel = 0;
  readonly #send: (text: string) => void;
  #collected = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(send: (text: string) => void) {
    this.#send = send;
  }

  write(line: string): void {
    this.#collected += line;
    if (this.lastLevel >= warning || this.#collected.length >= maxCollected) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), maxDelay).unref();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = this.#collected;
    this.#collected = '';
    if (text !== '') this.#send(text);
  }
}
