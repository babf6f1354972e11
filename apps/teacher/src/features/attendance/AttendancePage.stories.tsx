import {
  capabilitiesHandlers,
  contractsHandlers,
  type LessonsSituation,
  lessonsHandlers,
  plannedClassesHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import {
  aContract,
  aContractStudent,
  aLesson,
  aPlannedClass,
  aPlannedContract,
  aWaitingLesson,
  type Contract,
  peopleWithDays,
} from '@portal/domain';
import { localDay } from '@portal/shell';
import {
  answered,
  asTeacher,
  type Canvas,
  expectMessage,
  expectTexts,
  memoryUnsavedStore,
  press,
  savedYesterday,
  shows,
  storyClock,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { inQueue } from '../../parts/waiting/testing/inQueue';
import { AttendancePage } from './AttendancePage';
import { blankDraft } from './attendance-draft';

const today = localDay();

/** A contract that is active on any date, because these stories do not test its dates. */
const aRunningContract = (differing: Partial<Contract> = {}) =>
  aContract({ startsOn: null, endsOn: null, ...differing });

const second = aRunningContract({
  id: 395,
  number: '2026-0395',
  company: { id: 25, name: 'Logistique Outaouais' },
  minutesTaught: 120,
  numberOfClasses: 40,
});

/** The API calls of the page. */
function network({
  contracts = [aRunningContract(), second],
  ...lessons
}: LessonsSituation & { contracts?: Contract[] } = {}) {
  return [...contractsHandlers({ contracts }), ...lessonsHandlers(lessons)];
}

export default {
  title: 'Teacher/Attendance',
  component: AttendancePage,
  tags: ['release', 'PORTAL-ATT-01'],
  decorators: [inQueue, asTeacher('/attendance')],
  parameters: { msw: network },
} satisfies Meta<typeof AttendancePage>;

type Story = StoryObj<typeof AttendancePage>;

const contractField = (canvas: Canvas) => canvas.findByRole('combobox', { name: /Contract/ });
const submitButton = (canvas: Canvas) => canvas.getByRole('button', { name: /Submit/ });

async function chooseClass(canvas: Canvas, contract = '412', minutes = '90') {
  await userEvent.selectOptions(await contractField(canvas), contract);
  await userEvent.click(canvas.getByRole('radio', { name: minutes }));
  await waitFor(() => expect(submitButton(canvas)).not.toHaveAttribute('aria-busy'));
}

/** Submits the form and waits until the class is recorded. */
async function record(canvas: Canvas) {
  await userEvent.click(submitButton(canvas));
  await expectTexts(canvas, 'Attendance was registered successfully');
}

/** Turns off "all present" and marks these students as absent. */
async function markAbsent(canvas: Canvas, ...names: string[]) {
  await userEvent.click(canvas.getByRole('switch', { name: /All students present/ }));
  for (const name of names) await userEvent.click(canvas.getByRole('checkbox', { name }));
}

/** Submits the form, which asks before sending. */
async function submitAsked(canvas: Canvas) {
  await userEvent.click(submitButton(canvas));
  return within(await canvas.findByRole('alertdialog'));
}

export const Opened: Story = {
  tags: ['!release', 'PORTAL-ATT-02', 'PORTAL-ATT-05', 'LIMIT-24', 'LIMIT-45'],
  parameters: {
    msw: network({
      contracts: [aContract(), second, aContract({ id: 1, number: '2025-0001', status: 'done' })],
    }),
  },
  play: async ({ canvas }) => {
    const options = within(await contractField(canvas)).getAllByRole('option');
    await expect(String(sent('GET courses')[0]?.query)).toBe(
      'courseStatus=2&userId=31&page=1&resourcesPerPage=100',
    );
    await expect(options.map((option) => option.textContent)).toEqual([
      'Choisir un contrat - Choose a contract',
      '2026-0412 · Aéro Beauséjour inc.',
      '2026-0395 · Logistique Outaouais',
    ]);
    await expect(sent('GET courses').map(({ query }) => Object.fromEntries(query))).toEqual([
      { courseStatus: '2', userId: '31', page: '1', resourcesPerPage: '100' },
    ]);
    await expect(canvas.getByLabelText(/Date of class/)).toHaveValue(today);
    const lengths = within(canvas.getByRole('radiogroup', { name: /Class length/ })).getAllByRole('radio');
    await expect(lengths.map((radio) => radio.getAttribute('value'))).toEqual(['30', '60', '90', '120']);
  },
};

/** The blocked button is focusable and says what is missing. */
export const Blocked: Story = {
  tags: ['PORTAL-ATT-03', 'PORTAL-ATT-04'],
  play: async ({ canvas }) => {
    await contractField(canvas);
    await expect(submitButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    // A tap on the blocked button shows the reason.
    await userEvent.click(submitButton(canvas));
    await expect(submitButton(canvas)).toHaveFocus();
    await expect(submitButton(canvas)).toHaveAccessibleDescription(/contrat/);
    await userEvent.selectOptions(await contractField(canvas), '412');
    await waitFor(() => expect(submitButton(canvas)).not.toHaveAttribute('aria-busy'));
    await userEvent.click(submitButton(canvas));
    await expect(submitButton(canvas)).toHaveAccessibleDescription(/durée/);
    await userEvent.click(canvas.getByRole('radio', { name: '60' }));
    await waitFor(() => expect(submitButton(canvas)).not.toHaveAttribute('aria-disabled', 'true'));
  },
};

export const PickingTheAbsent: Story = {
  tags: ['PORTAL-ATT-06', 'PORTAL-ATT-07', 'PORTAL-ATT-08'],
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    const everyone = canvas.getByRole('switch', { name: /All students present/ });
    await expect(everyone).toBeChecked();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(everyone);
    await expect(canvas.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent)).toEqual([
      expect.stringContaining('Inès Fortin'),
      expect.stringContaining('Siobhán O’Brien'),
      expect.stringContaining('Marc-André Thériault'),
    ]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Inès Fortin' }));
    await expect(canvas.getByRole('checkbox', { name: 'Inès Fortin' })).not.toBeChecked();
    await expectTexts(canvas, '1 absent student', 'After this class: 32.5 h of 48 h');
  },
};

/** "All present" is off and nobody is marked as absent: the blocked button says so (DECISION-46). */
export const NobodyChosen: Story = {
  tags: ['PORTAL-ATT-08', 'PORTAL-ATT-10'],
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    await markAbsent(canvas);
    await expect(submitButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(submitButton(canvas));
    await expect(submitButton(canvas)).toHaveAccessibleDescription(/Choose at least one absent student/);
    await expect(canvas.queryByText('Attendance was registered successfully')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Inès Fortin' }));
    await record(canvas);
  },
};

const thirteen = Array.from({ length: 13 }, (_, place) =>
  aContractStudent({ id: 600 + place, name: 'Alex', lastName: `Roy ${String(place + 1).padStart(2, '0')}` }),
);

/** More than twelve students are a searchable list (DECISION-46). */
export const LargeGroup: Story = {
  tags: ['PORTAL-ATT-08'],
  parameters: {
    msw: network({
      contracts: [
        aRunningContract({ students: thirteen, studentCount: 13 }),
        { ...second, students: thirteen.slice(0, 12), studentCount: 12 },
      ],
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await chooseClass(canvas, '395');
    await markAbsent(canvas);
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(12);
    await chooseClass(canvas);
    await markAbsent(canvas);
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('combobox', { name: /Absent students/ }), '12');
    await userEvent.click(await canvas.findByRole('option', { name: 'Alex Roy 12' }, { timeout: 10_000 }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('1 absent student')).toBeVisible();
    await record(canvas);
    await expect(sentBodies('POST attendance')).toMatchObject([{ absent_student_ids: [611] }]);
  },
};

/** The date changes at midnight; submitting asks, because the form was opened on another day (DECISION-49). */
export const LeftOpenOverMidnight: Story = {
  beforeEach: () => storyClock('2026-11-19T23:50'),
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    await expect(canvas.getByLabelText(/Date of class/)).toHaveValue('2026-11-19');
    await expect(canvas.getByText('Thursday, Nov 19th 26')).toBeVisible();
    storyClock('2026-11-20T07:30');
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(canvas.getByLabelText(/Date of class/)).toHaveValue('2026-11-20'));
    await expect(canvas.getByRole('radio', { name: '90' })).toBeChecked();
    const dialog = await submitAsked(canvas);
    await expect(dialog.getByText('2026-0412, Friday, Nov 20th 26, 90 min')).toBeVisible();
    await expect(dialog.getByText(/This form was opened on another day/)).toBeVisible();
    await expect(sent('POST attendance')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: /Submit anyway/ }));
    await expect(await canvas.findByText('Attendance was registered successfully')).toBeVisible();
    await expect(sentBodies('POST attendance')).toMatchObject([{ date_class: '2026-11-20' }]);
  },
};

/** A date chosen after midnight needs no confirmation (DECISION-49). */
export const DateChosenAfterMidnight: Story = {
  beforeEach: () => storyClock('2026-11-19T23:50'),
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    storyClock('2026-11-20T07:30');
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(canvas.getByLabelText(/Date of class/)).toHaveValue('2026-11-20'));
    fireEvent.change(canvas.getByLabelText(/Date of class/), { target: { value: '2026-11-18' } });
    await record(canvas);
    await expect(sentBodies('POST attendance')).toMatchObject([{ date_class: '2026-11-18' }]);
  },
};

