import { expect, signInAs, test } from '../../../e2e/fixtures';

const sections = ['course', 'student-list', 'student-info', 'outline-form', 'print', 'reports/print/501'];

const noRecords = [
  'course/abc',
  'outline-form/abc',
  'student-list/abc',
  'student-info/1.5',
  'print/abc/outline',
  'reports/print/501/abc',
  'reports/info/abc/course/412/courseInfo',
];

test('the address of a section opens the home, and one that names no record says so (SHELL-093)', {
  tag: '@release',
}, async ({ page }) => {
  await signInAs(page, 'teacher');
  /** Navigates within the app, as Back and Forward do. */
  const follow = (address: string) =>
    page.evaluate((to) => {
      window.history.pushState(null, '', `/teacher-view/${to}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  for (const address of sections) {
    await follow(address);
    await page.waitForURL('**/teacher-view/home');
  }
  for (const address of noRecords) {
    await follow(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(/Page not found$/);
    await follow('guide');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Page not found$/);
  }
});
