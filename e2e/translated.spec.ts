import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Mock } from '@portal/mock-api';
import { translatePage } from '@portal/shell/testing/translatePage';
import { accounts, builtSite, expect, now, samplePassword, signInAs, test } from './fixtures';

// A bilingual page asks not to be translated. These journeys must work even if someone translates it anyway.

for (const page of ['index.html', 'admin/index.html', 'teacher-view/index.html'])
  test(`${page} asks browsers and translators not to translate it (DECISION-87)`, async () => {
    const html = await readFile(`${builtSite}/${page}`, 'utf8');
    expect(html).toMatch(/<html [^>]*translate="no"/);
    expect(html).toContain('<meta name="google" content="notranslate" />');
  });

/** Translates the page. */
const translate = (page: Page) => page.evaluate(translatePage, 'replace' as const);

/** Translates each page from its first text on, before the rest of its code has loaded. */
const translateFromTheStart = (page: Page) =>
  page.addInitScript(`new MutationObserver((_, observer) => {
    if (!document.querySelector('#root > *')) return;
    observer.disconnect();
    (${translatePage})('replace');
  }).observe(document, { childList: true, subtree: true });`);

/** Returns the words of the page without the marks of the translation. */
const words = (text: string | null) => (text ?? '').replaceAll(/[‹›]/g, '');

/** Waits for rows in which number and company belong to the same contract; in this order if `numbers` is given. */
async function expectOwnRows(page: Page, mock: Mock, numbers?: readonly string[]) {
  const { contracts, companies } = await mock.state();
  const nameOf = (id: number | null) => companies.find((company) => company.id === id)?.name ?? '';
  await expect(async () => {
    const rows = await page.locator('tr[data-row]').evaluateAll((found) =>
      found.map((row) => ({
        id: Number(row.getAttribute('data-row')),
        text: row.textContent,
        link: row.querySelector('a')?.getAttribute('href'),
      })),
    );
    const shown = rows.map(({ id, text, link }) => {
      const contract = contracts.find((one) => one.id === id);
      expect(words(text)).toContain(contract?.number);
      expect(words(text)).toContain(nameOf(contract?.companyId ?? null));
      expect(link).toContain(`/${id}/`);
      return contract?.number;
    });
    if (numbers) expect(shown).toEqual(numbers);
    else expect(shown.length).toBeGreaterThan(1);
  }).toPass({ timeout: 20_000 });
}

const rowOf = (page: Page, number: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: number }) });

test('each row of a translated list shows its own contract while it is sorted, searched, archived and undone (DECISION-87)', {
  tag: '@release',
}, async ({ page, mock }) => {
  test.slow();
  await signInAs(page, 'admin');
  await expect(rowOf(page, '2026-0412')).toBeVisible();
  await translate(page);
  await expect(page.getByRole('link', { name: '‹2026-0412›' })).toBeVisible();
  await expectOwnRows(page, mock);

  const head = page.getByRole('columnheader', { name: /Company/ });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('row').nth(1)).toContainText('Aéro Beauséjour');
  await expectOwnRows(page, mock);
  await head.getByRole('button').click();
  await expect(page.getByRole('row').nth(1)).toContainText('Université Maisonneuve');
  await expectOwnRows(page, mock);

  await page.getByPlaceholder('Search contracts').fill('champlain');
  await expectOwnRows(page, mock, ['2026-0409']);
  await page.getByPlaceholder('Search contracts').fill('');
  await expect(rowOf(page, '2026-0391')).toBeVisible();
  await expectOwnRows(page, mock);

  await rowOf(page, '2026-0391')
    .getByRole('button', { name: /Actions/ })
    .click();
  await page.getByRole('menuitem', { name: /Archived/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Archive›?$/ })
    .click();
  await expect(rowOf(page, '2026-0391')).toHaveCount(0);
  await expectOwnRows(page, mock);
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect(rowOf(page, '2026-0391')).toBeVisible();
  await expectOwnRows(page, mock);

  // Switching the language replaces every text.
  await page.getByRole('radio', { name: '‹EN›' }).check();
  await expect(page.getByRole('columnheader', { name: /^‹?Company›?$/ })).toBeVisible();
  await expectOwnRows(page, mock);
});

test('each row of the next page of a translated list shows its own student (DECISION-87)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await signInAs(page, 'admin', '/admin/students/list');
  const firstRow = page.locator('tr[data-row]').first();
  await expect(firstRow).toBeVisible();
  await translate(page);
  await expect(firstRow).toContainText('‹');
  const before = await firstRow.getAttribute('data-row');
  const { students } = await mock.state();
  await page.getByRole('button', { name: /Next/ }).click();
  await expect(firstRow).not.toHaveAttribute('data-row', before ?? '');
  const rows = await page.locator('tr[data-row]').evaluateAll((found) =>
    found.map((row) => ({
      id: Number(row.getAttribute('data-row')),
      text: row.textContent,
      links: [...row.querySelectorAll('a')].map(({ href }) => href),
    })),
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { id, text, links } of rows) {
    const student = students.find((one) => one.id === id);
    expect(words(text)).toContain(student?.name);
    expect(words(text)).toContain(student?.lastName);
    expect(links.some((href) => href.includes(`/students/edit/${id}/`))).toBe(true);
  }
});

test('each row of a list that is translated from its first text on shows its own contract (DECISION-87)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await translateFromTheStart(page);
  // The code that loads right after the first page fails to load.
  await page.route('**/AfterFirstPage-*.js', (route) => route.abort());
  await signInAs(page, 'admin');
  await expect(page.getByRole('link', { name: '‹2026-0412›' })).toBeVisible();
  await expectOwnRows(page, mock);
  const head = page.getByRole('columnheader', { name: /Company/ });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('row').nth(1)).toContainText('Aéro Beauséjour');
  await expectOwnRows(page, mock);
});

