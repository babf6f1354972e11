import {
  broken,
  capabilitiesHandlers,
  contractsHandlers,
  endingResultsHandlers,
  fails,
  failsOnce,
  followUpsHandlers,
  plannedClassesHandlers,
  remindersHandlers,
  sent,
  sentBodies,
  sharedViewsHandlers,
  teachersHandlers,
} from '@portal/api-client/testing';
import {
  aContract,
  anEndingResult,
  aPlannedClass,
  aPlannedContract,
  aSentReminder,
  aSignedInUser,
  aSnooze,
  aTeacher,
  type CalendarDate,
  type Contract,
} from '@portal/domain';
import { localDay, waitingCount } from '@portal/shell';
import {
  answered,
  asAdmin,
  type Canvas,
  expectClosed,
  expectLink,
  expectMessage,
  expectTexts,
  findQuestion,
  pageStories,
  press,
  recovers,
  retype,
  rowAround,
  shows,
  storyClock,
  textsOf,
  tryAgain,
  withClipboard,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FollowUpPage } from './FollowUpPage';
import { memoryFollowUpStore } from './memoryFollowUpStore';

/** Returns the date `days` from today. */
function day(days: number): CalendarDate {
  const then = new Date();
  then.setDate(then.getDate() + days);
  return localDay(then);
}

const andrew = { id: 32, name: 'Andrew', lastName: 'Parker' };

/**
 * One follow-up of each kind with two teachers, one contract without a teacher, and two contracts without follow-ups.
 */
const contracts: Contract[] = [
  aContract({ startsOn: day(-70), endsOn: day(28) }),
  aContract({
    id: 413,
    number: '2026-0413',
    company: { id: 23, name: 'Hôtels Frontenac' },
    startsOn: day(-12),
    endsOn: day(60),
    outline: { id: 62, status: 'draft', savedAt: '2026-09-12T09:00:00.000Z' },
    materials: [],
  }),
  aContract({
    id: 409,
    number: '2026-0409',
    company: { id: 22, name: 'Banque Champlain' },
    teacher: andrew,
    startsOn: day(-120),
    endsOn: day(-9),
    attendanceComplete: true,
  }),
  aContract({
    id: 388,
    number: '2026-0388',
    company: null,
    teacher: null,
    startsOn: day(5),
    endsOn: day(90),
    outline: null,
    lessonsRecorded: 0,
  }),
  aContract({ id: 420, number: '2026-0420', startsOn: day(-30), endsOn: day(60) }),
  aContract({ id: 377, number: '2026-0377', status: 'pending', outline: null }),
];
const lastLessons = { 412: day(-23), 413: day(-2), 409: day(-9), 420: day(-1) };

/** Only the contract without follow-ups. */
const well = contracts.filter(({ id }) => id === 420);

/** Twenty-five teachers, each without an outline; the third page has five. */
const many = Array.from({ length: 25 }, (_, index) =>
  aContract({
    id: 1000 + index,
    number: `2026-${1000 + index}`,
    teacher: { id: 100 + index, name: 'Alex', lastName: `Tremblay ${index}` },
    startsOn: day(-60 + index),
    endsOn: day(60),
    outline: null,
    lessonsRecorded: 1,
  }),
);

const around = (situation: Parameters<typeof contractsHandlers>[0] = {}) => [
  ...contractsHandlers({ contracts, lastLessons, ...situation }),
  ...teachersHandlers(),
];

export default {
  title: 'Admin/Follow-ups',
  component: FollowUpPage,
  tags: ['release'],
  decorators: [asAdmin('/follow-ups')],
  parameters: { msw: around },
  render: (args) => <FollowUpPage openStore={memoryFollowUpStore()} {...args} />,
} satisfies Meta<typeof FollowUpPage>;

type Story = StoryObj<typeof FollowUpPage>;

const states = pageStories(around);

/** A backend that answers the contracts together with their planned classes without a record (DECISION-235). */
const together = (situation: Parameters<typeof followUpsHandlers>[0] = {}) => [
  ...capabilitiesHandlers(['planned-classes', 'follow-ups']),
  ...followUpsHandlers({ contracts, lastLessons, ...situation }),
];
const statesTogether = pageStories(together);

const teacher = async (canvas: Canvas, name: string) => within(await canvas.findByRole('listitem', { name }));
const rowOf = async (canvas: Canvas, text: RegExp) => rowAround(await canvas.findByText(text), 'li');
const titles = (canvas: Canvas) => textsOf(canvas, 'heading', { level: 2 });

