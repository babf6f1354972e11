import {
  broken,
  contractsHandlers,
  fails,
  failsOnce,
  type HoursSituation,
  hangs,
  hoursHandlers,
  lessonsHandlers,
  sent,
} from '@portal/api-client/testing';
import {
  aContract,
  aLesson,
  anHoursClass,
  anHoursRow,
  aStatement,
  aStatementLine,
  type HoursRow,
  type Statement,
} from '@portal/domain';
import {
  answerQuestion,
  asTeacher,
  type Canvas,
  dialogStories,
  expectLink,
  expectMessage,
  expectTexts,
  factsIn,
  fill,
  savedYesterday,
  shows,
  storyClock,
  textsOf,
  tryAgain,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HoursPage } from '../HoursPage';

const contracts = [
  aContract(),
  aContract({ id: 398, number: '2026-0398', company: { id: 23, name: 'Hôtels Frontenac' } }),
];
const numbered = { id: 412, number: '2026-0412' };
const frontenac = {
  contract: { id: 398, number: '2026-0398' },
  company: { id: 23, name: 'Hôtels Frontenac' },
};
/** A contract that another teacher has now. */
const kingsley = {
  contract: { id: 77, number: '2026-0077' },
  company: { id: 4, name: 'Transport Kingsley' },
};

const classes = [
  anHoursClass({ lessonId: 1, contract: numbered, date: '2026-10-01' }),
  anHoursClass({ lessonId: 2, contract: numbered, date: '2026-10-08', minutes: 75 }),
  anHoursClass({ lessonId: 3, ...frontenac, date: '2026-10-02', minutes: 60 }),
  anHoursClass({ lessonId: 4, ...kingsley, date: '2026-10-05', minutes: 90 }),
];
const rows = [
  anHoursRow({ contract: numbered, classes: 2, minutes: 165, amountCents: 14_850 }),
  anHoursRow({ ...frontenac, classes: 1, minutes: 60, rateCents: 4875, amountCents: 4875 }),
  anHoursRow({ ...kingsley, classes: 1, minutes: 90, rateCents: 5000, amountCents: 7500 }),
];
/** The lines that were submitted before the class of 8 October. */
const lines = [
  aStatementLine({ ...frontenac, classes: 1, minutes: 60, rateCents: 4875, amountCents: 4875 }),
  aStatementLine({ contract: numbered, classes: 1, minutes: 90, amountCents: 8100 }),
  aStatementLine({ ...kingsley, classes: 1, minutes: 90, rateCents: 5000, amountCents: 7500 }),
];
/** The statement of the current hours. */
const present = [
  lines[0] ?? aStatementLine(),
  aStatementLine({ contract: numbered, classes: 2, minutes: 165, amountCents: 14_850 }),
  lines[2] ?? aStatementLine(),
];

const situation = (differing: HoursSituation = {}) => ({
  msw: () => [
    ...contractsHandlers({ contracts }),
    ...lessonsHandlers({
      lessons: [
        aLesson({ id: 1, date: '2026-10-01' }),
        // A class that the previous teacher gave.
        aLesson({ id: 9, date: '2026-10-06', minutes: 120 }),
      ],
    }),
    ...hoursHandlers({ rows, classes, statements: [], ...differing }),
  ],
});

const withStatement = (differing: Partial<Statement>) =>
  situation({ statements: [aStatement({ lines: present, ...differing })] });

export default {
  title: 'Teacher/Statement of the month',
  component: HoursPage,
  tags: ['release'],
  decorators: [asTeacher('/hours', '/hours?month=2026-10')],
  globals: { language: 'en' },
  parameters: situation(),
  beforeEach: () => storyClock('2026-11-10T09:00'),
} satisfies Meta<typeof HoursPage>;

type Story = StoryObj<typeof HoursPage>;

const card = async (canvas: Canvas, title: string | RegExp) =>
  within((await canvas.findByRole('heading', { name: title })).closest('section, li') as HTMLElement);

