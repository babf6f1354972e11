import type { Role } from '../../../conformance/src/treaty.ts';
import { read, replace, valueAt } from './answers.ts';
import { type Call, type Fields, isFields } from './Call.ts';
import type { Corruption, Plant, PlantedApi } from './PlantedApi.ts';

// Corruptions of how a read request is understood, and of who may read.

/** Handles a valid request as a different one. Forwards it unchanged when `change` returns undefined. */
export const answeringAnother =
  (change: (call: Call, api: PlantedApi) => Call | undefined | Promise<Call | undefined>): Corruption =>
  async (call, api) => {
    const response = await call.send();
    const other = response.status === 200 ? await change(call, api) : undefined;
    if (!other) return response;
    const answer = await other.send();
    if (answer.status !== 200) return response;
    const [before, after] = [await read(response), await read(answer)];
    if (!isFields(before) || !isFields(after)) return response;
    // Echoes the requested page number and size, as a careless backend would.
    const { current_page = after.current_page, per_page = after.per_page } = before;
    const paging = 'current_page' in after ? { current_page, per_page } : {};
    return replace(response, { ...after, ...paging }, api);
  };

/** Ignores query parameters. */
export const ignoring = (...parameters: readonly string[]): Plant => ({
  kind: 'ignores a parameter',
  corrupt: answeringAnother((call) =>
    parameters.some((name) => call.query.has(name))
      ? call.withQuery((query) => {
          for (const name of parameters) query.delete(name);
        })
      : undefined,
  ),
});

/** Handles a request with other parameters. */
export const asking = (kind: string, change: (query: URLSearchParams, call: Call) => void): Plant => ({
  kind,
  corrupt: answeringAnother((call) => call.withQuery((query) => change(query, call))),
});

/** Returns the first page for every page. */
export const repeatingFirstPage: Plant = asking('second page again', (query) => query.delete('page'));

/** Counts pages from 0. */
export const pagesFromZero: Plant = asking('off by one', (query) =>
  query.set('page', String(Number(query.get('page') ?? 1) + 1)),
);

/** Caps the number of rows, whatever the request says. */
export const cappedAt = (most: number): Plant => ({
  kind: 'caps the page',
  corrupt: async (call, api) => {
    const response = await call.send();
    const body = await read(response);
    if (!isFields(body) || !Array.isArray(body.data) || body.data.length <= most) return response;
    return replace(response, { ...body, data: body.data.slice(0, most) }, api);
  },
});

/** Returns the row count of the page as the total. */
export const totalOfThePage: Plant = {
  kind: 'off by one',
  corrupt: async (call, api) => {
    const response = await call.send();
    const body = await read(response);
    if (!isFields(body) || !Array.isArray(body.data)) return response;
    return replace(response, { ...body, total: body.data.length }, api);
  },
};

/** Sorts the rows itself, over all pages. */
export const orderedBy = (kind: string, order: (rows: readonly Fields[], call: Call) => Fields[]): Plant => ({
  kind,
  corrupt: async (call, api) => {
    const response = await call.send();
    const body = await read(response);
    if (response.status !== 200 || !isFields(body)) return response;
    const size = Number(body.per_page);
    const first = (Number(body.current_page) - 1) * size;
    const all = await call
      .withQuery((query) => {
        query.set('page', '1');
        query.set('resourcesPerPage', '20000');
      })
      .send()
      .then(read);
    if (!isFields(all) || !Array.isArray(all.data)) return response;
    const data = order(all.data as Fields[], call).slice(first, first + size);
    return replace(response, { ...body, data }, api);
  },
});

/** Puts rows without a value first when the list is sorted. */
export const nullsFirst: Plant = orderedBy('wrong order', (rows, call) => {
  const path = call.query.get('orderBy');
  const isNull = (row: Fields) => path !== null && valueAt(row, path) === null;
  return [...rows.filter(isNull), ...rows.filter((row) => !isNull(row))];
});

/** Sorts numbers as texts. */
export const numbersAsText: Plant = orderedBy('wrong order', (rows, call) => {
  const path = call.query.get('orderBy');
  if (path === null) return [...rows];
  const known = rows.filter((row) => typeof valueAt(row, path) === 'number');
  if (known.length === 0) return [...rows];
  const direction = call.query.get('orderDirection') === 'DESC' ? -1 : 1;
  const text = (row: Fields) => String(valueAt(row, path));
  const sorted = known.toSorted((a, b) => direction * (text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : 0));
  return [...sorted, ...rows.filter((row) => !known.includes(row))];
});

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');