/** Snoozes with the keyboard only: the button of a row, then a menu entry. */
async function snooze(canvas: Canvas, button: RegExp, entry: RegExp) {
  (await canvas.findByRole('button', { name: button })).focus();
  await userEvent.keyboard('{Enter}');
  const menu = within(await within(document.body).findByRole('menu'));
  (menu.getAllByRole('menuitem', { name: entry })[0] ?? document.body).focus();
  await userEvent.keyboard('{Enter}');
}

const toFollowUp = waitingCount();

/** Grouped by teacher, most urgent first; each item links to the part of the contract to fix. */
export const Filled: Story = {
  tags: ['!release', 'DOMAIN-19', 'DOMAIN-24', 'DOMAIN-26'],
  parameters: { portal: { toFollowUp } },
  play: async ({ canvas }) => {
    await canvas.findByRole('listitem', { name: 'Léa Villeneuve' });
    await expect(titles(canvas)).toEqual([
      'Léa Villeneuve',
      'Andrew Parker',
      'Aucun enseignant - No teacher',
    ]);
    const lea = await teacher(canvas, 'Léa Villeneuve');
    await expect(lea.getByText('No class for 23 days')).toBeVisible();
    await expectLink(
      lea,
      '2026-0412 Présences du contrat - Attendance of the contract',
      '/contracts/edit/412/attendance',
    );
    await expectTexts(lea, 'Outline still a draft', 'Materials not chosen');
    await expect(lea.getAllByText('Started 12 days ago')).toHaveLength(2);
    for (const name of [/^2026-0413 .*Outline of/, /^2026-0413 .*Material of/])
      await expectLink(lea, name, '/contracts/edit/413/outline');
    const parker = await teacher(canvas, 'Andrew Parker');
    await expectTexts(parker, '2 progress reports due', 'Ended 9 days ago');
    await expectLink(parker, /^2026-0409/, '/contracts/edit/409/final');
    const nobody = await teacher(canvas, 'Aucun enseignant - No teacher');
    await expect(nobody.getByText('Starts in 5 days')).toBeVisible();
    await expect(nobody.queryByRole('link', { name: /Write/ })).toBeNull();
    await expect(canvas.queryByText('2026-0420')).toBeNull();
    await expect(canvas.queryByText('2026-0377')).toBeNull();
    for (const name of [
      'Tout - All (5)',
      'Cours - Classes (1)',
      'Plans de cours - Outlines (2)',
      'Matériel - Material (1)',
      'Rapports - Reports (1)',
    ])
      await expect(canvas.getByRole('radio', { name })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /Follow-ups 5 éléments - 5 items$/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** The mail lists all follow-ups of the teacher, in both languages whatever the language of the screen. */
export const MailReady: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Write Léa Villeneuve' });
    link.focus();
    const href = link.getAttribute('href') ?? '';
    await expect(href).toMatch(/^mailto:lea\.villeneuve@passerelle\.example\?/);
    const mail = new URLSearchParams(href.slice(href.indexOf('?')));
    await expect(mail.get('subject')).toBe('À compléter : 2 contrats - To complete: 2 contracts');
    const body = mail.get('body') ?? '';
    for (const line of [
      'Bonjour Léa,',
      'Contrat 2026-0412, Aéro Beauséjour inc.',
      '- Aucun cours depuis 23 jours',
      '- Plan de cours encore en brouillon (Commencé il y a 12 jours)',
      'Hello Léa,',
      'Contract 2026-0413, Hôtels Frontenac',
      '- Materials not chosen (Started 12 days ago)',
      `${location.origin}/teacher-view/home`,
    ])
      await expect(body).toContain(line);
  },
};

/** Each planned class without attendance is one follow-up, in the mail too, until it is recorded or cancelled. */
export const MissingClasses: Story = {
  tags: ['DECISION-51'],
  beforeEach: () => storyClock('2026-11-20T12:00'),
  parameters: {
    portal: { toFollowUp },
    msw: () => {
      const dated = contracts.filter(({ id }) => id === 420);
      const classes = [
        aPlannedClass({ id: 1, contractId: 420, date: '2026-11-18', time: '08:30' }),
        aPlannedClass({ id: 2, contractId: 420, date: '2026-11-16', time: '08:30' }),
        aPlannedClass({ id: 3, contractId: 420, date: '2026-11-11', lessonId: 7 }),
        aPlannedClass({ id: 4, contractId: 420, date: '2026-11-09', isCancelled: true }),
        aPlannedClass({ id: 5, contractId: 420, date: '2026-11-20', time: '11:30' }),
      ];
      return [
        ...plannedClassesHandlers({ classes }),
        ...contractsHandlers({ contracts: dated, lastLessons: { 420: '2026-11-19' } }),
        ...teachersHandlers(),
      ];
    },
  },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, /class of Mon Nov 16th at 08:30/);
    await expectLink(row, /2026-0420/, '/contracts/edit/420/attendance');
    await expect(canvas.getByRole('radio', { name: 'Présences - Attendance (2)' })).toBeInTheDocument();
    const link = await canvas.findByRole('link', { name: /Write Léa Villeneuve$/ });
    link.focus();
    const body = new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('body');
    await expect(body).toContain('- Attendance not recorded: class of Wed Nov 18th at 08:30');
    await snooze(canvas, /Snooze 2026-0420 .*Mon Nov 16th 08:30$/, /For a week$/);
    await waitFor(() => expect(canvas.queryByText(/class of Mon Nov 16th/)).toBeNull());
    await expect(canvas.getByText(/class of Wed Nov 18th at 08:30/)).toBeVisible();
  },
};