const statementCard = (canvas: Canvas) => card(canvas, /Statement of the month|Relevé du mois/);

const inStatement = dialogStories(statementCard);

const submit = async (canvas: Canvas, name: RegExp = /Submit the statement$/) =>
  userEvent.click(await canvas.findByRole('button', { name }));

const question = async (canvas: Canvas) => within(await canvas.findByRole('alertdialog'));

/** Rates and amounts by contract, including one that another teacher has now; no classes of another teacher. */
export const Open: Story = {
  tags: ['!release', 'DECISION-51'],
  globals: { language: 'both' },
  play: inStatement.play(async (own, { canvas }) => {
    await expectTexts(own, 'Open', /To be submitted by Nov 16th 26/);
    await expectTexts(canvas, '5,25 h', '272,25 $', '$272.25');
    const first = await card(canvas, '2026-0412');
    await expectTexts(first, '2,75 h', /^54,00 \$ l’heure : 148,50 \$/, '$54.00 an hour: $148.50');
    await expect(textsOf(first, 'listitem')).toEqual(['Oct 1st 26 · 90 min', 'Oct 8th 26 · 75 min']);
    const handedOver = await card(canvas, '2026-0077');
    await expect(handedOver.queryByRole('link')).toBeNull();
    await expectTexts(handedOver, 'Transport Kingsley', '1,5 h');
    await expectTexts(canvas, /With rates and amounts/, /Only your classes/);
    await expect(canvas.queryByText(/still to be added/)).toBeNull();
    await expect(own.queryByRole('link', { name: /Print/ })).toBeNull();
  }),
};

/** A confirmation names month, hours and amount; then the statement is shown. */
export const Submitting: Story = {
  tags: ['DECISION-51', 'PORTAL-GUIDE-03'],
  play: inStatement.play(async (own, { canvas }) => {
    await fill(own.getByRole('textbox', { name: /Note for the office/ }), 'Kingsley: two rooms');
    await submit(canvas);
    const asked = await question(canvas);
    await expectTexts(asked, 'Submit the October 2026 statement?', '5.25 h', '$272.25');
    await expectTexts(asked, 'Kingsley: two rooms');
    await expect(asked.queryByText(/not over/)).toBeNull();
    await expect(sent('POST statements')).toEqual([]);
    await answerQuestion(canvas, /^Submit the statement$/);
    await expectMessage('success', 'The statement is submitted.');
    await expect(await own.findByText('Submitted')).toBeVisible();
    await expect(sent('POST statements').map(({ body }) => body)).toEqual([
      { month: '2026-10', minutes: 315, amount_cents: 27_225, note: 'Kingsley: two rooms' },
    ]);
    await expectTexts(own, /The office will check it/, 'Kingsley: two rooms');
    await expect(own.queryByRole('button')).toBeNull();
    await expectLink(own, /Print the statement/, '/hours/print/2026-10');
  }),
};

/** Hours without a rate are pointed out instead of silently counting as zero. */
export const WithoutARate: Story = {
  parameters: situation({
    rows: [
      ...rows.slice(0, 2),
      anHoursRow({
        ...kingsley,
        classes: 1,
        minutes: 90,
        rateCents: null,
        amountCents: 0,
        unratedMinutes: 90,
      }),
    ],
  }),
  globals: { language: 'both' },
  play: async ({ canvas }) => {
    const unrated = await card(canvas, '2026-0077');
    await expectTexts(unrated, 'Taux à confirmer avec le bureau', 'Rate to be confirmed with the office');
    await expectTexts(canvas, '$197.25', /1.5 h without a rate, not in the amount/);
    await submit(canvas);
    await expectTexts(await question(canvas), /1.5 h without a rate, not in the amount/);
  },
};

