import type { Page } from '@playwright/test';
import { accounts, expect, expectAccessible, samplePassword, signInAs, test } from '../../../e2e/fixtures';

test.beforeEach(({ page }) => signInAs(page, 'admin', '/admin/contracts/edit/1/basic'));

const company = (page: Page) => page.getByRole('combobox', { name: 'Company' });

async function chooseCompany(page: Page, typed: string, name: string) {
  await company(page).fill(typed);
  await page.getByRole('option', { name }).click();
  await expect(company(page)).toHaveValue(name);
}

const update = { name: /Update course/ };

test('a contract is edited and saved, and the list shows it (CON-FORM-04, CON-FORM-05, CON-FORM-06, CON-FORM-16, CON-FORM-24)', {
  tag: '@firefox',
}, async ({ page }) => {
  await expect(page.getByLabel('Contract #')).toHaveValue('2026-0412');
  await page.getByLabel('Invoice').fill('F-2026-7');
  await chooseCompany(page, 'banque', 'Banque Champlain');
  await page.getByLabel('length of each class').fill('2,5');
  await page.getByRole('button', update).click();
  await expect(page.getByText('Course was updated successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Invoice')).toHaveValue('F-2026-7');
  await expect(page.getByLabel('length of each class')).toHaveValue('2.5');
  await page.getByRole('link', { name: 'Contrats - Contracts' }).last().click();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: '2026-0412' }) });
  await expect(row).toContainText('Banque Champlain');
  await expect(row).toContainText('31 / 80 h');
});

test('what is missing is refused with the specified words (CON-FORM-28, CON-FORM-29, CON-FORM-31, MSG-87, MSG-88, MSG-89)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await company(page).fill('');
  await page.getByLabel('Contact person').fill('');
  await page.getByLabel('Course Type').selectOption('');
  await page.getByRole('button', update).click();
  await expect(page.getByText('This is a required field and must contain only number.')).toBeVisible();
  await expect(company(page)).toBeFocused();
  await expect(page.getByLabel('Contact person')).toHaveAccessibleDescription(/This is a required field\./);
  await expect(page.getByLabel('Course Type')).toHaveAccessibleDescription(/This is a required field/);
  expect(mock.requests.some(({ route }) => route === 'PATCH courses/update')).toBe(false);
});

test('a save that fails says so and keeps what was typed (MSG-49)', { tag: '@release' }, async ({
  page,
  mock,
}) => {
  mock.faults.add({ route: 'PATCH courses/update', kind: 'error' });
  await page.getByLabel('Invoice').fill('F-9');
  await page.getByRole('button', update).click();
  await expect(page.getByText('Course was not updated successfully')).toBeVisible();
  await expect(page.getByLabel('Invoice')).toHaveValue('F-9');
  mock.faults.clear();
  await page.getByRole('button', update).click();
  await expect(page.getByText('Course was updated successfully')).toBeVisible();
});

test('a double click saves once (CON-FORM-25)', { tag: '@release' }, async ({ page, mock }) => {
  mock.faults.add({ route: 'PATCH courses/update', kind: 'slow', milliseconds: 300 });
  await page.getByLabel('Invoice').fill('F-10');
  await page.getByRole('button', update).dblclick();
  await expect(page.getByText('Course was updated successfully')).toBeVisible();
  expect(mock.requests.filter(({ route }) => route === 'PATCH courses/update')).toHaveLength(1);
});

test('an archived contract is read-only until its status changes (CON-FORM-03, CON-FORM-26, CON-SIDE-03, CON-SIDE-04)', {
  tag: '@release',
}, async ({ page }) => {
  await page.getByLabel('Contract status').selectOption({ label: 'Archivé - Archived' });
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Archive$/ })
    .click();
  await expect(page.getByText('Course status was updated successfully.')).toBeVisible();
  await expect(page.getByRole('button', update)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Remember to save your changes.')).toHaveCount(0);
  await page.getByLabel('Contract status').selectOption({ label: 'Activé - Activated' });
  await expect(page.getByRole('button', update)).not.toHaveAttribute('aria-disabled', 'true');
});

test('the attendance tab shows the classes and the hours that they add up to (CON-ATT-01, CON-ATT-02, CON-ATT-03, CON-ATT-04, CON-ATT-05, CON-SIDE-01, SHELL-074)', {
  tag: '@release',
}, async ({ page }) => {
  await page
    .getByRole('navigation', { name: /Parts of the contract/ })
    .getByRole('link', { name: /Attendance/ })
    .click();
  await expect(page).toHaveURL(/\/attendance$/);
  await expect(page.getByRole('heading', { level: 1, name: /2026-0412/ })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^31 h$/ })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^48 h$/ })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Absent students/ })).toBeVisible();
  await expect(page.getByText('All students present').first()).toBeVisible();
});