/** Lists the students who belonged to the contract on the day: some joined late, left, or were away in between. */
export const WhoBelongsOnTheDay: Story = {
  tags: ['DOMAIN-10', 'DECISION-79'],
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: network({ contracts: [aRunningContract(peopleWithDays()), second] }) },
  beforeEach: () => storyClock('2026-11-20T10:00'),
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    await userEvent.click(canvas.getByRole('switch', { name: /All students present/ }));
    const namesOn = async (date: string) => {
      fireEvent.change(canvas.getByLabelText(/Date of class/), { target: { value: date } });
      await waitFor(() => expect(canvas.getByLabelText(/Date of class/)).toHaveValue(date));
      return canvas
        .getAllByRole('checkbox')
        .map((box) => document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent);
    };
    await expect(await namesOn('2026-09-15')).toEqual(['Inès Fortin', 'Linh Nguyễn', 'Marc-André Thériault']);
    await expect(await namesOn('2026-10-14')).toEqual(['Inès Fortin', 'Linh Nguyễn', 'Siobhán O’Brien']);
    await expect(await namesOn('2026-11-18')).toEqual([
      'Inès Fortin',
      'Siobhán O’Brien',
      'Marc-André Thériault',
    ]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Marc-André Thériault' }));
    await record(canvas);
    await expect(sentBodies('POST attendance')).toMatchObject([
      { date_class: '2026-11-18', absent_student_ids: [502] },
    ]);
  },
};