/** Without the planned classes, all other follow-ups are listed. */
export const PlannedClassesLost: Story = answered(
  () => [...capabilitiesHandlers(['planned-classes']), ...plannedClassesHandlers({ fail: 500 }), ...around()],
  /The planned classes could not be read/,
  'No class for 23 days',
);

/** One small answer in place of two large ones: the same follow-ups, which come and go as time passes. */
export const InOneAnswer: Story = {
  tags: ['!release', 'DECISION-235'],
  beforeEach: () => storyClock('2026-11-20T12:00'),
  parameters: {
    portal: { toFollowUp },
    msw: () =>
      together({
        contracts: contracts.filter(({ id }) => id === 420),
        lastLessons: { 420: '2026-11-19' },
        classes: [
          aPlannedClass({ id: 1, contractId: 420, date: '2026-11-18', time: '08:30', teacher: andrew }),
          aPlannedClass({ id: 2, contractId: 420, date: '2026-11-20', time: '11:30', minutes: 60 }),
          aPlannedClass({ id: 3, contractId: 420, date: '2026-11-21', time: '00:00', minutes: 15 }),
        ],
      }),
  },
  play: async ({ canvas }) => {
    const parker = await teacher(canvas, 'Andrew Parker');
    await expectTexts(parker, /class of Wed Nov 18th at 08:30/);
    await expect(canvas.getByRole('link', { name: /Follow-ups 1 élément - 1 item$/ })).toBeVisible();
    await expect(sent('GET courses')).toEqual([]);
    await expect(sent('GET plannedClasses')).toEqual([]);
    await expect(sent('GET teacher')).toEqual([]);

    storyClock('2026-11-20T12:30');
    window.dispatchEvent(new Event('focus'));
    await expectTexts(canvas, /class of Fri Nov 20th at 11:30/);
    await expect(canvas.getByRole('link', { name: /Follow-ups 2 éléments - 2 items$/ })).toBeVisible();

    // The days of the classes follow midnight.
    storyClock('2026-11-21T00:15');
    window.dispatchEvent(new Event('focus'));
    await expectTexts(canvas, /class of Sat Nov 21st at 00:00/);
    await expect(canvas.getByRole('link', { name: /Follow-ups 3 éléments - 3 items$/ })).toBeVisible();
  },
};

export const OneAnswerLoading: Story = {
  ...statesTogether.loading('Loading'),
  tags: ['DECISION-235'],
};
export const OneAnswerRefused: Story = { ...statesTogether.refused(), tags: ['DECISION-235'] };

/** The addresses of the teachers come with the answer; Andrew has none. */
export const AddressesInOneAnswer: Story = {
  tags: ['DECISION-235'],
  parameters: { msw: () => together() },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Write Léa Villeneuve$/ });
    await expect(link).toHaveAttribute('href', 'mailto:lea.villeneuve@passerelle.example');
    await expect(canvas.queryByRole('link', { name: /Write Andrew Parker$/ })).toBeNull();
  },
};

export const OneAnswerLost: Story = {
  tags: ['DECISION-235'],
  parameters: { msw: () => together(), first: [broken('*/api/courses/toFollowUp')] },
  play: recovers('No class for 23 days', 'Check your connection, then try again.'),
};

