import type { Tokens as WireTokens } from '../generated/types.gen.ts';
import { browserStorage, type TextStorage } from './browser-storage.ts';

/** The two tokens of a session. A missing token is an empty string. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  /**
   * Can only end the session. Undefined if the backend cannot end sessions (DECISION-56), and in tokens that were read
   * from a store.
   */
  logoutToken?: string;
}

/** Tokens in a store. */
export interface HeldTokens extends Tokens {
  /** When this browser received the access token, in milliseconds; null when unknown. */
  receivedAt: number | null;
}

/** Stores the tokens of one session. */
export interface TokenStore {
  /** Whether other tabs use the same store. Only one of them may then renew at a time. */
  readonly shared: boolean;
  read(): HeldTokens | null;
  write(tokens: Tokens): void;
  clear(): void;
}

export const accessTokenKey = 'access-token';
export const refreshTokenKey = 'refresh-token';
const logoutTokenKey = 'logout-token';
/** Storage key of the logout tokens that have yet to be sent, separated by spaces. */
export const signOutsKey = 'sign-outs';
const receivedKey = 'access-token-received';

/** The store for sign-ins with a password: local storage, shared by all tabs (AUTH-28, AUTH-29). */
export function localTokenStore(): TokenStore {
  // In memory when the browser blocks local storage. A reload then requires another sign-in.
  const { storage, isPersistent } = browserStorage('local');
  return {
    shared: isPersistent,
    read() {
      const accessToken = storage.getItem(accessTokenKey) ?? '';
      const refreshToken = storage.getItem(refreshTokenKey) ?? '';
      if (!accessToken && !refreshToken) return null;
      return { accessToken, refreshToken, receivedAt: receivedAt(storage, accessToken) };
    },
    write({ accessToken, refreshToken, logoutToken = '' }) {
      storage.setItem(accessTokenKey, accessToken);
      storage.setItem(refreshTokenKey, refreshToken);
      storage.setItem(logoutTokenKey, logoutToken);
      storage.setItem(receivedKey, `${tail(accessToken)} ${Date.now()}`);
    },
    clear() {
      const logoutToken = storage.getItem(logoutTokenKey);
      // This token can only end its session, so it may be stored until there is a connection (DECISION-56).
      if (logoutToken) storage.setItem(signOutsKey, `${storage.getItem(signOutsKey) ?? ''} ${logoutToken}`);
      for (const key of [accessTokenKey, refreshTokenKey, logoutTokenKey, receivedKey])
        storage.removeItem(key);
    },
  };
}

/**
 * The store of a private link. It is lost with the page and independent of a staff session in the same browser
 * (DECISION-11).
 */
export function memoryTokenStore(): TokenStore {
  let held: HeldTokens | null = null;
  return {
    shared: false,
    read: () => held,
    write(tokens) {
      held = { ...tokens, receivedAt: Date.now() };
    },
    clear() {
      held = null;
    },
  };
}

/** The time is stored with the end of its token. If other code stored the token, its age is unknown. */
function receivedAt(storage: TextStorage, accessToken: string): number | null {
  const [end, moment] = (storage.getItem(receivedKey) ?? '').split(' ');
  return end === tail(accessToken) && moment ? Number(moment) : null;
}

function tail(token: string): string {
  return token.slice(-16);
}

/** Converts the tokens of a response. */
export function tokensFromWire({ access_token, refresh_token, logout_token }: WireTokens): Tokens {
  return { accessToken: access_token, refreshToken: refresh_token, logoutToken: logout_token };
}
