import { type Call, type Fields, isFields } from './Call.ts';
import type { Plant, PlantedApi } from './PlantedApi.ts';

// Corruptions of responses. The healthy API stores the right values.

type Made<T> = T | Promise<T>;

/** A JSON response. */
export function json(body: unknown, status = 200, headers?: HeadersInit): Response {
  const all = new Headers(headers);
  all.delete('Content-Length');
  all.delete('Content-Encoding');
  all.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify(body), { status, headers: all });
}

/** Reads the JSON of a response and leaves the response readable. */
export async function read(response: Response): Promise<unknown> {
  const isJson = response.headers.get('Content-Type')?.includes('application/json') ?? false;
  return isJson ? response.clone().json() : null;
}

/** Replaces a response, and marks the fault as met when the new one differs. */
export async function replace(
  response: Response,
  body: unknown,
  api: PlantedApi,
  status = response.status,
): Promise<Response> {
  const before = await read(response);
  if (status === response.status && JSON.stringify(before) === JSON.stringify(body)) return response;
  api.isMet = true;
  return json(body, status, response.headers);
}

/** Changes the JSON of a successful response. */
export function rewriting(
  kind: string,
  change: (body: Fields, call: Call, api: PlantedApi) => Made<unknown>,
  options: Pick<Plant, 'on' | 'also'> = {},
): Plant {
  return {
    kind,
    ...options,
    corrupt: async (call, api) => {
      const response = await call.send();
      const body = response.status === 200 ? await read(response) : null;
      return isFields(body) ? replace(response, await change(body, call, api), api) : response;
    },
  };
}

/** Changes the values at a path such as `data.*.flag`. Undefined drops them. */
export function at(body: unknown, path: string, change: (value: unknown, owner: Fields) => unknown): unknown {
  const walk = (value: unknown, steps: readonly string[], owner: Fields): unknown => {
    const [step, ...rest] = steps;
    if (step === undefined) return change(value, owner);
    if (step === '*') return Array.isArray(value) ? value.map((item) => walk(item, rest, owner)) : value;
    if (!isFields(value) || !(step in value)) return value;
    const after = walk(value[step], rest, value);
    if (after !== undefined) return { ...value, [step]: after };
    const { [step]: _dropped, ...others } = value;
    return others;
  };
  return walk(body, path.split('.'), {});
}

/** Returns the value at a path such as `course_details.end_date`. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, step) => (isFields(part) ? part[step] : undefined), value);
}

/** Returns another value at a path. */
export const setting = (
  path: string,
  change: (value: unknown, owner: Fields) => unknown,
  options: Pick<Plant, 'on' | 'also'> & { readonly kind?: string } = {},
): Plant => rewriting(options.kind ?? 'wrong value', (body) => at(body, path, change), options);

/** Drops a field from the response. */
export const droppingField = (path: string): Plant =>
  setting(path, () => undefined, { kind: 'drops a field' });

/** Returns a value of another type. */
export const wrongType = (path: string, change: (value: unknown) => unknown): Plant =>
  setting(path, (value) => (value === null ? null : change(value)), { kind: 'wrong type' });

/** Swaps two fields of the same type. */
export const swapping = (path: string, one: string, other: string): Plant =>
  setting(
    path,
    (value) => (isFields(value) ? { ...value, [one]: value[other], [other]: value[one] } : value),
    {
      kind: 'swapped fields',
    },
  );

/** Adds one, or another number, to a count. */
export const offByOne = (path: string, by = 1): Plant =>
  setting(path, (value) => (typeof value === 'number' ? Math.max(0, value + by) : value), {
    kind: 'off by one',
  });

/** Changes the rows of a list but not the total. */
export const rows = (
  kind: string,
  change: (found: readonly Fields[], call: Call, api: PlantedApi) => Made<readonly unknown[]>,
  options: Pick<Plant, 'on' | 'also'> = {},
): Plant =>
  rewriting(
    kind,
    async (body, call, api) =>
      Array.isArray(body.data) ? { ...body, data: await change(body.data, call, api) } : body,
    options,
  );

/** Drops rows, and counts without them. */
export const leavingOut = (
  kind: string,
  isLeftOut: (row: Fields, call: Call) => boolean,
  options: Pick<Plant, 'on' | 'also'> = {},
): Plant =>
  rewriting(
    kind,
    (body, call) => {
      if (!Array.isArray(body.data)) return body;
      const data = (body.data as Fields[]).filter((row) => !isLeftOut(row, call));
      return { ...body, data, total: Number(body.total) - (body.data.length - data.length) };
    },
    options,
  );

export const reversedOrder: Plant = rows('wrong order', (found) => found.toReversed());

/** Returns another status with the same body. */
export const answering = (
  from: number,
  to: number,
  isMeant: (call: Call, api: PlantedApi) => Made<boolean> = () => true,
): Plant => ({
  kind: 'wrong status',
  corrupt: async (call, api) => {
    const response = await call.send();
    if (response.status !== from || !(await isMeant(call, api))) return response;
    const body = to < 400 ? { message: 'Done' } : await read(response);
    return replace(response, isFields(body) && 'message' in body ? body : { message: 'Refused' }, api, to);
  },
});

/** Changes a refusal with that status: its status and its JSON. */
export const refusing = (
  kind: string,
  status: number,
  change: (body: Fields) => { readonly status?: number; readonly body: unknown },
): Plant => ({
  kind,
  corrupt: async (call, api) => {
    const response = await call.send();
    const body = await read(response);
    if (response.status !== status || !isFields(body)) return response;
    const refused = change(body);
    return replace(response, refused.body, api, refused.status);
  },
});

/** Sends a refusal with that status as an HTML page. */
export const refusingAsHtml = (status: number): Plant => ({
  kind: 'wrong type',
  corrupt: async (call, api) => {
    const response = await call.send();
    if (response.status !== status) return response;
    api.isMet = true;
    return new Response('<h1>Refused</h1>', { status, headers: { 'Content-Type': 'text/html' } });
  },
});

/** Changes the headers of successful responses. */
export const headers = (kind: string, change: (given: Headers) => void): Plant => ({
  kind,
  corrupt: async (call, api) => {
    const response = await call.send();
    if (response.status !== 200) return response;
    const given = new Headers(response.headers);
    const before = JSON.stringify([...given]);
    given.delete('Content-Encoding');
    given.delete('Content-Length');
    const plain = JSON.stringify([...given]);
    change(given);
    if (JSON.stringify([...given]) !== plain && before !== '') api.isMet = true;
    return new Response(await response.arrayBuffer(), { status: 200, headers: given });
  },
});

export const losingHeader = (name: string): Plant => headers('loses a header', (given) => given.delete(name));

/** Changes the bytes of a download. */
export const bytes = (kind: string, change: (content: Uint8Array) => Uint8Array<ArrayBuffer>): Plant => ({
  kind,
  corrupt: async (call, api) => {
    const response = await call.send();
    if (response.status !== 200) return response;
    api.isMet = true;
    const given = new Headers(response.headers);
    given.delete('Content-Encoding');
    given.delete('Content-Length');
    return new Response(change(new Uint8Array(await response.arrayBuffer())), { headers: given });
  },
});

/** Changes the rows of a list and the total. */
export const totalRows = (kind: string, change: (found: readonly Fields[]) => readonly unknown[]): Plant =>
  rewriting(kind, (body) => {
    if (!Array.isArray(body.data)) return body;
    const data = change(body.data);
    return { ...body, data, total: Number(body.total) + data.length - body.data.length };
  });
