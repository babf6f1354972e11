import {
  broken,
  cancellationsHandlers,
  capabilitiesHandlers,
  type Failure,
  failsOnce,
  isWritten,
  organisationHandlers,
  plannedClassesHandlers,
  sent,
  sentBodies,
  teachersHandlers,
  unavailabilityHandlers,
} from '@portal/api-client/testing';
import {
  aHoursBalance,
  anUnavailability,
  aPlannedClass,
  aPlannedContract,
  aTeacher,
  type ClassPattern,
  daysAfter,
  type PlannedClass,
} from '@portal/domain';
import {
  answered,
  asAdmin,
  atAddress,
  type Canvas,
  dialogStories,
  expectClosed,
  expectLink,
  expectMessage,
  expectTexts,
  findDialog,
  press,
  recovers,
  retype,
  shows,
  storyClock,
  tryAgain,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CalendarPage } from './CalendarPage';

const andrew = { id: 2, name: 'Andrew', lastName: 'Parker' };

const contracts = [
  aPlannedContract(),
  aPlannedContract({
    id: 13,
    number: '2026-0359',
    company: { id: 4, name: 'Transport Kingsley' },
    students: [{ id: 41, name: 'Siobhán', lastName: 'O’Brien' }],
  }),
  aPlannedContract({
    id: 14,
    number: '2026-0409',
    company: { id: 22, name: 'Banque Champlain' },
    teacher: andrew,
    language: { id: 2, name: 'Anglais' },
    students: [],
  }),
  aPlannedContract({
    id: 15,
    number: '2026-0388',
    company: { id: 9, name: 'Télécom Dorval' },
    teacher: null,
  }),
];

/** A week with a class of each status, on its Wednesday at 10:00. */
const week: PlannedClass[] = [
  aPlannedClass({ id: 1, contractId: 13, time: '08:30', minutes: 60, lessonId: 71 }),
  aPlannedClass({ id: 2 }),
  aPlannedClass({ id: 3, contractId: 14, date: '2026-11-25', time: '13:00', minutes: 120 }),
  aPlannedClass({ id: 4, date: '2026-11-26', clashes: [5] }),
  aPlannedClass({ id: 5, contractId: 13, date: '2026-11-26', time: '12:30', clashes: [4] }),
  aPlannedClass({
    id: 6,
    contractId: 14,
    date: '2026-11-27',
    time: '09:00',
    number: null,
    isCancelled: true,
    cancelReason: 'Groupe en congé',
  }),
  aPlannedClass({ id: 7, contractId: 15, date: '2026-11-27', time: '16:00', slot: '2026-11-26 16:00' }),
];

const around = (situation: Parameters<typeof plannedClassesHandlers>[0] = {}) =>
  plannedClassesHandlers({ classes: week, contracts, ...situation });

export default {
  title: 'Admin/Calendar',
  component: CalendarPage,
  tags: ['release'],
  decorators: [asAdmin('/calendar')],
  beforeEach: () => storyClock('2026-11-25T10:00'),
  parameters: { msw: () => around() },
} satisfies Meta<typeof CalendarPage>;

type Story = StoryObj<typeof CalendarPage>;

const open = async (canvas: Canvas, name: RegExp) => {
  await press(canvas, name);
  return within(await canvas.findByRole('region', { name: /\d\d:\d\d – / }));
};
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent?.trim());
const pressed = (canvas: Canvas) => canvas.findByRole('button', { pressed: true });
/** Checks the days above the grid, which the printed caption repeats. */
const expectDays = async (canvas: Canvas, days: string) => {
  await waitFor(() => expect(canvas.getAllByText(days)[0]).toBeVisible());
};
const moveBody = { date: '2026-11-26', time: '11:00', minutes: 90 };

/**
 * Teachers are rows and days are columns; classes without a teacher come first. The name of each class includes its
 * status.
 */
export const Week: Story = {
  tags: ['!release', 'DECISION-51'],
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid'));
    await expect(texts(grid.getAllByRole('rowheader'))).toEqual([
      'Aucun enseignant - No teacher1,5 h - 1.5 h',
      'Andrew Parker2 h',
      'Léa Villeneuve5,5 h - 5.5 h',
    ]);
    await expect(texts(grid.getAllByRole('columnheader')).slice(0, 3)).toEqual([
      'Enseignant - Teacher',
      'lun. 23 - Mon 23',
      'mar. 24 - Tue 24',
    ]);
    await expect(grid.getByRole('columnheader', { current: 'date' })).toHaveTextContent('mer. 25');
    for (const name of [
      '08:30 – 09:30 Transport Kingsley lun. 23 nov., Inscrit - Mon Nov 23rd, Recorded',
      '12:00 – 13:30 Aéro Beauséjour inc. lun. 23 nov., Sans présences - Mon Nov 23rd, No attendance',
      '13:00 – 15:00 Banque Champlain mer. 25 nov., Planifié - Wed Nov 25th, Planned',
      '12:30 – 14:00 Transport Kingsley jeu. 26 nov., Conflit - Thu Nov 26th, Conflict',
      '09:00 – 10:30 Banque Champlain ven. 27 nov., Annulé - Fri Nov 27th, Cancelled',
    ])
      await expect(grid.getByRole('button', { name })).toBeVisible();
    for (const name of [
      /^Tous - All 7$/,
      /Planned 2$/,
      /Recorded 1$/,
      /No attendance 1$/,
      /Cancelled 1$/,
      /Conflict 2$/,
    ])
      await expect(canvas.getByRole('radio', { name })).toBeInTheDocument();
    await expectDays(canvas, '23 – 29 nov. 26');
  },
};

