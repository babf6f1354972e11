import type { Answer } from './Backend.ts';
import type { Request } from './broken-requests.ts';
import { clock } from './clock.ts';
import { createCourse } from './records/contracts.ts';
import { brief, expect, type TestContext } from './TestContext.ts';

// Guarantees of the extension `idempotency-keys`. OperationCheck tests that each repeated call gets an equal response;
// these checks test the rest.

/** Maximum number of repetitions while the outcome of a request is unknown. */
const maxRepetitions = 30;

/** Sends a request with a key, and repeats it with the same key while its outcome is unknown. */
async function untilKnown<T>(
  context: TestContext,
  operationId: string,
  request: Request,
): Promise<Answer<T>> {
  for (let repetition = 0; ; repetition += 1) {
    const answer = await context.answer<T>('ROLE_ADMIN', operationId, request);
    const isUnknown = answer.status === 503 && Object(answer.body).code === 'outcome-unknown';
    if (!isUnknown || repetition === maxRepetitions) return answer;
    await clock.wait(Number(answer.headers.get('Retry-After') ?? 1));
  }
}

/** Sends a request twice at once, on two connections. Returns the response, which must be the same for both. */
export async function twiceAtOnce<T>(
  context: TestContext,
  operationId: string,
  request: Request,
): Promise<T> {
  context.requiresExtension('idempotency-keys');
  const keyed = { ...request, headers: { ...request.headers, 'Idempotency-Key': context.newKey() } };
  const [one, other] = await Promise.all([
    untilKnown<T>(context, operationId, keyed),
    untilKnown<T>(context, operationId, keyed),
  ]);
  for (const { status, body } of [one, other]) expect(status === 200, `answered ${status}: ${brief(body)}`);
  expect(
    JSON.stringify(sorted(one.body)) === JSON.stringify(sorted(other.body)),
    `two requests with one key are answered ${brief(one.body)} and ${brief(other.body)}`,
  );
  return one.body;
}

/** Returns the value with the fields of each object in a fixed order. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sorted(field)]));
}

/** Checks that the key of one request is refused for another one. */
export async function refusesReuse(
  context: TestContext,
  operationId: string,
  one: Request,
  other: Request,
): Promise<void> {
  context.requiresExtension('idempotency-keys');
  const headers = { 'Idempotency-Key': context.newKey() };
  await context.call('ROLE_ADMIN', operationId, { ...one, headers });
  const { status, body } = await context.answer<{ code?: string }>('ROLE_ADMIN', operationId, {
    ...other,
    headers,
  });
  expect(
    status === 422 && body.code === 'key-reused',
    `another request with the key is answered ${status}: ${brief(body)}`,
  );
}

/** Name of the check that sends the key of one request with a different request. */
export const keyOfAnother = 'refuses the key of another request with 422';
/** Name of the check that sends the same request twice at the same time, with one key. */
export const onceForOneKey = 'does once what comes twice at once with one key';

/**
 * Repeats a request while the backend is unreachable, for example during a restart: `fetch` then throws a TypeError.
 */
async function whenReachable<T>(send: () => Promise<T>): Promise<T> {
  for (let repetition = 0; ; repetition += 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof TypeError) || repetition === maxRepetitions) throw error;
      await clock.wait(1);
    }
  }
}

/** Repeats a write with its key after the backend was restarted. */
export async function answersAfterRestart(context: TestContext, restart: () => Promise<void>): Promise<void> {
  const request = {
    body: { title: context.newName(), note_type: 'courses', ref_id: await createCourse(context) },
    headers: { 'Idempotency-Key': context.newKey() },
  };
  const before = await context.call('ROLE_ADMIN', 'createNote', request);
  await restart();
  const after = await whenReachable(() => context.call('ROLE_ADMIN', 'createNote', request));
  expect(
    JSON.stringify(sorted(before)) === JSON.stringify(sorted(after)),
    `after a restart the key is answered ${brief(after)}`,
  );
}
