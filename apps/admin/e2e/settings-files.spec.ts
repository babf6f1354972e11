import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../../../e2e/fixtures';

const fileManager = '/admin/settings/files';
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const lineOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
/** The first bytes of each file type. */
const heads: Record<string, string> = {
  pdf: '%PDF-1.7',
  xls: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  doc: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  xlsx: 'PK\x03\x04[Content_Types].xml xl/workbook.xml',
  docx: 'PK\x03\x04[Content_Types].xml word/document.xml',
};

const paper = (name: string, bytes = 2000) => {
  const buffer = Buffer.alloc(bytes, 'x');
  buffer.write(heads[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '', 'latin1');
  return { name, mimeType: '', buffer };
};

test('of twelve files uploaded at once two are too large and one is of another kind; nine arrive, each is accounted for (SET-FILE-07, SET-FILE-24, SET-FILE-25, FILES-05, FILES-06, MSG-17, MSG-18, LIMIT-07)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await signInAs(page, 'admin', fileManager);
  await page.getByRole('button', { name: 'Upload files' }).press('Enter');
  const good = [
    'scan-1.pdf',
    'scan-2.xls',
    'scan-3.xlsx',
    'scan-4.doc',
    'scan-5.docx',
    'scan-6.PDF',
    'scan-é.pdf',
    'scan-8.pdf',
  ];
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles([
      ...good.map((name) => paper(name)),
      paper('scan-9.pdf', 8_388_608),
      paper('album.pdf', 8_388_609),
      paper('livre.pdf', 9_000_000),
      paper('photo.png'),
    ]);
  for (const name of ['album.pdf', 'livre.pdf'])
    await expect(lineOf(page, name)).toContainText('File size cannot exceed 8mb');
  await expect(lineOf(page, 'photo.png')).toContainText('This kind of file is not accepted.');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(12);

  // One upload arrives but its response is lost: it is repeated with its idempotency key, and stored once.
  mock.faults.add({ route: 'POST files', kind: 'drop-answer', times: 1 });
  await page.getByRole('button', { name: 'Upload 9 files' }).dblclick();
  await expect(page.getByText('9 files uploaded')).toBeVisible({ timeout: 30_000 });
  const kept = async () => (await mock.state()).files.filter(({ name }) => name.startsWith('scan-'));
  expect((await kept()).map(({ name }) => name)).toEqual(expect.arrayContaining([...good, 'scan-9.pdf']));
  expect((await kept()).every(({ refType, userId }) => refType === 'undefined' && userId === 1)).toBe(true);
  expect(await kept()).toHaveLength(9);

  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(page, 'scan-')).toHaveCount(9);
  await expect(rowOf(page, 'scan-9.pdf')).toContainText('8.00 MB');
});

test('a file is filed by each kind in turn, and by none in the end (SET-FILE-08, SET-FILE-11, SET-FILE-12, SET-FILE-13, SET-FILE-16, SET-FILE-23, MSG-86)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await signInAs(page, 'admin', fileManager);
  const title = 'Évaluation finale';
  const stored = async () => (await mock.state()).files.find((file) => file.title === title);
  const kind = page.getByRole('combobox', { name: 'Kind of document*' });
  const contract = page.getByRole('combobox', { name: 'Contract' });
  const student = page.getByRole('combobox', { name: 'Student' });
  const language = page.getByRole('combobox', { name: 'Language' });
  const reopen = () => page.getByRole('button', { name: title, exact: true }).click();
  const save = async () => {
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  await reopen();
  for (const field of [contract, student, language]) await expect(field).toBeDisabled();
  await kind.selectOption('courseProposal');
  await expect(student).toBeDisabled();
  await contract.fill('0409');
  await page.getByRole('option', { name: '2026-0409' }).click();
  await expect(language).not.toHaveValue('');
  await save();
  await expect(page.getByText(`File ${title} was updated successfully`)).toBeVisible();
  const filed = await stored();
  expect(filed?.languageId).toBe(
    (await mock.state()).contracts.find(({ id }) => id === filed?.contractId)?.languageId,
  );

  for (const type of ['courseOutline', 'placementTest', 'studentDocuments', 'progressReport'] as const) {
    await reopen();
    await kind.selectOption(type);
    if (type === 'courseOutline') await expect(student).toBeDisabled();
    if (type === 'placementTest') {
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(student).toBeFocused();
      await expect(student).toHaveAccessibleDescription(/This is a required field\./);
      await student.fill('légaré');
      await page.getByRole('option', { name: 'Kate Légaré' }).click();
    }
    await save();
    await expect.poll(async () => (await stored())?.refType).toBe(type);
    expect((await stored())?.contractId).toBe(filed?.contractId);
    expect((await stored())?.studentId === null).toBe(type === 'courseOutline');
  }

  await reopen();
  await kind.selectOption('undefined');
  for (const field of [contract, student, language]) await expect(field).toHaveValue('');
  await save();
  await expect
    .poll(stored)
    .toMatchObject({ refType: 'undefined', contractId: null, studentId: null, languageId: null });
  await expect(rowOf(page, title)).toContainText('Undefined');
});

test('a picture and a PDF are looked at in front of the list, under the policy that a deployment sends (FILES-07)', {
  tag: '@release',
}, async ({ page }) => {
  await signInAs(page, 'admin', fileManager);
  await rowOf(page, 'tableau.png').getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  const image = page.getByRole('img', { name: 'Preview of Photo du tableau' });
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(320);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await rowOf(page, 'scan 0042.pdf').getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  // Headless Chromium has no PDF viewer: the page says so, and offers a download.
  if (await page.evaluate(() => navigator.pdfViewerEnabled)) {
    await expect(page.getByTitle('Preview of À classer')).toHaveAttribute('src', /^blob:/);
    await expect
      .poll(() => page.frames().filter((frame) => frame.url().startsWith('blob:')).length)
      .toBeGreaterThan(0);
  } else {
    await expect(page.getByText('This browser does not show PDFs within a page')).toBeVisible();
  }
  // The content security policy allows a frame that this page creates.
  expect(await page.evaluate(shownInFrame, 'lisible')).toBe('lisible');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('scan 0042.pdf');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Waits for the text of a frame that the page creates. Runs in the page. */
function shownInFrame(text: string): Promise<string | undefined> {
  const frame = document.createElement('iframe');
  frame.src = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  return new Promise((loaded) => {
    frame.onload = () => {
      loaded(frame.contentDocument?.body.textContent);
      frame.remove();
    };
    document.body.append(frame);
  });
}
