import { expect, signInByKeyboard, test } from '../../../e2e/fixtures';
import { tabTo } from '../../../e2e/keyboard';

// A phone with a keyboard or a small desktop window: both have the same Tab stops.
test.use({ viewport: { width: 720, height: 450 }, isMobile: false, hasTouch: false });

test('a teacher signs in and records a class by keys alone, on a desktop at 200 %; where one is, is seen at every stop (PORTAL-ATT-01, MSG-75)', {
  tag: '@release',
}, async ({ page, mock, sampled }) => {
  test.slow();
  await page.emulateMedia({ forcedColors: sampled ? 'none' : 'active' });
  const { keyboard } = page;
  await signInByKeyboard(page, 'teacher');

  await tabTo(page, page.getByRole('link', { name: 'Submit the attendance of contract 2026-0412' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/attendance\?contract=1$/);
  // Today is a Friday, on which this class does not meet.
  await tabTo(page, page.getByLabel('Date of class'));
  await tabTo(page, page.getByRole('main').getByRole('radio').first());
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('switch', { name: 'All students present' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: 'Denis Ouellet' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Submit' }));
  await keyboard.press('Enter');
  await expect(page.getByText('Attendance was registered successfully')).toBeVisible();
  expect((await mock.state()).lessons.at(-1)).toMatchObject({ contractId: 1, absentStudentIds: [3] });
});
