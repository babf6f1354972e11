import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';

/** A file to read. */
export interface SheetTask {
  readonly content: Uint8Array;
}

/** The rows of the first sheet as texts; null for a damaged file. */
export interface SheetAnswer {
  readonly rows: string[][] | null;
}

/** Start data of the thread. */
export interface ThreadData {
  readonly port: MessagePort;
  /** Set to 1 after each message of the thread. */
  readonly answered: Int32Array;
  readonly mostRows: number;
  /** Rows without any text are kept, so that a row's place is its number in the sheet. */
  readonly keepsEmptyRows: boolean;
}

/** Longest time for the thread to load the library, on a machine under load. */
const startMilliseconds = 60_000;

/**
 * Reads spreadsheets in a thread, because nothing else can stop a slow one. The caller blocks, because an import writes
 * before its first await and nothing else of the server may run in between.
 */
export class SheetThread {
  readonly #limits: Pick<ThreadData, 'mostRows' | 'keepsEmptyRows'>;
  #running: { worker: Worker; port: MessagePort; answered: Int32Array } | undefined;

  constructor({ mostRows, keepsEmptyRows = false }: { mostRows: number; keepsEmptyRows?: boolean }) {
    this.#limits = { mostRows, keepsEmptyRows };
  }

  /** Returns the rows, or `too-slow` after the milliseconds. */
  read(content: Uint8Array, milliseconds: number): string[][] | 'damaged' | 'too-slow' {
    this.#running ??= this.#start();
    const { port } = this.#running;
    port.postMessage({ content } satisfies SheetTask);
    const answer = this.#wait(milliseconds);
    return answer ? (answer.rows ?? 'damaged') : 'too-slow';
  }

  #start() {
    const { port1: port, port2 } = new MessageChannel();
    const answered = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(new URL('./read-sheets.ts', import.meta.url), {
      execArgv: [],
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
