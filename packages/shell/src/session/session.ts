import {
  type Api,
  ApiError,
  browserStorage,
  createApi,
  localTokenStore,
  rememberedUser,
  restoreSession,
  signIn,
  signOutsKey,
  tokenClaims,
} from '@portal/api-client';
import type { LoginValues, SecondStep, SignedInUser } from '@portal/domain';
import { onProofRequired } from './onProofRequired';
import { clearReturnPlace, storeReturnPlace } from './return-place';

/**
 * State of the session. `unreachable`: there are tokens, but the user could not be loaded. `second-step`: the password
 * was right, and a code is left.
 */
export type SessionState = {
  status: 'restoring' | 'second-step' | 'signed-in' | 'signed-out' | 'unreachable';
  user: SignedInUser | null;
  /** The user whose sign-in is not complete, and what is left of it; null except in the status `second-step`. */
  pending: { user: SignedInUser; step: SecondStep } | null;
  /**
   * How the last session of this page ended; null if there was none. `too-old`: it had reached its longest duration.
   */
  end: 'signed-out' | 'lost' | 'too-old' | null;
  /** Increases when a session ends, so that data of one user is never shown to the next. */
  generation: number;
};

export type Session = {
  api: Api;
  subscribe: (listener: () => void) => () => void;
  state: () => SessionState;
  /** Loads the user for the stored tokens (AUTH-33); a valid token contains the user, so this is immediate. */
  restore: () => Promise<void>;
  /**
   * Returns the user; null if a second step is left. Throws an `ApiError`; `unauthorized` if email or password is
   * wrong.
   */
  signIn: (values: LoginValues) => Promise<SignedInUser | null>;
  /** Shows the user as signed in, after the second step. */
  complete: (user: SignedInUser) => void;
  /** Clears the profile and all local storage (AUTH-30, AUTH-32), and ends the session on the server (DECISION-56). */
  signOut: () => void;
  /** Removes only the tokens and ends their session, before the user sets a password (AUTH-21, DECISION-06). */
  dropTokens: () => void;
};

/** Creates the session for password sign-in, shared by all tabs of this origin. */
export function createSession(baseUrl: string): Session {
  const listeners = new Set<() => void>();
  const api = createApi({
    baseUrl,
    tokens: localTokenStore(),
    onSessionLost: endLost,
    onSecondStep,
    onProofRequired,
  });
  let state: SessionState = { status: 'restoring', user: null, pending: null, end: null, generation: 0 };

  function change(changes: Partial<SessionState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }
  function close(end: SessionState['end']) {
    if (state.status === 'signed-out') return;
    change({ status: 'signed-out', user: null, pending: null, end, generation: state.generation + 1 });
    api.unsettled.stop();
    void afterSignOut();
  }
  /** Loaded now, so that the code is available if the user signs out without a connection. */
  const afterSignOut = () =>
    import('./afterSignOut').then(
      (code) => code.afterSignOut(baseUrl, state.status === 'signed-out'),
      () => undefined,
    );
  function endLost(isTooOld = false) {
    storePlace(isTooOld);
    close(isTooOld ? 'too-old' : 'lost');
  }
  function storePlace(isTooOld = false) {
    const { user } = state;
    // Without listeners no page is shown, so there is no page to return to.
    if (!user || listeners.size === 0) return;
    const { pathname, search, hash } = window.location;
    const address = pathname + search + hash;
    storeReturnPlace(browserStorage('session').storage, {
      address,
      userId: user.id,
      isSessionLost: true,
      ...(isTooOld && { isTooOld }),
    });
  }
  /** The office has begun to ask for a second factor during the session. */
  function onSecondStep() {
    if (state.status === 'signed-in') void confirm();
  }
  function setPending(pending: NonNullable<SessionState['pending']>) {
    storePlace();
    const isSame =
      state.status === 'second-step' && JSON.stringify(state.pending) === JSON.stringify(pending);
    if (isSame) return;
    change({ status: 'second-step', user: null, pending, generation: state.generation + 1 });
    api.unsettled.stop();
  }
  function setUser(user: SignedInUser) {
    const isSameUser = state.user !== null && JSON.stringify(state.user) === JSON.stringify(user);
    if (state.status !== 'signed-in' || !isSameUser)
      change({ status: 'signed-in', user, pending: null, end: null });
  }

  async function confirm() {
    try {
      const restored = await restoreSession(api);
      if (!restored) return close(null);
      const { user, secondStep: step } = restored;
      if (step === null) setUser(user);
      else setPending({ user, step });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthorized') return endLost(error.isSessionTooOld);
      // Being offline does not end the session: keep a known user.
      const remembered = rememberedUser(api);
      if (remembered) setUser(remembered);
      else change({ status: 'unreachable' });
    }
  }

  async function restore() {
    void whenIdle().then(afterSignOut);
    if (!api.tokens.read()) return close(null);
    const remembered = rememberedUser(api);
    if (!remembered || !isTokenValid(api)) return confirm();
    setUser(remembered);
    // Let the page's own requests go first; they do not depend on this one.
    await whenIdle();
    return confirm();
  }

  // Another tab signed out or signed in as someone else.
  window.addEventListener('storage', () => {
    if (state.status === 'restoring') return;
    const tokens = api.tokens.read();
    if (!tokens) return state.status === 'signed-out' ? undefined : endLost();
    const user = rememberedUser(api);
    if (!user || user.id === state.user?.id) return;
    change({ status: 'signed-in', user, pending: null, end: null, generation: state.generation + 1 });
    api.unsettled.stop();
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
      const { user, secondStep: step } = await signIn(api, values);
      if (step !== null) {
        setPending({ user, step });
        return null;
      }
      setUser(user);
      return user;
    },
    complete: setUser,
    signOut() {
      const { storage } = browserStorage('local');
      api.tokens.clear();
      const waiting = storage.getItem(signOutsKey);
      storage.clear();
      if (waiting) storage.setItem(signOutsKey, waiting);
      clearReturnPlace(browserStorage('session').storage);
      close('signed-out');
    },
    dropTokens() {
      api.tokens.clear();
      close(null);
    },
  };
}

/** Returns whether the access token is a JWT that has not expired. */
function isTokenValid(api: Api): boolean {
  const expiry = tokenClaims(api.tokens.read()?.accessToken ?? '')?.exp;
  return expiry !== undefined && expiry * 1000 > Date.now();
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 500);
  });
}
