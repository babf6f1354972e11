import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../../../e2e/fixtures';

const views = (page: Page) => page.getByRole('dialog', { name: 'Views' });
const head = (page: Page, name: RegExp) => page.getByRole('columnheader', { name });

test('a view is saved by keys alone, with filters, order and columns, found again after a sign-out, and shared by its address', {
  tag: '@release',
}, async ({ page, openAnotherBrowser }) => {
  test.slow();
  await signInAs(page, 'admin');
  await page.getByLabel('Course Type').selectOption({ label: 'Groupe - Group' });
  await head(page, /Company/)
    .getByRole('button')
    .press('Enter');
  await page.getByRole('button', { name: /Columns$/ }).press('Enter');
  await page.getByRole('checkbox', { name: /Notes/ }).press('Space');
  await page.keyboard.press('Escape');
  await expect(head(page, /Notes/)).toHaveCount(0);

  await page.getByRole('button', { name: /Views$/ }).press('Enter');
  await views(page).getByLabel('Name of the view').focus();
  await page.keyboard.type('Groupes par société');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The view “Groupes par société” is saved.')).toBeVisible();
  const address = await views(page).getByLabel('Link to this view').inputValue();
  await page.keyboard.press('Escape');
  await expect(views(page)).toHaveCount(0);

  // The user's own columns are separate from the columns of the view.
  await page.getByRole('button', { name: /Columns$/ }).click();
  await page.getByRole('button', { name: /Original columns$/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Reset the filters$/ }).click();
  await expect(head(page, /Notes/)).toBeVisible();

  await page.getByRole('button', { name: /^Menu :/ }).click();
  await page.getByRole('menuitem', { name: /Logout$/ }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await signInAs(page, 'admin');
  await page.getByRole('button', { name: /Views$/ }).click();
  await views(page).getByRole('link', { name: 'Groupes par société' }).click();
  await expect(page).toHaveURL(/sort=company/);
  await expect(head(page, /Notes/)).toHaveCount(0);
  await expect(head(page, /Company/)).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByLabel('Course Type').locator('option:checked')).toHaveText('Groupe - Group');
  await page.getByRole('button', { name: /Views$/ }).click();
  await expect(views(page).getByRole('link', { name: /Groupes par société/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await views(page)
    .getByRole('link', { name: /All contracts$/ })
    .click();
  await expect(page).toHaveURL(/contracts\/list$/);
  await expect(head(page, /Notes/)).toBeVisible();

  const another = await openAnotherBrowser();
  await signInAs(another, 'admin', new URL(address).pathname + new URL(address).search);
  await expect(head(another, /Company/)).toHaveAttribute('aria-sort', 'ascending');
  await expect(head(another, /Notes/)).toHaveCount(0);
  await another.getByRole('button', { name: /Views$/ }).click();
  await expect(views(another).getByRole('link', { name: /Groupes par société/ })).toBeVisible();
  await another.keyboard.press('Escape');
});

for (const list of ['students', 'teachers'])
  test(`views of the ${list} list are replaced and deleted on a phone, and brought back`, {
    tag: '@release',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await signInAs(page, 'admin', `/admin/${list}/list`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const open = async () => {
      await page.getByRole('button', { name: 'Filtres - Filters' }).click();
      await page.getByRole('button', { name: /Views$/ }).click();
    };
    /** Closes the panel, then the sheet that opened it. */
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await open();
    await views(page).getByLabel('Name of the view').fill('À suivre');
    await views(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The view “À suivre” is saved.')).toBeVisible();
    await close();
    await page.getByRole('searchbox').fill('Nadeau');
    await expect(page).toHaveURL(/search=Nadeau/);
    await open();
    await views(page)
      .getByRole('button', { name: /Replace À suivre/ })
      .click();
    await expect(page.getByText('The view “À suivre” now shows what is on screen.')).toBeVisible();
    await views(page)
      .getByRole('button', { name: /Delete À suivre$/ })
      .click();
    await expect(views(page).getByRole('link', { name: /À suivre/ })).toHaveCount(0);
    await close();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Undone: everything is as before.')).toBeVisible();
    await open();
    await views(page)
      .getByRole('link', { name: new RegExp(`All ${list}$`) })
      .click();
    await expect(page).not.toHaveURL(/search/);
    await open();
    await views(page).getByRole('link', { name: 'À suivre' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('Nadeau');
  });