/** A result that ends and one that has ended, by skill and day, without a reminder to the teacher (DECISION-224). */
export const ResultsEnd: Story = {
  tags: ['DECISION-224'],
  parameters: {
    msw: () => {
      const ending = [
        anEndingResult({ id: 1, contractId: 420, lastDay: day(45) }),
        anEndingResult({
          id: 2,
          contractId: 420,
          student: { id: 502, name: 'Zoé', lastName: 'Légaré' },
          levels: { writing: 'A' },
          lastDay: day(-3),
        }),
      ];
      const quiet = contracts.filter(({ id }) => id === 420);
      return [
        ...endingResultsHandlers({ ending }),
        ...capabilitiesHandlers(['level-scales']),
        ...contractsHandlers({ contracts: quiet }),
        ...around(),
      ];
    },
  },
  play: async ({ canvas }) => {
    const ended = await rowOf(canvas, /Written expression A: expired since/);
    await expect(ended.getByRole('link', { name: 'Zoé Légaré' })).toBeVisible();
    const soon = await rowOf(
      canvas,
      /SLE in Français, .*Reading comprehension C.*Oral interaction B.*: valid until/,
    );
    await expect(soon.getByRole('button', { name: /Snooze .*Results Inès Fortin$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Remind/ })).toBeNull();
  },
};

export const ResultsLost: Story = {
  tags: ['DECISION-224'],
  parameters: {
    msw: () => [
      ...endingResultsHandlers({ fail: 500 }),
      ...capabilitiesHandlers(['level-scales']),
      ...around(),
    ],
  },
  play: shows(/The results that end could not be read/, 'No class for 23 days'),
};

/** A proposed substitute is shown above the follow-ups, and the office confirms it there (DECISION-99). */
export const SubstituteProposed: Story = {
  tags: ['DECISION-99'],
  parameters: {
    msw: () => {
      const lea = { id: 31, name: 'Léa', lastName: 'Villeneuve' };
      const own = { teacher: lea, usualTeacher: lea, substitute: null };
      const proposal = { status: 'open', substitute: andrew, proposedBy: lea, answer: null } as const;
      const extensions = ['planned-classes', 'belonging'] as const;
      return [
        ...plannedClassesHandlers({
          extensions: [...extensions],
          teachers: [andrew],
          contracts: [aPlannedContract()],
          classes: [aPlannedClass({ ...own, date: day(3), proposal })],
        }),
        ...around(),
      ];
    },
  },
  play: async ({ canvas }) => {
    await expectTexts(canvas, /Léa Villeneuve proposes as substitute: Andrew Parker$/);
    await press(canvas, /Confirm the substitute$/);
    await expectMessage('success', 'Substitute confirmed: Andrew Parker.');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: /Proposed substitutes$/ })).toBeNull());
    await expectTexts(canvas, 'No class for 23 days');
  },
};

/** A confirmed substitute gives the class from now on, so the answer is read again (DECISION-235). */
export const ReadAgainAfterAWrite: Story = {
  tags: ['DECISION-235'],
  parameters: {
    msw: () => {
      const proposed = SubstituteProposed.parameters?.msw as () => ReturnType<typeof around>;
      return [
        ...capabilitiesHandlers(['planned-classes', 'belonging', 'follow-ups']),
        ...followUpsHandlers({ contracts, lastLessons }),
        ...proposed(),
      ];
    },
  },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'No class for 23 days');
    const before = sent('GET courses/toFollowUp').length;
    await press(canvas, /Confirm the substitute$/);
    await expectMessage('success', 'Substitute confirmed: Andrew Parker.');
    await waitFor(() => expect(sent('GET courses/toFollowUp').length).toBe(before + 1));
  },
};

const copied = fn(async (_text: string) => {});

async function choose(canvas: Canvas, entry: RegExp) {
  await press(canvas, /Actions for Léa Villeneuve$/);
  await press(within(document.body), entry, 'menuitem');
}

export const AddressAndMessageCopied: Story = {
  beforeEach: withClipboard(copied),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Write Léa Villeneuve$/ });
    await choose(canvas, /Copy the email address$/);
    await expect(await canvas.findByText('Email address copied')).toBeVisible();
    await expect(copied).toHaveBeenLastCalledWith('lea.villeneuve@passerelle.example');
    await choose(canvas, /Copy the message$/);
    await expect(await canvas.findByText('Message copied')).toBeVisible();
    await expect(copied).toHaveBeenLastCalledWith(expect.stringContaining('Hello Léa,'));
  },
};

export const CopyNotAllowed: Story = {
  beforeEach: withClipboard(() => Promise.reject(new Error('not allowed'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Write Léa Villeneuve$/ });
    await choose(canvas, /Copy the email address$/);
    await expect(await canvas.findByText('The browser did not allow copying.')).toBeVisible();
  },
};

