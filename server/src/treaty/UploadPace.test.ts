import { expect, it } from 'vitest';
import { UploadPace } from './UploadPace.ts';

async function isTaken(taking: Promise<void>): Promise<boolean> {
  return Promise.race([
    taking.then(() => true),
    new Promise<boolean>((done) => setImmediate(() => done(false))),
  ]);
}

it('files are received at any speed up to the burst, then at the pace; nobody else waits', async () => {
  const pace = new UploadPace({ burst: 100, pace: 1 });
  expect(await isTaken(pace.take('user 1', 60))).toBe(true);
  expect(await isTaken(pace.take('user 1', 40))).toBe(true);
  expect(await isTaken(pace.take('user 1', 3600))).toBe(false);
  expect(await isTaken(pace.take('user 2', 100))).toBe(true);
});

it('time makes room for further files', async () => {
  const pace = new UploadPace({ burst: 0, pace: 1e9 });
  await pace.take('user 1', 1e6);
  await pace.take('user 1', 1e6);
});