/** A date after the end of the contract needs a confirmation, which shows the weekday (DECISION-49). */
export const OutsideTheContract: Story = {
  parameters: { msw: network({ contracts: [aContract({ startsOn: '2026-09-08', endsOn: '2026-11-13' })] }) },
  beforeEach: () => storyClock('2026-11-20T12:00'),
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    const dialog = await submitAsked(canvas);
    await expect(dialog.getByText('2026-0412, Friday, Nov 20th 26, 90 min')).toBeVisible();
    await expect(dialog.getByText('This date is after the contract ends.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Back to the form/ }));
    await expect(sent('POST attendance')).toEqual([]);
  },
};

export const Recorded: Story = {
  tags: ['PORTAL-ATT-09', 'MSG-75', 'LIMIT-46'],
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    await expect(sent('GET attendance')[0]?.query.toString()).toBe(
      'courseId=412&page=1&resourcesPerPage=1000',
    );
    await userEvent.click(submitButton(canvas));
    await expectMessage('success', 'Attendance was registered successfully');
    await expect(await contractField(canvas)).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: '90' })).not.toBeChecked();
  },
};

let lessonsAnswer: Promise<void>;
let answerLessons = () => {};

/**
 * If the form is submitted while the contract's recorded classes load, the class is sent once they are loaded, without
 * another tap.
 */
export const SubmittedWhileLessonsLoad: Story = {
  tags: ['PORTAL-ATT-09', 'DECISION-16'],
  beforeEach: () => {
    lessonsAnswer = new Promise((resolve) => {
      answerLessons = resolve;
    });
  },
  parameters: { first: [http.get('*/attendance', () => lessonsAnswer)] },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await contractField(canvas), '412');
    await userEvent.click(canvas.getByRole('radio', { name: '90' }));
    await expect(submitButton(canvas)).not.toHaveAttribute('aria-busy');
    await userEvent.click(submitButton(canvas));
    await expect(submitButton(canvas)).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('radio', { name: '90' })).toBeDisabled();
    await expect(sent('POST attendance')).toEqual([]);
    answerLessons();
    await expectMessage('success', 'Attendance was registered successfully');
    await expect(sent('POST attendance')).toHaveLength(1);
    await expect(await contractField(canvas)).toHaveValue('');
  },
};

const waiting = (canvas: Canvas) => canvas.findByRole('region', { name: /Not recorded yet/ });

/** The class is stored on the device; the form resets for the next class, and the hours include the queued one. */
export const ConnectionLost: Story = {
  tags: ['PORTAL-ATT-09'],
  parameters: { msw: network({ failWrites: 'offline' }), first: capabilitiesHandlers(['idempotency-keys']) },
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    await markAbsent(canvas, 'Inès Fortin');
    await userEvent.click(submitButton(canvas));
    await expect(await canvas.findByText(/This attendance is kept on this device/)).toBeVisible();
    await expectTexts(within(await waiting(canvas)), '2026-0412', '1 absent', 'Waiting to be sent');
    await expect(canvas.queryByText('Attendance was not registered successfully.')).not.toBeInTheDocument();
    await expect(await contractField(canvas)).toHaveValue('');
    await chooseClass(canvas, '412', '60');
    await expect(canvas.getByText('After this class: 33.5 h of 48 h')).toBeVisible();
  },
};

/** A second class on a day needs a confirmation, even if the first is still queued (DECISION-16). */
export const SecondClassBesideOneThatWaits: Story = {
  parameters: {
    msw: network({ failWrites: 'offline' }),
    first: capabilitiesHandlers(['idempotency-keys']),
    waiting: { lessons: [aWaitingLesson({ values: { ...aWaitingLesson().values, date: today } })] },
  },
  play: async ({ canvas }) => {
    await waiting(canvas);
    await chooseClass(canvas);
    const dialog = await submitAsked(canvas);
    await expect(dialog.getByText(/already/i)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Submit anyway/ }));
    await waitFor(async () => expect(within(await waiting(canvas)).getAllByRole('listitem')).toHaveLength(2));
  },
};

export const RefusedByTheServer: Story = {
  tags: ['MSG-76'],
  parameters: { msw: network({ failWrites: { status: 400, message: 'The contract is closed' } }) },
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    await userEvent.click(submitButton(canvas));
    await expectMessage('error', 'Attendance was not registered successfully.');
    const card = within(await waiting(canvas));
    await expect(card.getByText('The contract is closed')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: /Change 2026-0412/ }));
    await expect(await contractField(canvas)).toHaveValue('412');
    await expect(canvas.getByRole('radio', { name: '90' })).toBeChecked();
    await waitFor(() => expect(canvas.queryByText('The contract is closed')).not.toBeInTheDocument());
  },
};

/** When the user changes a rejected class with an unusual length, that length is still offered. */
export const UnusualLengthTakenBack: Story = {
  tags: ['DECISION-16'],
  parameters: {
    msw: network({ failWrites: { status: 400, message: 'The contract is closed' } }),
    portal: { at: `/attendance?contract=412&class=7&date=${today}&minutes=75` },
  },
  play: async ({ canvas }) => {
    await contractField(canvas);
    await waitFor(() => expect(submitButton(canvas)).not.toHaveAttribute('aria-busy'));
    await userEvent.click(submitButton(canvas));
    await press(within(await waiting(canvas)), /Change 2026-0412/);
    await expect(await canvas.findByRole('radio', { name: '75' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '90' }));
    await userEvent.click(canvas.getByRole('radio', { name: '75' }));
    await expect(canvas.getByRole('radio', { name: '75' })).toBeChecked();
  },
};