/** With the keyboard only: after a snooze the next item has the focus; snoozed items can be listed and restored. */
export const SnoozedAndBroughtBack: Story = {
  parameters: { portal: { toFollowUp } },
  play: async ({ canvas }) => {
    await snooze(canvas, /Snooze 2026-0412 /, /For a week$/);
    await expect(await canvas.findByText(/^Snoozed until/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('No class for 23 days')).toBeNull());
    await expect(canvas.getByRole('button', { name: /Snooze 2026-0409 / })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /Follow-ups 4 éléments - 4 items$/ })).toBeVisible();

    await press(canvas, 'Reportés - Snoozed (1)');
    const row = await rowOf(canvas, /No class for 23 days/);
    await expect(row.getByText(/^Comes back/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Materials not chosen')).toBeNull());
    await press(row, /Bring back 2026-0412$/);
    await expect(await canvas.findByText('Nothing is snoozed')).toBeVisible();
    await press(canvas, /Back to the list$/);
    await expect(await canvas.findByText('No class for 23 days')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Follow-ups 5 éléments - 5 items$/ })).toBeVisible();
  },
};

/** Snoozes all items of a teacher together, until the inbox is empty. */
export const Emptied: Story = {
  parameters: { msw: around({ contracts: contracts.filter(({ teacher: of }) => of?.id === 31) }) },
  play: async ({ canvas }) => {
    await snooze(canvas, /Actions for Léa Villeneuve$/, /For two weeks$/);
    await expectTexts(canvas, /^3 items snoozed until/, 'No follow-ups for now');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await press(canvas, /Show the snoozed ones$/);
    await expect(await canvas.findAllByRole('button', { name: /Bring back/ })).toHaveLength(3);
  },
};

/** An item snoozed until today is listed again. */
export const BackOnItsDay: Story = {
  args: {
    openStore: memoryFollowUpStore([
      { contractId: 412, kind: 'lesson', until: day(0), remindedOn: null },
      { contractId: 413, kind: 'outline', until: day(1), remindedOn: null },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No class for 23 days')).toBeVisible();
    await expect(canvas.queryByText('Outline still a draft')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Reportés - Snoozed (1)' })).toBeVisible();
  },
};

const question = async (canvas: Canvas) => {
  await press(canvas, /Remind 2026-0409$/);
  return await findQuestion(canvas, /Remind Andrew Parker of the reports\?$/);
};

/** The portal sends a report reminder, once, and the row shows its date. */
export const ReminderSent: Story = {
  tags: ['MSG-36', 'CON-FINAL-08', 'API-078'],
  play: async ({ canvas }) => {
    const dialog = await question(canvas);
    await expect(dialog.getByText(/will get an email about contract 2026-0409/)).toBeVisible();
    await userEvent.dblClick(dialog.getByRole('button', { name: /- Send$/ }));
    await expectMessage('success', 'Progress Report Request was sent Successfully.');
    await expectClosed(canvas, 'alertdialog');
    await expect(sentBodies('POST teacher/notifyProgress')).toEqual([{ courseId: 409 }]);
    await expectTexts(await rowOf(canvas, /2 progress reports due/), /^Reminder sent/);
    await expect((await question(canvas)).getByText(/A reminder was already sent/)).toBeVisible();
  },
};

/** If the mail failed or its outcome is unknown, the row does not say that it was sent. */
export const ReminderNotSent: Story = {
  tags: ['MSG-37'],
  parameters: {
    first: [failsOnce('POST teacher/notifyProgress', 500), fails('POST teacher/notifyProgress', 'offline')],
  },
  play: async ({ canvas }) => {
    const dialog = await question(canvas);
    await press(dialog, /- Send$/);
    await expectTexts(within(await dialog.findByRole('alert')), 'There was an error to send email.');
    await press(dialog, /- Send$/);
    await expectTexts(dialog, /we do not know whether the email was sent/);
    await press(dialog, /Cancel$/);
    await expectClosed(canvas, 'alertdialog');
    await expect(canvas.queryByText(/^Reminder sent/)).toBeNull();
  },
};

/** The URL contains the kind; the counts of the other kinds stay. */
export const OneKind: Story = {
  parameters: { portal: { at: '/follow-ups?kind=reports' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 progress reports due')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Rapports - Reports (1)' })).toBeChecked();
    await expect(canvas.queryByRole('listitem', { name: 'Léa Villeneuve' })).toBeNull();
    await press(canvas, 'Plans de cours - Outlines (2)', 'radio');
    await expect(await canvas.findByText('Outline still a draft')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('2 progress reports due')).toBeNull());
  },
};