export const Overdue: Story = {
  beforeEach: () => storyClock('2026-11-17T00:10'),
  globals: { language: 'both' },
  play: inStatement.play(async (own) => {
    await expectTexts(own, /En retard : le relevé était attendu le 16 nov. 26/, /Overdue: the statement was/);
  }),
};

/** More classes may follow in the current month. */
export const MonthUnderWay: Story = {
  beforeEach: () => storyClock('2026-10-20T09:00'),
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    await submit(canvas, /Soumettre le relevé$/);
    const asked = await question(canvas);
    await expectTexts(asked, 'Soumettre le relevé d’octobre 2026?', /Le mois n’est pas terminé/);
    await userEvent.click(asked.getByRole('button', { name: 'Annuler' }));
    await expect(sent('POST statements')).toEqual([]);
  },
};

export const Submitted: Story = {
  parameters: withStatement({ status: 'submitted', note: 'Merci' }),
  play: inStatement.play(async (own, { canvasElement }) => {
    await expectTexts(own, 'Submitted', /nothing else to do/);
    await expect(factsIn(canvasElement)).toEqual(
      expect.arrayContaining(['Submitted on: Nov 2nd 26', 'Hours: 5.25 h', 'Amount: $272.25', 'Note: Merci']),
    );
    await expect(own.queryByRole('button')).toBeNull();
  }),
};

/** Lists what was recorded since and explains what happens next; the page shows the current hours. */
export const ChangedSinceSubmitted: Story = {
  parameters: situation({
    statements: [aStatement({ lines, differenceMinutes: 75, added: 1 })],
    classes: classes.map((one) =>
      one.lessonId === 2 ? { ...one, change: 'added', statementMinutes: null } : one,
    ),
  }),
  play: inStatement.play(async (own, { canvas }) => {
    await expectTexts(own, 'Changed since you submitted it', /1 class added: 1.25 h more\./);
    await expectTexts(own, /approves the current total, 5.25 h/, '4 h');
    await expect(textsOf(own, 'listitem')).toEqual(['Oct 8th 26 · 2026-0412 · 75 min · added']);
    const first = await card(canvas, '2026-0412');
    await expectTexts(first, '2.75 h');
    await expect(textsOf(first, 'listitem')).toHaveLength(2);
  }),
};

/** An approved month shows its own numbers, whatever was recorded, shortened or deleted since. */
export const ChangedSinceApproved: Story = {
  tags: ['DECISION-51'],
  parameters: situation({
    statements: [
      aStatement({
        lines,
        status: 'approved',
        approvedAt: '2026-11-06T15:00:00.000Z',
        differenceMinutes: -45,
        added: 1,
        changed: 1,
        removed: 1,
      }),
    ],
    classes: [
      anHoursClass({ lessonId: 1, contract: numbered, date: '2026-10-01', statementMinutes: 90 }),
      anHoursClass({ lessonId: 2, contract: numbered, date: '2026-10-08', minutes: 75, change: 'added' }),
      anHoursClass({
        lessonId: 3,
        ...frontenac,
        date: '2026-10-02',
        minutes: 30,
        change: 'changed',
        statementMinutes: 60,
      }),
      anHoursClass({
        lessonId: 4,
        ...kingsley,
        date: '2026-10-05',
        minutes: 90,
        change: 'removed',
        statementMinutes: 90,
      }),
    ],
  }),
  globals: { language: 'both' },
  play: inStatement.play(async (own, { canvas }) => {
    await expectTexts(own, 'Approved', /1 cours ajouté, 1 cours modifié, 1 cours retiré : 0,75 h de moins\./);
    await expectTexts(own, /The approved statement does not change/);
    await expect(textsOf(own, 'listitem').slice(0, 3)).toEqual([
      'Oct 8th 26 · 2026-0412 · 75 min · ajouté - added',
      'Oct 2nd 26 · 2026-0398 · 60 → 30 min · modifié - changed',
      'Oct 5th 26 · 2026-0077 · 90 min · retiré - removed',
    ]);
    const first = await card(canvas, '2026-0412');
    await expectTexts(first, '1,5 h');
    await expect(textsOf(first, 'listitem')).toEqual(['Oct 1st 26 · 90 min']);
    await expect(textsOf(await card(canvas, '2026-0398'), 'listitem')).toEqual(['Oct 2nd 26 · 60 min']);
    await expect(canvas.getAllByText('$204.75')).toHaveLength(2);
  }),
};