/** A restored draft shows its own length, even after the user has started to change a class with another length. */
export const UnusualLengthRestored: Story = {
  tags: ['DECISION-16'],
  parameters: {
    portal: {
      unsaved: savedYesterday({
        userId: 31,
        form: 'attendance',
        record: 'new',
        title: '',
        initialValues: blankDraft,
        changes: { contractId: '412', date: today, minutes: '77' },
      }),
    },
    waiting: {
      lessons: [
        aWaitingLesson({
          state: 'failed',
          failure: { kind: 'refused', serverMessage: 'The contract is closed' },
          values: { contractId: 412, date: today, minutes: 50, absentStudentIds: [] },
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await press(within(await waiting(canvas)), /Change 2026-0412/);
    await expect(await canvas.findByRole('radio', { name: '50' })).toBeChecked();
    await userEvent.click(await canvas.findByRole('button', { name: /Resume/ }));
    await expect(await canvas.findByRole('radio', { name: '77' })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: '50' })).toBeNull();
  },
};

/** A single word from the server is not a reason: the teacher sees a sentence in both languages. */
export const RefusedWithoutAReason: Story = {
  tags: ['MSG-76'],
  parameters: { msw: network({ failWrites: { status: 403, message: 'Forbidden' } }) },
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    await userEvent.click(submitButton(canvas));
    const card = within(await waiting(canvas));
    await expectTexts(card, /vous n’avez pas accès à ce contrat/, /you do not have access to this contract/);
    await expect(card.queryByText('Forbidden')).not.toBeInTheDocument();
  },
};

/** The portal's own message replaces a server's technical error. */
export const NotRecorded: Story = {
  tags: ['MSG-76'],
  parameters: { msw: network({ failWrites: { status: 500, message: 'Server error' } }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    await userEvent.click(submitButton(canvas));
    await expectMessage('error', 'Attendance was not registered successfully.');
    await expect(await canvas.findByText(/The server could not record it/)).toBeVisible();
    await expect(canvas.queryByText('Server error')).not.toBeInTheDocument();
  },
};

const refused = aWaitingLesson({
  id: 'refused',
  state: 'failed',
  failure: { kind: 'refused', serverMessage: 'The contract is closed' },
});

/** Each waiting class offers the action that fits its problem. */
export const SeveralWaiting: Story = {
  parameters: {
    msw: network({ failWrites: 'offline' }),
    first: capabilitiesHandlers(['idempotency-keys']),
    waiting: {
      lessons: [
        refused,
        aWaitingLesson({ id: 'unclear', state: 'unclear', queuedAt: aWaitingLesson().queuedAt + 1 }),
        aWaitingLesson({
          id: 'pending',
          contractNumber: '2026-0395',
          values: { contractId: 395, date: '2026-11-19', minutes: 60, absentStudentIds: [501, 502] },
          queuedAt: aWaitingLesson().queuedAt + 2,
        }),
        aWaitingLesson({ id: 'sent', state: 'sent', sentAt: Date.now() }),
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = within(await waiting(canvas));
    await waitFor(() => expect(card.getByText('Waiting to be sent')).toBeVisible());
    await expectTexts(card, 'Not recorded', 'To be checked');
    await expect(
      within(canvas.getByRole('region', { name: /Recorded lately/ })).getByText('Recorded'),
    ).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: /Remove 2026-0395/ }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await expect(dialog.getByText(/2026-0395, Nov 19th 26, 60 min/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Remove/ }));
    await waitFor(() => expect(card.queryByText('2026-0395')).not.toBeInTheDocument());
  },
};

let heldRead = Promise.withResolvers<void>();
let reads = 0;
/**
 * Before a class that may have arrived is sent again, the portal requests the backend's extensions once more; this
 * response waits for the story.
 */
const readIsHeld = () => [
  http.get('*/capabilities', async () => {
    reads += 1;
    if (reads > 1) await heldRead.promise;
  }),
  ...capabilitiesHandlers(['idempotency-keys']),
  ...network(),
];
const holdRead = () => {
  heldRead = Promise.withResolvers();
  reads = 0;
};
const isRecorded = async (canvas: Canvas) => {
  await expectTexts(within(await canvas.findByRole('region', { name: /Recorded lately/ })), 'Recorded');
};

/** The form waits for the fields that the backend has: a draft restored without them would lose them. */
export const ExtensionsLate: Story = {
  tags: ['!release'],
  beforeEach: holdRead,
  parameters: {
    msw: () => [
      http.get('*/capabilities', async () => void (await heldRead.promise)),
      ...capabilitiesHandlers(['lesson-details']),
      ...network(),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(sent('GET courses')).toHaveLength(1));
    await expectTexts(canvas, /Loading/);
    await expect(canvas.queryByRole('combobox', { name: /Contract/ })).toBeNull();
    heldRead.resolve();
    await contractField(canvas);
  },
};

/** The question whether to remove a class closes when the class is recorded. */
export const RecordedWhileRemoved: Story = {
  beforeEach: holdRead,
  parameters: { msw: readIsHeld, waiting: { lessons: [aWaitingLesson({ mayHaveArrived: true })] } },
  play: async ({ canvas }) => {
    await press(within(await waiting(canvas)), /Remove 2026-0412/);
    await expectTexts(within(await canvas.findByRole('alertdialog')), /It is not recorded, and will not be/);
    heldRead.resolve();
    await isRecorded(canvas);
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

/** If a class is recorded while the user changes it, it does not replace the content of the form. */
export const RecordedWhileChanged: Story = {
  beforeEach: holdRead,
  parameters: {
    msw: readIsHeld,
    waiting: {
      lessons: [
        aWaitingLesson({
          state: 'failed',
          failure: { kind: 'server', serverMessage: null },
          mayHaveArrived: true,
          values: { ...aWaitingLesson().values, minutes: 60 },
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await contractField(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: '90' }));
    await press(within(await waiting(canvas)), /Change 2026-0412/);
    await expectTexts(within(await canvas.findByRole('alertdialog')), /Replace what is in the form/);
    heldRead.resolve();
    await isRecorded(canvas);
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('radio', { name: '90' })).toBeChecked();
  },
};

/** The app was closed during the request and opens without a connection: the class waits, and can be removed. */
export const ClosedWhileSending: Story = {
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  parameters: { waiting: { lessons: [aWaitingLesson({ state: 'sending', mayHaveArrived: true })] } },
  play: async ({ canvas }) => {
    const card = within(await waiting(canvas));
    await expect(await card.findByText('Waiting to be sent')).toBeVisible();
    await expect(card.getByRole('button', { name: /Remove 2026-0412/ })).toBeVisible();
  },
};

/** The user decides whether a queued class is the one on the server (DECISION-16). */
export const TheSameClassOrAnother: Story = {
  parameters: {
    msw: network({ lessons: [aLesson({ date: '2026-11-20' })] }),
    waiting: { lessons: [aWaitingLesson({ state: 'unclear' })] },
  },
  play: async ({ canvas }) => {
    await press(within(await waiting(canvas)), /Check 2026-0412/);
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(await dialog.findByText('all present')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /It is another one/ }));
    await expect(await canvas.findByText('Attendance was registered successfully')).toBeVisible();
  },
};

export const NothingToCompareWithOffline: Story = {
  parameters: {
    msw: [...contractsHandlers({ contracts: [aContract()] }), ...lessonsHandlers({ fail: 'offline' })],
    waiting: { lessons: [aWaitingLesson({ state: 'unclear' })] },
  },
  play: async ({ canvas }) => {
    await press(within(await waiting(canvas)), /Check 2026-0412/);
    await expectTexts(within(await canvas.findByRole('dialog')), /could not be read/);
  },
};

/** In a private window, queued classes are lost when the page closes, and the page says so. */
export const BrowserKeepsNothing: Story = {
  parameters: {
    msw: network({ failWrites: 'offline' }),
    first: capabilitiesHandlers(['idempotency-keys']),
    waiting: { lessons: [aWaitingLesson()], isPersistent: false },
  },
  play: shows(/leave this page open until it is sent/),
};

/** Unsubmitted input is offered again. */
export const LeftUnsubmitted: Story = {
  parameters: {
    portal: {
      unsaved: () =>
        memoryUnsavedStore([
          {
            userId: 31,
            form: 'attendance',
            record: 'new',
            id: 'before',
            title: '',
            initialValues: { contractId: '', date: '', minutes: '', allPresent: true, absentStudentIds: [] },
            typed: {
              contractId: '412',
              date: today,
              minutes: '90',
              allPresent: false,
              absentStudentIds: [501],
            },
            savedAt: Date.now(),
          },
        ]),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Resume/ }));
    await expect(await contractField(canvas)).toHaveValue('412');
    await expect(canvas.getByText('1 absent student')).toBeVisible();
    await waitFor(() => expect(submitButton(canvas)).not.toHaveAttribute('aria-busy'));
    await record(canvas);
    await expect(await contractField(canvas)).toHaveValue('');
  },
};

/** For a class that was recorded wrongly, the teacher contacts the office. */
export const RecordedWrongly: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only the office can correct it/)).toBeVisible();
    const [link] = canvas.getAllByRole('link', { name: /1 800 555-0199$/ });
    await expect(link).toHaveAttribute('href', 'tel:18005550199');
  },
};

