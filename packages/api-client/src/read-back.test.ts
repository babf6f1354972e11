import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createApi } from './client.ts';
import { createWithReadBack } from './create-with-read-back.ts';
import { withReadBack } from './read-back.ts';
import { memoryTokenStore } from './session/token-store.ts';

const lost = new ApiError({ code: 'offline' });
const crashed = new ApiError({ code: 'server', status: 500 });
const gateway = new ApiError({ code: 'server', status: 504 });
const refused = new ApiError({ code: 'refused', status: 400 });
const notFound = new ApiError({ code: 'not-found', status: 404 });

function setUp() {
  const onUnknown = vi.fn();
  const { call } = createApi({ baseUrl: '/api', tokens: memoryTokenStore(), onOutcomeUnknown: onUnknown });
  return { call, onUnknown };
}

const rejecting = (error: Error) => () => Promise.reject(error);

describe('a write whose response is lost (DECISION-47)', () => {
  it.each([
    ['a lost connection', lost],
    ['a gateway that gave up', gateway],
  ])('returns the stored record after %s', async (_, error) => {
    const { call, onUnknown } = setUp();
    await expect(withReadBack(call, rejecting(error), async () => 'saved')).resolves.toBe('saved');
    expect(onUnknown).not.toHaveBeenCalled();
  });

  it('throws when the server does not have it', async () => {
    const { call, onUnknown } = setUp();
    await expect(withReadBack(call, rejecting(lost), async () => null)).rejects.toBe(lost);
    expect(onUnknown).not.toHaveBeenCalled();
  });

  it.each([
    ['a refusal', refused],
    ['a failure of the server', crashed],
  ])('reads nothing after %s, which is a response', async (_, error) => {
    const { call } = setUp();
    const read = vi.fn();
    await expect(withReadBack(call, rejecting(error), read)).rejects.toBe(error);
    expect(read).not.toHaveBeenCalled();
  });

  it('reports an unknown outcome when the server cannot be read either', async () => {
    const { call, onUnknown } = setUp();
    await expect(withReadBack(call, rejecting(lost), rejecting(lost))).rejects.toBe(lost);
    expect(onUnknown).toHaveBeenCalledOnce();
  });

  it('treats a missing record as not changed', async () => {
    const { call, onUnknown } = setUp();
    await expect(withReadBack(call, rejecting(lost), rejecting(notFound))).rejects.toBe(lost);
    expect(onUnknown).not.toHaveBeenCalled();
  });

  it('bypasses every cache when reading', async () => {
    const { call } = setUp();
    const options: { cache?: RequestCache } = {};
    await withReadBack(call, rejecting(lost), async (fresh) => {
      fresh.onRequest({ options });
      return 1;
    });
    expect(options.cache).toBe('no-store');
  });
});

describe('a creation whose response is lost (DECISION-47)', () => {
  /** A server with notes, some with equal text. */
  function server() {
    const rows = [{ id: 1, text: 'same' }];
    const add = () => {
      const row = { id: rows.length + 1, text: 'same' };
      rows.push(row);
      return row;
    };
    const isSame = ({ text }: { text: string }) => text === 'same';
    return { rows, add, isSame, list: async () => [...rows] };
  }

  it('finds the new record and not an older one with the same values', async () => {
    const { call } = setUp();
    const { rows, add, ...notes } = server();
    const create = async () => {
      add();
      throw lost;
    };
    await expect(createWithReadBack(call, { name: 'note', create, ...notes })).resolves.toEqual({
      id: 2,
      text: 'same',
    });
  });

  it('throws when there is no new record', async () => {
    const { call } = setUp();
    const { add, ...notes } = server();
    await expect(createWithReadBack(call, { name: 'note', create: rejecting(lost), ...notes })).rejects.toBe(
      lost,
    );
  });

  it('does not create the record twice when it can be read again', async () => {
    const { call, onUnknown } = setUp();
    const { rows, add, list, ...notes } = server();
    let isReachable = true;
    const creation = {
      name: 'note',
      create: vi.fn(async () => {
        add();
        isReachable = false;
        throw lost;
      }),
      list: async () => {
        if (!isReachable) throw lost;
        return list();
      },
      ...notes,
    };
    await expect(createWithReadBack(call, creation)).rejects.toBe(lost);
    expect(onUnknown).toHaveBeenCalledOnce();
    isReachable = true;
    await expect(createWithReadBack(call, creation)).resolves.toEqual({ id: 2, text: 'same' });
    expect(creation.create).toHaveBeenCalledOnce();
    expect(rows).toHaveLength(2);
  });

  it('sends nothing when the list cannot be reached', async () => {
    const { call, onUnknown } = setUp();
    const create = vi.fn();
    const creation = { name: 'note', create, list: rejecting(lost), isSame: () => true };
    await expect(createWithReadBack(call, creation)).rejects.toBe(lost);
    expect(create).not.toHaveBeenCalled();
    expect(onUnknown).not.toHaveBeenCalled();
  });

  it('creates the record when the server fails to list, since creating may still work', async () => {
    const { call } = setUp();
    const create = async () => ({ id: 7 });
    const creation = { name: 'note', create, list: rejecting(crashed), isSame: () => true };
    await expect(createWithReadBack(call, creation)).resolves.toEqual({ id: 7 });
  });
});
