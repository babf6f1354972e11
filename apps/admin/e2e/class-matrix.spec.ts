import { expect, expectAccessible, signInAs, test } from '../../../e2e/fixtures';
import { settle } from '../../../e2e/settle';

test('an administrator sees what is missing in the reports of a class, and is at the page in one press, by keys (REP-FORM-02, REP-FORM-13, REP-FORM-14, REP-FORM-15, REP-FORM-16, REP-FORM-17, CON-FINAL-03)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const { contracts, enrolments, reportForms } = await mock.state();
  const contract = contracts.find(({ number }) => number === '2026-0412');
  const enrolled = enrolments.filter(({ contractId }) => contractId === contract?.id);
  const begun = reportForms.filter(({ contractId }) => contractId === contract?.id);
  await signInAs(page, 'admin', `/admin/contracts/edit/${contract?.id}/final`);
  const matrix = page.getByRole('table', { name: /Reports of the contract, page by page$/ });
  const missing = matrix.getByRole('row', { name: /^Zoé Légaré/ });
  await expect(missing.getByRole('cell').nth(2)).toContainText(/Started\s*4 \/ 12/);
  await expect(matrix.getByRole('row', { name: /Pages filled in/ })).toContainText(`/ ${enrolled.length}`);
  // The page requests no form for a student without a report.
  await settle(page);
  const formRequests = mock.requests.filter(({ route }) => route === 'GET progressReports/form');
  expect(formRequests).toHaveLength(begun.length);
  await expectAccessible(page);

  await missing.getByRole('link', { name: /Progress, Zoé Légaré$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /- Progress$/ })).toBeVisible();
  await expect(page.getByText(/^Zoé Légaré · 2026-0412/)).toBeVisible();
  const unrated = page.getByRole('radiogroup').filter({ hasNot: page.getByRole('radio', { checked: true }) });
  await expect(unrated).toHaveCount(8);
  for (let left = 8; left > 0; left -= 1) {
    await unrated
      .first()
      .getByRole('radio', { name: /- good$/ })
      .check();
    await expect(unrated).toHaveCount(left - 1);
  }
  await page
    .getByRole('main')
    .getByRole('button', { name: /Close$/ })
    .click();
  await expect(page).toHaveURL(/\/final$/);
  await expect(missing.getByRole('cell').nth(2)).toContainText(/Filled in\s*12 \/ 12/);
});

test('a report that cannot be read leaves the rest of the class in view, and is asked for again (REP-FORM-02)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const contract = (await mock.state()).contracts.find(({ number }) => number === '2026-0391');
  await signInAs(page, 'admin', '/admin/contracts/list');
  mock.faults.add({ route: 'GET progressReports/form', kind: 'error', times: 2 });
  await page.goto(`/admin/contracts/edit/${contract?.id}/final`);
  const matrix = page.getByRole('table', { name: /Reports of the contract, page by page$/ });
  await expect(matrix.getByText('This report could not be read.').first()).toBeVisible();
  await expect(matrix.getByText('12 / 12').first()).toBeVisible();
  mock.faults.clear();
  await matrix
    .getByRole('button', { name: /Try again/ })
    .first()
    .click();
  await expect(matrix.getByText('This report could not be read.')).toHaveCount(0);
  await expect(matrix.getByRole('row', { name: /Pages filled in/ })).toContainText('5 / 5');
});
