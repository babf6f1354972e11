import { unstable_serialize } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { createApi } from '../client.ts';
import { memoryTokenStore } from '../session/token-store.ts';
import { requestsOf } from './requests-in-use.ts';
import { type Call, read } from './useQuery.ts';

const key = ['course-plan', 15] as const;
const hash = unstable_serialize(key);

afterEach(() => void vi.useRealTimers());

/** Reads on a page that is left at once. Returns the requests, and a function that ends the first as cancelled. */
function readAndLeave() {
  vi.useFakeTimers();
  const api = createApi({ baseUrl: 'http://portal.test/api', tokens: memoryTokenStore() });
  const requests: AbortSignal[] = [];
  const first = Promise.withResolvers<string>();
  const load = ({ signal }: Call) => {
    requests.push(signal);
    return requests.length === 1 ? first.promise : Promise.resolve('after the write');
  };
  const leave = requestsOf(api).use(hash);
  const answer = read(api, key, load);
  leave();
  vi.runAllTimers();
  return { api, requests, answer, cancel: () => first.reject(new ApiError({ code: 'aborted' })) };
}

it('requests again for a page that was opened while the request of the last one was being cancelled', async () => {
  const { api, requests, answer, cancel } = readAndLeave();
  requestsOf(api).use(hash);
  cancel();
  expect(await answer).toBe('after the write');
  expect(requests.map(({ aborted }) => aborted)).toEqual([true, false]);
});

it('requests nothing more for a page that was left', async () => {
  const { requests, answer, cancel } = readAndLeave();
  cancel();
  await expect(answer).rejects.toMatchObject({ code: 'aborted' });
  expect(requests).toHaveLength(1);
});
