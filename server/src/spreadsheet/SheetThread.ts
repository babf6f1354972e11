import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Sheet } from '@portal/domain';
import type { SheetRefusal } from '@portal/spreadsheet';

/** A file to read. */
export interface SheetTask {
  readonly content: Uint8Array;
  readonly maxBytes: number;
}

/** The sheet, or why it cannot be read. */
export interface SheetAnswer {
  readonly sheet: Sheet | SheetRefusal;
}

/** Limits on the work that a file may cause. */
export interface SheetLimits {
  readonly bytes?: number;
  readonly milliseconds?: number;
}

/** Start data of the thread. */
export interface ThreadData {
  readonly port: MessagePort;
  /** Set to 1 after each message of the thread. */
  readonly answered: Int32Array;
  /** Further rows are not read. */
  readonly maxRows: number;
}

/** Longest time for the thread to load the library, on a machine under load. */
const startMilliseconds = 60_000;

/**
 * Reads spreadsheets in a thread, because nothing else can stop a slow one. The caller blocks, because an import writes
 * before its first await and nothing else of the server may run in between.
 */
export class SheetThread {
  readonly #limits: Pick<ThreadData, 'maxRows'>;
  #running: { worker: Worker; port: MessagePort; answered: Int32Array } | undefined;

  constructor(limits: Pick<ThreadData, 'maxRows'>) {
    this.#limits = limits;
  }

  /** Returns the sheet, why it cannot be read, or `too-slow` after the milliseconds. */
  read(
    content: Uint8Array,
    { bytes, milliseconds }: Required<SheetLimits>,
  ): Sheet | SheetRefusal | 'too-slow' {
    this.#running ??= this.#start();
    const { port } = this.#running;
    port.postMessage({ content, maxBytes: bytes } satisfies SheetTask);
    return this.#wait(milliseconds)?.sheet ?? 'too-slow';
  }

  #start() {
    const { port1: port, port2 } = new MessageChannel();
    const answered = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(new URL('./read-sheets.ts', import.meta.url), {
      // Node starts the thread without the loaders of the tests.
      execArgv: ['--conditions=@portal/source'],
      workerData: { port: port2, answered, ...this.#limits } satisfies ThreadData,
      transferList: [port2],
    });
    // Neither should keep an idle process alive.
    worker.unref();
    port.unref();
    this.#running = { worker, port, answered };
    if (!this.#wait(startMilliseconds)) throw new Error('the thread that reads spreadsheets did not start');
    return this.#running;
  }

  /** Returns the next message, or ends the thread if there is none in time; with 0 milliseconds, always. */
  #wait(milliseconds: number): SheetAnswer | undefined {
    if (!this.#running) return undefined;
    const { worker, port, answered } = this.#running;
    if (milliseconds <= 0 || Atomics.wait(answered, 0, 0, milliseconds) === 'timed-out') {
      this.#running = undefined;
      port.close();
      void worker.terminate();
      return undefined;
    }
    Atomics.store(answered, 0, 0);
    return receiveMessageOnPort(port)?.message as SheetAnswer;
  }
}