export const UnderWay: Story = {
  tags: ['SHELL-042'],
  parameters: {
    msw: [
      ...contractsHandlers({ contracts: [aRunningContract(), second] }),
      ...lessonsHandlers({ delay: 700 }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await chooseClass(canvas);
    await userEvent.click(submitButton(canvas));
    await expect(await canvas.findByText('Being sent')).toBeVisible();
    await expect(canvasElement.querySelector('[data-highlighted]')).toBeInTheDocument();
    // The form keeps its values until the server answers (2§4).
    await expect(await contractField(canvas)).toHaveValue('412');
    await expect(await contractField(canvas)).toBeDisabled();
    await expect(await canvas.findByText('Attendance was registered successfully')).toBeVisible();
    await waitFor(async () => expect(await contractField(canvas)).toHaveValue(''));
    await expect(await contractField(canvas)).toBeEnabled();
    await expect(canvasElement.querySelector('[data-highlighted]')).not.toBeInTheDocument();
  },
};

/** A second class on the same day is possible after a question (DECISION-16). */
export const SecondClassOnTheSameDay: Story = {
  parameters: { msw: network({ lessons: [aLesson({ date: today })] }) },
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    const dialog = await submitAsked(canvas);
    await expect(dialog.getByText(/class is already|already/i)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Back to the form/ }));
    await expect(await contractField(canvas)).toHaveValue('412');
    await userEvent.click(submitButton(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: /Submit anyway/ }));
    await expect(await canvas.findByText('Attendance was registered successfully')).toBeVisible();
  },
};

/** Teaching more than the contracted hours is allowed and shown (DECISION-16). */
export const BeyondTheContract: Story = {
  parameters: { msw: network({ contracts: [aContract({ minutesTaught: 47 * 60 })] }) },
  play: async ({ canvas }) => {
    // The only contract is already selected.
    await expect(await contractField(canvas)).toHaveValue('412');
    await userEvent.click(canvas.getByRole('radio', { name: '120' }));
    await expect(canvas.getByText(/1 h over the contracted 48 h/)).toBeVisible();
  },
};

/** On a phone the navigation stays and the button is above it. */
export const OnAPhone: Story = {
  tags: ['PORTAL-ATT-01'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await contractField(canvas);
    const bar = canvas.getByRole('navigation');
    const home = within(bar).getByRole('link', { name: /Home/ });
    await expect(home).toBeVisible();
    const { top } = bar.getBoundingClientRect();
    await expect(submitButton(canvas).getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    // Nothing covers the links.
    const { left, top: above, width, height } = home.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, above + height / 2);
    await expect(home.contains(seen)).toBe(true);
    await userEvent.click(home);
    await expect(await canvas.findByRole('heading', { name: '/home' })).toBeVisible();
  },
};

