import { delay, type HttpHandler } from 'msw';
import { CallHandler } from './CallHandler.ts';
import { type Failure, failed } from './situation.ts';

/** One call of the treaty, written as `sent` names it: `PUT teacher/update`. */
type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`;

/** A call that fails each time. Put it before the handlers that answer. */
export const fails = (call: Call, failure: Failure): HttpHandler => handler(call, () => failed(failure));

/** A call that fails the first time only. */
export const failsOnce = (call: Call, failure: Failure): HttpHandler =>
  handler(call, () => failed(failure), { once: true });

/** A call that is never answered. */
export const hangs = (call: Call): HttpHandler => handler(call, () => delay('infinite'));

function handler(call: Call, answer: () => Response | Promise<void>, options?: { once: boolean }) {
  const [method = '', path] = call.split(' ');
  return new CallHandler(method, `/${path}`, answer, options);
}
