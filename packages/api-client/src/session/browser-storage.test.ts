import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';
import { localTokenStore } from './token-store.ts';

afterEach(() => vi.unstubAllGlobals());

function block(name: 'localStorage' | 'sessionStorage') {
  vi.stubGlobal(name, undefined);
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      throw new Error('SecurityError');
    },
  });
}

describe('a storage that the browser blocks', () => {
  it.each([
    ['local', 'localStorage'],
    ['session', 'sessionStorage'],
  ] as const)('is replaced by memory: %s', (kind, name) => {
    block(name);
    const { storage, isPersistent } = browserStorage(kind);
    expect(isPersistent).toBe(false);
    storage.setItem('key', 'text');
    expect(browserStorage(kind).storage.getItem('key')).toBe('text');
    storage.clear();
    expect(storage.getItem('key')).toBeNull();
  });

  it('is replaced when writing fails', () => {
    vi.stubGlobal('sessionStorage', {
      setItem() {
        throw new Error('QuotaExceededError');
      },
    });
    expect(browserStorage('session').isPersistent).toBe(false);
  });

  it('keeps a sign-in until the page closes, without other tabs', () => {
    block('localStorage');
    const tokens = localTokenStore();
    expect(tokens.shared).toBe(false);
    tokens.write({ accessToken: 'access', refreshToken: 'refresh' });
    expect(localTokenStore().read()).toMatchObject({ accessToken: 'access', refreshToken: 'refresh' });
    tokens.clear();
    expect(tokens.read()).toBeNull();
  });
});
