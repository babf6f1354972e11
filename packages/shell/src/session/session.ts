import {
  type Api,
  ApiError,
  browserStorage,
  createApi,
  localTokenStore,
  rememberedUser,
  restoreSession,
  signIn,
  tokenClaims,
} from '@portal/api-client';
import type { LoginValues, SignedInUser } from '@portal/domain';
import { dropReturnPlace, keepReturnPlace } from './return-place';

/** Whether someone is signed in. `unreachable`: there are tokens, but nobody could be asked whose they are. */
export type SessionState = {
  status: 'restoring' | 'signed-in' | 'signed-out' | 'unreachable';
  user: SignedInUser | null;
  /** How the last session of this page ended; null when there was none. */
  end: 'signed-out' | 'lost' | null;
  /** Grows when a session ends, so that nothing loaded for one person is shown to the next. */
  generation: number;
};

export type Session = {
  api: Api;
  subscribe: (listener: () => void) => () => void;
  state: () => SessionState;
  /** Rebuilds the profile from the stored tokens (AUTH-33); a good token tells it at once. */
  restore: () => Promise<void>;
  /** Throws an `ApiError`; `unauthorized` when e-mail or password is wrong. */
  signIn: (values: LoginValues) => Promise<SignedInUser>;
  /** Clears the profile and all local storage (AUTH-30, AUTH-32). */
  signOut: () => void;
  /** Drops the two tokens and nothing else: a person is about to set a password (AUTH-21, decision 6). */
  dropTokens: () => void;
};

/**
 * The session of people who sign in with a password, shared by the tabs of this origin.
 *
 * Calls `onOutcomeUnknown` when nobody can tell whether a write was saved.
 */
export function createSession(baseUrl: string, onOutcomeUnknown?: () => void): Session {
  const listeners = new Set<() => void>();
  const api = createApi({ baseUrl, tokens: localTokenStore(), onSessionLost: lose, onOutcomeUnknown });
  let state: SessionState = { status: 'restoring', user: null, end: null, generation: 0 };

  function change(changes: Partial<SessionState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }
  function close(end: SessionState['end']) {
    if (state.status === 'signed-out') return;
    change({ status: 'signed-out', user: null, end, generation: state.generation + 1 });
  }
  function lose() {
    const { user } = state;
    // A page that nobody looks at any more is no place to come back to.
    if (user && listeners.size > 0) {
      const { pathname, search, hash } = window.location;
      const address = pathname + search + hash;
      keepReturnPlace(browserStorage('session').storage, { address, userId: user.id, isSessionLost: true });
    }
    close('lost');
  }
  function know(user: SignedInUser) {
    const same = state.user !== null && JSON.stringify(state.user) === JSON.stringify(user);
    if (state.status !== 'signed-in' || !same) change({ status: 'signed-in', user, end: null });
  }

  async function confirm() {
    try {
      const user = await restoreSession(api);
      if (user) know(user);
      else close(null);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthorized') return lose();
      // Being offline is not a refusal: who was known stays known.
      const remembered = rememberedUser(api);
      if (remembered) know(remembered);
      else change({ status: 'unreachable' });
    }
  }

  async function restore() {
    if (!api.tokens.read()) return close(null);
    const remembered = rememberedUser(api);
    if (!remembered || !isGood(api)) return confirm();
    know(remembered);
    // The page's own requests go first: they need no answer to this one.
    await idle();
    return confirm();
  }

  // Another tab signed out, or signed someone else in: this one must not go on as if nothing had happened.
  window.addEventListener('storage', () => {
    if (state.status === 'restoring') return;
    const tokens = api.tokens.read();
    if (!tokens) return state.status === 'signed-out' ? undefined : lose();
    const user = rememberedUser(api);
    if (!user || user.id === state.user?.id) return;
    change({ status: 'signed-in', user, end: null, generation: state.generation + 1 });
  });

  return {
    api,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    restore,
    async signIn(values) {
      const user = await signIn(api, values);
      know(user);
      return user;
    },
    signOut() {
      browserStorage('local').storage.clear();
      dropReturnPlace(browserStorage('session').storage);
      close('signed-out');
    },
    dropTokens() {
      api.tokens.clear();
      close(null);
    },
  };
}

/** Whether the access token is a JWT that has not expired. */
function isGood(api: Api): boolean {
  const expiry = tokenClaims(api.tokens.read()?.accessToken ?? '')?.exp;
  return expiry !== undefined && expiry * 1000 > Date.now();
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 500);
  });
}
