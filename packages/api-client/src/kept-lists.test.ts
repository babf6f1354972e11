import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi } from './client.ts';
import { listCourses, listCourseTypes } from './generated/sdk.gen.ts';
import { keepLists } from './kept-lists.ts';
import { memoryTokenStore } from './session/token-store.ts';
import { tokensFor } from './testing/session.ts';

const person = { name: 'Marie', lastName: 'Bélanger', role: 'ROLE_ADMIN' } as const;

/** A backend whose list has this tag and total. Records the tags that it was sent. */
function serve() {
  const list = { tag: 'W/"one"' as string | null, total: 1 };
  const tags: (string | null)[] = [];
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    const { headers, signal } = new Request(url, options);
    signal.throwIfAborted();
    tags.push(headers.get('If-None-Match'));
    const own = list.tag === null ? undefined : { ETag: list.tag };
    if (list.tag !== null && headers.get('If-None-Match') === list.tag)
      return new Response(null, { status: 304, headers: own });
    const body = { data: [], total: list.total, current_page: 1, per_page: 50 };
    return Response.json(body, { headers: own });
  });
  return { list, tags };
}

function signedIn(id = 1) {
  const tokens = memoryTokenStore();
  tokens.write(tokensFor({ ...person, id }));
  const api = createApi({ baseUrl: 'http://portal.test/api', tokens });
  api.keepLists(keepLists);
  const total = async (page = 1) => (await listCourses({ ...api.call, query: { page } })).data.total;
  return { api, tokens, total };
}

afterEach(() => vi.unstubAllGlobals());

describe('a list with a tag', () => {
  it('is asked for with its tag, and shown as before while it has not changed (DECISION-190)', async () => {
    const { list, tags } = serve();
    const { total } = signedIn();
    expect([await total(), await total()]).toEqual([1, 1]);
    Object.assign(list, { tag: 'W/"two"', total: 2 });
    expect([await total(), await total()]).toEqual([2, 2]);
    expect(tags).toEqual([null, 'W/"one"', 'W/"one"', 'W/"two"']);
  });

  it('is kept by its address', async () => {
    const { tags } = serve();
    const { total } = signedIn();
    for (const page of [1, 2, 1]) await total(page);
    expect(tags).toEqual([null, null, 'W/"one"']);
  });

  it('is forgotten when the session ends, and when another person signs in', async () => {
    const { tags } = serve();
    const { api, tokens, total } = signedIn();
    await total();
    api.tokens.clear();
    tokens.write(tokensFor({ ...person, id: 1 }));
    await total();
    tokens.write(tokensFor({ ...person, id: 2 }));
    await total();
    // A renewed token of the same person changes nothing.
    tokens.write(tokensFor({ ...person, id: 2 }, { lifetime: 1800 }));
    await total();
    expect(tags).toEqual([null, null, null, 'W/"one"']);
  });

  it('is not kept without a tag, with the version of a record, or beyond the last twenty', async () => {
    const { list, tags } = serve();
    const { api, total } = signedIn();
    list.tag = null;
    await total();
    list.tag = '"v7"';
    await total();
    await listCourseTypes(api.call);
    await listCourseTypes(api.call);
    list.tag = 'W/"one"';
    for (let page = 1; page <= 21; page += 1) await total(page);
    await total(2);
    await total(1);
    expect(tags.filter((tag) => tag !== null)).toEqual(['W/"one"']);
  });

  it('is left to the service worker where there is one, which needs the body', async () => {
    const { tags } = serve();
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
    const { total } = signedIn();
    expect([await total(), await total()]).toEqual([1, 1]);
    expect(tags).toEqual([null, null]);
  });
});
