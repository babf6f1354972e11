import {
  changedBeforeSave,
  fails,
  failsOnce,
  type HoursSituation,
  hoursHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { anHoursClass, anHoursRow, aStatement } from '@portal/domain';
import {
  type Canvas,
  csvLines,
  expectLink,
  expectMessage,
  expectTexts,
  pageStories,
  press,
  rowAround,
  savedFile,
  storyClock,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inArea, withoutExtension } from '../../../areas/area-story';
import { HoursPage } from './HoursPage';

const lea = { id: 1, name: 'Léa', lastName: 'Villeneuve' };
const andrew = { id: 2, name: 'Andrew', lastName: 'Parker' };
const gaelle = { id: 3, name: 'Gaëlle', lastName: 'Jolicœur' };
const helene = { id: 4, name: 'Hélène', lastName: 'Nadeau' };
const thomas = { id: 5, name: 'Thomas', lastName: 'Irving' };

const rows = [
  anHoursRow({ teacher: lea, classes: 10, minutes: 810, amountCents: 72_900 }),
  anHoursRow({
    teacher: lea,
    contract: { id: 13, number: '2026-0359' },
    company: { id: 2, name: 'Transport Kingsley' },
    classes: 6,
    minutes: 360,
    plannedMinutes: null,
    rateCents: 5200,
    amountCents: 31_200,
  }),
  anHoursRow({ teacher: andrew, classes: 16, minutes: 1320, rateCents: 5200, amountCents: 114_400 }),
  anHoursRow({
    teacher: gaelle,
    language: { id: 2, name: 'English' },
    classes: 10,
    minutes: 810,
    rateCents: null,
    amountCents: 0,
    unratedMinutes: 810,
  }),
  anHoursRow({ teacher: helene, classes: 14, minutes: 840, amountCents: 75_600 }),
  anHoursRow({ teacher: thomas, classes: 6, minutes: 540, rateCents: 5000, amountCents: 45_000 }),
];

const october = [
  aStatement({
    id: 1,
    teacher: lea,
    classes: 15,
    minutes: 1080,
    amountCents: 96_000,
    differenceMinutes: 90,
    added: 1,
  }),
  aStatement({ id: 2, teacher: andrew, classes: 16, minutes: 1320, amountCents: 114_400 }),
  aStatement({
    id: 4,
    teacher: helene,
    classes: 14,
    minutes: 840,
    amountCents: 75_600,
    status: 'approved',
    approvedAt: '2026-11-06T15:00:00.000Z',
  }),
  aStatement({
    id: 5,
    teacher: thomas,
    classes: 7,
    minutes: 630,
    status: 'exported',
    differenceMinutes: -90,
    removed: 1,
    approvedAt: '2026-11-06T15:00:00.000Z',
    exportedAt: '2026-11-09T15:00:00.000Z',
  }),
];

const classes = [
  anHoursClass({ lessonId: 1, teacher: lea, date: '2026-10-05' }),
  anHoursClass({ lessonId: 2, teacher: lea, date: '2026-10-28', recordedOn: '2026-11-05', change: 'added' }),
  anHoursClass({ lessonId: 3, teacher: thomas, date: '2026-10-14', change: 'removed', statementMinutes: 90 }),
];

const of = (situation: HoursSituation = {}) =>
  hoursHandlers({ rows, statements: october, classes, ...situation });

const meta: Meta<typeof HoursPage> = {
  title: 'Admin/Operations/Hours',
  component: HoursPage,
  tags: ['release'],
  decorators: inArea('operations.hours'),
  globals: { language: 'en' },
  parameters: { msw: () => of() },
  beforeEach: () => storyClock('2026-11-12T10:00'),
};
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStories(of);

const rowOf = async (canvas: Canvas, name: string) => rowAround(await canvas.findByRole('button', { name }));
const cellsOf = (row: Awaited<ReturnType<typeof rowOf>>) =>
  row.getAllByRole('cell').map((cell) => cell.textContent);

const openMonth = async (canvas: Canvas, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: new RegExp(name) }));
};