export const Exported: Story = {
  parameters: withStatement({
    status: 'exported',
    approvedAt: '2026-11-06T15:00:00.000Z',
    exportedAt: '2026-11-09T15:00:00.000Z',
    differenceMinutes: 0,
    changed: 1,
  }),
  globals: { theme: 'dark' },
  play: inStatement.play(async (own, { canvasElement }) => {
    await expectTexts(own, 'Exported', /1 class changed: same total\./);
    await expectTexts(own, /exported to payroll does not change/);
    await expect(factsIn(canvasElement)).toContain('Exported on: Nov 9th 26');
  }),
};

const returned = withStatement({
  status: 'returned',
  returnedAt: '2026-11-05T15:00:00.000Z',
  note: 'Merci',
  reason: 'Le 8 octobre dure 90 minutes selon le client.\nCorrigez-le, SVP.',
});

/** The reason for the return is at the top; the note of the first submission is still shown. */
export const Returned: Story = {
  tags: ['DECISION-51'],
  parameters: returned,
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'The office returned this statement on Nov 5th 26', /Le 8 octobre dure 90/);
    const own = await statementCard(canvas);
    await expect(own.getByRole('textbox')).toHaveValue('Merci');
    await submit(canvas, /^Submit again$/);
    await answerQuestion(canvas, /^Submit again$/);
    await expect(await own.findByText('Submitted')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/The office returned/)).toBeNull());
  },
};

/** Every class was deleted after the return. */
export const ReturnedWithoutHours: Story = {
  parameters: situation({
    rows: [],
    classes: [],
    statements: [aStatement({ lines, status: 'returned', returnedAt: '2026-11-05T15:00:00.000Z' })],
  }),
  play: inStatement.play(async (own, { canvas }) => {
    const button = own.getByRole('button', { name: /Submit again/ });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleDescription(/no longer has any hours/);
    await expectTexts(canvas, 'No reason is given.', 'No classes given in October 2026');
  }),
};

/** The rows of the server after it has rejected the first submission because of them. */
const meanwhile = (later: HoursRow[]) => ({
  ...situation({ rows: () => (sent('POST statements').length > 0 ? later : rows) }),
  first: [failsOnce('POST statements', { status: 409, code: 'conflict' })],
});

/**
 * A class is recorded on the phone while the question is open: the question shows the new numbers and is asked again;
 * the note stays.
 */
export const HoursChangedMeanwhile: Story = {
  parameters: meanwhile([
    anHoursRow({ contract: numbered, classes: 3, minutes: 255, amountCents: 22_950 }),
    ...rows.slice(1),
  ]),
  play: inStatement.play(async (own, { canvas }) => {
    await userEvent.type(own.getByRole('textbox'), 'Merci');
    await submit(canvas);
    await answerQuestion(canvas, /^Submit the statement$/);
    const asked = await question(canvas);
    await expectTexts(asked, /6.75 h instead of 5.25 h/, '6.75 h', '$353.25', 'Merci');
    await waitFor(() =>
      expect(asked.getByRole('button', { name: /^Submit/ })).not.toHaveAttribute('aria-busy'),
    );
    await answerQuestion(canvas, /^Submit the statement$/);
    await expect(await own.findByText('Submitted')).toBeVisible();
    await expect(sent('POST statements').map(({ body }) => body)).toEqual([
      { month: '2026-10', minutes: 315, amount_cents: 27_225, note: 'Merci' },
      { month: '2026-10', minutes: 405, amount_cents: 35_325, note: 'Merci' },
    ]);
  }),
};