/** Holidays and closures of the organization are shown by name. */
export const HolidaysAndClosures: Story = {
  parameters: {
    portal: { at: '/calendar?date=2026-12-25' },
    msw: () =>
      around({
        classes: [aPlannedClass({ date: '2026-12-21' })],
        closures: [
          {
            id: 1,
            startsOn: '2026-12-24',
            endsOn: '2027-01-03',
            name: 'Congé des Fêtes',
            nameEn: 'Winter holidays',
          },
        ],
      }),
  },
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid'));
    await expect(await grid.findAllByRole('columnheader', { name: /Winter holidays/ })).toHaveLength(3);
    await expect(grid.getByRole('columnheader', { name: /ven\. 25.*Noël - Christmas/ })).toBeVisible();
  },
};

/** The URL contains the filters: first a status, then a teacher, then none. */
export const Filtered: Story = {
  parameters: { portal: { at: '/calendar?status=clash' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Conflict 2$/ })).toBeChecked();
    await expect(texts(await canvas.findAllByRole('rowheader'))).toEqual(['Léa Villeneuve3 h']);
    await press(canvas, /All 7$/, 'radio');
    const teacher = canvas.getByRole('combobox', { name: 'Enseignant - Teacher' });
    await userEvent.click(teacher);
    await press(screen, 'Andrew Parker', 'option');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(canvas.getByRole('radio', { name: /All 2$/ })).toBeChecked();
    await press(canvas, /Recorded 0$/, 'radio');
    await expect(await canvas.findByText('No class matches')).toBeVisible();
    // The filter bar has the first button with this name, the empty page the second.
    const [, ofNothing] = canvas.getAllByRole('button', { name: /Reset the filters$/ });
    await userEvent.click(ofNothing as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
  },
};

/**
 * One Tab stop; arrow keys move between cells and between classes, Home and End to the ends, Page Down to the next
 * week.
 */
export const Keyboard: Story = {
  parameters: {
    msw: () => around({ classes: [...week, aPlannedClass({ id: 20, date: '2026-12-02', time: '07:00' })] }),
  },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /^08:30/ });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    const missing = canvas.getByRole('button', { name: /No attendance$/ });
    await expect(missing).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement?.tagName).toBe('TD');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^12:00.*Conflict$/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /^12:30.*Conflict$/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Control>}{End}{/Control}');
    await expect(document.activeElement?.tagName).toBe('TD');
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowDown}');
    await expect(first).toHaveFocus();
    await expect(document.querySelectorAll('table [tabindex="0"]')).toHaveLength(1);

    // Enter opens a class, Escape closes it and returns the focus.
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: '08:30 – 09:30' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await expect(await canvas.findByRole('button', { name: /^07:00/ })).toHaveFocus();
    await expectDays(canvas, '30 nov. – 6 déc. 26');
    await userEvent.keyboard('{PageUp}');
    await expectDays(canvas, '23 – 29 nov. 26');
  },
};

/**
 * A conflict: names the people with two classes at the same time, draws both classes, and offers times when everyone is
 * free.
 */
export const Clash: Story = {
  parameters: { portal: { at: '/calendar?class=4' } },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: '12:00 – 13:30' }));
    await expectTexts(panel, 'Conflit', 'Léa Villeneuve has two classes at 12:30.', 'Class 10 of 32');
    await expectLink(panel, '2026-0412', '/contracts/edit/12/basic');
    await expect(await panel.findByRole('button', { name: /Move to Thu Nov 26th at 11:00$/ })).toBeVisible();
    await expect(panel.getByRole('button', { name: /Move to Fri Nov 27th at 12:00$/ })).toBeVisible();
    await expect(await pressed(canvas)).toHaveAccessibleName(/^12:00 – 13:30 Aéro/);
    // The calendar already shows today, so the button changes nothing.
    await press(canvas, /- Today$/);
    await expect(panel.getByText('Class 10 of 32')).toBeVisible();
  },
};

/** A class is moved to a free time. */
export const Moved: Story = {
  play: async ({ canvas }) => {
    const panel = await open(canvas, /^12:00 – 13:30.*Conflict$/);
    await press(panel, /Move to Thu Nov 26th at 11:00$/);
    await expect(panel.getByLabelText(/Date/)).toHaveValue('2026-11-26');
    await expect(panel.getByLabelText(/Time/)).toHaveValue('11:00');
    await userEvent.dblClick(panel.getByRole('button', { name: /Move the class$/ }));
    await expectMessage('success', 'The class was moved to Thu Nov 26th at 11:00.');
    await expect(sentBodies('PATCH plannedClasses/4')).toEqual([{ ...moveBody, accept_clashes: false }]);
    await expect(await canvas.findByRole('heading', { name: '11:00 – 12:30' })).toHaveFocus();
    await expect(await canvas.findByText('Before the move: Thu Nov 26th, 12:00')).toBeVisible();
  },
};

const clash: Failure = { status: 409, code: 'clash', errors: { classes: ['2026-11-26 12:00 2026-0359'] } };

/**
 * A conflict is rejected at first and then accepted at the same time. Empty fields are reported before anything is
 * sent.
 */
export const ClashRefusedThenMeant: Story = {
  parameters: {
    first: [failsOnce('PATCH plannedClasses/2', clash), failsOnce('PATCH plannedClasses/2', clash)],
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /No attendance$/);
    await press(panel, /Move the class$/);
    const length = panel.getByLabelText(/Length/);
    await userEvent.clear(length);
    await press(panel, /Move the class$/);
    await expect(await panel.findByText('Enter a number from 1 to 1440.')).toBeVisible();
    await expect(length).toHaveFocus();
    await userEvent.type(length, '60');
    await retype(panel.getByLabelText(/Date/), '2026-11-26');
    await press(panel, /Move the class$/);
    await expect(await panel.findByText('contract 2026-0359, Thu Nov 26th at 12:00')).toBeVisible();
    await expect(panel.getByRole('button', { name: /Move anyway$/ })).toBeVisible();
    await retype(panel.getByLabelText(/Time/), '13:00');
    await expect(panel.queryByRole('button', { name: /Move anyway$/ })).toBeNull();
    await press(panel, /Move the class$/);
    await press(panel, /Move anyway$/);
    await expectMessage('success', 'The class was moved to Thu Nov 26th at 13:00.');
    const sent = { date: '2026-11-26', minutes: 60 };
    await expect(sentBodies('PATCH plannedClasses/2')).toEqual([
      { ...sent, time: '12:00', accept_clashes: false },
      { ...sent, time: '13:00', accept_clashes: false },
      { ...sent, time: '13:00', accept_clashes: true },
    ]);
  },
};

