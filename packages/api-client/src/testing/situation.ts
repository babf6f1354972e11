import { compareNames, containsWords } from '@portal/domain';
import { delay, type HttpHandler, HttpResponse } from 'msw';
import { CallHandler } from './CallHandler.ts';

/** A network failure: `offline`, an HTTP status, or a refusal with the server's message. */
export type Failure =
  | 'offline'
  | number
  | {
      status: number;
      message?: string;
      code?: string;
      errors?: Record<string, string[]>;
      retryAfter?: number;
    };

/** The network conditions of a story or test. */
export interface Situation {
  /** Delay of responses in milliseconds; `infinite` never responds. */
  delay?: number | 'infinite';
  /** Fails every call of these handlers. */
  fail?: Failure;
  /** Makes only the writes fail, so that a page loads before a write is refused. */
  failWrites?: Failure;
  /** Performs writes but loses their first responses; a repetition with the same key gets them. */
  loseAnswers?: boolean;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The request as a handler gets it. */
export interface MockRequest {
  query: URLSearchParams;
  params: Record<string, string>;
  body: unknown;
  headers: Headers;
}

/** A handler for one call of the API in this situation, at any origin under `/api`. */
export function answers(
  method: Method,
  path: string,
  situation: Situation,
  answer: (mockRequest: MockRequest) => object | Response | Promise<object | Response>,
): HttpHandler {
  const lost = new Map<string, Response>();
  return new CallHandler(method, path, async ({ request, params }) => {
    if (situation.delay !== undefined) await delay(situation.delay);
    const failure = situation.fail ?? (isWrite(request.method) ? situation.failWrites : undefined);
    if (failure !== undefined) return failed(failure);
    const mockRequest = {
      query: new URL(request.url).searchParams,
      params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
      headers: request.headers,
      body: isWrite(request.method) ? await bodyOf(request) : null,
    };
    const key = situation.loseAnswers && isWrite(request.method) ? headerKey(request) : null;
    const before = key !== null ? lost.get(key) : undefined;
    if (before) return before.clone();
    const given = await answer(mockRequest);
    const response = given instanceof Response ? given : HttpResponse.json(given);
    if (key === null) return response;
    lost.set(key, response);
    return failed('offline');
  });
}

function headerKey(request: Request): string {
  return request.headers.get('Idempotency-Key') ?? '';
}

/** Returns the fields of a form, including files; parses any other body as JSON. */
async function bodyOf(request: Request): Promise<unknown> {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  return isForm ? Object.fromEntries(await request.formData()) : request.json().catch(() => null);
}

/** The response to a call that fails. */
export function failed(failure: Failure): Response {
  if (failure === 'offline') return HttpResponse.error();
  const { status, retryAfter, ...body } =
    typeof failure === 'number' ? { status: failure, retryAfter: undefined } : failure;
  const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) };
  return HttpResponse.json({ message: `Refused with ${status}`, ...body }, { status, headers });
}

/** Returns a 404. */
export function notFound(): Response {
  return failed({ status: 404, message: 'Not found', code: 'not-found' });
}

/** The refusal of an email address that is taken (OPEN-06). */
export const emailTaken: Failure = { status: 409, message: 'Email duplicated', code: 'conflict' };

/** The refusal of an email address with accents before the @ (DECISION-55). */
export const emailNotAscii: Failure = { status: 400, message: 'Email needs SMTPUTF8', code: 'bad-input' };

function isWrite(method: string): boolean {
  return method !== 'GET';
}

/** Returns one page of a list for a query (API-003). */
export function paged<Row>(rows: readonly Row[], query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('resourcesPerPage') ?? 50);
  return {
    data: rows.slice((page - 1) * size, page * size),
    total: rows.length,
    current_page: page,
    per_page: size,
  };
}

/** Sorts rows by a wire path such as `client_details.contract_number`, nulls last. */
export function ordered<Row>(rows: readonly Row[], query: URLSearchParams): readonly Row[] {
  const path = query.get('orderBy');
  if (!path) return rows;
  const direction = query.get('orderDirection') === 'DESC' ? -1 : 1;
  return rows.toSorted((a, b) => compare(valuesAt(a, path)[0], valuesAt(b, path)[0], direction));
}

function compare(a: unknown, b: unknown, direction: 1 | -1): number {
  if (a === null || a === undefined) return b === null || b === undefined ? 0 : 1;
  if (b === null || b === undefined) return -1;
  const inOrder = typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(String(a), String(b));
  return inOrder * direction;
}

/** Returns the values of a row at a path; several if the path leads through lists. */
export function valuesAt(row: unknown, path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (values, name) =>
        values
          .flat()
          .flatMap((value): unknown => (typeof value === 'object' && value ? Reflect.get(value, name) : [])),
      [row],
    );
}

/** Returns whether the texts contain every word of the search, as a backend compares them. */
export function matches(search: string | null, ...texts: (string | null | undefined)[]): boolean {
  return !search || containsWords(texts.filter(Boolean).join(' '), search);
}
