import type { Locator, Page } from '@playwright/test';
import type { Mock } from '@portal/mock-api';
import { expect, signInAs, test } from '../../../e2e/fixtures';

type Fault = Omit<Parameters<Mock['faults']['add']>[0], 'route'>;

/**
 * The ways in which a call can fail. A lost response is not among them, because the call is repeated with its
 * idempotency key (`e2e/faults`).
 */
const mishaps: readonly Fault[] = [
  { kind: 'error' },
  // A refusal by a working server.
  { kind: 'refused', because: 'bad-input' },
  { kind: 'refused', because: 'forbidden' },
  { kind: 'refused', because: 'conflict' },
  { kind: 'refused', because: 'changed' },
];

interface Action {
  /** The action in the user's words. */
  readonly name: string;
  /** The page of the contract and its open dialog; `list` is the list of contracts. */
  readonly at: `${'basic' | 'outline' | 'attendance' | 'final' | 'list'}?${string}`;
  /** The number of a pending contract, for cases that need one instead of the first contract of the list. */
  readonly waiting?: string;
  /** Opens a dialog whose URL contains a record id that only the page knows. */
  readonly open?: (main: Locator) => Promise<void>;
  /** The route of the call that fails. */
  readonly route: string;
  /** Fills the dialog in. */
  readonly fill?: (dialog: Locator, page: Page) => Promise<void>;
  /** The label of the submit button. */
  readonly send: RegExp;
  /** The error message. */
  readonly failed: RegExp;
  /** Whether the error appears in a toast instead of the dialog. */
  readonly inToast?: boolean;
  /** Checks that all input was kept. */
  readonly checkKept?: (dialog: Locator) => Promise<void>;
  /** Checks the success; by default, that the dialog is closed. */
  readonly done?: (dialog: Locator) => Promise<void>;
}

const attached = { name: 'bilan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 bilan') };