/** What is paid and what is billed differ after late cancellations: in the list, in the totals and in the file. */
export const PaidAndBilledApart: Story = {
  tags: ['!release', 'DECISION-133'],
  parameters: {
    msw: () =>
      of({
        extensions: ['hours', 'cancellations'],
        statements: [],
        rows: [
          anHoursRow({ teacher: lea, classes: 10, minutes: 810, billedMinutes: 900 }),
          anHoursRow({
            teacher: andrew,
            classes: 0,
            minutes: 0,
            amountCents: 0,
            plannedMinutes: null,
            billedMinutes: 75,
          }),
        ],
      }),
  },
  play: async ({ canvas }) => {
    await expect(cellsOf(await rowOf(canvas, 'Léa Villeneuve')).slice(1, 5)).toEqual([
      '1',
      '10',
      '13.5 h',
      '15 h',
    ]);
    await expect(cellsOf(await rowOf(canvas, 'Andrew Parker')).slice(2, 5)).toEqual(['0', '0 h', '1.25 h']);
    const figure = canvas.getAllByText('To invoice').map((label) => label.parentElement?.textContent);
    await expect(figure.some((told) => told?.includes('16.25 h'))).toBe(true);
    const dialog = await openExport(canvas);
    const save = dialog.getByRole('button', { name: 'CSV' });
    const [head, ...lines] = await csvLines(await savedFile(() => userEvent.click(save)));
    const columns = ['Last name', 'Minutes', 'Hours to invoice'].map((name) => head?.indexOf(name) ?? -1);
    const told = lines.map((line) => columns.map((column) => line[column]).join(' '));
    await expect(told).toEqual(expect.arrayContaining(['Villeneuve 810 15:00', 'Parker 0 1:15']));
  },
};

/** The last month with its totals; each teacher with hours, amount and the next action. */
export const OfTheLastMonth: Story = {
  tags: ['DECISION-51'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hours of the month' })).toBeVisible();
    const andrews = await rowOf(canvas, 'Andrew Parker');
    await expect(cellsOf(andrews)).toEqual([
      '',
      '1',
      '16',
      '22 h',
      '12 h',
      '$52.00',
      '$1,144.00',
      'SubmittedNov 2nd 26',
      'Approve Andrew Parker',
    ]);
    await expectTexts(await rowOf(canvas, 'Léa Villeneuve'), '19.5 h', '+1.5 h', 'various', '$1,041.00');
    await expectTexts(await rowOf(canvas, 'Gaëlle Jolicœur'), 'no rate', '$0.00', 'Open');
    await expectTexts(await rowOf(canvas, 'Hélène Nadeau'), 'Approved', 'Nov 6th 26');
    await expectTexts(await rowOf(canvas, 'Thomas Irving'), '−1.5 h', 'Exported', 'Nov 9th 26');
    const figures = ['78 h', '$3,391.00', '2', '2'];
    await expect([...document.querySelectorAll('main dl dd')].map(({ textContent }) => textContent)).toEqual(
      figures,
    );
    await expect(sent('GET hours').map(({ query }) => query.get('from'))).toEqual(['2026-10']);
  },
};

/** A month without differences is approved with one click; the request contains the version on screen. */
export const Approved: Story = {
  tags: ['DECISION-51'],
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Andrew Parker'), /Approve Andrew Parker$/);
    await expectMessage('success', 'Statement of Andrew Parker approved: 22 h');
    await expect(sentBodies('PUT statements/2')).toEqual([
      { status: 'approved', minutes: 1320, amount_cents: 114_400 },
    ]);
    await expect(sent('PUT statements/2')[0]?.headers.get('If-Match')).toBe('"v1"');
    await expect(await (await rowOf(canvas, 'Andrew Parker')).findByText('Approved')).toBeVisible();
  },
};

/** The toast's Undo reverts an approval, with the version that the approval returned. */
export const ApprovedAndUndone: Story = {
  tags: ['DECISION-51'],
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Andrew Parker'), /Approve Andrew Parker$/);
    await expectMessage('success', 'Statement of Andrew Parker approved: 22 h');
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    await expectMessage('success', 'Undone: everything is as before.');
    await expect(sentBodies('PUT statements/2')).toEqual([
      { status: 'approved', minutes: 1320, amount_cents: 114_400 },
      { status: 'submitted' },
    ]);
    await expect(await (await rowOf(canvas, 'Andrew Parker')).findByText('Submitted')).toBeVisible();
  },
};

/** When the toast is gone, the dialog of the month can undo the approval. */
export const ApprovalUndoneLater: Story = {
  play: async ({ canvas }) => {
    await press(await openMonth(canvas, 'Hélène Nadeau'), 'Undo the approval');
    await expectMessage('success', 'Approval of Hélène Nadeau undone: 14 h');
    await expect(sentBodies('PUT statements/4')).toEqual([{ status: 'submitted' }]);
  },
};

