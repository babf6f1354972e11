import { now, test } from '../fixtures';
import { tokensOf } from '../tokensOf';
import { WebKit } from './WebKit';

/** The clock of the journeys. */
const fixedClock = `globalThis.Date = class extends Date {
  constructor(...parts) { super(...(parts.length > 0 ? parts : [${now.getTime()}])); }
  static now() { return ${now.getTime()}; }
}`;

/**
 * A test that shares one browser with all tests of its worker: Debian's, or a bare window, which may be narrower than
 * 447 px and has the clock of the journeys.
 */
export const webkitTest = test.extend<object, { webkit: WebKit; webkitWindow: 'browser' | 'bare' }>({
  webkitWindow: ['browser', { option: true, scope: 'worker' }],
  webkit: [
    async ({ webkitWindow }, use) => {
      const webkit = await WebKit.start(webkitWindow === 'bare' ? fixedClock : undefined);
      await use(webkit);
      webkit.close();
    },
    { scope: 'worker' },
  ],
});

/** Opens a page of the origin without scripts, and clears what earlier tests have stored. */
export async function forget(webkit: WebKit, origin: string): Promise<void> {
  await webkit.open(`${origin}/icon.svg`);
  await webkit.run('localStorage.clear(); sessionStorage.clear()');
}

/** Signs in without the form, as `signInAs` does. */
export async function signIn(webkit: WebKit, origin: string, who: 'admin' | 'teacher'): Promise<void> {
  const tokens = await tokensOf(origin, who);
  await forget(webkit, origin);
  await webkit.run(
    'for (const [key, token] of Object.entries(arguments[0])) localStorage.setItem(key, token)',
    tokens,
  );
}

/**
 * Presses the first button or menu item with this text or label, or that matches a selector. Returns whether there is
 * one.
 */
export const press = (webkit: WebKit, text: string) =>
  webkit.run<boolean>(
    `const pressable = [...document.querySelectorAll('button, a[href], [role=menuitem]')].filter((element) => element.checkVisibility());
    const found = arguments[0].startsWith('[') ? document.querySelector(arguments[0]) : pressable.find((element) => (element.getAttribute('aria-label') ?? element.textContent).includes(arguments[0]));
    found?.focus();
    found?.click();
    return Boolean(found);`,
    text,
  );
