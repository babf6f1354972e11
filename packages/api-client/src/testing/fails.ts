import { delay, getResponse, type HttpHandler, type HttpResponseResolver } from 'msw';
import { CallHandler } from './CallHandler.ts';
import { sent } from './recorded-requests.ts';
import { type Failure, failed } from './situation.ts';

/** A call of the API as in `sent`: `PUT teacher/update`. */
type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`;

/** A call that always fails. Put it before the handlers that answer. */
export const fails = (call: Call, failure: Failure): HttpHandler => handler(call, () => failed(failure));

/** A call that fails only the first time. */
export const failsOnce = (call: Call, failure: Failure): HttpHandler =>
  handler(call, () => failed(failure), { once: true });

/** A call that is never answered. */
export const hangs = (call: Call): HttpHandler => handler(call, () => delay('infinite'));

/**
 * A handler for a write that is carried out but whose first response is lost. Repeating it with its key returns that
 * response. Put it before the handlers that answer.
 */
export function losesAnswer(call: Call, handlers: HttpHandler[]): HttpHandler {
  const lost = new Map<string, Response>();
  return handler(call, async ({ request }) => {
    const key = request.headers.get('Idempotency-Key') ?? '';
    const before = lost.get(key);
    if (before) return before.clone();
    const response = await getResponse(handlers, request.clone());
    if (!response) return undefined;
    lost.set(key, response);
    return failed('offline');
  });
}

/**
 * A handler for a read that the device answers from its cache, unless the read bypasses caches. Put it before the
 * handlers that answer.
 */
export const keptOnDevice = (call: Call, kept: HttpHandler[]): HttpHandler =>
  handler(call, ({ request }) =>
    request.cache === 'no-store' ? undefined : getResponse(kept, request.clone()),
  );

/**
 * Handlers for a record that someone else changes before this user's first save. Reads return `before` until the page
 * makes a read that bypasses all caches, as it does before a save, or sends a write. From then on, reads return
 * `after`. Writes always use `after`. The number of the page's own reads does not matter.
 */
export function changedBeforeSave(call: Call, before: HttpHandler[], after: HttpHandler[]): HttpHandler[] {
  let isChanged = false;
  const read = handler(call, ({ request }) => {
    isChanged ||= request.cache === 'no-store' || isWritten();
    return getResponse(isChanged ? after : before, request.clone());
  });
  return [read, ...after];
}

/** Whether this story has sent a write. */
export const isWritten = (): boolean => sent().some(({ call }) => !call.startsWith('GET '));

function handler(call: Call, answer: HttpResponseResolver, options?: { once: boolean }) {
  const [method = '', path] = call.split(' ');
  return new CallHandler(method, `/${path}`, answer, options);
}
