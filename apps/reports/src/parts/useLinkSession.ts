import {
  type Api,
  ApiError,
  createApi,
  DeadLinkError,
  isRefusal,
  memoryTokenStore,
} from '@portal/api-client';
import type { DeadLinkReason } from '@portal/domain';
import { useConfig } from '@portal/shell';
import { useEffect, useEffectEvent, useState } from 'react';

/** The state of a private link's session. */
export type LinkSession<Visitor> =
  | { status: 'signing-in' }
  | { status: 'signed-in'; api: Api; visitor: Visitor }
  /** The token in the URL is unknown, or belongs to a link that expired or was revoked. */
  | { status: 'refused'; reason: DeadLinkReason | null }
  | { status: 'failed'; error: ApiError; retry: () => Promise<void> };

export type LinkSessionOptions<Visitor> = {
  /** The token in the URL. */
  token: string;
  /** The login call of the link. Must be stable. */
  signIn: (api: Api, token: string) => Promise<Visitor>;
  /** Called once, after the link has opened. */
  onOpened?: () => void;
};

/**
 * The session of a private link. It has its own API client with tokens in memory, and does not affect a staff session
 * in the same browser. If the server ends the session, it signs in again once with the token in the URL (DECISION-11).
 */
export function useLinkSession<Visitor>(options: LinkSessionOptions<Visitor>): LinkSession<Visitor> {
  const { token, signIn } = options;
  const { apiBase } = useConfig();
  const [session, setSession] = useState<LinkSession<Visitor>>({ status: 'signing-in' });
  const [attempt, setAttempt] = useState(0);
  const opened = useEffectEvent(() => options.onOpened?.());

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt must open the link again
  useEffect(() => {
    let left = false;
    let signIns = 0;
    const api = createApi({ baseUrl: apiBase, tokens: memoryTokenStore(), onSessionLost: () => void open() });

    function fail(error: ApiError) {
      setSession({ status: 'failed', error, retry: async () => setAttempt((tried) => tried + 1) });
    }
    async function open() {
      if (left) return;
      if (signIns === 2) return fail(new ApiError({ code: 'unauthorized', status: 401 }));
      signIns += 1;
      setSession({ status: 'signing-in' });
      try {
        const visitor = await signIn(api, token);
        if (left) return;
        setSession({ status: 'signed-in', api, visitor });
        // Without a response, the clock of this device is used.
        import('./readClock').then(({ readClock }) => readClock(api)).catch(() => undefined);
        if (signIns === 1) opened();
      } catch (error) {
        if (left) return;
        if (isRefusal(error))
          setSession({ status: 'refused', reason: error instanceof DeadLinkError ? error.reason : null });
        else fail(error instanceof ApiError ? error : new ApiError({ code: 'server', cause: error }));
      }
    }

    void open();
    return () => {
      left = true;
      api.tokens.clear();
    };
  }, [apiBase, token, signIn, attempt]);

  return session;
}
