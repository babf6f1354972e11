import { expect, it, onTestFinished, vi } from 'vitest';
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

it('time makes room for further files, as many bytes as the pace allows', async () => {
  const pace = new UploadPace({ burst: 100, pace: 1 });
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  expect(await isTaken(pace.take('user 1', 100))).toBe(true);
  now.mockReturnValue(60_000);
  expect(await isTaken(pace.take('user 1', 60))).toBe(true);
  expect(await isTaken(pace.take('user 1', 60))).toBe(false);
});
