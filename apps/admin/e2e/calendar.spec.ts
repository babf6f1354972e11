import { expect, signInAs, test } from '../../../e2e/fixtures';

test('an administrator finds a clash in the calendar, moves the class and cancels another one (DECISION-51)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await signInAs(page, 'admin');
  await page.getByRole('link', { name: 'Calendrier - Calendar' }).click();
  await expect(page).toHaveURL(/\/admin\/calendar$/);
  const panel = page.getByRole('region', { name: /^\d\d:\d\d – / });
  const rows = page.getByRole('grid').getByRole('rowheader');
  await expect(rows.filter({ hasText: 'Léa Villeneuve' })).toBeVisible();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByRole('radio', { name: 'Conflict 2' })).toBeVisible();

  // The filters are in the URL, so that a reload and Back show the same classes.
  await page.getByRole('radio', { name: 'Conflict 2' }).check();
  await expect(page).toHaveURL(/status=clash/);
  await expect(rows).toHaveText(/^Hélène Nadeau/);
  await page.reload();
  await page.getByRole('button', { name: '10:00 – 11:00 Services Trois-Rivières' }).click();
  await expect(panel.getByText('Hélène Nadeau has two classes at 10:00.')).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await page.goForward();

  await panel.getByRole('button', { name: /Move to Mon Nov 23rd at 10:30/ }).click();
  await panel.getByRole('button', { name: 'Move the class' }).click();
  await expect(page.getByText('The class was moved to Mon Nov 23rd at 10:30.')).toBeVisible();
  await expect(panel.getByRole('heading', { name: '10:30 – 11:30' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Reset the filters' }).last().click();

  await page.getByRole('button', { name: '10:30 – 11:30 Services Trois-Rivières' }).click();
  await panel.getByRole('button', { name: 'Cancel the class' }).click();
  await panel.getByRole('radio', { name: 'Company' }).check();
  await panel.getByLabel('Note').fill('Group on leave');
  await panel.getByRole('button', { name: 'Cancel the class' }).click();
  await expect(page.getByText('The class was cancelled.')).toBeVisible();
  await expect(panel.getByText('Reason: Group on leave')).toBeVisible();
  const cancelled = (await mock.state()).plannedClasses.find(
    ({ cancelReason }) => cancelReason === 'Group on leave',
  );
  expect(cancelled).toMatchObject({ date: '2026-11-23', time: '10:30' });
});

test('a backend without planned classes has no calendar, no plans and no closed days, and their addresses lead to no page (DECISION-51)', {
  tag: '@release',
}, async ({ page, mock }) => {
  mock.faults.add({ route: 'GET capabilities', kind: 'refused', because: 'not-found' });
  await signInAs(page, 'admin', '/admin/follow-ups');
  await expect(page.getByRole('listitem', { name: 'Léa Villeneuve' })).toBeVisible();
  await expect
    .poll(() => mock.requests.some(({ route, status }) => route === 'GET capabilities' && status === 404))
    .toBe(true);
  await expect(page.getByRole('radio', { name: /Attendance/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Calendrier - Calendar' })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('calendar');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/admin/calendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.goto('/admin/contracts/edit/1/plan');
  await expect(page).toHaveURL(/\/contracts\/edit\/1\/basic$/);
  await expect(page.getByRole('heading', { level: 1, name: /2026-0412/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Planned classes' })).toHaveCount(0);
  await page.goto('/admin/settings/closedDays');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.goto('/admin/settings/languages');
  await expect(page.getByRole('link', { name: 'Companies' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Closed days' })).toHaveCount(0);
  const calls = mock.requests.filter(({ route }) => /plannedClasses|closedDays|plan$/.test(route));
  expect(calls).toEqual([]);
});