/** Chooses the first option with the keyboard, as soon as options are loaded. */
async function chooseFirst(field: Locator): Promise<void> {
  await field.click();
  await expect(field.page().getByRole('listbox').getByRole('option').first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
}

/** Chooses an action in the menu of the first attendance. */
async function openLesson(main: Locator, action: RegExp): Promise<void> {
  await main
    .getByRole('button', { name: /Actions of the attendance/ })
    .first()
    .click();
  await main.page().getByRole('menuitem', { name: action }).click();
}

const actions: readonly Action[] = [
  {
    name: 'a change of teacher (CON-SIDE-07, CON-SIDE-11)',
    at: 'basic?dialog=teacher',
    route: 'POST teacher/change',
    fill: async (dialog) => {
      await dialog.getByLabel(/Removal motive/).fill('Congé de maladie');
      await dialog.getByLabel(/Hours done/).fill('18,5');
      await dialog.getByRole('combobox', { name: /New teacher/ }).fill('park');
      await dialog.getByRole('option', { name: /Andrew Parker/ }).click();
    },
    send: /Change teacher$/,
    failed: /The teacher was not changed/,
    checkKept: async (dialog) => {
      await expect(dialog.getByLabel(/Removal motive/)).toHaveValue('Congé de maladie');
      await expect(dialog.getByLabel(/Hours done/)).toHaveValue('18,5');
      await expect(dialog.getByRole('combobox', { name: /New teacher/ })).toHaveValue('Andrew Parker');
    },
  },
  {
    name: 'a first teacher (CON-SIDE-08, CON-SIDE-11)',
    waiting: '2026-0414',
    at: 'basic?dialog=teacher',
    route: 'POST teacher/assignCourse',
    fill: async (dialog) => {
      await dialog.getByRole('combobox', { name: /Teacher/ }).fill('park');
      await dialog.getByRole('option', { name: /Andrew Parker/ }).click();
    },
    send: /Assign$/,
    failed: /The teacher was not assigned/,
    checkKept: (dialog) =>
      expect(dialog.getByRole('combobox', { name: /Teacher/ })).toHaveValue('Andrew Parker'),
  },
  {
    name: 'students who join (CON-SIDE-19, CON-SIDE-23)',
    at: 'basic?dialog=students',
    route: 'POST student/assignCourse',
    fill: (dialog) =>
      dialog
        .getByRole('listbox', { name: /Other students/ })
        .getByRole('option')
        .first()
        .click(),
    send: /Save$/,
    failed: /Not added/,
    checkKept: (dialog) => expect(dialog.getByText('To add: 1')).toBeVisible(),
  },
  {
    name: 'a duplicate (CON-LIST-38, MSG-50)',
    at: 'list?dialog=duplicate&record={id}',
    route: 'POST courses/duplicate',
    send: /Duplicate$/,
    failed: /Course was not duplicated successfully/,
  },
  {
    name: 'highlighted cells (CON-HIGHLIGHT-01)',
    at: 'list?dialog=highlight&record={id}',
    route: 'POST cellState',
    fill: (dialog) => dialog.getByRole('checkbox', { name: /End$/ }).check(),
    send: /Save$/,
    failed: /nothing was highlighted/,
    checkKept: (dialog) => expect(dialog.getByRole('checkbox', { name: /End$/ })).toBeChecked(),
  },
  {
    name: 'word to a co-worker (CON-HIGHLIGHT-06, CON-HIGHLIGHT-09)',
    at: 'list?dialog=highlight&record={id}',
    route: 'POST notify',
    fill: async (dialog) => {
      await dialog.getByRole('checkbox', { name: /End$/ }).check();
      await dialog.getByRole('switch', { name: /Notify a co-worker/ }).click();
      await chooseFirst(dialog.getByRole('combobox', { name: /Co-worker/ }));
    },
    send: /Save$/,
    failed: /the email was not sent|we do not know whether the email was sent/,
    checkKept: async (dialog) => {
      await expect(dialog.getByRole('checkbox', { name: /End$/ })).toBeChecked();
      await expect(dialog.getByRole('combobox', { name: /Co-worker/ })).not.toHaveValue('');
    },
  },
  {
    name: 'a note (NOTES-04)',
    at: 'list?dialog=notes&record={id}',
    route: 'POST notes/create',
    fill: (dialog) => dialog.getByRole('textbox').fill('Rappeler le client lundi.'),
    send: /Add$/,
    failed: /was not added/,
    checkKept: (dialog) => expect(dialog.getByRole('textbox')).toHaveValue('Rappeler le client lundi.'),
    done: async (dialog) => {
      await expect(dialog.getByRole('textbox')).toHaveValue('');
      await expect(dialog.getByRole('listitem').first()).toContainText('Rappeler le client lundi.');
    },
  },
  {
    name: 'a request for reports (CON-FINAL-08, MSG-37)',
    at: 'final?dialog=request-reports',
    route: 'POST teacher/notifyProgress',
    send: /Ask$/,
    failed: /There was an error to send email\.|we do not know whether the email was sent/,
  },
  {
    name: 'a lesson (CON-ATT-16)',
    at: 'attendance?dialog=lesson-new',
    route: 'POST attendance',
    fill: async (dialog) => {
      await dialog.getByLabel(/Class date/).fill('2026-11-15');
      await dialog.getByLabel(/Length \(minutes\)/).selectOption('30');
    },
    send: /Save$/,
    failed: /was not saved/,
    checkKept: async (dialog) => {
      await expect(dialog.getByLabel(/Class date/)).toHaveValue('2026-11-15');
      await expect(dialog.getByLabel(/Length \(minutes\)/)).toHaveValue('30');
    },
  },
  {
    name: 'a changed lesson (CON-ATT-16)',
    at: 'attendance?',
    open: (main) => openLesson(main, /Edit$/),
    route: 'PUT attendance/{id}',
    fill: async (dialog) => {
      await dialog.getByLabel(/Length \(minutes\)/).selectOption('120');
    },
    send: /Save$/,
    failed: /was not saved/,
    checkKept: (dialog) => expect(dialog.getByLabel(/Length \(minutes\)/)).toHaveValue('120'),
  },
  {
    name: 'a lesson taken out (CON-ATT-07, MSG-52)',
    at: 'attendance?',
    open: (main) => openLesson(main, /Delete$/),
    route: 'DELETE attendance/{id}',
    send: /Delete$/,
    failed: /The attendance was not deleted\./,
  },
  {
    name: 'an outline (OUTLINE-27, MSG-33)',
    at: 'outline?dialog=outline',
    route: 'PUT outline-form/course/{courseId}',
    fill: (dialog) => dialog.getByLabel(/Challenges$/).fill('Les faux amis'),
    send: /Submit$/,
    failed: /Outline was not saved successfully\./,
    inToast: true,
    checkKept: (dialog) => expect(dialog.getByLabel(/Challenges$/)).toHaveValue('Les faux amis'),
  },
  {
    name: 'an imported outline (CON-OUT-03)',
    at: 'outline?dialog=import-outline',
    route: 'POST files',
    fill: (dialog) => dialog.locator('input[type=file]').setInputFiles(attached),
    send: /- Import$/,
    failed: /The outline was not imported\./,
    checkKept: (dialog) =>
      expect(dialog.getByRole('listitem').getByText('bilan.pdf', { exact: true })).toBeVisible(),
  },
  {
    name: 'a material (CON-SIDE-22, MSG-53)',
    at: 'outline?dialog=assign-material',
    route: 'POST courses/assignMaterial',
    fill: async (dialog) => {
      await chooseFirst(dialog.getByRole('combobox', { name: /Material/ }));
      await dialog.getByLabel(/Quantity/).fill('2');
      await dialog.getByLabel(/^Note/).fill('Livres seulement');
    },
    send: /Assign$/,
    failed: /The material was not assigned\./,
    checkKept: async (dialog) => {
      await expect(dialog.getByRole('combobox', { name: /Material/ })).not.toHaveValue('');
      await expect(dialog.getByLabel(/Quantity/)).toHaveValue('2');
      await expect(dialog.getByLabel(/^Note/)).toHaveValue('Livres seulement');
    },
  },
  {
    name: 'a changed material (CON-OUT-15, MSG-53)',
    at: 'outline?',
    open: (main) =>
      main
        .getByRole('button', { name: /Update/ })
        .first()
        .click(),
    route: 'PUT courses/updateMaterial',
    fill: (dialog) => dialog.getByLabel(/Quantity/).fill('7'),
    send: /Update$/,
    failed: /The material was not updated\./,
    checkKept: (dialog) => expect(dialog.getByLabel(/Quantity/)).toHaveValue('7'),
  },
  {
    name: 'a material taken off (CON-OUT-16)',
    at: 'outline?',
    open: (main) =>
      main
        .getByRole('button', { name: /Remove/ })
        .first()
        .click(),
    route: 'PUT courses/updateMaterial',
    send: /Remove$/,
    failed: /The material was not removed\./,
  },
  {
    name: 'an uploaded report (CON-FINAL-07, MSG-35)',
    at: 'final?dialog=upload-report',
    route: 'POST progressReports',
    fill: async (dialog) => {
      await chooseFirst(dialog.getByRole('combobox', { name: /Student/ }));
      await dialog.locator('input[type=file]').setInputFiles(attached);
    },
    send: /Upload$/,
    failed: /Document was not uploaded successfully\./,
    checkKept: async (dialog) => {
      await expect(dialog.getByRole('listitem').getByText('bilan.pdf', { exact: true })).toBeVisible();
      await expect(dialog.getByRole('combobox', { name: /Student/ })).not.toHaveValue('');
    },
  },
];

for (const action of actions) {
  test(`${action.name} meets a refusal, a cut line and a slow one, and loses nothing`, {
    tag: '@release',
  }, async ({ page, mock }) => {
    test.slow();
    const { id } =
      (await mock.state()).contracts.find(({ number }) => number === (action.waiting ?? '2026-0412')) ?? {};
    const at = action.at.replace('{id}', String(id));
    await signInAs(
      page,
      'admin',
      at.startsWith('list') ? `/admin/contracts/${at}` : `/admin/contracts/edit/${id}/${at}`,
    );
    await action.open?.(page.getByRole('main'));
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
    await action.fill?.(dialog, page);
    const send = dialog.getByRole('button', { name: action.send });
    const source = action.inToast ? page : dialog;
    for (const mishap of mishaps) {
      await test.step(`${mishap.kind} ${mishap.because ?? ''}`, async () => {
        mock.requests.length = 0;
        mock.faults.add({ route: action.route, ...mishap });
        await send.click();
        await expect.poll(() => mock.requests.some(({ route }) => route === action.route)).toBe(true);
        await expect(send).not.toHaveAttribute('aria-busy', 'true');
        await expect(source.getByText(action.failed).first()).toBeVisible();
        await action.checkKept?.(dialog);
        mock.faults.clear();
      });
    }
    mock.requests.length = 0;
    mock.faults.add({ route: action.route, kind: 'slow', milliseconds: 500, times: 1 });
    await send.dblclick();
    await (action.done?.(dialog) ?? expect(send).toHaveCount(0));
    expect(mock.requests.filter(({ route }) => route === action.route)).toHaveLength(1);
  });
}
