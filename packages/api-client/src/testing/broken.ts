import { type HttpResponseResolver, http } from 'msw';
import { type Failure, failed } from './situation.ts';

let isMended = false;

/**
 * A handler for a call that fails until `mend()`: each time, or when a function says so. Put it before the handlers
 * that answer. Unlike `failsOnce`, it also fails when the page retries.
 */
export function broken(
  path: string,
  failure: Failure | HttpResponseResolver = 'offline',
  method: 'get' | 'post' = 'get',
) {
  const answer = typeof failure === 'function' ? failure : () => failed(failure);
  return http[method](path, (info) => (isMended ? undefined : answer(info)));
}

/** Lets all `broken` calls of this story succeed from now on. */
export function mend(): void {
  isMended = true;
}

/** Makes the calls fail again, for the next story. */
export function breakAgain(): void {
  isMended = false;
}