export const AskedForAContract: Story = {
  parameters: { portal: { at: '/attendance?contract=395' } },
  play: async ({ canvas }) => {
    await expect(await contractField(canvas)).toHaveValue('395');
  },
};

export const AskedForSomebodyElsesContract: Story = {
  parameters: { portal: { at: '/attendance?contract=99' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not among your activated contracts/)).toBeVisible();
    await expect(await contractField(canvas)).toHaveValue('');
  },
};

export const InFrenchAndDark: Story = {
  globals: { language: 'fr', theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /Contrat/ }), '412');
    await userEvent.click(canvas.getByRole('switch', { name: 'Tous les étudiants présents' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Inès Fortin' }));
    await userEvent.click(canvas.getByRole('radio', { name: '90' }));
    await expect(canvas.getByText('Après ce cours : 32,5 h sur 48 h')).toBeVisible();
  },
};

export const NoActivatedContract: Story = {
  tags: ['!release'],
  ...answered(network({ contracts: [aContract({ status: 'pending' })] }), 'No activated contract'),
};

export const Loading: Story = {
  tags: ['!release'],
  ...answered(contractsHandlers({ delay: 'infinite' }), 'Loading your contracts'),
};

/** While the classes of another contract load, those of the first contract cause no warning about the day. */
export const AnotherContract: Story = {
  tags: ['DECISION-16'],
  parameters: {
    msw: network({ lessons: [aLesson({ date: today })] }),
    first: [
      http.get('*/api/attendance', ({ request }) =>
        new URL(request.url).searchParams.get('courseId') === '395' ? delay('infinite') : undefined,
      ),
    ],
  },
  play: async ({ canvas }) => {
    await chooseClass(canvas, '412', '60');
    await press(await submitAsked(canvas), /Back to the form/);
    await userEvent.selectOptions(await contractField(canvas), '395');
    await userEvent.click(submitButton(canvas));
    await expect(submitButton(canvas)).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(sent('POST attendance')).toEqual([]);
  },
};

/**
 * Opened from a planned class: everything is filled in, one tap submits it, and the next form has no planned class
 * (DECISION-51).
 */
export const FromAPlannedClass: Story = {
  parameters: { portal: { at: `/attendance?contract=412&class=7&date=${today}&minutes=75` } },
  play: async ({ canvas }) => {
    await expect(await contractField(canvas)).toHaveValue('412');
    await expect(canvas.getByRole('radio', { name: '75' })).toBeChecked();
    await waitFor(() => expect(submitButton(canvas)).not.toHaveAttribute('aria-busy'));
    await userEvent.click(submitButton(canvas));
    await waitFor(() =>
      expect(sentBodies('POST attendance')).toEqual([
        { courses_id: 412, date_class: today, absent_student_ids: [], total_hours: 75, planned_class_id: 7 },
      ]),
    );
    await waitFor(() => expect(canvas.queryByRole('radio', { name: '75' })).toBeNull());
  },
};

const announcedOf = (studentId: number, word: string | null) => ({
  studentId,
  announcedAt: '2026-11-20T09:00:00.000Z',
  word,
});
const withAnnounced = plannedClassesHandlers({
  extensions: ['planned-classes', 'cancellations'],
  classes: [
    aPlannedClass({
      id: 7,
      contractId: 412,
      date: '2026-11-20',
      minutes: 75,
      announcedAbsences: [announcedOf(502, 'Rendez-vous médical')],
    }),
  ],
  contracts: [aPlannedContract({ id: 412 })],
});

/**
 * A student has announced an absence: the form contains it at first, with the student's message, and one tap submits
 * it.
 */
export const AbsenceAnnounced: Story = {
  tags: ['DECISION-138'],
  beforeEach: () => storyClock('2026-11-20T18:00'),
  globals: { viewport: { value: 'phone' } },
  parameters: {
    portal: { at: '/attendance?contract=412&class=7&date=2026-11-20&minutes=75' },
    first: withAnnounced,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Marc-André Thériault: Rendez-vous médical/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: /All students present/ })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Marc-André Thériault' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Inès Fortin' })).toBeChecked();
    await waitFor(() => expect(submitButton(canvas)).not.toHaveAttribute('aria-busy'));
    await userEvent.click(submitButton(canvas));
    await waitFor(() =>
      expect(sentBodies('POST attendance')).toEqual([
        {
          courses_id: 412,
          date_class: '2026-11-20',
          absent_student_ids: [502],
          total_hours: 75,
          planned_class_id: 7,
        },
      ]),
    );
    // The next form is about no class, and nobody is absent.
    await waitFor(() => expect(canvas.queryByText(/Rendez-vous médical/)).toBeNull());
    await waitFor(() => expect(canvas.getByRole('switch', { name: /All students present/ })).toBeChecked());
  },
};

/** The class is chosen by its contract and day. */
export const AbsenceAnnouncedForTheDay: Story = {
  tags: ['DECISION-138'],
  beforeEach: () => storyClock('2026-11-20T18:00'),
  parameters: { portal: { at: '/attendance' }, first: withAnnounced },
  play: async ({ canvas }) => {
    await chooseClass(canvas, '395');
    await expect(canvas.queryByText(/Rendez-vous médical/)).toBeNull();
    await userEvent.selectOptions(await contractField(canvas), '412');
    await expect(await canvas.findByText(/Marc-André Thériault: Rendez-vous médical/)).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: 'Marc-André Thériault' })).not.toBeChecked();
  },
};

let planArrives = Promise.withResolvers<void>();

