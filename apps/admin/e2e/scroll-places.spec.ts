import { expect, signInAs, test } from '../../../e2e/fixtures';

test('an address that is opened anew begins at its top', { tag: '@release' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await signInAs(page, 'admin');
  const title = page.getByRole('heading', { level: 1 });
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));

  await page.goto('/admin/contracts/edit/1/basic');
  await expect(page.getByLabel('Location')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 500));
  expect(await scrolled()).toBe(500);

  await page.goto('/admin/contracts/edit/2/basic');
  await expect(page.getByLabel('Location')).toBeVisible();
  await expect(title).toBeInViewport();
  expect(await scrolled()).toBe(0);

  await page.goto('/admin/contracts/edit/1/basic');
  await expect(page.getByLabel('Location')).toBeVisible();
  expect(await scrolled()).toBe(0);
});