const unrated = () =>
  of({
    statements: [
      aStatement({ id: 2, teacher: andrew, classes: 16, minutes: 1320, amountCents: 114_400 }),
      aStatement({ id: 6, teacher: gaelle, classes: 10, minutes: 810, amountCents: 0 }),
    ],
  });

/** Before hours without a rate are approved, a question appears, with a link to the rates. */
export const WithoutARate: Story = {
  tags: ['DECISION-51'],
  parameters: { msw: unrated },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Gaëlle Jolicœur');
    const approve = row.getByRole('button', { name: /Approve Gaëlle Jolicœur$/ });
    await userEvent.click(approve);
    const asked = async () =>
      within(await screen.findByRole('alertdialog', { name: 'Approve hours without a rate?' }));
    const question = await asked();
    await expectTexts(question, /13\.5 h without a rate/);
    await expectLink(question, 'Rates of Gaëlle Jolicœur', '/teachers/edit/3/profile');
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(sent('PUT statements/6')).toEqual([]);
    await userEvent.click(approve);
    await userEvent.click((await asked()).getByRole('button', { name: 'Approve anyway' }));
    await expectMessage('success', 'Statement of Gaëlle Jolicœur approved: 13.5 h');
    await expect(sentBodies('PUT statements/6')).toEqual([
      { status: 'approved', minutes: 810, amount_cents: 0 },
    ]);
  },
};

