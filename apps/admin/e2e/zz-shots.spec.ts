import { expect, signInAs, test } from '../../../e2e/fixtures';

for (const [width, language] of [[1440, 'fr'], [820, 'en'], [360, 'en']] as const) {
  test(`shots ${width} ${language}`, async ({ page, mock }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, 'admin', '/admin/settings/companies');
    const row = page.getByRole('row').filter({ hasText: 'Aéro Beauséjour' });
    await expect(row.getByText('…/').first()).toBeVisible();
    await page.screenshot({ path: `/tmp/shots/companies-${width}-before.png` });
    await row.getByRole('button', { name: /Show link|Afficher le lien/ }).click();
    await expect(row.getByRole('link', { name: /Open|Ouvrir/ })).toBeFocused();
    await page.screenshot({ path: `/tmp/shots/companies-${width}-after.png` });
    const { students } = await mock.state();
    const ines = students.find(({ lastName }) => lastName === 'Fortin');
    await page.goto(`/admin/students/edit/${ines?.id}/basic`);
    const show = page.getByRole('button', { name: /Show link|Afficher le lien/ });
    await show.scrollIntoViewIfNeeded();
    await page.screenshot({ path: `/tmp/shots/student-${width}-before.png` });
    await show.click();
    await expect(page.getByRole('textbox', { name: /Magic link|Lien magique/ })).toBeFocused();
    await page.screenshot({ path: `/tmp/shots/student-${width}-after.png` });
    await page.getByRole('button', { name: /^History|Historique/ }).first().click();
    await expect(page.getByText(/Private link shown|Affichage du lien/).first()).toBeVisible();
    await page.screenshot({ path: `/tmp/shots/history-${width}.png` });
  });
}
