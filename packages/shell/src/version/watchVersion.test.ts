import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Toast } from '../toasts/toast-store';
import { type VersionWatch, watchVersion } from './watchVersion';

const minute = 60_000;

/** An open page, and a version that is deployed in the meantime. */
function watchedPage(options: Partial<VersionWatch> = {}) {
  const page = {
    deployed: '/admin/assets/index-old.js',
    looks: 0,
    reloads: 0,
    toasts: [] as Omit<Toast, 'id'>[],
  };
  const end = watchVersion({
    own: '/admin/assets/index-old.js',
    deployed: async () => {
      page.looks += 1;
      return page.deployed;
    },
    toasts: { show: (toast) => String(page.toasts.push(toast)) },
    reload: () => {
      page.reloads += 1;
    },
    ...options,
  });
  return { page, end };
}

const arrive = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  // Fakes only these: test files share a worker, and fake timers left by another file would stay.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a version that is deployed while a page is open', () => {
  it('is not spoken of while it is the page’s own', async () => {
    const { page } = watchedPage();
    await vi.advanceTimersByTimeAsync(3 * 60 * minute);
    expect(page.looks).toBe(7);
    expect(page.toasts).toEqual([]);
  });

  it('is announced once, in both languages, and nothing is loaded anew by itself', async () => {
    const { page } = watchedPage();
    page.deployed = '/admin/assets/index-new.js';
    await vi.advanceTimersByTimeAsync(3 * 60 * minute);
    expect(page.toasts).toMatchObject([
      {
        tone: 'info',
        title: { fr: 'Une nouvelle version est disponible', en: 'A new version is available' },
        action: { label: { fr: 'Recharger', en: 'Reload' } },
      },
    ]);
    expect(page.reloads).toBe(0);
  });

  it.each([
    ['window', 'focus'],
    ['document', 'visibilitychange'],
  ] as const)('is looked for when somebody comes back to the %s', async (place, event) => {
    const { page } = watchedPage();
    await arrive();
    page.deployed = '/admin/assets/index-new.js';
    globalThis[place].dispatchEvent(new Event(event));
    await arrive();
    expect(page.toasts, 'a look has just been taken').toEqual([]);
    await vi.advanceTimersByTimeAsync(6 * minute);
    globalThis[place].dispatchEvent(new Event(event));
    await arrive();
    expect(page.toasts).toHaveLength(1);
  });

  it('is looked for at once when a part of the app does not come', async () => {
    const { page } = watchedPage();
    await arrive();
    page.deployed = '/admin/assets/index-new.js';
    window.dispatchEvent(new Event('vite:preloadError'));
    await arrive();
    expect(page.toasts).toHaveLength(1);
  });

  it('is not looked for behind other pages', async () => {
    const { page } = watchedPage();
    Object.assign(document, { visibilityState: 'hidden' });
    await vi.advanceTimersByTimeAsync(3 * 60 * minute);
    expect(page.looks).toBe(1);
  });

  it.each([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['where nobody deployed version.json', () => Promise.reject(new SyntaxError('<!doctype'))],
  ])('is not guessed %s', async (_, deployed) => {
    const { page } = watchedPage({ deployed });
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(page.toasts).toEqual([]);
  });

  it('is loaded when the person says so, once what the device keeps is up to date', async () => {
    let finish = () => {};
    const takeOver = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { page } = watchedPage({ takeOver, deployed: async () => '/admin/assets/index-new.js' });
    await arrive();
    page.toasts[0]?.action?.act();
    await arrive();
    expect([takeOver.mock.calls.length, page.reloads]).toEqual([1, 0]);
    finish();
    await arrive();
    expect(page.reloads).toBe(1);
  });

  it.each([
    ['cannot', () => Promise.reject(new Error('offline'))],
    ['takes too long', () => new Promise<void>(() => {})],
  ])('is loaded though the device %s', async (_, takeOver) => {
    const { page } = watchedPage({ takeOver, deployed: async () => '/admin/assets/index-new.js' });
    await arrive();
    page.toasts[0]?.action?.act();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.reloads).toBe(1);
  });

  it('is forgotten with its page', async () => {
    const { page, end } = watchedPage();
    end();
    await vi.advanceTimersByTimeAsync(60 * minute);
    window.dispatchEvent(new Event('focus'));
    expect(page.looks).toBe(1);
  });
});