export const Searched: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('No class for 23 days');
    const box = canvas.getByRole('searchbox', { name: /Search teacher, contract or company$/ });
    await userEvent.type(box, 'hotels');
    await waitFor(() => expect(canvas.queryByText('No class for 23 days')).toBeNull());
    await expect(await canvas.findByText('Outline still a draft')).toBeVisible();
    await retype(box, 'nobody');
    await expect(await canvas.findByText('Nothing matches')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /Reset the filters$/ })[0] ?? box);
    await expect(await canvas.findByText('No class for 23 days')).toBeVisible();
  },
};

export const AllIsWell: Story = {
  parameters: { msw: around({ contracts: well }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No follow-ups')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Snoozed/ })).toBeNull();
  },
};

export const Loading: Story = states.loading('Loading');
export const Refused: Story = states.refused();

export const OfflineAtFirst: Story = {
  parameters: { first: [broken('*/api/courses')] },
  play: recovers('No class for 23 days', 'Check your connection, then try again.'),
};

/** The second page of 600 contracts fails: the loaded part is shown and marked as incomplete. */
export const LaterPageLost: Story = {
  parameters: {
    portal: { toFollowUp },
    msw: [
      broken('*/api/courses', ({ request }) =>
        new URL(request.url).searchParams.get('page') === '2'
          ? HttpResponse.json({ message: 'no' }, { status: 500 })
          : undefined,
      ),
      ...around({
        contracts: Array.from({ length: 600 }, (_, index) =>
          aContract({
            ...(index === 0 ? contracts[1] : well[0]),
            id: index + 1,
            number: `2026-${String(index).padStart(4, '0')}`,
            lessonsRecorded: 0,
            attendanceComplete: true,
            students: [],
          }),
        ),
      }),
    ],
  },
  beforeEach: () => {
    toFollowUp.tell(null);
  },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'Outline still a draft');
    await expectTexts(canvas, '100 contracts could not be read. The list is incomplete.');
    // A partial list has no count.
    await expect(canvas.queryByRole('link', { name: /Follow-ups \d/ })).toBeNull();
    await tryAgain(canvas);
    await waitFor(() => expect(canvas.queryByText(/could not be read/)).toBeNull());
  },
};

/** Without the teachers' email addresses, everything else still works. */
export const EmailsLost: Story = {
  parameters: { first: [broken('*/api/teacher')] },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'The emails of the teachers could not be loaded.', 'No class for 23 days');
    await tryAgain(canvas);
    await expect(await canvas.findByRole('link', { name: /Write Léa Villeneuve$/ })).toBeVisible();
  },
};

/** The button explains that a teacher without an email address cannot be written to. */
export const NoEmail: Story = {
  parameters: {
    msw: [
      ...contractsHandlers({ contracts, lastLessons }),
      ...teachersHandlers({ teachers: [aTeacher({ email: null })] }),
    ],
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /Write Léa Villeneuve$/ });
    button.focus();
    await expectTexts(await teacher(canvas, 'Léa Villeneuve'), 'No email on record.');
  },
};

/** A backend that does not send last classes and due reports: the page says what it cannot check. */
export const ToldLess: Story = {
  parameters: { msw: around({ lastLessons: {}, hasReportsDue: false }) },
  play: async ({ canvas }) => {
    await expectTexts(canvas, /contracts without recent classes and reports due cannot be shown/);
    await expectTexts(canvas, 'Outline still a draft');
    await expect(canvas.queryByText(/No class for/)).toBeNull();
  },
};

/** In a browser without storage, the page works and shows a notice. */
export const NothingKept: Story = {
  args: { openStore: () => Promise.reject(new Error('refused')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This browser keeps nothing/)).toBeVisible();
    await snooze(canvas, /Snooze 2026-0412 /, /Until tomorrow$/);
    await waitFor(() => expect(canvas.queryByText('No class for 23 days')).toBeNull());
  },
};

