import { expect, signInAs, test } from '../../../e2e/fixtures';

const lists = [
  ['/admin/contracts', '/admin/contracts/list'],
  ['/admin/contracts/edit', '/admin/contracts/list'],
  ['/admin/students', '/admin/students/list'],
  ['/admin/students/edit/', '/admin/students/list'],
  ['/admin/teachers', '/admin/teachers/list'],
  ['/admin/reports', '/admin/reports/list'],
  ['/admin/reports/print/501', '/admin/reports/list'],
] as const;

const noRecords = [
  '/admin/contracts/edit/abc/basic',
  '/admin/contracts/edit/abc',
  '/admin/contracts/edit/-1/attendance',
  '/admin/contracts/print/abc/outline',
  '/admin/students/edit/abc/basic',
  '/admin/students/edit/1.5/history',
  '/admin/teachers/edit/abc/profile',
  '/admin/reports/print/abc/412',
  '/admin/reports/info/501/course/abc/courseInfo',
];

test('the address of a section opens its list, and one that names no record says so (SHELL-056)', {
  tag: '@release',
}, async ({ page }) => {
  await signInAs(page, 'admin');
  /** Navigates within the app, as Back and Forward do. */
  const follow = (address: string) =>
    page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  for (const [address, list] of lists) {
    await follow(address);
    await page.waitForURL(`**${list}`);
  }
  for (const address of noRecords) {
    await follow(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(/Page not found$/);
    expect(new URL(page.url()).pathname).toBe(address);
    await expect(page.getByRole('button', { name: /Try again$/ }), address).toHaveCount(0);
    await follow('/admin/settings/languages');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Languages$/);
  }
});