let held = Promise.withResolvers<void>();

/** The rejection arrives after the panel was closed. */
export const ClosedWhileSaving: Story = {
  beforeEach: () => {
    held = Promise.withResolvers();
  },
  parameters: {
    first: [
      http.patch('*/plannedClasses/3', async () => {
        await held.promise;
        return new HttpResponse(null, { status: 500 });
      }),
    ],
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /^13:00/);
    await press(panel, /Cancel the class$/);
    await userEvent.type(panel.getByLabelText(/Reason for the cancellation/), 'Congé');
    await press(panel, /Cancel the class$/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: /\d\d:\d\d – / })).toBeNull());
    held.resolve();
    await expectMessage('error', 'The class was not changed.');
  },
};

const person = (kind: 'teacher' | 'student' | 'company', id: number, name: string, hasAddress = true) => ({
  kind,
  id,
  name,
  hasAddress,
});
const parts = (subject: string) => [
  { language: 'fr' as const, subject: `${subject} fr`, text: 'Bonjour,\n\nMerci!' },
  { language: 'en' as const, subject: `${subject} en`, text: 'Hello,\n\nThank you!' },
];
const notices = {
  recipients: [
    person('teacher', 2, 'Andrew Parker'),
    person('student', 31, 'Inès Fortin'),
    person('student', 32, 'Zoé Légaré', false),
    person('company', 22, 'Banque Champlain'),
  ],
  mails: [
    { kind: 'teacher' as const, ids: [2], parts: parts('Andrew') },
    { kind: 'student' as const, ids: [31], parts: parts('Inès') },
    { kind: 'company' as const, ids: [22], parts: parts('Banque') },
  ],
  isSendingOn: true,
};

/** Recipients are ticked and the mails read before the save; the message names who was mailed and who was not. */
export const PeopleTold: Story = {
  tags: ['DECISION-140'],
  parameters: { msw: () => around({ extensions: ['planned-classes', 'cancellations'], notices }) },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /^13:00 – 15:00/);
    await press(panel, /Move the class$/);
    const group = within(await panel.findByRole('group', { name: /Who is told by email/ }));
    const ticks = group.getAllByRole('checkbox');
    await expect(
      ticks.map((tick) => [tick.closest('label')?.textContent, (tick as HTMLInputElement).checked]),
    ).toEqual([
      [expect.stringMatching(/^Andrew Parker/), true],
      [expect.stringMatching(/^Inès Fortin/), true],
      // The company is the office's choice.
      [expect.stringMatching(/^Banque Champlain/), false],
    ]);
    await expect(panel.getByText('Without an address, to be told otherwise: Zoé Légaré.')).toBeVisible();
    await press(panel, /See the emails$/);
    await expectTexts(panel, 'Andrew fr - Andrew en', 'Inès fr - Inès en');
    await expect(panel.queryByText('Banque fr - Banque en')).toBeNull();
    await userEvent.click(ticks[2] as HTMLElement);
    await expect(panel.getByText('Banque fr - Banque en')).toBeVisible();
    await userEvent.click(ticks[1] as HTMLElement);
    await retype(panel.getByLabelText(/Time\*$/), '14:00');
    // The ticks stay when the mails are prepared again.
    await waitFor(() => expect(sent('POST plannedClasses/3/previewNotices').length).toBeGreaterThan(1));
    await userEvent.click(panel.getByRole('button', { name: /Move the class$/ }));
    const [message] = await screen.findAllByText(
      /Told: Andrew Parker, Banque Champlain\. Without an address, to be told otherwise: Zoé Légaré\./,
    );
    await expect(message).toBeVisible();
    await expect(sentBodies('PATCH plannedClasses/3')).toEqual([
      expect.objectContaining({
        tell: [
          { kind: 'teacher', id: 2 },
          { kind: 'company', id: 22 },
        ],
      }),
    ]);
  },
};

/** A class is cancelled with a reason, and restored. */
export const CancelledAndRestored: Story = {
  play: async ({ canvas }) => {
    const panel = await open(canvas, /^13:00/);
    await press(panel, /Cancel the class$/);
    await press(panel, /Cancel the class$/);
    await expect(await panel.findByText('Enter a reason.')).toBeVisible();
    const reason = panel.getByLabelText(/Reason for the cancellation/);
    await expect(reason).toHaveFocus();
    await userEvent.type(reason, 'Congé');
    await press(panel, /Cancel the class$/);
    await expectMessage('success', 'The class was cancelled.');
    await expect(sentBodies('PATCH plannedClasses/3')).toEqual([{ cancelled: 1, cancel_reason: 'Congé' }]);
    await expect(await panel.findByText('Reason: Congé')).toBeVisible();
    await press(panel, /Restore the class$/);
    await expectMessage('success', 'The class was restored.');
    await expect(await panel.findByRole('button', { name: /Cancel the class$/ })).toBeVisible();
  },
};

/** A backend with rules: the class can be cancelled in time until yesterday at 13:00, on Montréal's clock. */
const ruled = () => [
  ...around({ extensions: ['planned-classes', 'cancellations', 'organisation'] }),
  ...cancellationsHandlers({
    terms: { deadline: '2026-11-24T18:00:00.000Z', late: { paid: true, billed: true, counted: false } },
  }),
  ...organisationHandlers(),
];

