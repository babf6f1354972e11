import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { verifySync } from '@node-rs/argon2';
import type { PasswordAnswer, PasswordTask } from './StrangerThread.ts';

// Only Linux has a priority for each thread; elsewhere this would change the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', ({ hashed, password }: PasswordTask) => {
  parentPort?.postMessage({ isRight: verifySync(hashed, password) } satisfies PasswordAnswer);
});
