import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { Sheet } from '@portal/domain';
import type { SheetRefusal } from '@portal/spreadsheet';
import { processorMilliseconds } from './processorMilliseconds.ts';

/** A file to read. */
export interface SheetTask {
  readonly content: Uint8Array;
  readonly maxBytes: number;
}

/** A message of the thread: its directory below `/proc` (null without one) when it has started; then, for each file, the sheet or why it cannot be read. */
export type SheetAnswer = { readonly started: string | null } | { readonly sheet: Sheet | SheetRefusal };

/** Limits on the work that a file may cause. */
export interface SheetLimits {
  /** Of the unpacked file. */
  readonly bytes?: number;
  /** Of the processor on Linux, so that a file is not refused because others keep it busy; elsewhere by the clock. */
  readonly milliseconds?: number;
  /** By the clock. Whoever runs a file longer is told that the server is busy. */
  readonly maxWait?: number;
}

/** Start data of the thread. */
export interface ThreadData {
  /** Further rows are not read. */
  readonly maxRows: number;
}

/** What comes of a file. */
export type SheetResult = Sheet | SheetRefusal | 'too-slow' | 'busy';

/** Longest time for the thread to load the library, on a machine under load. */
const startMilliseconds = 60_000;

/**
 * Reads spreadsheets in a thread, one after the other, because nothing else can stop a slow one. Other requests go on
 * meanwhile.
 */
export class SheetThread {
  readonly #limits: ThreadData;
  #worker: Worker | undefined;
  #directory: string | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(limits: ThreadData) {
    this.#limits = limits;
  }

  /**
   * Returns the sheet, why it cannot be read, `too-slow` after the milliseconds or if the thread fails, or `busy` after
   * the longest wait. Both begin when it is the file's turn.
   */
  read(content: Uint8Array, limits: Required<SheetLimits>): Promise<SheetResult> {
    const sheet = this.#last.then(() => this.#read(content, limits));
    this.#last = sheet.catch(() => undefined);
    return sheet;
  }

  async #read(
    content: Uint8Array,
    { bytes, milliseconds, maxWait }: Required<SheetLimits>,
  ): Promise<SheetResult> {
    const worker = this.#worker ?? (await this.#start());
    const before = this.#used();
    const begin = performance.now();
    worker.postMessage({ content, maxBytes: bytes } satisfies SheetTask);
    const answer = await this.#answer(worker, () => {
      const waited = performance.now() - begin;
      const left = milliseconds - (before === null ? waited : (this.#used() ?? before + waited) - before);
      if (left <= 0) return 'too-slow';
      return waited >= maxWait ? 'busy' : Math.min(left, maxWait - waited);
    });
    if (typeof answer === 'string') return answer;
    return 'sheet' in answer ? answer.sheet : 'too-slow';
  }

  /** Processor time of the thread; null where it is not known. */
  #used(): number | null {
    return this.#directory === null ? null : processorMilliseconds(this.#directory);
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(new URL('./read-sheets.ts', import.meta.url), {
      // Node starts the thread without the loaders of the tests.
      execArgv: ['--conditions=@portal/source'],
      workerData: this.#limits,
    });
    this.#worker = worker;
    const begin = performance.now();
    const answer = await this.#answer(worker, () => begin + startMilliseconds - performance.now());
    if (typeof answer === 'string' || !('started' in answer))
      throw new Error('the thread that reads spreadsheets did not start');
    this.#directory = answer.started;
    return worker;
  }

  /**
   * Returns the next message, or ends the thread if there is none in time or it fails. `left` says for how many
   * milliseconds more to wait before it is asked again, or why the wait is over.
   */
  async #answer(
    worker: Worker,
    left: () => number | 'too-slow' | 'busy',
  ): Promise<SheetAnswer | 'too-slow' | 'busy'> {
    // An idle thread should not keep the process alive, a command that waits for it must go on.
    worker.ref();
    const { promise, resolve } = Promise.withResolvers<SheetAnswer | 'too-slow' | 'busy'>();
    let timer: NodeJS.Timeout | undefined;
    const wait = () => {
      const more = left();
      if (typeof more === 'string') resolve(more);
      else if (more <= 0) resolve('too-slow');
      else timer = setTimeout(wait, more);
    };
    const fail = () => resolve('too-slow');
    worker.once('message', resolve).once('error', fail).once('exit', fail);
    wait();
    const answer = await promise;
    clearTimeout(timer);
    worker.off('message', resolve).off('error', fail).off('exit', fail);
    worker.unref();
    if (typeof answer === 'string') {
      this.#worker = undefined;
      worker.once('error', () => undefined);
      void worker.terminate();
    }
    return answer;
  }
}