/**
 * The announcement arrives after the teacher has marked students as absent: it is shown, but the form does not change.
 */
export const AnnouncedTooLateForTheForm: Story = {
  tags: ['DECISION-138'],
  beforeEach: () => {
    planArrives = Promise.withResolvers();
    return storyClock('2026-11-20T18:00');
  },
  parameters: {
    portal: { at: '/attendance?contract=412&class=7&date=2026-11-20&minutes=75' },
    first: [
      http.get('*/api/plannedClasses', () => planArrives.promise as Promise<undefined>),
      ...withAnnounced,
    ],
  },
  play: async ({ canvas }) => {
    await contractField(canvas);
    await markAbsent(canvas, 'Inès Fortin');
    planArrives.resolve();
    await expect(await canvas.findByText(/Marc-André Thériault: Rendez-vous médical/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Marc-André Thériault' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Inès Fortin' })).not.toBeChecked();
  },
};

const missed = [
  aPlannedClass({ id: 7, contractId: 412, date: '2026-11-18', minutes: 75 }),
  aPlannedClass({ id: 8, contractId: 395, date: '2026-11-19', time: '09:00', minutes: 60 }),
  aPlannedClass({ id: 9, contractId: 412, date: '2026-11-20', minutes: 75 }),
];

/**
 * Opened from a class without attendance: after each class the next one is offered, until none is left; no toast covers
 * anything (DECISION-51).
 */