/** The inbox shows ten teachers per page. */
export const ManyTeachers: Story = {
  parameters: {
    msw: around({ contracts: many, lastLessons: Object.fromEntries(many.map(({ id }) => [id, day(-1)])) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listitem', { name: 'Alex Tremblay 0' })).toBeVisible();
    await expect(canvas.getAllByText('No outline')).toHaveLength(10);
    await press(canvas, /Next$/);
    await expect(await canvas.findByRole('listitem', { name: 'Alex Tremblay 10' })).toBeVisible();
    await press(canvas, /Next$/);
    await expect(await canvas.findByRole('listitem', { name: 'Alex Tremblay 24' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('No outline')).toHaveLength(5));
  },
};

const signedIn = aSignedInUser();
const roy = { id: 77, name: 'Jean-Philippe', lastName: 'Roy' };
const withSharedSnoozes = {
  portal: { toFollowUp },
  msw: () => [
    ...sharedViewsHandlers({
      userId: signedIn.id,
      snoozes: [aSnooze({ contractId: 413, kind: 'outline', until: day(9), owner: roy })],
    }),
    ...around(),
  ],
};

/**
 * A colleague's snooze shows who made it and until when, and anyone can end it; the user's own snooze can be for
 * everyone.
 */
export const SnoozesShared: Story = {
  tags: ['DECISION-51'],
  parameters: withSharedSnoozes,
  render: () => <FollowUpPage />,
  play: async ({ canvas }) => {
    await press(canvas, /^Reportés - Snoozed \(1\)/);
    const row = await rowOf(canvas, /Outline still a draft/);
    await expectTexts(row, /Snoozed for everyone by Jean-Philippe Roy/, /Comes back/);
    await press(row, /Bring back/);
    await canvas.findByText(/Nothing is snoozed/);
    await press(canvas, /Back to the list$/);
    (await canvas.findByRole('button', { name: /Snooze 2026-0413 .*Outlines$/ })).focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await within(document.body).findByRole('menu'));
    await userEvent.click(menu.getAllByRole('menuitem', { name: /For a week$/ })[1] ?? document.body);
    await waitFor(() => expect(sentBodies('PUT snoozes')).toHaveLength(2));
    await expect(sentBodies('PUT snoozes').at(-1)).toEqual({
      snoozes: [{ courses_id: 413, kind: 'outline', until: day(7), reminded_on: null, shared: 1 }],
    });
  },
};

let held = Promise.withResolvers<void>();
const holdAnswer = () => {
  held = Promise.withResolvers();
};

/**
 * A snooze that is made before the previous change was stored is stored after it, so that the previous change does not
 * replace it.
 */
export const SnoozedWhileBroughtBack: Story = {
  beforeEach: holdAnswer,
  parameters: {
    ...withSharedSnoozes,
    first: [http.delete('*/api/snoozes/*', () => held.promise)],
  },
  render: () => <FollowUpPage />,
  play: async ({ canvas }) => {
    await press(canvas, /^Reportés - Snoozed \(1\)/);
    await press(await rowOf(canvas, /Outline still a draft/), /Bring back/);
    await press(canvas, /Back to the list$/);
    await snooze(canvas, /Snooze 2026-0413 .*Outlines$/, /For two weeks$/);
    await waitFor(() => expect(canvas.queryByText('Outline still a draft')).toBeNull());
    held.resolve();
    await waitFor(() => expect(sentBodies('PUT snoozes')).toHaveLength(2));
    const mine = { courses_id: 413, kind: 'outline', reminded_on: null, shared: 0 };
    await expect(sentBodies('PUT snoozes')).toEqual([
      { snoozes: [{ ...mine, until: null }] },
      { snoozes: [{ ...mine, until: day(14) }] },
    ]);
  },
};

/** While true, a request for the snoozes returns none of them, and only once `held` is resolved. */
let isReadSlow = false;

/**
 * The page loads the snoozes again when it gets the focus. A response from before a snooze does not undo the snooze.
 */
export const SnoozedWhileRead: Story = {
  beforeEach: holdAnswer,
  parameters: {
    msw: () => [
      http.get('*/api/snoozes', async () => {
        if (!isReadSlow) return undefined;
        isReadSlow = false;
        await held.promise;
        return HttpResponse.json({ data: [] });
      }),
      ...sharedViewsHandlers({ userId: signedIn.id }),
      ...around(),
    ],
  },
  render: () => <FollowUpPage />,
  play: async ({ canvas }) => {
    await canvas.findByText('Outline still a draft');
    isReadSlow = true;
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(isReadSlow).toBe(false));
    await snooze(canvas, /Snooze 2026-0413 .*Outlines$/, /For two weeks$/);
    await waitFor(() => expect(sent('PUT snoozes')).toHaveLength(1));
    await waitFor(() => expect(canvas.queryByText('Outline still a draft')).toBeNull());
    const before = sent('GET snoozes').length;
    held.resolve();
    await waitFor(() => expect(sent('GET snoozes').length).toBeGreaterThan(before));
    await press(canvas, /^Reportés - Snoozed \(1\)/);
    await expect((await rowOf(canvas, /Outline still a draft/)).getByText(/^Comes back/)).toBeVisible();
  },
};

/** A rejected snooze is undone, with a message. */
export const SharedSnoozeRefused: Story = {
  parameters: { msw: () => [...sharedViewsHandlers({ userId: signedIn.id, failWrites: 500 }), ...around()] },
  render: () => <FollowUpPage />,
  play: async ({ canvas }) => {
    await snooze(canvas, /Snooze 2026-0413 .*Outlines$/, /For two weeks$/);
    await expectMessage('error', 'The snooze was not saved. This is what applies now.');
    await expect(await canvas.findByText('Outline still a draft')).toBeVisible();
  },
};

const about = (id: number, number: string, kind: 'outline' | 'material' | 'lesson') => ({
  kind,
  plannedClassId: null,
  classDate: null,
  contract: { id, number },
});
const log = [
  aSentReminder({ sentAt: `${day(-1)}T15:00:00.000Z`, items: [about(413, '2026-0413', 'outline')] }),
  aSentReminder({
    id: 6,
    kind: 'digest',
    sentBy: null,
    sentAt: `${day(-4)}T15:00:00.000Z`,
    items: [about(413, '2026-0413', 'outline'), about(413, '2026-0413', 'material')],
  }),
];

/** On a tablet, too, the button is on the page instead of in the filter sheet. */
export const RemindOnATablet: Story = {
  tags: ['DECISION-51'],
  globals: { viewport: { value: 'tablet' } },
  parameters: { msw: () => [...remindersHandlers({ log }), ...around()] },
  play: async ({ canvas }) => {
    await press(canvas, /Remind teachers/);
    await expect(await screen.findByRole('dialog', { name: /Remind teachers$/ })).toBeVisible();
  },
};

/**
 * The row says who sent the last reminder, or that the weekly digest contained it; rows without a reminder say nothing.
 */
export const Reminded: Story = {
  tags: ['DECISION-51'],
  parameters: { msw: () => [...remindersHandlers({ log }), ...around()] },
  play: async ({ canvas }) => {
    await expectTexts(await rowOf(canvas, /Outline still a draft/), /^Reminder sent .* by Marie Bélanger$/);
    await expectTexts(await rowOf(canvas, /Materials not chosen/), /^In the digest of /);
    await expect(canvas.getAllByText(/^(Reminder sent|In the digest)/)).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: /Remind teachers/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Remind Léa Villeneuve$/ })).toBeVisible();
  },
};