/** The office corrects a rate while the question is open: the same hours have another amount. */
export const RateChangedMeanwhile: Story = {
  tags: ['DECISION-51'],
  parameters: meanwhile([
    anHoursRow({ contract: numbered, classes: 2, minutes: 165, rateCents: 5600, amountCents: 15_400 }),
    ...rows.slice(1),
  ]),
  play: inStatement.play(async (own, { canvas }) => {
    await submit(canvas);
    await answerQuestion(canvas, /^Submit the statement$/);
    await expectTexts(
      await question(canvas),
      /Your rates have changed in the meantime: \$277.75 instead of \$272.25/,
    );
    await waitFor(async () =>
      expect((await question(canvas)).getByRole('button', { name: /^Submit/ })).not.toHaveAttribute(
        'aria-busy',
      ),
    );
    await answerQuestion(canvas, /^Submit the statement$/);
    await expect(await own.findByText('Submitted')).toBeVisible();
    await expect(sent('POST statements').map(({ body }) => body)).toEqual([
      { month: '2026-10', minutes: 315, amount_cents: 27_225, note: null },
      { month: '2026-10', minutes: 315, amount_cents: 27_775, note: null },
    ]);
  }),
};

/** If the reloaded hours do not explain a rejection, the server's message is shown. */
export const RefusedWithoutAReason: Story = {
  parameters: { first: [fails('POST statements', { status: 409, message: 'Mois fermé', code: 'conflict' })] },
  play: inStatement.play(async (own, { canvas }) => {
    await userEvent.type(own.getByRole('textbox'), 'Merci');
    await submit(canvas);
    await answerQuestion(canvas, /Submit the statement$/);
    await expectTexts(own, 'The statement was not submitted', 'Mois fermé', 'Your note is still here.');
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(own.getByRole('textbox')).toHaveValue('Merci');
  }),
};

/** The month was submitted in another tab: this tab says so, and shows the note that was not sent. */
export const SubmittedInAnotherTab: Story = {
  play: inStatement.play(async (own, { canvas }) => {
    await userEvent.type(own.getByRole('textbox'), 'Merci');
    await submit(canvas);
    await fetch('http://localhost/api/statements', {
      method: 'POST',
      body: JSON.stringify({ month: '2026-10', minutes: 315, note: null }),
    });
    await answerQuestion(canvas, /^Submit the statement$/);
    await expectTexts(own, /was submitted already/, /Your note was not sent: “Merci”/, 'Submitted');
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  }),
};

/** The server has the statement although its response was lost: the same request is repeated. */
export const AnswerLost: Story = {
  tags: ['DECISION-53'],
  parameters: situation({ loseAnswers: true, extensions: ['hours', 'idempotency-keys'] }),
  play: async ({ canvas }) => {
    await submit(canvas);
    await answerQuestion(canvas, /^Submit the statement$/);
    await expectMessage('success', 'The statement is submitted.');
    await expect(await (await statementCard(canvas)).findByText('Submitted')).toBeVisible();
    await expect(sent('POST statements')).toHaveLength(2);
  },
};

/** The backend ignores idempotency keys, so it is unknown whether the statement was submitted. */
export const ConnectionLost: Story = {
  parameters: { first: [fails('POST statements', 'offline')] },
  play: inStatement.play(async (own, { canvas }) => {
    await userEvent.type(own.getByRole('textbox'), 'Merci');
    await submit(canvas);
    await answerQuestion(canvas, /^Submit the statement$/);
    await expectTexts(own, /could not find out whether this was saved/, 'Your note is still here.');
    await expect(own.getByRole('textbox')).toHaveValue('Merci');
  }),
};