export const MissedClassesInARow: Story = {
  beforeEach: () => storyClock('2026-11-20T18:00'),
  globals: { viewport: { value: 'phone' } },
  parameters: {
    portal: { at: '/attendance?contract=412&class=7&date=2026-11-18&minutes=75' },
    first: plannedClassesHandlers({
      classes: missed,
      contracts: [
        aPlannedContract({ id: 412 }),
        aPlannedContract({ id: 395, number: '2026-0395', company: { id: 25, name: 'Logistique Outaouais' } }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const submit = async () => {
      await waitFor(() => expect(submitButton(canvas)).not.toHaveAttribute('aria-busy'));
      await userEvent.click(submitButton(canvas));
    };
    await contractField(canvas);
    await expect(canvas.queryByText('Attendance not recorded')).toBeNull();
    await submit();
    const next = await canvas.findByRole('link', {
      name: /Record the attendance of the class of 09:00, Thu Nov 19th, contract 2026-0395/,
    });
    await expectTexts(canvas, '09:00 Logistique Outaouais', '1 more class without attendance');
    await expect(canvas.getByText('Choisissez la durée du cours.')).not.toBeVisible();
    await userEvent.click(next);
    await expect(await contractField(canvas)).toHaveValue('395');
    await waitFor(async () => expect(await contractField(canvas)).toHaveFocus());
    await expect(canvas.getByLabelText(/Date of class/)).toHaveValue('2026-11-19');
    await expect(canvas.getByRole('radio', { name: '60' })).toBeChecked();
    await submit();
    await userEvent.click(await canvas.findByRole('link', { name: /contract 2026-0412/ }));
    await expect(canvas.getByLabelText(/Date of class/)).toHaveValue('2026-11-20');
    await submit();
    await waitFor(() => expect(sentBodies('POST attendance')).toHaveLength(3));
    await waitFor(() => expect(canvas.queryByRole('radio', { name: '75' })).toBeNull());
    await expect(sentBodies('POST attendance')).toEqual(
      missed.map(({ id, contractId, date, minutes }) =>
        expect.objectContaining({
          courses_id: contractId,
          date_class: date,
          total_hours: minutes,
          planned_class_id: id,
        }),
      ),
    );
    await expect(canvas.queryByText('Attendance not recorded')).toBeNull();
  },
};

const hasDetails = { first: capabilitiesHandlers(['lesson-details']) };
const reveal = (canvas: Canvas) => canvas.findByRole('button', { name: /Attendance details$/ });
const more = (canvas: Canvas, name: string) =>
  canvas.getByRole('button', { name: `Préciser pour ${name} - Details for ${name}` });
const note = (canvas: Canvas) =>
  canvas.getByRole('textbox', { name: 'Note pour le bureau - Note for the office' });

/**
 * Everyone was present, one student only partly: this takes one more tap, and a note for the office is possible
 * (DECISION-51).
 */
export const LateAndLeftEarly: Story = {
  tags: ['DECISION-51'],
  parameters: hasDetails,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    await userEvent.click(await reveal(canvas));
    await userEvent.click(more(canvas, 'Inès Fortin'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Retard (minutes) - Late (minutes)' }), '15');
    await userEvent.type(canvas.getByRole('textbox', { name: /Left early \(minutes\)$/ }), '5');
    await userEvent.click(more(canvas, 'Inès Fortin'));
    await expectTexts(canvas, /15 min late, left 5 min early/);
    await userEvent.type(note(canvas), 'Salle 4');
    await expect(note(canvas)).toHaveAccessibleDescription(/Neither the company nor the students see it/);
    await record(canvas);
    await expect(sentBodies('POST attendance')).toEqual([
      {
        courses_id: 412,
        date_class: today,
        absent_student_ids: [],
        total_hours: 90,
        note: 'Salle 4',
        details: [{ student_id: 501, late_minutes: 15, left_early_minutes: 5, excused: 0 }],
      },
    ]);
    await expect(await contractField(canvas)).toHaveValue('');
    await expect(canvas.queryByRole('textbox', { name: /Note for the office$/ })).toBeNull();
  },
};

/** Details are next to each student, present or absent; those that no longer apply are not sent. */
export const Excused: Story = {
  tags: ['DECISION-51'],
  parameters: hasDetails,
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    await reveal(canvas);
    await markAbsent(canvas);
    await userEvent.click(more(canvas, 'Inès Fortin'));
    await userEvent.type(canvas.getByRole('textbox', { name: /Late \(minutes\)$/ }), '15');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Inès Fortin' }));
    await expect(canvas.queryByRole('textbox', { name: /Late \(minutes\)$/ })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Absence motivée - Excused absence' }));
    await userEvent.click(more(canvas, 'Inès Fortin'));
    await expect(canvas.getByText('excused absence')).toBeVisible();
    await record(canvas);
    await expect(sentBodies('POST attendance')).toEqual([
      {
        courses_id: 412,
        date_class: today,
        absent_student_ids: [501],
        total_hours: 90,
        details: [{ student_id: 501, late_minutes: 0, left_early_minutes: 0, excused: 1 }],
      },
    ]);
  },
};

/**
 * Nobody can miss more than the length of the class: the field and the button say so, even if the class is shortened
 * afterwards.
 */
export const WrongMinutes: Story = {
  tags: ['DECISION-45', 'DECISION-51'],
  parameters: hasDetails,
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    await userEvent.click(await reveal(canvas));
    await userEvent.click(more(canvas, 'Inès Fortin'));
    const late = canvas.getByRole('textbox', { name: /Late \(minutes\)$/ });
    await userEvent.type(late, '60');
    await expect(late).toBeValid();
    await userEvent.click(more(canvas, 'Inès Fortin'));
    await userEvent.click(canvas.getByRole('radio', { name: '60' }));
    const again = canvas.getByRole('textbox', { name: /Late \(minutes\)$/ });
    await expect(again).toHaveAttribute('aria-invalid', 'true');
    await expectTexts(canvas, 'Doit être entre 0 et 59.', 'Must be between 0 and 59.');
    await userEvent.click(submitButton(canvas));
    await expect(submitButton(canvas)).toHaveAccessibleDescription(
      /Vérifiez les minutes manquées\..*Check the minutes that students missed\./,
    );
    await expect(sent('POST attendance')).toEqual([]);
    await userEvent.clear(again);
    await userEvent.type(again, '2,5');
    await expect(canvas.getByText('Must be a whole number.')).toBeVisible();
    await userEvent.clear(again);
    await record(canvas);
    await expect(sentBodies('POST attendance')).toEqual([
      { courses_id: 412, date_class: today, absent_student_ids: [], total_hours: 60 },
    ]);
  },
};

/** A note of more than 2000 characters stays unchanged, and an error is shown. */
export const LongNote: Story = {
  tags: ['DECISION-51'],
  parameters: hasDetails,
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    await reveal(canvas);
    await userEvent.click(note(canvas));
    await userEvent.paste('a'.repeat(2001));
    await expect(note(canvas)).toHaveAccessibleDescription(/Must be at most 2,000 characters\./);
    await userEvent.click(submitButton(canvas));
    await expect(submitButton(canvas)).toHaveAccessibleDescription(/Shorten the note\./);
    await expect(note(canvas)).toHaveValue('a'.repeat(2001));
    await expect(sent('POST attendance')).toEqual([]);
  },
};

/** A rejected class can be changed with its details and its note. */
export const DetailsWaitToo: Story = {
  tags: ['DECISION-12', 'DECISION-51'],
  parameters: {
    ...hasDetails,
    msw: network({ failWrites: { status: 400, message: 'The contract is closed' } }),
  },
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    await userEvent.click(await reveal(canvas));
    await userEvent.click(more(canvas, 'Inès Fortin'));
    await userEvent.type(canvas.getByRole('textbox', { name: /Late \(minutes\)$/ }), '15');
    await userEvent.type(note(canvas), 'Salle 4');
    await userEvent.click(submitButton(canvas));
    const card = within(await waiting(canvas));
    await expect(await card.findByText('with details')).toBeVisible();
    await userEvent.click(await card.findByRole('button', { name: /Change 2026-0412/ }));
    await waitFor(() => expect(note(canvas)).toHaveValue('Salle 4'));
    await expect(canvas.getByText('15 min late')).toBeVisible();
  },
};

/** Unsubmitted details are offered again. */
export const DetailsLeftUnsubmitted: Story = {
  tags: ['DECISION-51'],
  parameters: {
    ...hasDetails,
    portal: {
      unsaved: () =>
        memoryUnsavedStore([
          {
            userId: 31,
            form: 'attendance',
            record: 'new',
            id: 'before',
            title: '',
            initialValues: blankDraft,
            typed: {
              ...blankDraft,
              contractId: '412',
              date: today,
              minutes: '90',
              details: [{ studentId: 501, late: '15', leftEarly: '', isExcused: false }],
              note: 'Salle 4',
            },
            savedAt: Date.now(),
          },
        ]),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Resume/ }));
    await waitFor(() => expect(note(canvas)).toHaveValue('Salle 4'));
    await expect(canvas.getByText('15 min late')).toBeVisible();
  },
};

/** Without the extension, the form shows no details, and the request has no fields for them (DECISION-51). */
export const WithoutDetails: Story = {
  tags: ['DECISION-51'],
  parameters: { first: capabilitiesHandlers(['planned-classes']) },
  play: async ({ canvas }) => {
    await chooseClass(canvas);
    await waitFor(() => expect(sent('GET capabilities')).toHaveLength(1));
    await markAbsent(canvas, 'Inès Fortin');
    await expect(canvas.queryByRole('button', { name: /[Dd]etails/ })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: /Note/ })).toBeNull();
    await record(canvas);
    await expect(sentBodies('POST attendance')).toEqual([
      { courses_id: 412, date_class: today, absent_student_ids: [501], total_hours: 90 },
    ]);
  },
};
