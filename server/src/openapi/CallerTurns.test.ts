import { expect, it } from 'vitest';
import { CallerTurns } from './CallerTurns.ts';

/** Starts work that continues until it is ended, and counts how much of it is running. */
function openWork() {
  const running = new Map<string, (() => void)[]>();
  return {
    runningOf: (name: string) => running.get(name)?.length ?? 0,
    endOne: (name: string) => running.get(name)?.shift()?.(),
    begin: (name: string) => () =>
      new Promise<void>((end) => void running.set(name, [...(running.get(name) ?? []), end])),
  };
}

const person = (key: string) => ({ key, isGuest: false });
const guest = { key: 'company 4', isGuest: true };

const settled = () => new Promise((done) => setImmediate(done));

it('six requests of one caller run at once, two of the expensive kind, and others wait their turn', async () => {
  const turns = new CallerTurns();
  const { begin, runningOf, endOne } = openWork();
  const expensive = Array.from({ length: 3 }, () => turns.take(person('user 1'), true, begin('expensive')));
  await settled();
  const plain = Array.from({ length: 6 }, () => turns.take(person('user 1'), false, begin('plain')));
  await settled();
  expect([runningOf('expensive'), runningOf('plain')]).toEqual([2, 4]);
  endOne('expensive');
  await settled();
  // The plain requests arrived before the expensive ones.
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
  const greedy = Array.from({ length: 3 }, () =>
    turns.take(person('network 192.0.2.1'), false, begin('greedy')),
  );
  await expect(turns.take(person('network 192.0.2.1'), false, begin('greedy'))).rejects.toMatchObject({
    code: 'too-many-requests',
    message: 'Trop de demandes à la fois - Too many requests at once',
    retryAfter: 5,
  });
  expect(await turns.take(person('user 1'), false, async () => 'done')).toBe('done');
  for (let count = 0; count < 3; count += 1) {
    await settled();
    expect(runningOf('greedy')).toBe(1);
    endOne('greedy');
  }
  await Promise.all(greedy);
  expect(await turns.take(person('network 192.0.2.1'), false, async () => 'again')).toBe('again');
});

it('a request that has waited too long is refused instead of being carried out', async () => {
  const turns = new CallerTurns({ running: 1, longest: -1 });
  await expect(turns.take(person('user 1'), false, async () => 'done')).rejects.toMatchObject({
    status: 429,
  });
});

it('a failure passes its turn on', async () => {
  const turns = new CallerTurns({ running: 1 });
  const failing = turns.take(person('user 1'), false, async () => {
    throw new Error('broken');
  });
  const next = turns.take(person('user 1'), false, async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

it('expensive work of a private link beyond its ration waits, and is refused where it would wait too long', async () => {
  const turns = new CallerTurns({ guestBurst: 0, guestShare: 1e-9, longest: 1000 });
  const { begin, endOne } = openWork();
  const first = turns.take(guest, true, begin('first'));
  await settled();
  endOne('first');
  await first;
  let isDone = false;
  const refused = turns.take(guest, true, async () => {
    isDone = true;
  });
  await expect(refused).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: 5 });
  expect(isDone).toBe(false);
  expect(await turns.take(guest, false, async () => 'plain')).toBe('plain');
  expect(await turns.take({ key: 'company 5', isGuest: true }, true, async () => 'another')).toBe('another');
  expect(await turns.take(person('user 1'), true, async () => 'person')).toBe('person');
  expect(await turns.take(person('user 1'), true, async () => 'person')).toBe('person');
});

it('a private link has room for a burst of expensive work, and room again when time has passed', async () => {
  const turns = new CallerTurns({ guestBurst: 60_000 });
  expect(await turns.take(guest, true, async () => 1)).toBe(1);
  expect(await turns.take(guest, true, async () => 2)).toBe(2);
  const soonEmptied = new CallerTurns({ guestBurst: 0, guestShare: 1000 });
  expect(await soonEmptied.take(guest, true, async () => 1)).toBe(1);
  expect(await soonEmptied.take(guest, true, async () => 2)).toBe(2);
});
