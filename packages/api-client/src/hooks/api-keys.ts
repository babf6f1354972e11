import type { ApiKey, NewApiKey } from '@portal/domain';
import { createApiKey, endApiKey, listApiKeys, renameApiKey } from '../generated/sdk.gen.ts';
import { apiKeyFromWire } from '../wire/api-key.ts';
import { changeHook, listHook, listReader, readHook } from './record-hooks.ts';
import { type Intention, useWrite } from './useWrite.ts';

/** A new key with its text, which is null if the server can no longer return it. */
export interface CreatedApiKey {
  token: string | null;
  key: ApiKey;
}

const readApiKeys = /* @__PURE__ */ listReader(listApiKeys, apiKeyFromWire);

/** The keys of other programs, the newest first, with those that no longer work (extension `api-keys`). */
export const useApiKeys = /* @__PURE__ */ listHook('api-keys', readApiKeys);

/** Reads a key bypassing caches. Throws `not-found` for an unknown one. */
export const useReadApiKey = /* @__PURE__ */ readHook(readApiKeys);

/** Creates a key. Only this answer has its text; after a lost answer, the same intention returns the same key. */
export function useCreateApiKey(): (key: NewApiKey, intention?: Intention) => Promise<CreatedApiKey> {
  return useWrite(async (call, { name, scopes, expiresOn: expires_on }: NewApiKey) => {
    const { data } = (await createApiKey({ ...call, body: { name, scopes, expires_on } })).data;
    return { token: data.token, key: apiKeyFromWire(data.key) };
  }, 'api-keys');
}

/** Renames a key. Throws `conflict` (412) if it has changed since it was read. */
export const useRenameApiKey = /* @__PURE__ */ changeHook(
  'api-keys',
  renameApiKey,
  (name: string) => ({ name }),
  apiKeyFromWire,
);

/** Ends a key at once. Does nothing to a key that has ended. */
export function useEndApiKey(): (key: ApiKey) => Promise<ApiKey> {
  return useWrite(
    async (call, { id }: ApiKey) => apiKeyFromWire((await endApiKey({ ...call, path: { id } })).data.data),
    'api-keys',
  );
}
