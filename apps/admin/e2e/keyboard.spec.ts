import { expect, signInByKeyboard, test } from '../../../e2e/fixtures';
import { tabTo } from '../../../e2e/keyboard';

test('an administrator signs in, finds a contract, assigns its teacher, moves it on and signs out by keys alone; where one is, is seen at every stop (AUTH-30, CON-SIDE-08, CON-LIST-22)', {
  tag: '@release',
}, async ({ page, mock, sampled }) => {
  test.slow();
  // In forced colours mode, the outline is the only focus indicator.
  await page.emulateMedia({ forcedColors: sampled ? 'none' : 'active' });
  const { keyboard } = page;
  await signInByKeyboard(page, 'admin');

  await tabTo(page, page.getByRole('searchbox', { name: 'Search contracts' }));
  await keyboard.type('0368');
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page, page.getByRole('link', { name: '2026-0368' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /2026-0368/ })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: /Assign$/ }));
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /Assign a teacher/ });
  await tabTo(page, dialog.getByRole('combobox', { name: /Teacher/ }));
  await keyboard.type('park');
  await expect(page.getByRole('option', { name: /Andrew Parker/ })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: /Assign$/ }));
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Change teacher$/ })).toBeFocused();

  const main = page.getByRole('navigation', { name: /Main navigation/ });
  await tabTo(page, main.getByRole('link', { name: /Contracts$/ }), 'Shift+Tab');
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search contracts' }));
  await keyboard.type('0368');
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page, page.getByRole('row').getByRole('button', { name: /Actions/ }));
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await tabTo(page, page.getByRole('menuitem', { name: /Contracts done/ }), 'ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByText('Course status was updated successfully.')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(1);
  expect((await mock.state()).contracts.find(({ number }) => number === '2026-0368')).toMatchObject({
    teacherId: 2,
    statusId: 3,
  });

  await tabTo(page, page.getByRole('button', { name: /Menu of Marie Bélanger/ }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  await keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await keyboard.press('Enter');
  await page.waitForURL('**/auth/login');
});
