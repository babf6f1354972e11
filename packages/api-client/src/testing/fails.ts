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
 * A write that these handlers carry out, whose first answer is lost; a repetition with its key gets that answer. Put it
 * before the handlers that answer.
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
 * A read that a device answers with what it has kept, unless the read asks past every cache. Put it before the handlers
 * that answer.
 */
export const keptOnDevice = (call: Call, kept: HttpHandler[]): HttpHandler =>
  handler(call, ({ request }) =>
    request.cache === 'no-store' ? undefined : getResponse(kept, request.clone()),
  );

/**
 * A record that someone else changes before this person's first save: reads find it `before` until the page asks past
 * every cache, as it does before it saves, or has sent a write; then they find it `after`, as all writes do. Readings of
 * the page itself, however many, change nothing.
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
