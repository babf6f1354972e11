import { useEffect, useRef } from 'react';
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import { useApi } from './ApiProvider.tsx';
import { ignoreClosedCache } from './ignore-closed-cache';
import { requestsOf } from './requests-in-use.ts';
import { share } from './share.ts';

/** Something read from the API, as a page shows it. */
export interface Query<Data> {
  /** Undefined until the first answer; of the question before while a list's next answer is under way. */
  readonly data: Data | undefined;
  readonly error: ApiError | undefined;
  /** Nothing to show yet. */
  readonly isLoading: boolean;
  /** A request is under way; what is shown may be older. */
  readonly isValidating: boolean;
  /** Asks again; settled once the answer has come or failed. */
  retry(): Promise<unknown>;
}

/** What a request is made with: `listCourses({ ...call, query })`. */
export type Call = Api['call'] & { signal: AbortSignal };

/** What a read is made with that may also be outside a query, such as after a write. */
export type ReadCall = Api['call'] & Partial<Pick<Call, 'signal'>>;

/** The noun first, then what it is asked for: `['contracts', filters]`. */
export type QueryKey = readonly [noun: string, ...asked: unknown[]];

/** What never changes while one works: asked for once. */
export const readOnce: SWRConfiguration = { revalidateIfStale: false, revalidateOnFocus: false };

/** What a list does: its old rows stay while the new ones come. */
export const keepRows: SWRConfiguration = { keepPreviousData: true };

/**
 * Reads something over SWR. The request is cancelled when nobody waits for it any more, an answer never overtakes a
 * later question, and what has not changed keeps its identity. A null key reads nothing.
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
  const query = useSWR<Data, ApiError>(key, fetcher, options);

  useEffect(() => {
    shown.current = query.data;
  });
  useEffect(() => (hash ? requestsOf(api).use(hash) : undefined), [api, hash]);

  return {
    get data() {
      return query.data;
    },
    get error() {
      // Left behind by someone who went elsewhere; whoever comes back asks again.
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

/** One request, cancelled with its key, every failure an `ApiError`. */
export async function read<Data>(
  api: Api,
  key: QueryKey,
  load: (call: Call) => Promise<Data>,
): Promise<Data> {
  const signal = requestsOf(api).begin(unstable_serialize(key));
  try {
    return await load({ ...api.call, signal });
  } catch (error) {
    // An answer that breaks the treaty fails in the mapping.
    throw error instanceof ApiError ? error : new ApiError({ code: 'server', cause: error });
  }
}
