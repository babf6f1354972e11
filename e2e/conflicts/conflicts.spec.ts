import type { Locator, Page, Route } from '@playwright/test';
import type { Mock } from '@portal/mock-api';
import { accounts, expect, samplePassword, signInAs, test } from '../fixtures';
import { forms, type SharedField, type SharedForm } from './forms';
import { type Conflict, conflictAnnotation } from './tally';

// Delayed answers would only take time here: other journeys cover them.
test.use({ lateBy: [] });

/** What happens to a record between opening and saving it. */
interface Situation {
  name: string;
  isPossible?: (form: SharedForm) => boolean;
  /** Whether this situation is spread over the forms: all forms use `useMergedSave`, so each tests only one of them. */
  isShared?: boolean;
  run: (meeting: Meeting) => Promise<void>;
}

/** Two people who have the same form open, and the record behind it. */
interface Meeting {
  form: SharedForm;
  mock: Mock;
  first: Page;
  second: Page;
  result: Conflict;
}

// The innermost dialog: it may have been opened from the dialog of the form.
const dialogOf = (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ hasText: /Someone else has saved/ })
    .last();
const mine = (page: Page) => dialogOf(page).getByRole('radio', { name: /Yours/ });
const theirs = (page: Page) => dialogOf(page).getByRole('radio', { name: /Theirs/ });
const saveChoices = (page: Page) => dialogOf(page).getByRole('button', { name: /Save$/ }).click();

/** The messages shown when a record can no longer be saved. */
const refusal =
  /was archived in the meantime|has deleted this (record|file) in the meantime|contract is archived and can no longer/;

/** The reason on a blocked button in the form of an archived contract. */
const blocked = /This contract is archived: change its status to edit it/;

