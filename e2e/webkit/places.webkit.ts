import { signInAs } from '../fixtures';
import { settle } from '../settle';
import { places } from '../walk/places';
import { expectReadable, expectSameTexts } from './expectSameTexts';
import { forget, signIn, webkitTest as test } from './webkitTest';

// Each address of the walk shows the same texts in Safari's engine as in Chromium: on a desktop, a tablet and a phone.

test.use({ webkitWindow: 'bare' });

const sizes = [
  { width: 1440, height: 900 },
  { width: 834, height: 1112 },
  { width: 390, height: 844 },
];

/** Texts that WebKit shows in addition, by address and width, and why. */
const onlyInWebKit: Readonly<Record<string, readonly string[]>> = {
  ...at([1440, 834, 390], '/admin/contracts/print/1/attendance', [
    // It prints in the orientation of its dialog (ADR-0065).
    'Dans la fenêtre d’impression, choisissez l’orientation paysage.',
    'In the print dialog, choose landscape orientation.',
  ]),
};

function at(widths: readonly number[], address: string, texts: readonly string[]) {
  return Object.fromEntries(widths.map((width) => [`${address} ${width}`, texts]));
}

/**
 * Texts of the settings and the operations that are not compared: how many of their links fit in a line, and how the
 * menu of the others is called, depends on parts of pixels.
 */
const lastLinks = {
  '/admin/settings': ['Gestionnaire de fichiers', 'File Manager', 'Autres', 'More'],
  '/admin/operations': ['Liens privés', 'Private links', 'Autres', 'More'],
};

/** WebKitGTK has no passkeys, so its sign-in pages do not offer them. */
const passkeys = ['Se connecter avec une clé d’accès', 'Sign in with a passkey'];

/** They name the browsers in which somebody has signed in: only whether their texts can be read is compared. */
const namesBrowsers = [
  '/admin/settings/sign-ins',
  '/admin/settings/users?dialog=sessions&record=1',
  '/teacher-view/profile',
];

const addresses = new Map(places.filter(({ open }) => !open).map((place) => [place.address, place]));

for (const { address, who } of addresses.values())
  test(`${address} shows in WebKit what it shows in Chromium`, async ({ page, webkit, origin }) => {
    test.slow();
    if (who) await signInAs(page, who, address);
    else await page.goto(address);
    if (who) await signIn(webkit, origin.address, who);
    else await forget(webkit, origin.address);
    // Some sections are open at first where there is room.
    await webkit.setSize(1440, 900);
    await webkit.open(origin.address + address);
    await settle(page);
    for (const size of sizes)
      if (namesBrowsers.includes(address)) await expectReadable(webkit, page, size);
      else
        await expectSameTexts(webkit, page, size, {
          onlyInWebKit: onlyInWebKit[`${address} ${size.width}`],
          notCompared: [
            ...Object.entries(lastLinks).flatMap(([area, links]) => (address.startsWith(area) ? links : [])),
            ...(address.endsWith('/auth/login') ? passkeys : []),
          ],
        });
  });