/** The dialog of the month asks the same question. */
export const WithoutARateInTheMonth: Story = {
  parameters: { msw: unrated },
  play: async ({ canvas }) => {
    await press(await openMonth(canvas, 'Gaëlle Jolicœur'), 'Approve 13.5 h');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(sent('PUT statements/6')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Approve anyway' }));
    await expectMessage('success', 'Statement of Gaëlle Jolicœur approved: 13.5 h');
  },
};

/** Bulk approval: one question for all selected months with hours without a rate. */
export const SeveralWithoutARate: Story = {
  parameters: { msw: unrated },
  play: async ({ canvas }) => {
    for (const name of ['Andrew Parker', 'Gaëlle Jolicœur'])
      await userEvent.click((await rowOf(canvas, name)).getByRole('checkbox'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve 2 statements' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Rates of Gaëlle Jolicœur',
    ]);
    await userEvent.click(question.getByRole('button', { name: 'Approve anyway' }));
    await expectMessage('success', '2 statements approved');
  },
};

/** Two selected statements are approved together; statements with a difference cannot be selected. */
export const SeveralApproved: Story = {
  parameters: {
    msw: () =>
      of({ statements: [...october, aStatement({ id: 3, teacher: gaelle, minutes: 810, amountCents: 0 })] }),
  },
  play: async ({ canvas }) => {
    const leas = await rowOf(canvas, 'Léa Villeneuve');
    await expect(leas.getByRole('checkbox')).toBeDisabled();
    await userEvent.click((await rowOf(canvas, 'Andrew Parker')).getByRole('checkbox'));
    await userEvent.click((await rowOf(canvas, 'Gaëlle Jolicœur')).getByRole('checkbox'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve 2 statements' }));
    // Gaëlle has no rate.
    await userEvent.click(await canvas.findByRole('button', { name: /Approve anyway$/ }));
    await expectMessage('success', '2 statements approved');
    await expect(sent('PUT statements/2')).toHaveLength(1);
    await expect(sent('PUT statements/3')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /^Approve \d/ })).toBeNull();
  },
};

/** An approved statement is marked as exported when it has been passed on to payroll. */
export const MarkedAsExported: Story = {
  play: async ({ canvas }) => {
    await userEvent.click((await rowOf(canvas, 'Hélène Nadeau')).getByRole('checkbox'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark 1 statement as exported' }));
    await expectMessage('success', '1 statement marked as exported');
    await expect(sentBodies('POST statements/export')).toEqual([{ ids: [4] }]);
  },
};

/**
 * A class was recorded after the statement was submitted: the dialog shows the change and can approve the current
 * hours.
 */
export const Difference: Story = {
  tags: ['DECISION-51'],
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Léa Villeneuve'), 'See difference Léa Villeneuve');
    const dialog = within(await screen.findByRole('dialog', { name: /Léa Villeneuve/ }));
    await expectTexts(dialog, 'Submitted for 18 h, now 19.5 h.', '1 class recorded after submission');
    await expectLink(dialog, 'Print', '/hours/1/2026-10/print');
    const [only, ...others] =
      (await dialog.findByText(/recorded on Nov 5th 26/)).closest('ul')?.children ?? [];
    await expect(only).toHaveTextContent('2026-0412 · Oct 28th 26 · 90 min · recorded on Nov 5th 26');
    await expect(others).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Approve 19.5 h' }));
    await expectMessage('success', 'Statement of Léa Villeneuve approved: 19.5 h');
    await expect(sentBodies('PUT statements/1')).toEqual([
      { status: 'approved', minutes: 1170, amount_cents: 104_100 },
    ]);
  },
};

/** A filter reduces the list, but the whole month is approved. */
export const ApprovedWhileFiltered: Story = {
  parameters: { portal: { at: '/operations/hours?month=2026-10&company=2' } },
  play: async ({ canvas }) => {
    await expectTexts(await rowOf(canvas, 'Léa Villeneuve'), '6 h');
    await press(await openMonth(canvas, 'Léa Villeneuve'), 'Approve 19.5 h');
    await expectMessage('success', 'Statement of Léa Villeneuve approved: 19.5 h');
    await expect(sentBodies('PUT statements/1')).toEqual([
      { status: 'approved', minutes: 1170, amount_cents: 104_100 },
    ]);
  },
};

/** An exported statement does not change; the page shows the difference. */
export const DifferenceAfterExport: Story = {
  play: async ({ canvas }) => {
    const dialog = await openMonth(canvas, 'Thomas Irving');
    await expectTexts(
      dialog,
      'Statement of 10.5 h; the records now add up to 9 h. The statement has not changed.',
    );
    const removed = (await dialog.findByText(/· removed$/)).closest('li');
    await expect(removed).toHaveTextContent('2026-0412 · Oct 14th 26 · 90 min · removed');
    await expect(dialog.queryByRole('button', { name: /Approve|Return/ })).toBeNull();
  },
};

/** Returning a statement requires a reason. */
export const Returned: Story = {
  tags: ['DECISION-51'],
  play: async ({ canvas }) => {
    const dialog = await openMonth(canvas, 'Andrew Parker');
    await userEvent.click(dialog.getByRole('button', { name: 'Return to Andrew…' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Return to Andrew' }));
    await expect(await dialog.findByText('Say what has to be corrected.')).toBeVisible();
    await expect(sent('PUT statements/2')).toEqual([]);
    await userEvent.type(
      dialog.getByLabelText(/What has to be corrected/),
      'The class of October 28 is missing.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Return to Andrew' }));
    await expectMessage('success', 'Statement returned to Andrew Parker');
    await expect(sentBodies('PUT statements/2')).toEqual([
      { status: 'returned', reason: 'The class of October 28 is missing.' },
    ]);
  },
};

/** Someone else has decided first: the current status is shown, and the entered reason stays. */
export const DecidedBySomebodyElse: Story = {
  parameters: {
    msw: () =>
      of({
        savedByOthers: [
          aStatement({
            id: 2,
            teacher: andrew,
            minutes: 1320,
            status: 'approved',
            approvedAt: '2026-11-12T14:00:00.000Z',
          }),
        ],
      }),
  },
  play: async ({ canvas }) => {
    const dialog = await openMonth(canvas, 'Andrew Parker');
    await userEvent.click(dialog.getByRole('button', { name: 'Return to Andrew…' }));
    const reason = dialog.getByLabelText(/What has to be corrected/);
    await userEvent.type(reason, 'Dates');
    await userEvent.click(dialog.getByRole('button', { name: 'Return to Andrew' }));
    await expectTexts(dialog, /This statement has changed in the meantime/);
    await waitFor(() => expect(dialog.getAllByText('Approved')[0]).toBeVisible());
    await expect(reason).toHaveValue('Dates');
  },
};

/** A reminder is sent to a teacher whose month is open. */
export const Reminded: Story = {
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Gaëlle Jolicœur'), 'Remind Gaëlle Jolicœur');
    await expectMessage('success', 'Reminder sent to Gaëlle Jolicœur');
    await expect(sentBodies('POST statements/remind')).toEqual([{ month: '2026-10', teacher_ids: [3] }]);
  },
};

/** The response is lost: it is unknown whether the mail was sent, and the message says what to do. */
export const RemindedWithoutAnAnswer: Story = {
  tags: ['DECISION-53'],
  parameters: { first: [failsOnce('POST statements/remind', 'offline')] },
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Gaëlle Jolicœur'), 'Remind Gaëlle Jolicœur');
    await expectMessage(
      'error',
      'No answer came, so we do not know whether the email was sent. Ask the teacher, or send it again: at worst it arrives twice.',
    );
    await expect(canvas.queryByText('The reminder was not sent')).toBeNull();
  },
};

/**
 * The teacher has just submitted the month, so the server sends no mail: the message says so, and the list is updated.
 */
export const NobodyReminded: Story = {
  parameters: {
    msw: () => [
      http.post('*/api/statements/remind', () => HttpResponse.json({ message: 'Sent', data: [] })),
      ...changedBeforeSave(
        'GET statements',
        of(),
        of({ statements: [...october, aStatement({ id: 6, teacher: gaelle, minutes: 810 })] }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Gaëlle Jolicœur');
    await userEvent.click(row.getByRole('button', { name: 'Remind Gaëlle Jolicœur' }));
    await expectMessage(
      'error',
      'No reminder was sent to Gaëlle Jolicœur: the hours were just submitted, or the account is not active. The list is up to date: check it.',
    );
    await expect(row.getByText('Submitted')).toBeVisible();
    await expect(row.queryByRole('button', { name: /^Remind/ })).toBeNull();
  },
};

/** Two quick clicks send one mail. */
export const RemindedOnce: Story = {
  parameters: { msw: () => of({ delay: 60 }) },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Gaëlle Jolicœur');
    await userEvent.dblClick(row.getByRole('button', { name: 'Remind Gaëlle Jolicœur' }));
    await expectMessage('success', 'Reminder sent to Gaëlle Jolicœur');
    await expect(sent('POST statements/remind')).toHaveLength(1);
  },
};

/** Someone else has exported the statement: it can no longer be returned, and the entered reason stays. */
export const ExportedBySomebodyElse: Story = {
  parameters: {
    msw: () =>
      of({ savedByOthers: [aStatement({ id: 2, teacher: andrew, minutes: 1320, status: 'exported' })] }),
  },
  play: async ({ canvas }) => {
    const dialog = await openMonth(canvas, 'Andrew Parker');
    await userEvent.click(dialog.getByRole('button', { name: 'Return to Andrew…' }));
    await userEvent.type(dialog.getByLabelText(/What has to be corrected/), 'Dates');
    await userEvent.click(dialog.getByRole('button', { name: 'Return to Andrew' }));
    await expectTexts(dialog, /This statement has changed in the meantime/);
    await expectTexts(dialog, 'Your reason was not sent: Dates');
    await waitFor(() => expect(dialog.queryByRole('button', { name: /Return/ })).toBeNull());
  },
};

/** The URL contains the filters for status, language and name. */
export const Narrowed: Story = {
  parameters: { portal: { at: '/operations/hours?month=2026-10&scope=open&language=2' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Gaëlle Jolicœur');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('radio', { name: /^All 1$/ }));
    await userEvent.type(canvas.getByRole('searchbox'), 'jolicoeur');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'parker');
    await expect(await canvas.findByText('No teacher matches')).toBeVisible();
  },
};

/** Other months can be selected; the current month is the last one. */
export const OtherMonths: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Andrew Parker');
    await userEvent.click(canvas.getByRole('button', { name: 'Next month: November 2026' }));
    await waitFor(() => expect(sent('GET hours').at(-1)?.query.get('to')).toBe('2026-11'));
    const next = canvas.getByRole('button', { name: /^Next month/ });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(canvas.getByText('November 2026')).toBeVisible();
  },
};

const openExport = async (canvas: Canvas, name: string | RegExp = 'Export') => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: /Export the hours/ }));
};

