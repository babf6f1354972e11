import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInAs, test } from '../../../e2e/fixtures';

const address = '/admin/contracts/edit/1/basic';
const drawer = (page: Page) => page.getByRole('dialog', { name: /Historique - History/ });
const openHistory = (page: Page) => page.getByRole('button', { name: /Change history/ });
const rowOf = (page: Page, label: RegExp) =>
  drawer(page).getByRole('listitem').filter({ hasText: label }).last();
const save = (page: Page) => page.getByRole('button', { name: /Update course/ }).click();

test('one changes a contract, the other sees it and who it was, restores a value, and the first is told (ADR 32, ADR 39)', {
  tag: '@release',
}, async ({ page, openAnotherBrowser }) => {
  const other = await openAnotherBrowser({ viewport: { width: 1440, height: 900 } });
  await Promise.all([signInAs(page, 'admin', address), signInAs(other, 'otherAdmin', address)]);
  const schedule = await page.getByLabel('Schedule').inputValue();
  await expect(other.getByLabel('Schedule')).toHaveValue(schedule);
  await page.getByLabel('Schedule').fill('lun. mer. 17:30');
  await page.getByLabel('Location').fill('Longueuil, salle 204');
  await save(page);
  await expect(page.getByText('Course was updated successfully')).toBeVisible();
  // A saved change appears without a reload if the user has no input.
  await expect(other.getByText('Marie Bélanger saved changes. You see the latest version.')).toBeVisible();
  await expect(other.getByLabel('Schedule')).toHaveValue('lun. mer. 17:30');

  // The first user starts to change the same field again, and the other user sees that.
  await page.getByLabel('Schedule').fill('sam. 9:00');
  await expect(other.getByText('Marie Bélanger also has unsaved changes here.')).toBeVisible();

  await openHistory(other).click();
  await expect(other).toHaveURL(/dialog=history/);
  await expect(drawer(other).getByText('Marie Bélanger').last()).toBeVisible();
  await expect(rowOf(other, /Lieu - Location/)).toContainText('Longueuil, salle 204');
  await expectAccessible(other);
  await rowOf(other, /Horaire - Schedule/)
    .getByRole('button', { name: /Restore/ })
    .click();
  await drawer(other)
    .getByRole('button', { name: /Restore this value/ })
    .click();
  await expect(other.getByText('The value was restored.')).toBeVisible();
  await expect(drawer(other).getByText('Jean-Philippe Roy').last()).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(other).not.toHaveURL(/dialog=/);
  await expect(other.getByLabel('Schedule')).toHaveValue(schedule);

  await expect(page.getByText('Jean-Philippe Roy saved changes. What you typed is kept')).toBeVisible();
  await expect(page.getByLabel('Schedule')).toHaveValue('sam. 9:00');
  await save(page);
  const question = page.getByRole('dialog', { name: /changed in the meantime/ });
  await expect(question).toContainText(schedule);
  await openHistory(page).last().click();
  await expect(drawer(page).getByText('Jean-Philippe Roy').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await question
    .getByRole('button', { name: /Take all of yours|Yours/ })
    .or(question.getByRole('radio', { name: /Yours/ }))
    .first()
    .click();
  await question.getByRole('button', { name: /Save/ }).click();
  await expect(page.getByText('Course was updated successfully').last()).toBeVisible();
  await openHistory(page).click();
  await expect(rowOf(page, /sam. 9:00/)).toBeVisible();
});

test('a link opens the history, and an archived contract offers nothing to restore (DECISION-40)', {
  tag: '@release',
}, async ({ page }) => {
  await signInAs(page, 'admin', address);
  await page.getByLabel('Location').fill('Salle 3');
  await save(page);
  await expect(page.getByText('Course was updated successfully')).toBeVisible();
  await page.getByLabel('Contract status').selectOption({ label: 'Archivé - Archived' });
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Archive$/ })
    .click();
  await expect(page.getByText('Course status was updated successfully.')).toBeVisible();
  await page.goto(`${address}?dialog=history`);
  await expect(rowOf(page, /Lieu - Location/)).toContainText('Salle 3');
  await expect(drawer(page).getByRole('button', { name: /Rétablir/ })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the history fills the screen and works by keyboard', { tag: '@release' }, async ({ page }) => {
    await signInAs(page, 'admin', address);
    const location = await page.getByLabel('Location').inputValue();
    await page.getByLabel('Location').fill('Salle 3');
    await save(page);
    await expect(page.getByText('Course was updated successfully')).toBeVisible();
    await openHistory(page).focus();
    await page.keyboard.press('Enter');
    await expect(rowOf(page, /Lieu - Location/)).toContainText('Salle 3');
    const widthOf = async () => Math.round((await drawer(page).boundingBox())?.width ?? 0);
    await expect.poll(widthOf).toBe(360);
    await rowOf(page, /Lieu - Location/)
      .getByRole('button', { name: /Restore/ })
      .focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The value was restored.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(openHistory(page)).toBeFocused();
    await expect(page.getByLabel('Location')).toHaveValue(location);
  });
});
