import { Worker } from 'node:worker_threads';
import type { Sheet } from '@portal/domain';
import type { SheetRefusal } from '@portal/spreadsheet';

/** A file to read. */
export interface SheetTask {
  readonly content: Uint8Array;
  readonly maxBytes: number;
}

/** A message of the thread: it has started, or the sheet, or why it cannot be read. */
export type SheetAnswer = 'started' | { readonly sheet: Sheet | SheetRefusal };

/** Limits on the work that a file may cause. */
export interface SheetLimits {
  readonly bytes?: number;
  readonly milliseconds?: number;
}

/** Start data of the thread. */
export interface ThreadData {
  /** Further rows are not read. */
  readonly maxRows: number;
}

/** Longest time for the thread to load the library, on a machine under load. */
const startMilliseconds = 60_000;

/**
 * Reads spreadsheets in a thread, one after the other, because nothing else can stop a slow one. Other requests go on
 * meanwhile.
 */
export class SheetThread {
  readonly #limits: ThreadData;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(limits: ThreadData) {
    this.#limits = limits;
  }

  /**
   * Returns the sheet, why it cannot be read, or `too-slow` after the milliseconds, which begin when it is the file's
   * turn.
   */
  read(content: Uint8Array, limits: Required<SheetLimits>): Promise<Sheet | SheetRefusal | 'too-slow'> {
    const sheet = this.#last.then(() => this.#read(content, limits));
    this.#last = sheet.catch(() => undefined);
    return sheet;
  }

  async #read(
    content: Uint8Array,
    { bytes, milliseconds }: Required<SheetLimits>,
  ): Promise<Sheet | SheetRefusal | 'too-slow'> {
    const worker = this.#worker ?? (await this.#start());
    worker.postMessage({ content, maxBytes: bytes } satisfies SheetTask);
    const answer = await this.#answer(worker, milliseconds);
    return !answer || answer === 'started' ? 'too-slow' : answer.sheet;
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(new URL('./read-sheets.ts', import.meta.url), {
      // Node starts the thread without the loaders of the tests.
      execArgv: ['--conditions=@portal/source'],
      workerData: this.#limits,
    });
    this.#worker = worker;
    if (!(await this.#answer(worker, startMilliseconds)))
      throw new Error('the thread that reads spreadsheets did not start');
    return worker;
  }

  /** Returns the next message, or ends the thread if there is none in time or it fails; with 0 milliseconds, always. */
  async #answer(worker: Worker, milliseconds: number): Promise<SheetAnswer | undefined> {
    // An idle thread should not keep the process alive, a command that waits for it must go on.
    worker.ref();
    const { promise, resolve } = Promise.withResolvers<SheetAnswer | undefined>();
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    const fail = () => resolve(undefined);
    worker.once('message', resolve).once('error', fail).once('exit', fail);
    if (milliseconds <= 0) fail();
    const answer = await promise;
    clearTimeout(timer);
    worker.off('message', resolve).off('error', fail).off('exit', fail);
    worker.unref();
    if (answer === undefined) {
      this.#worker = undefined;
      worker.once('error', () => undefined);
      void worker.terminate();
    }
    return answer;
  }
}
