import { createContext, type ReactNode, useContext, useState } from 'react';
import { type Cache, SWRConfig } from 'swr';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';

const ApiContext = /* @__PURE__ */ createContext<Api | null>(null);

export interface ApiProviderProps {
  api: Api;
  children: ReactNode;
}

/** Provides the API and a separate cache for the tree below. No session sees the data of another. */
export function ApiProvider({ api, children }: ApiProviderProps) {
  const [cache] = useState<Cache>(() => new Map());
  return (
    <ApiContext value={api}>
      <SWRConfig value={{ ...policy, provider: () => cache }}>{children}</SWRConfig>
    </ApiContext>
  );
}

/** Returns the API of the session. Throws outside an `ApiProvider`. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}

const policy = {
  // A refused request would be refused again.
  shouldRetryOnError: (error: unknown) =>
    error instanceof ApiError && (error.code === 'offline' || error.code === 'server'),
  errorRetryCount: 3,
  // Revalidates when the user returns to the tab, but at most once a minute.
  focusThrottleInterval: 60_000,
  // Equal data already has the same identity (see `share`), so a second deep comparison is wasted.
  compare: Object.is,
};
