import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { verifySync } from '@node-rs/argon2';
import type { PasswordAnswer, PasswordTask } from './StrangerThread.ts';

// Linux alone has a priority for each thread; elsewhere the whole process would get it.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', ({ hashed, password }: PasswordTask) => {
  parentPort?.postMessage({ isRight: verifySync(hashed, password) } satisfies PasswordAnswer);
});
