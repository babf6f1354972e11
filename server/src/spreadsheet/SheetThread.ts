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

/**
 * A message of the thread. After its start: its directory below `/proc`, or null if there is none. Then for each file:
 * the sheet, or why it cannot be read.
 */
export type SheetAnswer = { readonly started: string | null } | { readonly sheet: Sheet | SheetRefusal };

/** Limits on the work that a file may cause. */
export interface SheetLimits {
  /** Maximum size of the unpacked file in bytes. */
  readonly bytes?: number;
  /**
   * Maximum time. On Linux, the processor time of the thread, so that a file is not refused because others keep the
   * machine busy; elsewhere, elapsed time.
   */
  readonly milliseconds?: number;
  /** Maximum elapsed time in milliseconds. After it, the result is `busy`. */
  readonly maxWait?: number;
}

/** Data for the start of the thread. */
export interface ThreadData {
  /** Rows after this number are not read. */
  readonly maxRows: number;
}

/** The result for a file. */
export type SheetResult = Sheet | SheetRefusal | 'too-slow' | 'busy';

/** Milliseconds in which the thread must have loaded the library, even on a machine under load. */
const startMilliseconds = 60_000;

/**
 * Reads spreadsheets one after the other in a thread, because a slow one can only be stopped by ending its thread.
 * Other requests continue in the meantime.
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
   * Returns the sheet, why it cannot be read, `too-slow` if the time is over or the thread fails, or `busy` after
   * `maxWait`. Both times start when it is the file's turn.
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

  /** Processor time of the thread in milliseconds; null if it is unknown. */
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
   * Returns the next message. Ends the thread if it fails or takes too long. `left` returns the milliseconds to wait
   * before it is called again, or why to stop waiting.
   */
  async #answer(
    worker: Worker,
    left: () => number | 'too-slow' | 'busy',
  ): Promise<SheetAnswer | 'too-slow' | 'busy'> {
    // An idle thread should not keep the process alive; a waiting command must.
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
