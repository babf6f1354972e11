import { expect } from '../fixtures';
import { tokensOf } from '../tokensOf';
import { places } from '../walk/places';
import { emptyHeight, openDialogs } from './dialog';
import type { WebKit } from './WebKit';
import { press, signIn, webkitTest as test } from './webkitTest';

// Opens each dialog that has an address in Safari's engine, and checks that it shows, is as high as its content, and
// closes. Dialogs with a blocked button used to hang the whole page when they closed, and all of them were stretched to
// their maximum height.

async function expectClosing(webkit: WebKit): Promise<void> {
  await expect.poll(() => openDialogs(webkit)).toBe(1);
  expect(await emptyHeight(webkit)).toBeLessThanOrEqual(4);
  await webkit.pressEscape();
  await expect.poll(() => openDialogs(webkit)).toBe(0);
}

/** Dialogs with a blocked button, and the buttons to press; the last one opens the dialog. */
const pressed = [
  ['/admin/contracts/list', 'Notes'],
  ['/admin/contracts/edit/1/basic', 'Change teacher'],
  ['/admin/contracts/edit/1/basic', 'Manage'],
  ['/admin/contracts/list', 'Select', '[data-select]', 'Statut'],
  ['/admin/contracts/list', 'Select', '[data-select]', 'Assign'],
  ['/admin/contracts/edit/1/final', 'Email the link'],
] as const;

/** The dialogs with an address that hung in Safari 26.0 and 26.1 (WebKit 2.50). */
const hung = /NotesDialog|ChangeTeacherDialog|ManageStudentsDialog|AssignTeacherDialog|MailLinkDialog/;

const withDialog = places.filter(
  ({ address, who, open }) => who !== null && !open && /[?&]dialog=/.test(address),
);

for (const [width, height] of [
  [1440, 900],
  [834, 1112],
] as const)
  for (const { address, who, dialog } of withDialog)
    test(`${address} at ${width} px: ${dialog} shows and closes`, {
      tag: width === 1440 && hung.test(dialog ?? '') && /contracts|students/.test(address) ? '@few' : [],
    }, async ({ webkit, origin }) => {
      await webkit.setSize(width, height);
      await signIn(webkit, origin.address, who ?? 'admin');
      await webkit.open(origin.address + address);
      await expectClosing(webkit);
    });

for (const [address, ...words] of pressed)
  test(`${address}: the dialog of "${words.at(-1)}" closes after a press opened it`, {
    tag: '@few',
  }, async ({ webkit, origin }) => {
    await webkit.setSize(1440, 900);
    await signIn(webkit, origin.address, 'admin');
    await webkit.open(origin.address + address);
    for (const word of words) await expect.poll(() => press(webkit, word)).toBe(true);
    await expectClosing(webkit);
  });

test('/admin/contracts/edit/1/basic: the dialog that merges the changes of two people closes, and saves what was chosen', {
  tag: '@few',
}, async ({ webkit, origin, mock }) => {
  await webkit.setSize(1440, 900);
  await signIn(webkit, origin.address, 'admin');
  await webkit.open(`${origin.address}/admin/contracts/edit/1/basic`);
  await expect
    .poll(() =>
      webkit.run<boolean>(`const field = document.querySelector('[name="contactPerson"]');
        if (!field) return false;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, 'Zoé Nadeau');
        return field.dispatchEvent(new Event('input', { bubbles: true }));`),
    )
    .toBe(true);
  const tokens = await tokensOf(origin.address, 'otherAdmin');
  const saved = await fetch(`${origin.address}/api/courses/update`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens['access-token']}` },
    body: JSON.stringify({ course: { id: 1 }, client_details: { contact_person: 'Autre Personne' } }),
  });
  expect(saved.status).toBe(200);

  expect(await press(webkit, 'Update course')).toBe(true);
  await expectClosing(webkit);
  expect(await press(webkit, 'Update course')).toBe(true);
  await expect
    .poll(() =>
      webkit.run<boolean>(`const labels = [...document.querySelectorAll('dialog[open] label')];
        const mine = labels.find(({ textContent }) => textContent.includes('Yours'));
        mine?.click();
        return Boolean(mine?.control.checked);`),
    )
    .toBe(true);
  await webkit.run(`[...document.querySelectorAll('dialog[open] button')]
    .find(({ textContent }) => textContent.endsWith('Save')).click();`);
  await expect.poll(() => openDialogs(webkit)).toBe(0);
  await expect
    .poll(async () => (await mock.state()).contracts.find(({ id }) => id === 1)?.contactPerson)
    .toBe('Zoé Nadeau');
});