test('leaving with something unsaved asks first (CON-FORM-02)', { tag: '@release' }, async ({ page }) => {
  await page.getByLabel('Invoice').fill('F-11');
  await page.getByRole('link', { name: 'Contrats - Contracts' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: /Stay/ }).click();
  await expect(page.getByLabel('Invoice')).toHaveValue('F-11');
  await page.getByRole('link', { name: 'Contrats - Contracts' }).last().click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Leave and keep/ })
    .click();
  await expect(page).toHaveURL(/contracts\/list/);
});

test('a new contract is created with the same form (CON-FORM-22, CON-FORM-23, CON-FORM-47, SHELL-009, SHELL-069)', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Contrats - Contracts' }).last().click();
  await page.getByRole('link', { name: /Create Contract/ }).click();
  await chooseCompany(page, 'banque', 'Banque Champlain');
  await page.getByLabel('Contact person').fill('Noël Séguin');
  await page.getByLabel('Language*').selectOption({ label: 'English' });
  await page.getByLabel('Course Type').selectOption({ label: 'Groupe - Group' });
  await page.getByLabel('length of each class').fill('1.5');
  await page.getByLabel('Number of classes').fill('12');
  await page.getByRole('button', { name: /Add course/ }).click();
  await expect(page.getByText('Course was created successfully')).toBeVisible();
  await page.waitForURL('**/contracts/edit/*/basic');
  await expect(page.getByLabel('Contract status')).toHaveValue('pending');
});

test.describe('what is typed and not saved', () => {
  const restoreDraft = (page: Page) => page.getByRole('button', { name: /Resume/ });

  async function signIn(page: Page) {
    await page.getByLabel('Email').fill(accounts.admin.email);
    await page.getByLabel('Password').first().fill(samplePassword);
    await page.getByRole('button', { name: /Sign in$/ }).click();
  }

  test('survives a reload, is taken up again and saved (CON-FORM-02)', { tag: '@release' }, async ({
    page,
  }) => {
    await page.getByLabel('Contact person').fill('Noël Séguin');
    await chooseCompany(page, 'banque', 'Banque Champlain');
    await page.getByLabel('Contract approved').setChecked(false);
    await page.getByLabel('Start date').fill('2026-09-01');
    // Reloads right after typing, before a debounce could end.
    await page.getByLabel('Invoice').fill('F-KEPT');
    await page.reload();
    await expect(page.getByText(/^What you typed here on Nov 20th 26 12:00 was not saved\.$/)).toBeVisible();
    await expect(page.getByLabel('Invoice')).not.toHaveValue('F-KEPT');
    await restoreDraft(page).click();
    await expect(page.getByLabel('Invoice')).toHaveValue('F-KEPT');
    await expect(page.getByLabel('Contact person')).toHaveValue('Noël Séguin');
    await expect(page.getByLabel('Start date')).toHaveValue('2026-09-01');
    await expect(page.getByLabel('Contract approved')).not.toBeChecked();
    await expect(company(page)).toHaveValue('Banque Champlain');
    await page.getByRole('button', update).click();
    await expect(page.getByText('Course was updated successfully')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Invoice')).toHaveValue('F-KEPT');
    await expect(company(page)).toHaveValue('Banque Champlain');
    await expect(page.getByText('Unsaved work')).toHaveCount(0);
  });

  test('survives a session that is lost in mid-save, for the same person (SHELL-117)', {
    tag: '@release',
  }, async ({ page, mock }) => {
    await page.getByLabel('Invoice').fill('F-KEPT');
    mock.faults.add({ route: 'PATCH courses/update', kind: 'unauthorized', times: 1 });
    await page.getByRole('button', update).click();
    await page.waitForURL('**/admin/auth/login');
    await signIn(page);
    await page.waitForURL('**/contracts/edit/*/basic');
    await restoreDraft(page).click();
    await expect(page.getByLabel('Invoice')).toHaveValue('F-KEPT');
    await page.getByRole('button', update).click();
    await expect(page.getByText('Course was updated successfully')).toBeVisible();
  });

  test('is named at Logout, and kept or discarded', { tag: '@release' }, async ({ page }) => {
    const logOut = async () => {
      await page.getByRole('button', { name: /Menu of Marie/ }).click();
      await page.getByRole('menuitem', { name: /Logout/ }).click();
    };
    const question = page.getByRole('alertdialog');
    await page.getByLabel('Invoice').fill('F-KEPT');
    await logOut();
    await expect(question).toContainText('Contract 2026-0412');
    await expectAccessible(page);
    await question.getByRole('button', { name: /Keep and sign out/ }).click();
    await page.waitForURL('**/admin/auth/login');
    // Wait until the server has answered the sign-out.
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    await signIn(page);
    await page.getByRole('link', { name: '2026-0412' }).click();
    await expect(restoreDraft(page)).toBeVisible();
    await logOut();
    await question.getByRole('button', { name: /Discard and sign out/ }).click();
    await page.waitForURL('**/admin/auth/login');
  });

  test('is laid over what someone else has saved since, which is asked about', { tag: '@release' }, async ({
    page,
    request,
  }) => {
    await page.getByLabel('Contact person').fill('Ma Version');
    await page.getByRole('link', { name: 'Contrats - Contracts' }).last().click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Leave and keep/ })
      .click();
    await page.waitForURL('**/contracts/list');
    const token = await page.evaluate(() => localStorage.getItem('access-token'));
    const href = await page.getByRole('link', { name: '2026-0412' }).getAttribute('href');
    const id = Number(/edit\/(\d+)/.exec(href ?? '')?.[1]);
    await request.patch('/api/courses/update', {
      headers: { Authorization: `Bearer ${token}` },
      data: { course: { id }, client_details: { contact_person: 'Autre Personne', invoice: 'F-THEIRS' } },
    });
    await page.reload();
    await page.getByRole('link', { name: '2026-0412' }).click();
    await expect(page.getByText(/^The record has changed since\./)).toBeVisible();
    await restoreDraft(page).click();
    await expect(page.getByLabel('Contact person')).toHaveValue('Ma Version');
    await expect(page.getByLabel('Invoice')).toHaveValue('F-THEIRS');
    await page.getByRole('button', update).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: /Theirs/ })).toBeVisible();
    await expect(dialog).not.toContainText('F-THEIRS');
    await dialog.getByRole('radio', { name: /Yours/ }).check();
    await dialog.getByRole('button', { name: /Save$/ }).click();
    await expect(page.getByText('Course was updated successfully')).toBeVisible();
  });
});