/** If a reminder bounced or was not sent, the row says so and links to the mail, which shows the reason. */
export const ReminderCameBack: Story = {
  tags: ['DECISION-55'],
  parameters: {
    msw: () => [
      ...remindersHandlers({
        log: [
          aSentReminder({
            state: 'bounced',
            sentAt: `${day(-1)}T15:00:00.000Z`,
            items: [about(413, '2026-0413', 'outline')],
          }),
          aSentReminder({
            id: 6,
            state: 'failed',
            sentAt: `${day(-4)}T15:00:00.000Z`,
            items: [about(413, '2026-0413', 'material')],
          }),
        ],
      }),
      ...around(),
    ],
  },
  play: async ({ canvas }) => {
    const outline = await rowOf(canvas, /Outline still a draft/);
    const returned = await outline.findByRole('link', { name: 'Courriel revenu - Email returned' });
    const { recipient } = aSentReminder();
    await expect(returned).toHaveAttribute(
      'href',
      expect.stringMatching(
        `/operations/mails\\?state=bounced&search=${encodeURIComponent(recipient ?? '')}$`,
      ),
    );
    const material = await rowOf(canvas, /Materials not chosen/);
    await expect(
      material.getByRole('link', { name: 'Courriel non envoyé - Email not sent' }),
    ).toHaveAttribute('href', expect.stringContaining('state=failed'));
    await expect(canvas.getAllByRole('link', { name: /Email (returned|not sent)$/ })).toHaveLength(2);
  },
};

/** Without the extension, the page requests no reminders, and the portal can remind teachers of reports only. */
export const WithoutReminders: Story = {
  parameters: { msw: () => [...remindersHandlers({ log, extensions: [] }), ...around()] },
  play: async ({ canvas }) => {
    await rowOf(canvas, /Outline still a draft/);
    await waitFor(() => expect(sent('GET capabilities')).toHaveLength(1));
    await expect(canvas.queryByRole('button', { name: /Remind teachers/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Remind Léa Villeneuve$/ })).toBeNull();
    await expect(canvas.queryByText(/^(Reminder sent|In the digest)/)).toBeNull();
    await expect(sent('GET reminders')).toEqual([]);
    await expect(canvas.getByRole('button', { name: /Remind 2026-0409$/ })).toBeVisible();
  },
};
