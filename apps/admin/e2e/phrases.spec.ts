import { expect, signInAs, test } from '../../../e2e/fixtures';

test('the office adds a phrase, and a teacher inserts it into a report and keeps an own one (DECISION-51)', {
  tag: '@release',
}, async ({ page, openAnotherBrowser, mock }) => {
  test.slow();
  await signInAs(page, 'admin', '/admin/settings/phrases');
  await page.getByRole('button', { name: /Add a phrase$/ }).click();
  const form = page.getByRole('dialog', { name: /New phrase$/ });
  await form.getByLabel(/French text/).fill('Ose parler devant le groupe.');
  await form.getByRole('button', { name: /Save$/ }).click();
  await expect(page.getByRole('cell', { name: 'Ose parler devant le groupe.' })).toBeVisible();

  const { students, contracts } = await mock.state();
  const ines = students.find(({ name }) => name === 'Inès');
  const contract = contracts.find(({ number }) => number === '2026-0412');
  const teacher = await openAnotherBrowser({ viewport: { width: 360, height: 780 } });
  await signInAs(
    teacher,
    'teacher',
    `/teacher-view/reports/info/${ines?.id}/course/${contract?.id}/comments`,
  );
  const comments = teacher.getByRole('textbox', { name: /Comments$/ });
  await comments.fill('Bon mois.');
  await teacher.getByRole('button', { name: /^Phrases.*Comments$/ }).click();
  const picker = teacher.getByRole('dialog', { name: /Choose a phrase$/ });
  await picker.getByRole('searchbox').fill('groupe');
  await picker.getByRole('button', { name: /^Ose parler devant le groupe/ }).click();
  await expect(comments).toHaveValue('Bon mois. Ose parler devant le groupe.');
  await expect(comments).toBeFocused();

  await comments.selectText();
  await teacher.getByRole('button', { name: /Keep as a phrase.*Comments$/ }).click();
  const own = teacher.getByRole('dialog', { name: /New phrase$/ });
  await expect(own.getByLabel(/French text/)).toHaveValue('Bon mois. Ose parler devant le groupe.');
  await own.getByRole('button', { name: /Save$/ }).click();
  await expect(teacher.getByText('Phrase saved.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('cell', { name: 'Ose parler devant le groupe.' })).toBeVisible();
  await expect(page.getByRole('cell', { name: /^Bon mois/ })).toHaveCount(0);
});
