import type { Page } from '@playwright/test';
import type { Mock } from '@portal/mock-api';
import { accounts, expect, samplePassword, signInAs, test } from '../../../e2e/fixtures';
import { peopleSheet } from './people-sheet';

interface LostSession {
  /** The user's action when the session ends. */
  doing: string;
  at: (mock: Mock) => Promise<string>;
  /** The route of the refused call. */
  route: string;
  act: (page: Page) => Promise<void>;
  /** Whether the portal keeps a draft of the input. */
  isTyped?: boolean;
  tag?: string;
}

async function fillLesson(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Class date/).fill('2026-11-15');
  await dialog.getByLabel(/Length \(minutes\)/).selectOption('30');
}

/** Saves a class, unless another request of the page has met the end of the session before. */
async function saveLesson(page: Page): Promise<void> {
  const isGone = page.waitForURL('**/auth/login');
  await Promise.race([isGone, page.getByRole('dialog').getByRole('button', { name: /Save$/ }).click()]);
  // An unusual date opens a confirmation first.
  await Promise.race([isGone, page.getByRole('alertdialog').getByRole('button').last().click()]);
}

const lesson: LostSession = {
  doing: 'saving a lesson',
  at: async (mock) =>
    `/admin/contracts/edit/${(await mock.state()).contracts[0]?.id}/attendance?dialog=lesson-new`,
  route: 'POST attendance',
  async act(page) {
    await fillLesson(page);
    await saveLesson(page);
  },
  isTyped: true,
};

const upload: LostSession = {
  doing: 'uploading a file',
  at: async () => '/admin/settings/files',
  route: 'POST files',
  async act(page) {
    await page.getByRole('button', { name: 'Upload files' }).click();
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 scan') });
    await page.getByRole('button', { name: 'Upload 1 file' }).click();
  },
  tag: '@release',
};

const spreadsheet: LostSession = {
  doing: 'importing students',
  at: async () => '/admin/students/list',
  route: 'POST student/import',
  async act(page) {
    await page.getByRole('button', { name: /Import students$/ }).click();
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles(
        peopleSheet('eleves.xlsx', [
          ['Courriel', 'Nom', 'Prénom'],
          ['eleve@client.example', 'Nguyen', 'Linh'],
        ]),
      );
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /- Import$/ })
      .click();
  },
  tag: '@release',
};

for (const { doing, at, route, act, isTyped, tag } of [lesson, upload, spreadsheet])
  test(`a session that ends while ${doing} is explained, and leads back (SHELL-116, SHELL-117)`, {
    tag,
  }, async ({ page, mock }) => {
    const place = await at(mock);
    await signInAs(page, 'admin', place);
    mock.faults.add({ route, kind: 'unauthorized', times: 1 });
    await act(page);
    await page.waitForURL('**/admin/auth/login');
    await expect(page.getByText('Your session has ended')).toBeVisible();
    await expect(page.getByText('What you typed is kept', { exact: false })).toHaveCount(isTyped ? 1 : 0);
    // The page states the reason: no error covers the form.
    await expect(page.getByRole('button', { name: /Close$/ })).toHaveCount(0);
    await page.getByLabel('Email').fill(accounts.admin.email);
    await page.getByLabel('Password').first().fill(samplePassword);
    await page.getByRole('button', { name: /Sign in$/ }).click();
    await page.waitForURL(`**${place}*`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('a session that reaches its longest duration says so, leads back, and keeps what was typed (DECISION-191)', {
  tag: '@release',
}, async ({ page, mock, passTime }) => {
  const day = 24 * 3_600_000;
  const place = await lesson.at(mock);
  await signInAs(page, 'admin', place);
  await passTime(20 * day);
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await fillLesson(page);
  await passTime(11 * day);
  await saveLesson(page);
  await page.waitForURL('**/admin/auth/login');
  await expect(page.getByText('Your session has ended because you signed in too long ago')).toBeVisible();
  await expect(page.getByText('What you typed is kept', { exact: false })).toBeVisible();
  await page.getByLabel('Email').fill(accounts.admin.email);
  await page.getByLabel('Password').first().fill(samplePassword);
  await page.getByRole('button', { name: /Sign in$/ }).click();
  await page.waitForURL(`**${place}*`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a password that is changed elsewhere ends this session at once, and what was typed is kept (DECISION-43)', {
  tag: '@release',
}, async ({ page, mock, openAnotherBrowser }) => {
  const place = await lesson.at(mock);
  await signInAs(page, 'admin', place);
  await expect(page.getByRole('dialog')).toBeVisible();
  const elsewhere = await openAnotherBrowser();
  await signInAs(elsewhere, 'admin');
  await elsewhere.getByRole('button', { name: /Menu of Marie/ }).click();
  await elsewhere.getByRole('menuitem', { name: /Change password/ }).click();
  const form = elsewhere.getByRole('dialog');
  await form.getByLabel(/Old password/).fill(samplePassword);
  await form.getByLabel(/New password/).fill('une longue phrase');
  await form.getByLabel(/Confirmation/).fill('une longue phrase');
  await form.getByRole('button', { name: /Save$/ }).click();
  await expect(elsewhere.getByText('Password was updated successfully.')).toBeVisible();

  await lesson.act(page);
  await page.waitForURL('**/admin/auth/login');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expect(page.getByText('What you typed is kept', { exact: false })).toBeVisible();
  // The user who changed the password stays signed in, even after a reload.
  await elsewhere.reload();
  await expect(elsewhere.getByRole('button', { name: /Menu of Marie/ })).toBeVisible();
  await expect(elsewhere.getByRole('row').nth(1)).toBeVisible();
});
