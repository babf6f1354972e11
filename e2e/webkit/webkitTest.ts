import { accounts, samplePassword, test } from '../fixtures';
import { WebKit } from './WebKit';

/** A test that shares one browser with all tests of its worker. */
export const webkitTest = test.extend<object, { webkit: WebKit }>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const webkit = await WebKit.start();
      await use(webkit);
      webkit.close();
    },
    { scope: 'worker' },
  ],
});

/** Signs in without the form, as `signInAs` does. */
export async function signIn(webkit: WebKit, origin: string, who: 'admin' | 'teacher'): Promise<void> {
  const { email } = accounts[who];
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, username: email, password: samplePassword }),
  });
  const { auth } = (await answer.json()) as { readonly auth: Record<string, string> };
  await webkit.open(`${origin}/icon.svg`);
  const tokens = ['access', 'refresh', 'logout'].map((kind) => [`${kind}-token`, auth[`${kind}_token`]]);
  await webkit.run('for (const [key, token] of arguments[0]) localStorage.setItem(key, token)', tokens);
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