const situations: readonly Situation[] = [
  {
    name: 'no change of mine',
    isPossible: hasTwoFields,
    async run({ form, mock, first, second, result }) {
      const [one] = form.fields;
      await save(second, form, one, one.values[1]);
      await press(first, form);
      await expectSaved(first, form, one.values[1]);
      await expect(dialogOf(first)).toHaveCount(0);
      check(result, true, (await one.stored(mock)) === one.values[1]);
    },
  },
  {
    name: 'different fields',
    isPossible: hasTwoFields,
    async run({ form, mock, first, second, result }) {
      const [one, other] = form.fields;
      if (!other) return;
      await fill(first, one, one.values[0]);
      await save(second, form, other, other.values[1]);
      await press(first, form);
      await expectSaved(first, form, one.values[0]);
      await expect(first.getByText(/^Their changes are kept: /)).toBeVisible();
      await expect(dialogOf(first)).toHaveCount(0);
      check(
        result,
        (await one.stored(mock)) === one.values[0],
        (await other.stored(mock)) === other.values[1],
      );
    },
  },
  {
    name: 'the same field, keeping mine',
    async run({ form, mock, first, second, result }) {
      const [one] = form.fields;
      await fill(first, one, one.values[0]);
      await save(second, form, one, one.values[1]);
      await press(first, form);
      await mine(first).check();
      check(result, true, (await one.stored(mock)) === one.values[1]);
      await saveChoices(first);
      await expectSaved(first, form, one.values[0]);
      check(result, (await one.stored(mock)) === one.values[0], true);
    },
  },
  {
    name: 'the same field, keeping theirs',
    async run({ form, mock, first, second, result }) {
      const [one, other] = form.fields;
      await fill(first, one, one.values[0]);
      if (other) await fill(first, other, other.values[0]);
      await save(second, form, one, one.values[1]);
      await press(first, form);
      await theirs(first).check();
      await saveChoices(first);
      await expectSaved(first, form, one.values[1]);
      check(
        result,
        (await other?.stored(mock)) === other?.values[0],
        (await one.stored(mock)) === one.values[1],
      );
    },
  },
  {
    name: 'the same value',
    isShared: true,
    async run({ form, mock, first, second, result }) {
      const [one] = form.fields;
      await fill(first, one, one.values[0]);
      await save(second, form, one, one.values[0]);
      await press(first, form);
      await expectSaved(first, form, one.values[0]);
      await expect(dialogOf(first)).toHaveCount(0);
      check(result, (await one.stored(mock)) === one.values[0], true);
    },
  },
  {
    name: 'a record archived',
    isPossible: ({ archive }) => archive !== undefined,
    async run({ form, mock, first, second, result }) {
      const [one] = form.fields;
      const before = await one.stored(mock);
      await fill(first, one, one.values[0]);
      const call = form.archive;
      if (!call) return;
      if (form.savesArchived) {
        // Archived during the save, because a page that already shows the new status would give another message.
        const path = `/api/${form.route.split(' ')[1]}`;
        const archiveFirst = async (route: Route) => {
          await asOtherAdmin(second, call);
          await route.continue();
        };
        await first.route(({ pathname }) => pathname === path, archiveFirst, { times: 1 });
        await press(first, form);
        await expect(first.getByText(/has archived this record in the meantime/)).toBeVisible();
        check(result, (await one.stored(mock)) === one.values[0], true);
      } else {
        await asOtherAdmin(second, call);
        // A page that already shows the new status blocks the button, and gives the reason when it is pressed.
        await form.save(first).first().click({ force: true });
        await expect(first.getByText(refusal).or(first.getByText(blocked)).last()).toBeVisible();
        await expectTyped(first, one, one.values[0]);
        check(result, true, (await one.stored(mock)) === before || (await one.stored(mock)) === undefined);
      }
    },
  },
  {
    name: 'a record gone',
    isPossible: ({ goneFrom }) => goneFrom !== undefined,
    async run({ form, mock, first, result }) {
      const [one] = form.fields;
      const before = await one.stored(mock);
      await fill(first, one, one.values[0]);
      await first.route(form.goneFrom ?? /^$/, async (route) => {
        const { 'if-none-match': _tag, ...headers } = route.request().headers();
        const response = await route.fetch({ headers });
        await route.fulfill({ response, json: { ...(await response.json()), data: [], total: 0 } });
      });
      await press(first, form);
      await expect(first.getByText(/has deleted this record in the meantime/)).toBeVisible();
      await expectTyped(first, one, one.values[0]);
      check(result, true, (await one.stored(mock)) === before);
    },
  },
  {
    name: 'three people in a row',
    isShared: true,
    async run({ form, mock, first, second, result }) {
      const [one] = form.fields;
      await fill(first, one, one.values[0]);
      await save(second, form, one, one.values[1]);
      await press(first, form);
      await mine(first).check();
      // A third save arrives while the user resolves the conflict.
      await open(second, form);
      await save(second, form, one, one.values[2]);
      await saveChoices(first);
      await expect(mine(first)).not.toBeChecked();
      await expect(dialogOf(first).getByRole('radio')).toHaveCount(2);
      check(result, true, (await one.stored(mock)) === one.values[2]);
      await mine(first).check();
      await saveChoices(first);
      await expectSaved(first, form, one.values[0]);
      check(result, (await one.stored(mock)) === one.values[0], true);
    },
  },
  {
    name: 'an answer lost in between',
    async run({ form, mock, first, second, result }) {
      const [one, other] = form.fields;
      await fill(first, one, one.values[0]);
      mock.faults.add({ route: form.route, kind: 'drop-answer', times: 1 });
      await press(first, form);
      await expect.poll(() => one.stored(mock)).toBe(one.values[0]);
      // The page checks whether the server has the value, and does not claim that it was not saved.
      await expectSaved(first, form, one.values[0]);
      await expect(first.getByRole('alert').filter({ hasText: /not|n’/ })).toHaveCount(0);
      await expect(dialogOf(first)).toHaveCount(0);
      check(result, (await one.stored(mock)) === one.values[0], true);
      if (!other) return;
      await open(second, form);
      await save(second, form, other, other.values[1]);
      check(
        result,
        (await one.stored(mock)) === one.values[0],
        (await other.stored(mock)) === other.values[1],
      );
    },
  },
];