/** How a careless search compares texts. */
const manners = {
  'only with the same capitals': (text: string, search: string) => fold(text).includes(fold(search)),
  'only with the same accents': (text: string, search: string) =>
    text.toLowerCase().includes(search.toLowerCase()),
  'only from the beginning': (text: string, search: string) =>
    fold(text).toLowerCase().startsWith(fold(search).toLowerCase()),
  'only the whole text': (text: string, search: string) =>
    fold(text).toLowerCase() === fold(search).toLowerCase(),
} as const;

/** Finds too few rows: a text at one of these paths must match in the given manner. */
export const finding = (
  manner: keyof typeof manners,
  parameter: string,
  ...paths: readonly string[]
): Plant => ({
  kind: 'searches carelessly',
  corrupt: async (call, api) => {
    const response = await call.send();
    const body = await read(response);
    const search = call.query.get(parameter);
    if (!search || !isFields(body) || !Array.isArray(body.data)) return response;
    const data = (body.data as Fields[]).filter((row) => {
      const texts = paths.map((path) => String(valueAt(row, path) ?? ''));
      return [...texts, texts.join(' ')].some((text) => manners[manner](text, search));
    });
    const total = Number(body.total) - (body.data.length - data.length);
    return replace(response, { ...body, data, total }, api);
  },
});

/** Uses only the first word of a search. */
export const findingFirstWord = (parameter: string): Plant =>
  asking('searches carelessly', (query) => {
    const search = query.get(parameter);
    if (search) query.set(parameter, search.trim().split(/\s+/)[0] ?? '');
  });

/** Lists rows that should be listed only on request. */
export const listingArchived = (
  parameters: Readonly<Record<string, string>>,
  ...unless: readonly string[]
): Plant => ({
  kind: 'lists the archived',
  corrupt: async (call, api) => {
    const response = await call.send();
    const body = await read(response);
    const parameterNames = [...Object.keys(parameters), ...unless];
    if (parameterNames.some((name) => call.query.has(name)) || !isFields(body) || !Array.isArray(body.data))
      return response;
    const archived = await call
      .withQuery((query) => {
        for (const [name, value] of Object.entries(parameters)) query.set(name, value);
      })
      .send()
      .then(read);
    if (!isFields(archived) || !Array.isArray(archived.data)) return response;
    const room = Math.max(0, Number(body.per_page) - body.data.length);
    const data = [...body.data, ...archived.data.slice(0, room)];
    return replace(response, { ...body, data, total: Number(body.total) + Number(archived.total) }, api);
  },
});

/** Repeats a request that one of these roles was refused with 403, as an administrator. */
export const asAdministrator = (...roles: readonly Role[]): Plant => ({
  kind: 'wrong role',
  corrupt: async (call, api) => {
    const response = await call.send();
    const role = call.claims?.role;
    if (response.status !== 403 || !role || !roles.includes(role)) return response;
    api.isMet = true;
    return call.withToken(api.token('ROLE_ADMIN')).send();
  },
});

/** Shows one of these roles everything that an administrator sees. */
export const foreignRows = (...roles: readonly Role[]): Plant => ({
  kind: "other people's rows",
  corrupt: answeringAnother((call, api) => {
    const role = call.claims?.role;
    return role && roles.includes(role) ? call.withToken(api.token('ROLE_ADMIN')) : undefined;
  }),
});

/** Responds as the user named in a refused token. `isTaken` selects the tokens. */
export const acceptingToken = (
  isTaken: (call: Call, api: PlantedApi) => boolean,
  role: (call: Call) => Role | undefined = (call) => call.claims?.role,
): Plant => ({
  kind: 'accepts a bad token',
  on: 'all',
  corrupt: async (call, api) => {
    const response = await call.send();
    if (response.status !== 401 || call.header('Authorization') === undefined || !isTaken(call, api))
      return response;
    const token = api.token(role(call) ?? 'ROLE_ADMIN');
    if (token === '') return response;
    const answer = await call.withToken(token).send();
    if (answer.status !== 401) api.isMet = true;
    return answer;
  },
});

/** Repeats its first response, even after these calls have written. */
export const staleRead = (...writes: readonly string[]): Plant => ({
  kind: 'stale read',
  also: writes,
  corrupt: async (call, api) => {
    const response = await call.send();
    if (response.status !== 200) return response;
    const key = `${call.url.href} ${call.claims?.role}`;
    const first = api.memory.get(key);
    const body = await read(response);
    if (first === undefined) api.memory.set(key, body);
    return replace(response, first ?? body, api);
  },
});

/** Returns the state before a write once more; the next read is right. */
export const readOneBehind = (...writes: readonly string[]): Plant => ({
  kind: 'stale read',
  also: writes,
  corrupt: async (call, api) => {
    const response = await call.send();
    if (response.status !== 200) return response;
    const key = `${call.url.href} ${call.claims?.role}`;
    const before = api.memory.get(key);
    const body = await read(response);
    api.memory.set(key, body);
    return before === undefined ? response : replace(response, before, api);
  },
});
