import { accounts, test as base, expect, samplePassword } from '../fixtures';
import { places } from '../walk/places';
import { WebKit } from './WebKit';

// Each dialog that an address opens, in Safari's engine: it shows, is as high as its content, and closes. A dialog with a
// blocked button made the whole page hang for ever when it closed, and all were stretched to their greatest height.

const test = base.extend<object, { webkit: WebKit }>({
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
async function signIn(webkit: WebKit, origin: string, who: 'admin' | 'teacher'): Promise<void> {
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

const openDialogs = (webkit: WebKit) =>
  webkit.run<number>('return document.querySelectorAll("dialog[open]").length');

/** How many pixels of the dialog are empty below its content; 0 for a drawer, which is as high as the window. */
const emptyHeight = (webkit: WebKit) =>
  webkit.run<number>(`
    const dialog = document.querySelector('dialog[open]');
    if (dialog.offsetHeight >= innerHeight) return 0;
    const [, body] = dialog.firstElementChild.children;
    const content = document.createRange();
    content.selectNodeContents(body);
    const { bottom } = body.getBoundingClientRect();
    const end = content.getBoundingClientRect().bottom + parseFloat(getComputedStyle(body).paddingBottom);
    return Math.max(0, Math.round(bottom - end));`);

/** Presses the first button or menu item that has this text or label. Returns whether there is one. */
const press = (webkit: WebKit, text: string) =>
  webkit.run<boolean>(
    `const pressable = [...document.querySelectorAll('button, a[href], [role=menuitem]')].filter((element) => element.checkVisibility());
    const found = pressable.find((element) => (element.getAttribute('aria-label') ?? element.textContent).includes(arguments[0]));
    found?.focus();
    found?.click();
    return Boolean(found);`,
    text,
  );

async function expectClosing(webkit: WebKit): Promise<void> {
  await expect.poll(() => openDialogs(webkit)).toBe(1);
  expect(await emptyHeight(webkit)).toBeLessThanOrEqual(4);
  await webkit.pressEscape();
  await expect.poll(() => openDialogs(webkit)).toBe(0);
}

/** Dialogs with a blocked button, and the words of the buttons that open them. */
const pressed = [
  ['/admin/contracts/list', 'Notes'],
  ['/admin/contracts/edit/1/basic', 'Change teacher'],
  ['/admin/contracts/edit/1/basic', 'Manage'],
] as const;

const withDialog = places.filter(
  ({ address, who, open }) => who !== null && !open && /[?&]dialog=/.test(address),
);

for (const [width, height] of [
  [1440, 900],
  [834, 1112],
] as const)
  for (const { address, who, dialog } of withDialog)
    test(`${address} at ${width} px: ${dialog} shows and closes`, async ({ webkit, origin }) => {
      await webkit.setSize(width, height);
      await signIn(webkit, origin.address, who ?? 'admin');
      await webkit.open(origin.address + address);
      await expectClosing(webkit);
    });

for (const [address, words] of pressed)
  test(`${address}: the dialog of "${words}" closes after a press opened it`, async ({ webkit, origin }) => {
    await webkit.setSize(1440, 900);
    await signIn(webkit, origin.address, 'admin');
    await webkit.open(origin.address + address);
    await expect.poll(() => press(webkit, words)).toBe(true);
    await expectClosing(webkit);
  });
