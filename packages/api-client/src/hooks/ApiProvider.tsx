import { createContext, type ReactNode, useContext, useState } from 'react';
import { type Cache, SWRConfig } from 'swr';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';

const ApiContext = /* @__PURE__ */ createContext<Api | null>(null);

export interface ApiProviderProps {
  api: Api;
  children: ReactNode;
}

/** Gives the tree below its API and a cache of its own: what one session has loaded, no other session sees. */
export function ApiProvider({ api, children }: ApiProviderProps) {
  const [cache] = useState<Cache>(() => new Map());
  return (
    <ApiContext value={api}>
      <SWRConfig value={{ ...policy, provider: () => cache }}>{children}</SWRConfig>
    </ApiContext>
  );
}

/** The API of the session. Throws outside an `ApiProvider`. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}

const policy = {
  // A refusal stays one however often it is asked for.
  shouldRetryOnError: (error: unknown) =>
    error instanceof ApiError && (error.code === 'offline' || error.code === 'server'),
  errorRetryCount: 3,
  // Coming back to a tab reads again, but not each time someone looks up a word in another one.
  focusThrottleInterval: 60_000,
  // Equal data keeps its identity already (see `share`), so that a deep comparison of each answer is not paid twice.
  compare: Object.is,
};
