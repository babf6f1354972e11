import { browserStorage, type TextStorage } from './browser-storage.ts';

/** The two tokens of a session; an empty string for one that is missing. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Tokens as a store holds them. */
export interface HeldTokens extends Tokens {
  /** When the access token was received by this browser, in milliseconds; null when unknown. */
  receivedAt: number | null;
}

/** Where one session keeps its tokens. */
export interface TokenStore {
  /** Whether other tabs use the same store, so that only one of them may renew at a time. */
  readonly shared: boolean;
  read(): HeldTokens | null;
  write(tokens: Tokens): void;
  clear(): void;
}

export const accessTokenKey = 'access-token';
export const refreshTokenKey = 'refresh-token';
const receivedKey = 'access-token-received';

/** The store of people who sign in with a password: local storage, shared by all tabs (AUTH-28, AUTH-29). */
export function localTokenStore(): TokenStore {
  // In memory where the browser blocks local storage: a reload then asks to sign in again.
  const { storage, isPersistent } = browserStorage('local');
  return {
    shared: isPersistent,
    read() {
      const accessToken = storage.getItem(accessTokenKey) ?? '';
      const refreshToken = storage.getItem(refreshTokenKey) ?? '';
      if (!accessToken && !refreshToken) return null;
      return { accessToken, refreshToken, receivedAt: receivedAt(storage, accessToken) };
    },
    write({ accessToken, refreshToken }) {
      storage.setItem(accessTokenKey, accessToken);
      storage.setItem(refreshTokenKey, refreshToken);
      storage.setItem(receivedKey, `${tail(accessToken)} ${Date.now()}`);
    },
    clear() {
      for (const key of [accessTokenKey, refreshTokenKey, receivedKey]) storage.removeItem(key);
    },
  };
}

/** The store of a private link: gone with the page, and blind to a staff session in the same browser (DECISION-11). */
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

/** The moment is kept with the end of its token: a token that something else put in place has no known age. */
function receivedAt(storage: TextStorage, accessToken: string): number | null {
  const [end, moment] = (storage.getItem(receivedKey) ?? '').split(' ');
  return end === tail(accessToken) && moment ? Number(moment) : null;
}

function tail(token: string): string {
  return token.slice(-16);
}
