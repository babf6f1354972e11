import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';

/** A file to read. */
export interface SheetTask {
  readonly content: Uint8Array;
}

/** The rows of its first sheet as texts; null for a damaged file. */
export interface SheetAnswer {
  readonly rows: string[][] | null;
}

/** What the thread starts with. */
export interface ThreadData {
  readonly port: MessagePort;
  /** Set to 1 after each message of the thread. */
  readonly answered: Int32Array;
  readonly mostRows: number;
}

/** Longest time for the thread to load the library, on a machine under load. */
const startMilliseconds = 60_000;

/**
 * Reads spreadsheets in a thread, the only way to stop one that takes too long. The caller waits: an import writes
 * before its first wait, so nothing else of the server may run meanwhile.
 */
export class SheetThread {
  readonly #mostRows: number;
  #running: { worker: Worker; port: MessagePort; answered: Int32Array } | undefined;

  constructor({ mostRows }: { mostRows: number }) {
    this.#mostRows = mostRows;
  }

  /** Returns the rows; `too-slow` after so many milliseconds. */
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
      workerData: { port: port2, answered, mostRows: this.#mostRows } satisfies ThreadData,
      transferList: [port2],
    });
    // Neither keeps a process alive that has nothing else to do.
    worker.unref();
    port.unref();
    this.#running = { worker, port, answered };
    if (!this.#wait(startMilliseconds)) throw new Error('the thread that reads spreadsheets did not start');
    return this.#running;
  }

  /** Returns the next message, or ends the thread when there is none in time: with 0 milliseconds, always. */
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