/**
 * A translator that begins as soon as the page has a body, before any code of the app has run: its own elements are in the
 * body and where React starts, and each text is translated when it appears.
 */
const translateBeforeTheCode = (page: Page) =>
  page.addInitScript(`new MutationObserver((_, observer) => {
    const root = document.querySelector('#root');
    if (!root) return;
    observer.disconnect();
    for (const place of [root, document.body]) {
      const own = document.createElement('font');
      own.append('‹translator›');
      place.append(own);
    }
    (${translatePage})('replace');
  }).observe(document, { childList: true, subtree: true });`);

/** Returns a function that lets the code of the app load. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a page that is translated before its code has loaded starts, signs in and shows rows of their own (DECISION-87)', {
  tag: '@release',
}, async ({ page, mock }) => {
  test.slow();
  await translateBeforeTheCode(page);
  const release = await holdCode(page);
  await page.goto('/admin/auth/login', { waitUntil: 'commit' });
  await expect(page.locator('#root > font')).toHaveText('‹translator›');
  release();
  await expect(page.getByRole('button', { name: /‹Sign in›/ })).toBeVisible();
  await expect(page.locator('#root > font')).toHaveCount(0);
  // A refusal changes the form while it is translated.
  await page.getByLabel('Email').fill(accounts.admin.email);
  await page.getByLabel('Password').first().fill('wrong');
  await page.getByRole('button', { name: /Sign in›/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: /‹/ })).toBeVisible();
  await page.getByLabel('Email').fill(accounts.admin.email);
  await page.getByLabel('Password').first().fill(samplePassword);
  await page.getByRole('button', { name: /Sign in›/ }).click();
  await expect(page.getByRole('link', { name: '‹2026-0412›' })).toBeVisible();
  await expectOwnRows(page, mock);
  const head = page.getByRole('columnheader', { name: /Company/ });
  await head.getByRole('button').click();
  await expect(page.getByRole('row').nth(1)).toContainText('Aéro Beauséjour');
  await expectOwnRows(page, mock);
});

test('rows that come late into a page that is translated before its code has loaded are their own (DECISION-87)', {
  tag: '@release',
}, async ({ page, mock }) => {
  test.slow();
  await signInAs(page, 'admin', '/icon.svg');
  await translateBeforeTheCode(page);
  const release = await holdCode(page);
  mock.faults.add({ route: 'GET courses', kind: 'slow', milliseconds: 1500 });
  await page.goto('/admin/contracts/list', { waitUntil: 'commit' });
  await expect(page.locator('#root > font')).toHaveText('‹translator›');
  release();
  // The frame of the page is translated while its rows are on their way.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('‹');
  await expect(page.getByRole('link', { name: '‹2026-0412›' })).toBeVisible();
  await expectOwnRows(page, mock);
  await page.getByRole('radio', { name: '‹EN›' }).check();
  await expect(page.getByRole('columnheader', { name: /^‹?Company›?$/ })).toBeVisible();
  await expectOwnRows(page, mock);
});

test('a translated form and its dialog keep what was typed, and save it (DECISION-87)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await signInAs(page, 'admin', '/admin/contracts/edit/1/basic');
  await page.getByLabel('Invoice').fill('F-2026-7');
  await translate(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('‹');
  await expect(page.getByLabel('Invoice')).toHaveValue('F-2026-7');
  // A refusal adds texts beside the field, and correcting the value removes them.
  await page.getByLabel('Contact person').fill('');
  await page.getByRole('button', { name: /Update course/ }).click();
  await expect(page.getByLabel('Contact person')).toHaveAccessibleDescription(/This is a required field/);
  await page.getByLabel('Contact person').fill('Zoé Roy');
  await page.getByRole('button', { name: /Update course/ }).click();
  await expect(page.getByText('Course was updated successfully')).toBeVisible();
  const contract = (await mock.state()).contracts.find(({ id }) => id === 1);
  expect(contract).toMatchObject({ invoice: 'F-2026-7', contactPerson: 'Zoé Roy' });

  await page.getByRole('button', { name: /Change teacher/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText('‹');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Invoice')).toHaveValue('F-2026-7');
});

test('the attendance form of a translated page names the students of its contract, and sends what was chosen (DECISION-87)', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'teacher', '/teacher-view/attendance');
  await page.getByLabel('Contract').selectOption({ label: await optionOf(page, '2026-0412') });
  await translate(page);
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() - day.getUTCDay() - 7);
  await page.getByLabel('Date of class').fill(day.toISOString().slice(0, 10));
  await page.getByRole('radio', { name: '90' }).check();
  await page.getByRole('switch', { name: 'All students present' }).click();
  await page.getByRole('checkbox', { name: 'Denis Ouellet' }).uncheck();
  await expect(page.getByText('32.5 h of 48 h')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Attendance was registered successfully')).toBeVisible();
  await expect(page.getByRole('radio', { name: '90' })).not.toBeChecked();
  const { contracts, lessons, students } = await mock.state();
  const id = contracts.find(({ number }) => number === '2026-0412')?.id;
  const denis = students.find(({ lastName }) => lastName === 'Ouellet')?.id;
  expect(lessons.filter(({ contractId }) => contractId === id).at(-1)).toMatchObject({
    date: day.toISOString().slice(0, 10),
    absentStudentIds: [denis],
  });
});

async function optionOf(page: Page, number: string): Promise<string> {
  const option = page.getByLabel('Contract').locator('option', { hasText: number });
  return words(await option.textContent());
}
