import { expect, it } from 'vitest';
import { CallerTurns } from './CallerTurns.ts';

/** Work that goes on until it is ended, and how much of it runs. */
function openWork() {
  const running = new Map<string, (() => void)[]>();
  return {
    runningOf: (name: string) => running.get(name)?.length ?? 0,
    endOne: (name: string) => running.get(name)?.shift()?.(),
    begin: (name: string) => () =>
      new Promise<void>((end) => void running.set(name, [...(running.get(name) ?? []), end])),
  };
}

const settled = () => new Promise((done) => setImmediate(done));

it('six requests of one caller run at once, two of the expensive kind, and others wait their turn', async () => {
  const turns = new CallerTurns();
  const { begin, runningOf, endOne } = openWork();
  const expensive = Array.from({ length: 3 }, () => turns.take('user 1', true, begin('expensive')));
  await settled();
  const plain = Array.from({ length: 6 }, () => turns.take('user 1', false, begin('plain')));
  await settled();
  expect([runningOf('expensive'), runningOf('plain')]).toEqual([2, 4]);
  endOne('expensive');
  await settled();
  // The plain ones came first.
  expect([runningOf('expensive'), runningOf('plain')]).toEqual([1, 5]);
  for (let count = 0; count < 6; count += 1) {
    endOne('plain');
    await settled();
  }
  expect([runningOf('expensive'), runningOf('plain')]).toEqual([2, 0]);
  for (let count = 0; count < 2; count += 1) endOne('expensive');
  await Promise.all([...expensive, ...plain]);
});

it('a caller who fills the turns delays nobody else, and is refused beyond those that may wait', async () => {
  const turns = new CallerTurns({ running: 1, waiting: 2 });
  const { begin, runningOf, endOne } = openWork();
  const greedy = Array.from({ length: 3 }, () => turns.take('network 192.0.2.1', false, begin('greedy')));
  await expect(turns.take('network 192.0.2.1', false, begin('greedy'))).rejects.toMatchObject({
    code: 'too-many-requests',
    message: 'Trop de demandes à la fois - Too many requests at once',
    retryAfter: 5,
  });
  expect(await turns.take('user 1', false, async () => 'done')).toBe('done');
  for (let count = 0; count < 3; count += 1) {
    await settled();
    expect(runningOf('greedy')).toBe(1);
    endOne('greedy');
  }
  await Promise.all(greedy);
  expect(await turns.take('network 192.0.2.1', false, async () => 'again')).toBe('again');
});

it('a request that has waited too long is refused instead of being carried out', async () => {
  const turns = new CallerTurns({ running: 1, longest: -1 });
  await expect(turns.take('user 1', false, async () => 'done')).rejects.toMatchObject({ status: 429 });
});

it('a failure passes its turn on', async () => {
  const turns = new CallerTurns({ running: 1 });
  const failing = turns.take('user 1', false, async () => {
    throw new Error('broken');
  });
  const next = turns.take('user 1', false, async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