/** Who cancelled, and when it was announced, decide what follows, which is shown before it is saved (DECISION-129). */
export const CancelledByRule: Story = {
  tags: ['DECISION-129'],
  parameters: { msw: ruled },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /^13:00/);
    await press(panel, /Cancel the class$/);
    await panel.findByRole('radio', { name: /Student$/ });
    await press(panel, /Cancel the class$/);
    await expect(await panel.findByText('Choose who cancels.')).toBeVisible();
    await userEvent.click(panel.getByRole('radio', { name: /Company$/ }));
    await expectTexts(panel, /^Late: the deadline was .* at 13:00/, 'Paid to the teacher');
    await expect(panel.getByText('Invoiced to the client')).toBeVisible();
    await expect(panel.queryByText('Counted in the hours of the contract')).toBeNull();
    await userEvent.click(panel.getByRole('radio', { name: /Earlier$/ }));
    await userEvent.type(panel.getByLabelText(/Date of the announcement/), '2026-11-24');
    await userEvent.type(panel.getByLabelText(/Time of the announcement/), '13:00');
    await expectTexts(panel, /^In time: the deadline was .* at 13:00/, 'Without consequence');
    await press(panel, /Cancel the class$/);
    await expectMessage('success', 'The class was cancelled.');
    await expect(sentBodies('PATCH plannedClasses/3')).toEqual([
      {
        cancelled: 1,
        cancel_reason: null,
        cancelled_by: 'company',
        cancel_announced_at: '2026-11-24T18:00:00.000Z',
        cancel_outcome: { paid: 0, billed: 0, counted: 0 },
        cancel_override_reason: null,
      },
    ]);
    await expect(await panel.findByText('Cancelled by the company')).toBeVisible();
  },
};

/** An exception needs a reason, which is saved with the chosen consequences (DECISION-129). */
export const CancelledWithException: Story = {
  tags: ['DECISION-129'],
  parameters: { msw: ruled },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /^13:00/);
    await press(panel, /Cancel the class$/);
    await userEvent.click(await panel.findByRole('radio', { name: /Student$/ }));
    await userEvent.click(panel.getByRole('radio', { name: /Not announced$/ }));
    await userEvent.click(await panel.findByRole('checkbox', { name: /Make an exception$/ }));
    await userEvent.click(panel.getByRole('checkbox', { name: /Invoiced to the client$/ }));
    await press(panel, /Cancel the class$/);
    await expect(await panel.findByText('Enter a reason.')).toBeVisible();
    await userEvent.type(panel.getByLabelText(/Reason for the exception/), 'Tempête');
    await press(panel, /Cancel the class$/);
    await expectMessage('success', 'The class was cancelled.');
    await expect(sentBodies('PATCH plannedClasses/3')).toEqual([
      {
        cancelled: 1,
        cancel_reason: null,
        cancelled_by: 'student',
        cancel_announced_at: null,
        cancel_outcome: { paid: 1, billed: 0, counted: 0 },
        cancel_override_reason: 'Tempête',
      },
    ]);
    await expect(await panel.findByText('Exception: Tempête')).toBeVisible();
  },
};

/** The plan of the class at 13:00: each Wednesday. */
const wednesdays: ClassPattern = {
  times: [{ weekday: 3, time: '13:00', minutes: 120 }],
  startsOn: '2026-11-25',
  until: { classes: 1 },
  skipsHolidays: true,
  breaks: [],
  changes: [],
};

const withEnd = (
  classAtEnd: boolean,
  { lastDay = '2026-12-18', first = [] as HttpHandler[], pattern = wednesdays, isCounted = false } = {},
) => [
  ...first,
  ...around({
    extensions: ['planned-classes', 'cancellations', 'organisation'],
    contracts: contracts.map((one) => (one.id === 14 ? { ...one, classAtEnd } : one)),
    pattern,
    balance: aHoursBalance({ lastDay }),
    atEnd: aPlannedClass({ id: 8, contractId: 14, date: '2026-12-02', time: '13:00', minutes: 120 }),
  }),
  ...cancellationsHandlers({
    terms: { deadline: '2026-11-24T18:00:00.000Z', late: { paid: true, billed: true, counted: isCounted } },
  }),
  ...organisationHandlers(),
];

const openCancel = async (canvas: Canvas) => {
  const panel = await open(canvas, /^13:00/);
  await press(panel, /Cancel the class$/);
  await userEvent.click(await panel.findByRole('radio', { name: /Student$/ }));
  return panel;
};

const inPanel = dialogStories(openCancel);
const atEndBox = (panel: Canvas) =>
  panel.findByRole('checkbox', { name: /Add a class at the end: Wed Dec 2nd, 13:00$/ });

/** The contract proposes a class at the end: it is named before, sent with the cancellation, and named after. */
export const WithAClassAtTheEnd: Story = {
  tags: ['DECISION-142'],
  parameters: { msw: () => withEnd(true) },
  play: inPanel.play(async (panel) => {
    await expect(await atEndBox(panel)).toBeChecked();
    await expect(panel.queryByText(/After the end of the contract/)).toBeNull();
    await press(panel, /Cancel the class$/);
    await expectMessage(
      'success',
      'The class was cancelled. A class was added at the end: Wed Dec 2nd, 13:00.',
    );
    await expect(sentBodies('PATCH plannedClasses/3')).toMatchObject([
      {
        cancelled: 1,
        cancelled_by: 'student',
        add_at_end: 1,
        accept_clashes: false,
        accept_beyond_end: false,
      },
    ]);
  }),
};

/** A contract that does not propose it: the choice is there, and is not sent unless it is made. */
export const WithoutAClassAtTheEnd: Story = {
  tags: ['DECISION-142'],
  parameters: { msw: () => withEnd(false) },
  play: inPanel.play(async (panel) => {
    await expect(await atEndBox(panel)).not.toBeChecked();
    await press(panel, /Cancel the class$/);
    await expectMessage('success', 'The class was cancelled.');
    const [body] = sentBodies('PATCH plannedClasses/3');
    await expect(body).not.toHaveProperty('add_at_end');
  }),
};

/** A late cancellation that counts against the hours leaves none to give: no class is proposed. */
export const CountedIsNotAddedAgain: Story = {
  tags: ['DECISION-142'],
  parameters: { msw: () => withEnd(true, { isCounted: true }) },
  play: inPanel.play(async (panel) => {
    await waitFor(async () => expect(await atEndBox(panel)).not.toBeChecked());
  }),
};