test('a proposal is imported without saving the form, and viewed again (CON-FORM-08, CON-FORM-09)', {
  tag: ['@release', '@chromium'],
}, async ({ page, mock }) => {
  await page.getByLabel('Invoice').fill('F-BEGUN');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'Offre été 2027.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(page.getByText('Document was uploaded successfully.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /View Offre été 2027$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Offre été 2027.pdf');
  await expect(page.getByLabel('Invoice')).toHaveValue('F-BEGUN');
  expect(mock.requests.some(({ route }) => route === 'PATCH courses/update')).toBe(false);
});

test.describe('a dialog that opens', () => {
  test('says its title in Firefox too: it has the focus for some frames, then its first field (DECISION-110)', {
    tag: '@release',
  }, async ({ page, browserName }) => {
    const button = page.getByRole('button', { name: /Change teacher$/ });
    await button.focus();
    const focused = await page.evaluateHandle(() => {
      const events: { element: string; isModal: boolean; frame: number }[] = [];
      let frame = 0;
      const count = () => {
        frame += 1;
        requestAnimationFrame(count);
      };
      count();
      document.addEventListener('focusin', ({ target }) => {
        const { localName, isConnected } = target as Element;
        const isModal = isConnected && document.querySelector('dialog:modal') !== null;
        events.push({ element: localName, isModal, frame });
      });
      return events;
    });
    await button.press('Enter');
    await expect(page.getByRole('dialog').locator('input').first()).toBeFocused();
    const events = await focused.jsonValue();
    const field = { element: 'input', isModal: true, frame: expect.any(Number) };
    // Firefox ESR 153.8 with Orca 43.1; the other browsers say the title with the first field.
    const first = browserName === 'firefox' ? [{ ...field, element: 'dialog' }] : [];
    expect(events).toEqual([...first, field]);
    const [frameOfDialog = 0, frameOfField] = events.map(({ frame }) => frame);
    if (browserName === 'firefox') expect(frameOfField).toBeGreaterThan(frameOfDialog + 6);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  test('puts the first character into its first field, however early it is typed', {
    tag: '@release',
  }, async ({ page }) => {
    await page.getByRole('button', { name: /Menu of Marie Bélanger/ }).click();
    const item = page.getByRole('menuitem', { name: /password/i });
    await expect(item).toBeVisible();
    // No frame comes before the key.
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0;
    });
    await item.press('Enter');
    await expect(page.getByRole('dialog', { name: /password/i })).toBeVisible();
    await page.keyboard.type('abc');
    await expect(page.getByRole('dialog').locator('input').first()).toHaveValue('abc');
  });
});