/** One row per teacher and contract; the totals equal those on screen. */
export const Exported: Story = {
  tags: ['DECISION-51'],
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Andrew Parker');
    const dialog = await openExport(canvas);
    await expectTexts(dialog, 'October 2026', /5 teachers · 78 h · \$3,391\.00/);
    const button = dialog.getByRole('button', { name: 'CSV' });
    const [head, ...lines] = await csvLines(await savedFile(() => userEvent.click(button)));
    await expect(head).toEqual([
      'Month',
      'Last name',
      'First name',
      'Contract',
      'Company',
      'Language',
      'Course type',
      'Classes',

      'Hours',
      'Minutes',
      'Planned hours',
      'Rate ($/h)',
      'Amount ($)',
      'Hours without a rate',
      'Statement',
      'Hours of the statement',
      'Amount of the statement ($)',
    ]);
    await expect(lines.find(([, lastName]) => lastName === 'Parker')).toEqual([
      '2026-10',
      'Parker',
      'Andrew',
      '2026-0412',
      'Aéro Beauséjour inc.',
      'Français',
      'Individual',
      '16',
      '22:00',
      '1320',
      '12:00',
      '52',
      '1144',
      '0:00',
      'Submitted',
      '12:00',
      '648',
    ]);
    const total = (column: number) => lines.reduce((sum, line) => sum + Number(line[column] ?? 0), 0);
    await expect([total(9), total(12)]).toEqual([78 * 60, 3391]);
    await expectMessage('success', '6 rows were exported.');
  },
};

