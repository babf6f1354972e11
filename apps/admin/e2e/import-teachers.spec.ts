import { utils, write } from '@e965/xlsx';
import { accounts, expect, signInAs, test } from '../../../e2e/fixtures';

const rows = [
  ['Last name', 'First name', 'Email', 'Phone', 'Languages', 'Car'],
  ['Gauthier', 'Noémie', 'noemie@passerelle.example', '(514) 555-0141', 'English, Français', 'oui'],
  ['Villeneuve', 'Léa', accounts.teacher.email.toUpperCase(), '514 555-0142', '', ''],
  ['حداد', 'Omar', 'omar@passerelle.example', '', '', ''],
  ['Roy', 'Zoé', 'zoe@passerelle.example', '514 555-0143', 'Klingon', ''],
];

test('teachers from an old .xls file: who comes in waits for an invitation, who does not is told with the reason (TEA-LIST-02, IMPORT-05, MSG-70, MSG-71)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const before = (await mock.state()).teachers.length;
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Teachers');
  await signInAs(page, 'admin', '/admin/teachers/list');
  await page.getByRole('button', { name: /Import$/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /Import teachers$/ });
  // The file chooser opens with the keyboard, from the focused button.
  const choosing = page.waitForEvent('filechooser');
  await expect(dialog.getByRole('button', { name: /Choose a file/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles({
    name: 'enseignants.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer,
  });
  await expect(dialog.getByText(/^Email already used by Léa Villeneuve$/)).toBeVisible();
  await dialog.getByRole('button', { name: /- Import$/ }).press('Enter');

  await expect(dialog.getByText('Teachers imported', { exact: true })).toBeVisible();
  const refused = dialog.getByRole('row');
  await expect(refused).toHaveCount(4);
  await expect(refused.nth(1)).toHaveText(/^3Léa.*Email duplicated$/);
  await expect(refused.nth(2)).toHaveText(/^4Omarحداد.*Téléphone\s: .* - Phone: /);
  await expect(refused.nth(3)).toHaveText(/^5Zoé.*Klingon$/);
  expect((await mock.state()).teachers).toHaveLength(before + 1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/teachers\/list$/);
});
