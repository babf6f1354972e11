import { ApiError } from '@portal/api-client';
import { expect, it, vi } from 'vitest';
import { runBulk } from './run-bulk';

const goingOn = { isStopped: () => false, onSettled: () => {} };

it('does all of them, a few at a time, and tells how far it is', async () => {
  let underWay = 0;
  let most = 0;
  const onSettled = vi.fn();
  const outcome = await runBulk(
    [1, 2, 3, 4, 5, 6, 7],
    async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
    },
    { ...goingOn, onSettled, atOnce: 3 },
  );
  expect(outcome).toEqual({ done: [1, 2, 3, 4, 5, 6, 7], refused: [], waiting: [], isLost: false });
  expect(most).toBe(3);
  expect(onSettled.mock.calls.map(([count]) => count)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('goes on after a refusal or a failure of the server, and keeps both with their record', async () => {
  const no = new ApiError({ code: 'refused', status: 400, serverMessage: 'No students' });
  const failure = new ApiError({ code: 'server', status: 500 });
  const outcome = await runBulk(
    [1, 2, 3, 4],
    async (record) => {
      if (record === 2) throw no;
      if (record === 3) throw failure;
    },
    goingOn,
  );
  expect(outcome.done).toEqual([1, 4]);
  expect(outcome.refused).toEqual([
    { record: 2, error: no },
    { record: 3, error: failure },
  ]);
});

it.each(['offline', 'unauthorized'] as const)('begins nothing more once calls are %s', async (code) => {
  const action = vi.fn(async (record: number) => {
    if (record === 3) throw new ApiError({ code });
  });
  const outcome = await runBulk([1, 2, 3, 4, 5], action, { ...goingOn, atOnce: 1 });
  expect(outcome).toEqual({ done: [1, 2], refused: [], waiting: [3, 4, 5], isLost: true });
  expect(action).toHaveBeenCalledTimes(3);
});

it('lets what is under way end when it is stopped', async () => {
  let isStopped = false;
  const outcome = await runBulk(
    [1, 2, 3, 4],
    async (record) => {
      if (record === 2) isStopped = true;
    },
    { ...goingOn, isStopped: () => isStopped, atOnce: 1 },
  );
  expect(outcome).toEqual({ done: [1, 2], refused: [], waiting: [3, 4], isLost: false });
});