/** One row per class, with the columns and order of a layout that is saved under a name. */
export const ExportedByClass: Story = {
  parameters: {
    msw: () =>
      of({
        rows: [anHoursRow({ teacher: lea, classes: 2, minutes: 180, amountCents: 16_200 })],
        statements: [],
      }),
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Léa Villeneuve');
    const dialog = await openExport(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: 'One per class' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Columns' }));
    const chooser = within(await dialog.findByRole('dialog', { name: 'Columns' }));
    for (const column of [
      'First name',
      'Company',
      'Language',
      'Course type',
      'Minutes',
      'Recorded on',
      'Statement',
    ])
      await userEvent.click(chooser.getByRole('checkbox', { name: column }));
    await userEvent.click(chooser.getByRole('button', { name: 'Move earlier Contract' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Layouts' }));
    const layouts = within(await dialog.findByRole('dialog', { name: 'Layouts' }));
    await userEvent.type(layouts.getByRole('textbox', { name: /Name of the layout/ }), 'Payroll{Enter}');
    await expect(await layouts.findByRole('button', { name: /^Payroll/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(layouts.getByRole('button', { name: 'All columns' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'One per contract' })).toBeChecked());
    await userEvent.click(dialog.getByRole('button', { name: 'Layouts' }));
    await userEvent.click(await dialog.findByRole('button', { name: /^Payroll/ }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'One per class' })).toBeChecked());
    const button = dialog.getByRole('button', { name: 'CSV' });
    const lines = await csvLines(await savedFile(() => userEvent.click(button)));
    await expect(lines.slice(0, 3)).toEqual([
      ['Date', 'Last name', 'Contract', 'Hours', 'Rate ($/h)', 'Amount ($)'],
      ['2026-10-05', 'Villeneuve', '2026-0412', '1:30', '54', '81'],
      ['2026-10-28', 'Villeneuve', '2026-0412', '1:30', '54', '81'],
    ]);
  },
};

/** Only approved statements are in the file and marked as exported. */
export const ExportedAndMarked: Story = {
  tags: ['DECISION-51'],
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Hélène Nadeau');
    const dialog = await openExport(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Mark 1 approved statement as exported' }));
    await expectTexts(dialog, /1 teacher · 14 h · \$756\.00/);
    const button = dialog.getByRole('button', { name: 'Excel (.xlsx)' });
    const file = await savedFile(() => userEvent.click(button));
    await expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    await expect((await file.text()).startsWith('PK')).toBe(true);
    await expect(sentBodies('POST statements/export')).toEqual([{ ids: [4] }]);
    await expect(await (await rowOf(canvas, 'Hélène Nadeau')).findByText('Exported')).toBeVisible();
  },
};

/** Only the selected months are exported; a class was recorded in the meantime, so nothing is saved. */
export const ChangedWhileExporting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click((await rowOf(canvas, 'Andrew Parker')).getByRole('checkbox'));
    const dialog = await openExport(canvas, 'Export the selection');
    await expectTexts(dialog, /1 teacher · 22 h/);
    await userEvent.click(dialog.getByRole('radio', { name: 'One per class' }));
    await userEvent.click(dialog.getByRole('button', { name: 'CSV' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /The hours have changed in the meantime/,
    );
  },
};

export const ExportRefused: Story = {
  parameters: { first: [fails('GET hours/classes', 500)] },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Andrew Parker');
    const dialog = await openExport(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: 'One per class' }));
    await userEvent.click(dialog.getByRole('button', { name: 'CSV' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('No file was saved.');
  },
};

export const Loading: Story = { tags: ['!release'], ...states.loading('Loading the hours') };

export const NoHours: Story = {
  tags: ['!release'],
  ...states.shows({ rows: [], statements: [] }, 'No hours this month'),
};

export const Refused: Story = { tags: ['!release'], ...states.refused() };

export const WithoutTheExtension: Story = {
  tags: ['!release'],
  ...withoutExtension(/Hours of the month/, 'GET hours'),
};