/** A day after the end of the contract is announced first; then the user is asked about a conflict on it. */
export const ClassAtTheEndAsks: Story = {
  tags: ['DECISION-142'],
  parameters: {
    msw: () =>
      withEnd(true, {
        lastDay: '2026-12-01',
        first: [
          failsOnce('PATCH plannedClasses/3', {
            status: 409,
            code: 'clash',
            errors: { classes: ['2026-12-02 13:00 2026-0412'] },
          }),
        ],
      }),
  },
  play: inPanel.play(async (panel) => {
    await atEndBox(panel);
    await expect(panel.getByText('After the end of the contract on Dec 1st 26.')).toBeVisible();
    await press(panel, /Cancel the class$/);
    const refusal = within(await panel.findByRole('alert'));
    await expect(refusal.getByRole('listitem')).toHaveTextContent(
      /contract 2026-0412, Wed Dec 2nd at 13:00$/,
    );
    await press(panel, /Cancel and add anyway$/);
    await expectMessage(
      'success',
      'The class was cancelled. A class was added at the end: Wed Dec 2nd, 13:00.',
    );
    await expect(sentBodies('PATCH plannedClasses/3')).toMatchObject([
      { add_at_end: 1, accept_clashes: false, accept_beyond_end: true },
      { add_at_end: 1, accept_clashes: true, accept_beyond_end: true },
    ]);
  }),
};

/** A plan without weekly times has no time for the class that the contract proposes. */
export const NoTimeAtTheEnd: Story = {
  tags: ['DECISION-142'],
  parameters: { msw: () => withEnd(true, { pattern: { ...wednesdays, times: [] } }) },
  play: inPanel.play(async (panel) => {
    await expect(await panel.findByText(/No class can be added at the end/)).toBeVisible();
    await expect(panel.queryByRole('checkbox', { name: /Add a class at the end/ })).toBeNull();
  }),
};

/** If someone else has moved the class, the panel shows its new time and keeps the input. */
export const ChangedBySomebodyElse: Story = {
  parameters: {
    msw: () =>
      around({
        savedByOthers: [aPlannedClass({ id: 3, contractId: 14, date: '2026-11-25', time: '17:00' })],
      }),
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /^13:00/);
    await press(panel, /Cancel the class$/);
    const reason = panel.getByLabelText(/Reason for the cancellation/);
    await userEvent.type(reason, 'Congé');
    await press(panel, /Cancel the class$/);
    await expect(await panel.findByText(/Someone else changed this class/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '17:00 – 18:30' })).toBeVisible();
    await expect(reason).toHaveValue('Congé');
    await press(panel, /Cancel the class$/);
    await expectMessage('success', 'The class was cancelled.');
  },
};

/** Whether someone else has moved a class during the story. */
let isMoved = false;

/**
 * Someone else moves the class while the form is open. The calendar shows the new time, and the form does not overwrite
 * it before it has said so.
 */
export const MovedBySomebodyElse: Story = {
  beforeEach: () => {
    isMoved = false;
  },
  parameters: {
    msw: () => {
      const moved = aPlannedClass({ id: 2, date: '2026-11-25', time: '17:00', version: '"v2"' });
      return [
        http.get('*/api/plannedClasses', ({ request }) =>
          isMoved ? undefined : getResponse(around(), request.clone()),
        ),
        // A lost response makes the page load the calendar again.
        http.patch('*/api/plannedClasses/2', () => {
          if (isMoved) return undefined;
          isMoved = true;
          return HttpResponse.error();
        }),
        ...around({ classes: week.map((one) => (one.id === 2 ? moved : one)) }),
      ];
    },
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /No attendance$/);
    await press(panel, /Move the class$/);
    await retype(panel.getByLabelText(/Time/), '13:00');
    await press(panel, /Move the class$/);
    await expect(await canvas.findByRole('heading', { name: '17:00 – 18:30' })).toBeVisible();
    await expect(await panel.findByRole('alert')).toBeVisible();
    await press(panel, /Move the class$/);
    await expect(await panel.findByText(/Someone else changed this class/)).toBeVisible();
    await expect(panel.getByLabelText(/Time/)).toHaveValue('13:00');
    const save = panel.getByRole('button', { name: /Move the class$/ });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(save);
    await expectMessage('success', 'The class was moved to Mon Nov 23rd at 13:00.');
    await expect(sent('PATCH plannedClasses/2').map(({ headers }) => headers.get('If-Match'))).toEqual([
      '"v1"',
      '"v1"',
      '"v2"',
    ]);
  },
};

/** If someone else has restored the class, a message says so, because the form is gone, and the focus is not lost. */
export const RestoredBySomebodyElse: Story = {
  parameters: {
    msw: () =>
      around({
        savedByOthers: [aPlannedClass({ id: 6, contractId: 14, date: '2026-11-27', time: '09:00' })],
      }),
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /Cancelled$/);
    await press(panel, /Restore the class$/);
    await expect(await panel.findByRole('button', { name: /Cancel the class$/ })).toBeVisible();
    await expectMessage('error', 'Someone else changed this class in the meantime. This is how it is now.');
    await expect(canvas.getByRole('heading', { name: '09:00 – 10:30' })).toHaveFocus();
  },
};

export const ChangeRefused: Story = {
  parameters: {
    msw: () => around({ failWrites: { status: 409, code: 'conflict', message: 'Already recorded' } }),
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /Cancelled$/);
    await press(panel, /Restore the class$/);
    await expect(await panel.findByText('Already recorded')).toBeVisible();
  },
};

