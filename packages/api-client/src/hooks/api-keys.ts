import type { ApiKey, NewApiKey } from '@portal/domain';
import { useCallback } from 'react';
import { ApiError } from '../api-error.ts';
import { createApiKey, endApiKey, listApiKeys, renameApiKey } from '../generated/sdk.gen.ts';
import { pastCaches } from '../past-caches.ts';
import { apiKeyFromWire } from '../wire/api-key.ts';
import { useApi } from './ApiProvider.tsx';
import { type Query, type ReadCall, useQuery } from './useQuery.ts';
import { type Intention, useRecordWrite, useWrite } from './useWrite.ts';

/** A new key with its text, which is null if the server can no longer return it. */
export interface CreatedApiKey {
  token: string | null;
  key: ApiKey;
}

/** The keys of other programs, the newest first, with those that no longer work (extension `api-keys`). */
export function useApiKeys(): Query<ApiKey[]> {
  return useQuery(['api-keys'], readApiKeys);
}

async function readApiKeys(call: ReadCall): Promise<ApiKey[]> {
  return (await listApiKeys(call)).data.data.map(apiKeyFromWire);
}

/** Reads a key bypassing caches. Throws `not-found` for an unknown one. */
export function useReadApiKey(): (id: number) => Promise<ApiKey> {
  const api = useApi();
  return useCallback(
    async (id) => {
      const key = (await readApiKeys(pastCaches(api.call))).find((one) => one.id === id);
      if (!key) throw new ApiError({ code: 'not-found', status: 404 });
      return key;
    },
    [api],
  );
}

/** Creates a key. Only this answer has its text; after a lost answer, the same intention returns the same key. */
export function useCreateApiKey(): (key: NewApiKey, intention?: Intention) => Promise<CreatedApiKey> {
  return useWrite(async (call, { name, scopes, expiresOn: expires_on }: NewApiKey) => {
    const { data } = (await createApiKey({ ...call, body: { name, scopes, expires_on } })).data;
    return { token: data.token, key: apiKeyFromWire(data.key) };
  }, 'api-keys');
}

/** Renames a key. Throws `conflict` (412) if it has changed since it was read. */
export function useRenameApiKey(): (key: ApiKey, name: string) => Promise<ApiKey> {
  return useRecordWrite(async (call, { id, version }: ApiKey, name: string) => {
    const headers = { 'If-Match': version };
    return apiKeyFromWire((await renameApiKey({ ...call, path: { id }, body: { name }, headers })).data.data);
  }, 'api-keys');
}

/** Ends a key at once. Does nothing to a key that has ended. */
export function useEndApiKey(): (key: ApiKey) => Promise<ApiKey> {
  return useWrite(
    async (call, { id }: ApiKey) => apiKeyFromWire((await endApiKey({ ...call, path: { id } })).data.data),
    'api-keys',
  );
}
