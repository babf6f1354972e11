import { Worker } from 'node:worker_threads';
import { verify } from '@node-rs/argon2';

/** A password, and the hash to compare it with. */
export interface PasswordTask {
  readonly hashed: string;
  readonly password: string;
}

/** The answer of the thread. */
export interface PasswordAnswer {
  readonly isRight: boolean;
}

/**
 * Compares passwords from unknown devices in a thread with low priority, because each comparison takes 50 ms of
 * processor time and an attack sends hundreds. The caller must send one at a time.
 */
export class StrangerThread {
  #worker: Worker | undefined;

  /** Returns whether the password matches the hash. Compares in this thread if no other thread can run. */
  async matches(hashed: string, password: string): Promise<boolean> {
    const answer = await this.#ask({ hashed, password });
    return answer?.isRight ?? verify(hashed, password);
  }

  async #ask(task: PasswordTask): Promise<PasswordAnswer | undefined> {
    const worker = this.#worker ?? start();
    this.#worker = worker;
    const { promise, resolve } = Promise.withResolvers<PasswordAnswer | undefined>();
    const fail = () => {
      this.#worker = undefined;
      resolve(undefined);
    };
    // An idle thread should not keep the process alive; a waiting request must.
    worker.ref();
    worker.once('message', resolve).once('error', fail).once('exit', fail);
    worker.postMessage(task);
    const answer = await promise;
    worker.off('message', resolve).off('error', fail).off('exit', fail);
    worker.unref();
    return answer;
  }
}

function start(): Worker {
  const worker = new Worker(new URL('./compare-passwords.ts', import.meta.url), {
    // Node starts the thread without the loaders of the tests.
    execArgv: ['--conditions=@portal/source'],
  });
  // Without a listener, an error would end the process.
  return worker.on('error', () => undefined);
}
