import { useEffect, useLayoutEffect, useRef } from 'react';
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import { useApi } from './ApiProvider.tsx';
import { ignoreClosedCache } from './ignore-closed-cache';
import { requestsOf } from './requests-in-use.ts';
import { share } from './share.ts';

/** The state of a query, as a page shows it. */
export interface Query<Data> {
  /** Undefined until the first response. A list keeps its previous rows while new ones load. */
  readonly data: Data | undefined;
  readonly error: ApiError | undefined;
  /** True while there is no data yet. */
  readonly isLoading: boolean;
  /** True while a request runs. The data may be outdated. */
  readonly isValidating: boolean;
  /** Reads again. Resolves when the request has succeeded or failed. */
  retry(): Promise<unknown>;
}

/** Options of a read: `listCourses({ ...call, query })`. */
export type Call = Api['call'] & { signal: AbortSignal };

/** Options of a read that may also run outside a query, such as after a write. */
export type ReadCall = Api['call'] & Partial<Pick<Call, 'signal'>>;

/** The noun, then its parameters: `['contracts', filters]`. */
export type QueryKey = readonly [noun: string, ...asked: unknown[]];

/** For data that does not change during a session: reads it once. */
export const readOnce: SWRConfiguration = { revalidateIfStale: false, revalidateOnFocus: false };

/** For lists: keeps the old rows while the new ones load. */
export const keepRows: SWRConfiguration = { keepPreviousData: true };

/**
 * Reads data with SWR. A request is cancelled when no component uses it. A late response never overwrites a newer one,
 * and unchanged data keeps its identity. A null key sends no request.
 */
export function useQuery<Data>(
  key: QueryKey | null,
  load: (call: Call) => Promise<Data>,
  options?: SWRConfiguration,
): Query<Data> {
  const api = useApi();
  const { cache } = useSWRConfig();
  const hash = unstable_serialize(key);
  const shown = useRef<Data | undefined>(undefined);

  const fetcher = async (): Promise<Data> => {
    const data = await read(api, key ?? [''], load);
    return share(cache.get(hash)?.data ?? shown.current, data);
  };
  // Before SWR joins a running request, and in the same task, so that the request is not cancelled in between.
  useLayoutEffect(() => (hash ? requestsOf(api).use(hash) : undefined), [api, hash]);
  const query = useSWR<Data, ApiError>(key, fetcher, options);

  useEffect(() => {
    shown.current = query.data;
  });

  return {
    get data() {
      return query.data;
    },
    get error() {
      // The user left the page. The next visit reads again.
      return query.error?.code === 'aborted' ? undefined : query.error;
    },
    get isLoading() {
      return query.isLoading && query.data === undefined;
    },
    get isValidating() {
      return query.isValidating;
    },
    retry: () => ignoreClosedCache(query.mutate()),
  };
}

/**
 * Runs a request that is cancelled with its key, and again if a component has begun to use the key meanwhile. Every
 * failure is an `ApiError`.
 */
export async function read<Data>(
  api: Api,
  key: QueryKey,
  load: (call: Call) => Promise<Data>,
): Promise<Data> {
  const hash = unstable_serialize(key);
  const signal = requestsOf(api).begin(hash);
  try {
    return await load({ ...api.call, signal });
  } catch (error) {
    if (signal.aborted && requestsOf(api).isUsed(hash)) return read(api, key, load);
    // A response that violates the OpenAPI document fails in the mapping.
    throw error instanceof ApiError ? error : new ApiError({ code: 'server', cause: error });
  }
}
