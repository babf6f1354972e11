import { afterEach, expect, it, vi } from 'vitest';
import { createApi } from '../client.ts';
import { readPasswordLink, setPassword } from './passwords.ts';
import { localTokenStore } from './token-store.ts';

afterEach(() => vi.unstubAllGlobals());

/** A backend that answers 200 to these calls and 404 to all others, and records the requests. */
function backend(answers: Readonly<Record<string, object>>) {
  const asked: { readonly call: string; readonly body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    const request = new Request(address, options);
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api/', '')}`;
    const text = await request.text();
    asked.push({ call, body: text === '' ? null : JSON.parse(text) });
    const answer = answers[call];
    return Response.json(answer ?? { message: 'Not found', code: 'not-found' }, {
      status: answer ? 200 : 404,
    });
  });
  const api = createApi({ baseUrl: 'http://portal.example/api', tokens: localTokenStore() });
  return { api, asked };
}

it('sends the secret of a link in the body, where no log keeps it', async () => {
  const { api, asked } = backend({
    'POST auth/passwordLink': { usable: true },
    'POST auth/setPassword': { message: 'Password was set' },
  });
  expect(await readPasswordLink(api, 'secret')).toEqual({ usable: true });
  await setPassword(api, 'secret', 'une longue phrase');
  expect(asked).toEqual([
    { call: 'POST auth/passwordLink', body: { hash: 'secret' } },
    { call: 'POST auth/setPassword', body: { hash: 'secret', password: 'une longue phrase' } },
  ]);
});

it('sends it in the address to a backend that takes it nowhere else', async () => {
  const { api, asked } = backend({
    'GET setPassword/secret': { usable: false, reason: 'used' },
    'POST setPassword/secret': { message: 'Password was set' },
  });
  expect(await readPasswordLink(api, 'secret')).toEqual({ usable: false, reason: 'used' });
  await setPassword(api, 'secret', 'une longue phrase');
  expect(asked.map(({ call }) => call)).toEqual([
    'POST auth/passwordLink',
    'GET setPassword/secret',
    'POST setPassword/secret',
  ]);
});

it('keeps the secret in the body while the backend does not say what it takes', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address).pathname);
    return Response.json({ message: 'Server error' }, { status: 500 });
  });
  const asked: string[] = [];
  const api = createApi({ baseUrl: 'http://portal.example/api', tokens: localTokenStore() });
  expect(await readPasswordLink(api, 'secret')).toEqual({ usable: true });
  await expect(setPassword(api, 'secret', 'une longue phrase')).rejects.toMatchObject({ code: 'server' });
  expect(asked.filter((path) => path.includes('secret'))).toEqual([]);
});

it('finds out first when the password is sent before the link was checked', async () => {
  const { api, asked } = backend({ 'POST auth/passwordLink': { usable: false, reason: 'unknown' } });
  await expect(setPassword(api, 'secret', 'une longue phrase')).rejects.toMatchObject({ code: 'not-found' });
  expect(asked.map(({ call }) => call)).toEqual(['POST auth/passwordLink', 'POST auth/setPassword']);
});