/** Without a connection, the button says why it cannot submit; with one, it can. */
export const OfflineDevice: Story = {
  beforeEach: () => {
    let isOnline = false;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    const connect = () => {
      isOnline = true;
    };
    window.addEventListener('story-online', connect);
    return () => {
      window.removeEventListener('story-online', connect);
      Reflect.deleteProperty(navigator, 'onLine');
    };
  },
  play: inStatement.play(async (own, { canvas }) => {
    const button = own.getByRole('button', { name: 'Submit the statement' });
    await userEvent.type(own.getByRole('textbox'), 'Merci');
    await userEvent.click(button);
    await expect(button).toHaveAccessibleDescription(/No connection: the statement cannot be sent/);
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    window.dispatchEvent(new Event('story-online'));
    window.dispatchEvent(new Event('online'));
    await waitFor(() =>
      expect(own.getByRole('button', { name: 'Submit the statement' })).not.toHaveAttribute('aria-disabled'),
    );
    await expect(own.getByRole('textbox')).toHaveValue('Merci');
  }),
};

export const Refused: Story = {
  parameters: { first: [fails('POST statements', 403)] },
  play: async ({ canvas }) => {
    await submit(canvas);
    await answerQuestion(canvas, /Submit the statement$/);
    await expectTexts(canvas, 'The statement was not submitted');
  },
};

/** A note from the evening before is offered again. */
export const NoteOfYesterday: Story = {
  parameters: {
    portal: {
      unsaved: savedYesterday({
        userId: 31,
        form: 'statement',
        record: '2026-10',
        title: 'octobre 2026',
        initialValues: { note: '' },
        changes: { note: 'Deux salles chez Kingsley' },
      }),
    },
  },
  play: inStatement.play(async (own) => {
    await userEvent.click(await own.findByRole('button', { name: 'Resume' }));
    await expect(own.getByRole('textbox')).toHaveValue('Deux salles chez Kingsley');
  }),
};

export const Loading: Story = {
  parameters: { first: [hangs('GET hours/own')] },
  play: shows('Loading your hours'),
};

/** If the statement fails to load, the hours are shown as without the extension, and the page says what is missing. */
export const NotRead: Story = {
  parameters: { first: [fails('GET hours/own', 500)] },
  play: async ({ canvas }) => {
    await expectTexts(canvas, /Rates, amounts and the statement could not be read/);
    await expect(textsOf(await card(canvas, '2026-0412'), 'listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('heading', { name: 'Statement of the month' })).toBeNull();
    await expectTexts(canvas, /still to be added/);
  },
};

/** If the extensions fail to load, the page says that a statement may be missing, and loads them again. */
export const ExtensionsNotRead: Story = {
  parameters: { first: [broken('*/api/capabilities', 500)] },
  play: async ({ canvas }) => {
    await expectTexts(canvas, /Rates, amounts and the statement could not be read/);
    await expect(textsOf(await card(canvas, '2026-0412'), 'listitem')).toHaveLength(2);
    await tryAgain(canvas);
    await expectTexts(await statementCard(canvas), 'Open');
    await expect(canvas.queryByText(/Rates, amounts and the statement could not be read/)).toBeNull();
  },
};

/** If the contracts fail to load, the statement is still shown. */
export const ContractsNotRead: Story = {
  parameters: { first: [fails('GET courses/user/31', 500)] },
  play: async ({ canvas }) => {
    await expectTexts(await statementCard(canvas), 'Open');
    await expectTexts(canvas, '5.25 h', 'Aéro Beauséjour inc.');
  },
};

export const MonthWithoutClasses: Story = {
  parameters: situation({ rows: [], classes: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No classes given in October 2026')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /Statement of the month/ })).toBeNull();
  },
};

/** The main button is large and as wide as the card. */
export const OnAPhoneInTheDark: Story = {
  globals: { viewport: { value: 'phone' }, language: 'fr', theme: 'dark' },
  play: inStatement.play(async (own) => {
    const { height, width } = own.getByRole('button').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(52);
    await expect(width).toBeGreaterThan(innerWidth * 0.7);
  }),
};
