import { Worker } from 'node:worker_threads';
import { verify } from '@node-rs/argon2';

/** A password to compare with a hash. */
export interface PasswordTask {
  readonly hashed: string;
  readonly password: string;
}

/** What the thread answers. */
export interface PasswordAnswer {
  readonly isRight: boolean;
}

/**
 * Compares passwords of strangers in a thread that takes what the threads of requests leave of the processor: hundreds of
 * guesses cost 50 ms each. One at a time; whoever calls sees to that.
 */
export class StrangerThread {
  #worker: Worker | undefined;

  /** Whether the password matches the hash. Compares here where no thread can be started, or it has ended. */
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
    // An idle thread should not keep the process alive, a request that waits for it must go on.
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