/** The classes of Léa in this week, with colleagues who can replace her. */
const substituted = (situation: Parameters<typeof plannedClassesHandlers>[0] = {}) => [
  ...around({
    extensions: ['planned-classes', 'belonging'],
    teachers: [andrew],
    classes: week.map((one) => {
      const teacher = contracts.find(({ id }) => id === one.contractId)?.teacher ?? null;
      return { ...one, teacher, usualTeacher: teacher, substitute: null };
    }),
    ...situation,
  }),
  ...teachersHandlers({
    teachers: [aTeacher({ id: 1 }), aTeacher({ id: 2, name: 'Andrew', lastName: 'Parker' })],
  }),
];

const chooseAndrew = async (panel: Canvas) => {
  const teacher = await panel.findByRole('combobox', { name: /Substitute/ });
  await waitFor(() => expect(teacher).not.toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(teacher);
  await press(screen, /^Andrew Parker/, 'option');
};

const awayAndrew = anUnavailability({
  teacherId: 2,
  startsOn: '2026-11-26',
  endsOn: '2026-11-27',
  beginsAt: '13:00',
  endsAt: '18:00',
  name: 'Dentiste',
});

/**
 * The calendar names who is away, a class of a teacher who is away says so, and a substitute who cannot give one of the
 * chosen classes is marked (DECISION-134).
 */
export const TeacherAway: Story = {
  tags: ['DECISION-134'],
  globals: { language: 'en' },
  parameters: {
    msw: () => [
      ...unavailabilityHandlers({
        away: [
          awayAndrew,
          anUnavailability({ id: 6, teacherId: 1, startsOn: '2026-12-01', endsOn: '2026-12-05' }),
        ],
        teachers: [{ id: 1, name: 'Léa', lastName: 'Villeneuve' }, andrew],
      }),
      ...substituted({
        extensions: ['planned-classes', 'belonging', 'unavailability'],
        classes: week.map((one) => {
          const teacher = contracts.find(({ id }) => id === one.contractId)?.teacher ?? null;
          const isTeacherAway = one.id === 3;
          return { ...one, teacher, usualTeacher: teacher, substitute: null, isTeacherAway };
        }),
      }),
    ],
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Away' }));
    await expect(texts(list.getAllByRole('listitem'))).toEqual([
      'Andrew Parker: Dentiste, Nov 26th 26 – Nov 27th 26, 13:00 – 18:00',
    ]);
    const banque = await open(canvas, /^13:00 – 15:00 Banque Champlain Wed Nov 25th, Conflict$/);
    await expect(banque.getByText('Andrew Parker is away at this time.')).toBeVisible();
    const row = canvas.getByRole('row', { name: /^Andrew Parker/ });
    await expect(texts([...row.querySelectorAll('td')]).slice(2, 6)).toEqual([
      '13:00 – 15:00 Banque Champlain',
      'Away13:00 – 18:00',
      'Away13:00 – 18:0009:00 – 10:30 Banque Champlain',
      '',
    ]);
    const panel = await open(canvas, /^12:00 – 13:30 Aéro Beauséjour inc\. Thu Nov 26th, Conflict$/);
    await press(panel, 'Choose a substitute');
    const teacher = await panel.findByRole('combobox', { name: /Substitute/ });
    await waitFor(() => expect(teacher).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(teacher);
    await expect(await screen.findByRole('option', { name: /^Andrew Parker Away/ })).toBeVisible();
  },
};

const monthAway = {
  msw: () => [
    ...unavailabilityHandlers({
      away: [
        awayAndrew,
        anUnavailability({ id: 6, teacherId: 1, startsOn: '2026-11-27', endsOn: '2026-11-29' }),
      ],
      teachers: [{ id: 1, name: 'Léa', lastName: 'Villeneuve' }, andrew],
    }),
    ...around({ extensions: ['planned-classes', 'unavailability'] }),
  ],
};

/** The month counts who is away on each day. */
export const MonthWithAwayTeachers: Story = {
  tags: ['DECISION-134'],
  globals: { language: 'en' },
  parameters: { ...monthAway, portal: { at: '/calendar?view=month' } },
  play: async ({ canvas }) => {
    await canvas.findByText('2 away');
    const days = canvas.getAllByRole('button', { name: /\d+ away/ });
    await expect(days.map((day) => [day.dataset.day, within(day).getByText(/away$/).textContent])).toEqual([
      ['2026-11-26', '1 away'],
      ['2026-11-27', '2 away'],
      ['2026-11-28', '1 away'],
      ['2026-11-29', '1 away'],
    ]);
  },
};

/** On a phone, each day names who is away, even if it has no classes. */
export const PhoneWithAwayTeachers: Story = {
  tags: ['DECISION-134'],
  globals: { language: 'en', viewport: { value: 'phone' } },
  parameters: monthAway,
  play: async ({ canvas }) => {
    const ofDay = async (name: string) =>
      (await canvas.findByRole('heading', { name })).closest('section')?.querySelector('p')?.textContent;
    await canvas.findByText('Away: Andrew Parker (13:00 – 18:00)');
    await expect(await ofDay('Thu Nov 26th')).toBe('Away: Andrew Parker (13:00 – 18:00)');
    await expect(await ofDay('Fri Nov 27th')).toBe('Away: Andrew Parker (13:00 – 18:00), Léa Villeneuve');
    await expect(await ofDay('Sat Nov 28th')).toBe('Away: Léa Villeneuve');
  },
};

/**
 * A substitute is chosen for a class and for another one of the same teacher; then one class is given back
 * (DECISION-92).
 */
export const SubstituteChosen: Story = {
  tags: ['DECISION-92'],
  parameters: { msw: () => substituted() },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /No attendance$/);
    await press(panel, /Choose a substitute$/);
    await press(panel, /Choose a substitute$/);
    await expect(await panel.findByText('Choose a substitute.')).toBeVisible();
    await chooseAndrew(panel);
    const also = panel.getByRole('group', { name: /These classes too: Léa Villeneuve$/ });
    await expect(within(also).getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(within(also).getByRole('checkbox', { name: /Thu Nov 26th, 12:30/ }));
    await press(panel, /Choose a substitute$/);
    await expectMessage('success', '2 classes were given to Andrew Parker.');
    const chosen = (id: number, etag: string) => ({ id, etag });
    await expect(sentBodies('POST plannedClasses/substitute')).toEqual([
      { classes: [chosen(2, '"v1"'), chosen(5, '"v1"')], teacher_id: 2, accept_clashes: false },
    ]);
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
    await waitFor(() =>
      expect(
        row(/^Andrew Parker/).getAllByRole('button', { name: /substitute for Léa Villeneuve/ }),
      ).toHaveLength(2),
    );
    const [giver] = panel.getAllByRole('listitem');
    await expect(giver).toHaveTextContent(/^Andrew Parker \(.*substitute for Léa Villeneuve\)$/);
    await press(panel, /Give the class back to Léa Villeneuve$/);
    await expectMessage('success', 'The class has no substitute any more.');
    await expect(sentBodies('POST plannedClasses/substitute').slice(1)).toEqual([
      { classes: [chosen(2, '"v1"+')], teacher_id: null, accept_clashes: false },
    ]);
  },
};

/** The first attempt is rejected because of a conflict; the second one accepts the conflict. */
export const SubstituteWithConflict: Story = {
  globals: { viewport: { value: 'phone' }, language: 'fr' },
  parameters: { first: [failsOnce('POST plannedClasses/substitute', clash)], msw: () => substituted() },
  play: async ({ canvas }) => {
    await press(canvas, /Sans présences/);
    const panel = await findDialog(canvas);
    await press(panel, 'Choisir un remplaçant');
    const teacher = await panel.findByRole('combobox', { name: /Remplaçant/ });
    await userEvent.click(teacher);
    await press(screen, /^Andrew Parker/, 'option');
    await press(panel, 'Choisir un remplaçant');
    await expect(await panel.findByText(/contrat 2026-0359/)).toBeVisible();
    await press(panel, 'Choisir quand même');
    await expectMessage('success', 'Le cours a été confié : Andrew Parker.');
    await press(screen, /^Annuler$/);
    await waitFor(() =>
      expect(sentBodies('POST plannedClasses/substitute').at(-1)).toEqual({
        classes: [{ id: 2, etag: '"v1"+' }],
        teacher_id: null,
        accept_clashes: true,
      }),
    );
  },
};

/**
 * The office confirms the substitute whom the teacher proposes, in the panel and above the follow-ups (DECISION-99).
 */
export const SubstituteProposed: Story = {
  tags: ['DECISION-99'],
  parameters: {
    msw: () => {
      const lea = contracts[0]?.teacher ?? andrew;
      const proposal = { status: 'open', substitute: andrew, proposedBy: lea, answer: null } as const;
      return substituted({
        classes: week.map((one) => {
          const teacher = contracts.find(({ id }) => id === one.contractId)?.teacher ?? null;
          const own = { ...one, teacher, usualTeacher: teacher, substitute: null };
          return { ...own, proposal: one.id === 5 ? proposal : null };
        }),
      });
    },
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /Thu Nov 26th, 12:30|12:30/);
    await press(panel, /Confirm the substitute$/);
    await expectMessage('success', 'Substitute confirmed: Andrew Parker.');
    await expect(sentBodies('POST plannedClasses/substitute')).toEqual([
      { classes: [{ id: 5, etag: '"v1"' }], teacher_id: 2, accept_clashes: false },
    ]);
    await waitFor(() => expect(panel.queryByRole('button', { name: /Confirm the substitute$/ })).toBeNull());
    await expect(await panel.findByText(/substitute for Léa Villeneuve/)).toBeVisible();
  },
};

