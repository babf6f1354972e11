import type { Page } from '@playwright/test';
import type { Mock } from '@portal/mock-api';
import { expect, signInAs, test } from '../fixtures';

const route = 'POST courses/create';
const add = (page: Page) => page.getByRole('button', { name: /Add course/ });
const contact = (page: Page) => page.getByLabel('Contact person');

/** Returns the contact persons of the contracts that this test has created. */
async function created(mock: Mock): Promise<(string | null)[]> {
  const { contracts } = await mock.state();
  return contracts.map(({ contactPerson }) => contactPerson).filter((name) => name?.startsWith('Zéphirine'));
}

/** Fills in a new contract and saves it while COMMIT is never answered. */
async function save(
  page: Page,
  mock: Mock,
  kind: 'hang-commit' | 'commit-done' | 'commit-undone',
): Promise<void> {
  await signInAs(page, 'admin', '/admin/contracts/create');
  await page.getByRole('combobox', { name: /Company/ }).fill('banque');
  await page.getByRole('option', { name: 'Banque Champlain' }).click();
  await contact(page).fill('Zéphirine Gauvin');
  await page.getByLabel('Language*').selectOption({ label: 'English' });
  await page.getByLabel('Course Type').selectOption({ label: 'Groupe - Group' });
  await page.getByLabel('length of each class').fill('1.5');
  await page.getByLabel('Number of classes').fill('12');
  mock.faults.add({ route, kind });
  await add(page).click();
  await expect(page.getByText('Finding out whether it was saved')).toBeVisible();
  await expect(page.getByText('Vérification de l’enregistrement')).toBeVisible();
}

/** Reloads the page and restores the draft. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: /Resume$/ }).click();
  await expect(contact(page)).toHaveValue('Zéphirine Gauvin');
}

for (const kind of ['hang-commit', 'commit-done', 'commit-undone'] as const) {
  // The server's own tests cut each write at each point; here, one kind shows what the page does.
  const tag = kind === 'commit-done' ? [] : '@release';
  test.describe(`a COMMIT without an answer (${kind})`, { tag }, () => {
    test('is repeated by the page until it is known, and adds one contract (DECISION-53)', {
      tag: '@release',
    }, async ({ page, mock }) => {
      await save(page, mock, kind);
      await expect
        .poll(() => mock.requests.filter((request) => request.route === route).length)
        .toBeGreaterThan(1);
      expect(await created(mock)).toHaveLength(kind === 'commit-done' ? 1 : 0);
      mock.faults.clear();
      await expect(page.getByRole('button', { name: /Update course/ })).toBeVisible();
      await expect(page.getByText('Finding out whether it was saved')).toHaveCount(0);
      expect(await created(mock)).toEqual(['Zéphirine Gauvin']);
    });

    test('keeps its key with the draft: saved again after a reload, there is one contract (DECISION-53)', {
      tag: '@release',
    }, async ({ page, mock }) => {
      await save(page, mock, kind);
      await reload(page);
      mock.faults.clear();
      await add(page).click();
      await expect(page.getByRole('button', { name: /Update course/ })).toBeVisible();
      expect(await created(mock)).toEqual(['Zéphirine Gauvin']);
      const keys = mock.requests.filter((request) => request.route === route).map(({ key }) => key);
      expect(new Set(keys).size).toBe(1);
    });
  });
}

test('a draft is restored with every field although the backend says late which fields it has (DECISION-53)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await save(page, mock, 'hang-commit');
  const known = Promise.withResolvers<void>();
  await page.route('**/api/capabilities', async (route) => {
    await known.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Loading')).toBeVisible();
  await expect(add(page)).toHaveCount(0);
  known.resolve();
  await page.getByRole('button', { name: /Resume$/ }).click();
  mock.faults.clear();
  await add(page).click();
  await expect(page.getByRole('button', { name: /Update course/ })).toBeVisible();
  expect(await created(mock)).toEqual(['Zéphirine Gauvin']);
});

test('what is changed after an unknown outcome is not added beside what was saved (DECISION-53)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await save(page, mock, 'commit-done');
  await page.getByRole('button', { name: /Stop waiting$/ }).click();
  await expect(page.getByText(/could not find out whether this was saved/)).toBeVisible();
  mock.faults.clear();
  await contact(page).fill('Zéphirine Gauvin-Roy');
  await add(page).click();
  await expect(page.getByText(/What you sent first is saved/)).toBeVisible();
  expect(await created(mock)).toEqual(['Zéphirine Gauvin']);
});