function hasTwoFields({ fields }: SharedForm): boolean {
  return fields.length === 2;
}

function check(result: Conflict, isMineKept: boolean, isTheirsKept: boolean): void {
  if (!isMineKept) result.lost = true;
  if (!isTheirsKept) result.overwritten = true;
}

async function open(page: Page, form: SharedForm): Promise<void> {
  await page.goto('/icon.svg');
  await page.goto(form.address);
  await form.edit?.(page);
  await expect(controlOf(page, form.fields[0])).toBeAttached();
}

function controlOf(page: Page, { name, control }: SharedField): Locator {
  return control?.(page) ?? page.locator(`[name="${name}"]`).first();
}

async function fill(page: Page, field: SharedField, value: string): Promise<void> {
  const { name } = field;
  const control = controlOf(page, field);
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName,
  );
  if (kind === 'radio') await page.locator(`[name="${name}"][value="${value}"]`).check({ force: true });
  else if (kind === 'SELECT') await control.selectOption(value);
  else {
    await control.fill(value);
    // An inline field is saved on blur.
    if (!field.control) await control.blur();
  }
}

async function press(page: Page, form: SharedForm): Promise<void> {
  await form.save(page).first().click();
}

/** Changes one field of the open form and saves. */
async function save(page: Page, form: SharedForm, field: SharedField, value: string): Promise<void> {
  await fill(page, field, value);
  await press(page, form);
  await expectSaved(page, form, value);
}

async function expectSaved(page: Page, form: SharedForm, value: string): Promise<void> {
  await expect(form.done(page, value)).toBeVisible();
}

/** Checks that the form still contains the input. */
async function expectTyped(page: Page, field: SharedField, value: string): Promise<void> {
  const control = controlOf(page, field);
  if ((await control.getAttribute('type')) === 'radio') {
    await expect(page.locator(`[name="${field.name}"][value="${value}"]`)).toBeChecked();
  } else await expect(control).toHaveValue(value);
}

async function asOtherAdmin(
  page: Page,
  { method, path, body }: { method: string; path: string; body: object },
): Promise<void> {
  const { email } = accounts.otherAdmin;
  const signedIn = await page.request.post('/api/login', {
    data: { email, username: email, password: samplePassword },
  });
  const { auth }: { auth: { access_token: string } } = await signedIn.json();
  const answer = await page.request.fetch(`/api/${path}`, {
    method,
    data: body,
    headers: { Authorization: `Bearer ${auth.access_token}` },
  });
  expect(answer.status()).toBe(200);
}

/** The situation that `npm test` runs, and its form; stories show the others. */
const sampled = { form: 'a material', situation: 'the same field, keeping mine' };

const sharedSituations = situations.filter(({ isShared }) => isShared);

for (const [place, form] of forms.entries())
  for (const situation of situations.filter(({ isPossible }) => isPossible?.(form) ?? true)) {
    if (situation.isShared && situation !== sharedSituations[place % sharedSituations.length]) continue;
    const isSampled = form.name === sampled.form && situation.name === sampled.situation;
    const tag = isSampled ? [] : '@release';
    test(`${form.name}: ${situation.name}`, { tag }, async ({ page, mock, openAnotherBrowser }) => {
      const second = await openAnotherBrowser();
      await Promise.all([
        signInAs(page, 'admin', '/icon.svg').then(() => open(page, form)),
        signInAs(second, 'otherAdmin', '/icon.svg').then(() => open(second, form)),
      ]);
      const result: Conflict = { lost: false, overwritten: false };
      await situation.run({ form, mock, first: page, second, result });
      test.info().annotations.push({ type: conflictAnnotation, description: JSON.stringify(result) });
      expect(result).toEqual({ lost: false, overwritten: false });
    });
  }