/** Without the extension, the page does not mention substitutes. */
export const WithoutSubstitutes: Story = {
  play: async ({ canvas }) => {
    const panel = await open(canvas, /No attendance$/);
    await expect(panel.getByRole('button', { name: /Move the class$/ })).toBeVisible();
    await expect(panel.queryByRole('button', { name: /substitute/i })).toBeNull();
  },
};

/** A recorded class links to its attendance record, and cannot be changed. */
export const Recorded: Story = {
  play: async ({ canvas }) => {
    const panel = await open(canvas, /Recorded$/);
    await expectLink(
      panel,
      /See the recorded attendance$/,
      '/contracts/edit/13/attendance?dialog=lesson&record=71',
    );
    await expect(panel.queryByRole('button', { name: /Move the class$/ })).toBeNull();
  },
};

/** The URL names a class that has been moved to other days. */
export const Gone: Story = atAddress('/calendar?class=99', /This class is not on these days/);

/** The days of a month with their counts; a day opens its week. */
export const Month: Story = {
  parameters: { portal: { at: '/calendar?view=month' } },
  play: async ({ canvas }) => {
    const thursday = await canvas.findByRole('button', {
      name: /^jeu\. 26 nov\. - Thu Nov 26th 2 Conflit - Conflict/,
    });
    await expect(thursday).toHaveTextContent('12:00 Aéro Beauséjour inc.');
    await expect(canvas.getByText('novembre 2026')).toBeVisible();
    canvas.getByRole('button', { current: 'date' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(thursday).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('columnheader', { name: /jeu\. 26/ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Semaine - Week' })).toBeChecked();
  },
};

const later = [
  aPlannedClass({ id: 8, date: '2026-11-30', time: '10:00' }),
  aPlannedClass({ id: 9, date: '2026-12-09', time: '10:00' }),
];
const expectNoPanel = async (canvas: Canvas) => {
  await expect(canvas.queryByText(/This class is not on these days/)).toBeNull();
  await expect(canvas.queryByRole('region', { name: /\d\d:\d\d – / })).toBeNull();
};

/** Other days do not contain the chosen class: the panel closes, as with the arrow buttons. */
export const ChosenClassLeft: Story = {
  parameters: {
    portal: { at: '/calendar?date=2026-12-09' },
    msw: () => around({ classes: [...week, ...later] }),
  },
  play: async ({ canvas }) => {
    await open(canvas, /^10:00 – 11:30 Aéro/);
    await press(canvas, /Today$/);
    await expectDays(canvas, '23 – 29 nov. 26');
    await canvas.findByRole('button', { name: /^12:00 – 13:30.*Conflict$/ });
    await expectNoPanel(canvas);
    await open(canvas, /^12:00 – 13:30.*Conflict$/);
    await userEvent.click(canvas.getByRole('radio', { name: 'Mois - Month' }));
    await press(canvas, /^lun\. 30 nov\./);
    await expect(await canvas.findByRole('columnheader', { name: /lun\. 30/ })).toBeVisible();
    await expectNoPanel(canvas);
  },
};

/** The link to the contracts keeps the filters of their list. */
export const EmptyWeek: Story = {
  beforeEach: () => sessionStorage.setItem('contracts-list-query', '?status=pending'),
  parameters: { msw: () => around({ classes: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No planned class this week')).toBeVisible();
    await expectLink(canvas, /See the contracts$/, '/contracts/list?status=pending');
  },
};

export const Loading: Story = {
  parameters: { msw: () => [...capabilitiesHandlers(['planned-classes']), ...around({ delay: 'infinite' })] },
  play: shows('Loading the calendar'),
};

export const Refused: Story = {
  parameters: { msw: () => [...capabilitiesHandlers(['planned-classes']), ...around({ fail: 403 })] },
  play: shows('Access denied'),
};

export const OfflineAtFirst: Story = {
  parameters: { first: [broken('*/api/plannedClasses')] },
  play: recovers((canvas) => canvas.findByRole('grid'), 'Check your connection, then try again.'),
};

/** The loaded classes stay when they cannot be refreshed. */
export const OfflineLater: Story = {
  parameters: {
    msw: () => [
      broken('*/api/plannedClasses', () => (isWritten() ? HttpResponse.error() : undefined)),
      ...around({ failWrites: { status: 412, code: 'changed' } }),
    ],
  },
  play: async ({ canvas }) => {
    await press(await open(canvas, /Cancelled$/), /Restore the class$/);
    await expect(await canvas.findByText(/The calendar could not be refreshed/)).toBeVisible();
    await expect(canvas.getByRole('grid')).toBeVisible();
    await tryAgain(canvas);
    await waitFor(() => expect(canvas.queryByText(/could not be refreshed/)).toBeNull());
  },
};

/** With three hundred teachers, the first rows appear at once and the others follow. */
export const ManyTeachers: Story = {
  parameters: {
    msw: () => {
      const many = Array.from({ length: 300 }, (_, id) => id + 100);
      return around({
        contracts: many.map((id) =>
          aPlannedContract({ id, teacher: { id, name: 'Alex', lastName: `Tremblay ${id}` } }),
        ),
        classes: many.flatMap((id) =>
          [0, 2].map((day) =>
            aPlannedClass({ id: id * 10 + day, contractId: id, date: daysAfter('2026-11-23', day) }),
          ),
        ),
      });
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Tremblay 100/ })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('[role=grid] tbody tr')).toHaveLength(300), {
      timeout: 10_000,
    });
    // Arrow keys cross the whole grid.
    canvasElement.querySelector<HTMLElement>('[data-class="1000"]')?.focus();
    const inRow = () => document.activeElement?.closest('tr')?.querySelector('th')?.textContent;
    for (const id of [101, 102, 103, 104, 105]) {
      await userEvent.keyboard('{ArrowDown}');
      await expect(inRow()).toContain(`Tremblay ${id}`);
    }
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(inRow()).toContain('Tremblay 399');
    for (const id of [398, 397, 396, 395]) {
      await userEvent.keyboard('{ArrowUp}');
      await expect(inRow()).toContain(`Tremblay ${id}`);
    }
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(inRow()).toContain('Tremblay 100');
  },
};

/** On a phone the week is an agenda, and a class opens in a sheet. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'fr', theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: /mer\. 25 nov\./ })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
    await press(canvas, /^12:00 – 13:30 ?Conflit/);
    const sheet = await findDialog(screen, '12:00 – 13:30');
    await expect(sheet.getByText('Léa Villeneuve a deux cours à 12:30.')).toBeVisible();
    await press(sheet, 'Annuler le cours');
    await userEvent.type(sheet.getByLabelText(/Motif/), 'Congé');
    await press(sheet, 'Annuler le cours');
    await expect(await sheet.findByText(/^Motif.: Congé$/)).toBeVisible();
    await expect(sheet.getByText('12:00 – 13:30')).toHaveFocus();
    await press(sheet, 'Fermer');
    await expectClosed(screen);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** All seven days fit, even with two classes at once on a day; Today, Month and Print are visible. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    msw: () =>
      around({
        classes: [
          ...week,
          aPlannedClass({ id: 8, contractId: 14, date: '2026-11-28' }),
          aPlannedClass({ id: 9, contractId: 15, date: '2026-11-29', time: '16:00' }),
        ],
      }),
  },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    const frame = grid.parentElement as HTMLElement;
    await expect(frame.scrollWidth).toBe(frame.clientWidth);
    const days = within(grid).getAllByRole('columnheader').slice(1);
    await expect(days).toHaveLength(7);
    for (const time of within(grid).getAllByText(/^\d\d:\d\d – \d\d:\d\d$/))
      await expect(time.getClientRects()).toHaveLength(1);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Print/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Next week$/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Aujourd’hui - )?Today$/ }));
    await waitFor(() => expect(within(canvas.getByRole('grid')).getAllByRole('button').length).toBe(9));
    await userEvent.click(canvas.getByRole('radio', { name: /Month$/ }));
    await canvas.findByRole('grid', { name: /Classes of the month, by day/ });
    await expect(canvas.getByText('November 2026')).toBeVisible();
  },
};

export const MonthOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { portal: { at: '/calendar?view=month' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('novembre 2026')).toBeVisible();
    await canvas.findByRole('grid');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A backend without the extension has no calendar. */
export const WithoutExtension: Story = { tags: ['DECISION-51'], ...answered(() => [], 'Page not found') };
