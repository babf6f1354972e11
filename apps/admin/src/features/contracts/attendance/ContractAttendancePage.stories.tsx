import {
  contractsHandlers,
  lessonsHandlers,
  plannedClassesHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { aLesson, aPlannedClass, aPlannedContract, someLessons } from '@portal/domain';
import {
  type Canvas,
  expectMessage,
  expectTexts,
  findQuestion,
  press,
  retype,
  shows,
  storyClock,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  addButton,
  aroundAttendance,
  ContractAttendance,
  choose,
  completedByTheNext,
  fill,
  inContract,
  lessonDialog,
  menuOf,
  saveButton,
} from './attendance-story';
import { ContractAttendancePage } from './ContractAttendancePage';

export default {
  title: 'Admin/Contracts/Attendance',
  component: ContractAttendancePage,
  tags: ['release'],
  render: () => <ContractAttendance />,
  decorators: [inContract],
  parameters: { msw: aroundAttendance },
} satisfies Meta<typeof ContractAttendancePage>;

type Story = StoryObj<typeof ContractAttendancePage>;

const row = (canvas: Canvas, day: string) => canvas.findByRole('row', { name: new RegExp(day) });
const completeBox = (canvas: Canvas) =>
  canvas.findByRole('checkbox', { name: 'Les présences sont complètes - Attendance is completed' });

/** Returns the numbers in the page heading by their labels. */
const figures = (canvas: Canvas) =>
  canvas
    .getAllByRole('term')
    .map((term: HTMLElement) => [term.textContent, term.nextElementSibling?.textContent]);

/** Shows the contract and its totals. */
export const Filled: Story = {
  tags: [
    '!release',
    'CON-ATT-01',
    'CON-ATT-02',
    'CON-ATT-03',
    'CON-ATT-09',
    'CON-ATT-10',
    'LIMIT-20',
    'SHELL-074',
  ],
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent(/^2026-0412 - Aéro Beauséjour inc\.$/);
    await expect(await canvas.findByText('5,75 h')).toBeVisible();
    await expect(figures(canvas)).toEqual([
      ['Heures données à ce jour - Hours taught to date', '5,75 h - 5.75 h'],
      ['Heures prévues au contrat - Contracted hours', '48 h'],
      ['Restantes - Remaining', '42,25 h - 42.25 h'],
    ]);
    await expect(addButton(canvas)).not.toHaveAttribute('aria-disabled', 'true');
    await expect(await completeBox(canvas)).not.toBeChecked();
    await expect(await completeBox(canvas)).toBeEnabled();
    await expect(sent('GET attendance').map(({ query }) => query.get('resourcesPerPage'))).toEqual(['1000']);
  },
};

/** Each recorded class with its date, length, absent students and the possible actions; newest first. */
export const LessonByLesson: Story = {
  tags: ['!release', 'CON-ATT-04', 'CON-ATT-05', 'CON-ATT-06', 'CON-ATT-07', 'CON-ATT-08'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: /Attendance of contract 2026-0412$/ }));
    await row(canvas, 'Nov 19th 26');
    await expect(textsOf(table, 'columnheader')).toEqual([
      'Date du cours - Date of class',
      'Durée (minutes) - Length (minutes)',
      'Étudiants absents - Absent students',
      'Actions',
    ]);
    const everybody = 'Tous les étudiants présents - All students present';
    const lines = table.getAllByRole('row').slice(1) as HTMLElement[];
    const cellsOf = (line: HTMLElement) =>
      [...line.children].slice(0, 3).map(({ textContent }) => textContent?.replace(/^.* - (?=\w{3} \d)/, ''));
    await expect(lines.map(cellsOf)).toEqual([
      ['Nov 19th 26', '90', everybody],
      ['Nov 17th 26', '90', 'Marc-André Thériault'],
      ['Nov 12th 26 Supprimé - Deleted', '90', everybody],
      ['Nov 10th 26', '75', everybody],
      ['Nov 5th 26', '90', everybody],
    ]);
    await expect(lines.map((line) => textsOf(within(line), 'button'))).toEqual(lines.map(() => ['']));
    await expect(textsOf(await menuOf(canvas, 'Nov 12th 26'), 'menuitem')).toEqual([
      'Modifier - Edit',
      'Rétablir - Restore',
    ]);
    await userEvent.keyboard('{Escape}');
    await expect(textsOf(await menuOf(canvas, 'Nov 17th 26'), 'menuitem')).toEqual([
      'Modifier - Edit',
      'Supprimer - Delete',
    ]);
    await userEvent.keyboard('{Escape}');
    await choose(canvas, 'Edit', 'Nov 17th 26');
    await expect((await lessonDialog(canvas)).getByLabelText(/Class date\*$/)).toHaveValue('2026-11-17');
  },
};

export const NothingRecorded: Story = {
  parameters: { msw: aroundAttendance({ lessons: [] }) },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'No attendance', '0 h');
    await expect(addButton(canvas)).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/**
 * Deleted records do not count: four of four are recorded, not five. A link to the dialog that adds a class opens none.
 */
export const AllRecorded: Story = {
  tags: ['CON-ATT-18', 'OPEN-51'],
  parameters: {
    portal: { at: '/contracts/edit/412/attendance?dialog=lesson-new' },
    msw: aroundAttendance({ contract: { numberOfClasses: 4, attendanceComplete: true } }),
  },
  play: async ({ canvas }) => {
    await expectTexts(canvas, '4 classes of 4');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(addButton(canvas));
    await expect(addButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(addButton(canvas)).toHaveAccessibleDescription(/All 4 classes of the contract are recorded/);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(await completeBox(canvas)).toBeChecked();
  },
};

/** More hours than contracted were taught: this is allowed and stated. */
export const Overrun: Story = {
  parameters: {
    msw: aroundAttendance({ contract: { numberOfClasses: 2, hoursPerClass: 1.5, attendanceComplete: true } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2,75 h')).toBeVisible();
    // Each language formats the number in its own way.
    await expect(canvas.getByText('2.75 h')).toHaveAttribute('lang', 'en');
    await expectTexts(canvas, 'Over', '4 classes of 2');
    await expect(addButton(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The singular "class" is correct in English too. */
export const OneRecorded: Story = {
  parameters: { msw: aroundAttendance({ lessons: [aLesson()], contract: { numberOfClasses: 2 } }) },
  play: shows('1 class of 2', '1 cours sur 2'),
};

/** The attendance of an archived contract is read-only. */
export const Archived: Story = {
  tags: ['!release', 'CON-ATT-19'],
  parameters: { msw: aroundAttendance({ contract: { status: 'archived' } }) },
  play: async ({ canvas }) => {
    await expect(await completeBox(canvas)).toBeDisabled();
    await userEvent.click(addButton(canvas));
    await expect(addButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(addButton(canvas)).toHaveAccessibleDescription(/This contract is archived/);
    for (const entry of (await menuOf(canvas, 'Nov 17th 26')).getAllByRole('menuitem'))
      await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText(/^It can be read, but not edited/)).toBeVisible();
  },
};

/** A deleted class keeps its row but no longer counts, and the focus stays where it was. */
export const Deleted: Story = {
  tags: ['CON-ATT-07', 'MSG-52', 'OPEN-51', 'OPEN-57', 'API-060'],
  play: async ({ canvas }) => {
    await choose(canvas, 'Delete', 'Nov 19th 26');
    const question = await findQuestion(canvas);
    await expectTexts(question, 'Please confirm that you want to delete this attendance.');
    await expectTexts(question, /Nov 19th 26, 90 min/);
    await press(question, /- Cancel$/);
    await expect(sent('DELETE attendance/9005')).toHaveLength(0);
    await choose(canvas, 'Delete', 'Nov 19th 26');
    const again = await findQuestion(canvas);
    await userEvent.dblClick(again.getByRole('button', { name: /- Delete$/ }));
    await expectTexts(canvas, 'Attendance updated Successfully.', '4,25 h');
    await expect(sent('DELETE attendance/9005')).toHaveLength(1);
    await waitFor(() => expect(canvas.getByRole('button', { name: /Nov 19th 26/ })).toHaveFocus());
    await expect(await row(canvas, 'Nov 19th 26')).toHaveTextContent(/Deleted/);
  },
};

/** The dialog stays open, shows the reason, and can be confirmed again. */
export const DeletingRefused: Story = {
  tags: ['OPEN-57'],
  parameters: { msw: aroundAttendance({ failWrites: { status: 403, message: 'Not yours to delete' } }) },
  play: async ({ canvas }) => {
    await choose(canvas, 'Delete', 'Nov 19th 26');
    const question = await findQuestion(canvas);
    await press(question, /- Delete$/);
    await expect(await question.findByRole('alert')).toHaveTextContent(
      /The attendance was not deleted\..*Not yours to delete/,
    );
    await expect(canvas.getByText('something went wrong')).toBeInTheDocument();
    await press(question, /- Cancel$/);
    await expect(canvas.getByText('5,75 h')).toBeVisible();
  },
};

/** A restored class counts again with its previous values. */
export const RunAgain: Story = {
  tags: ['CON-ATT-08', 'OPEN-51'],
  play: async ({ canvas }) => {
    await userEvent.dblClick(
      (await menuOf(canvas, 'Nov 12th 26')).getByRole('menuitem', { name: /- Restore$/ }),
    );
    await expectTexts(canvas, '7,25 h', 'Attendance updated Successfully.');
    await expect(sentBodies('PUT attendance/9003')).toEqual([
      { courses_id: 412, date_class: '2026-11-12', total_hours: 90, absent_student_ids: [], status: 1 },
    ]);
    await waitFor(async () => expect(await row(canvas, 'Nov 12th 26')).not.toHaveTextContent(/Deleted/));
  },
};

/** The checkbox is checked before the records reach the contracted hours. */
export const TickedComplete: Story = {
  tags: ['CON-ATT-10', 'MSG-29', 'API-049'],
  play: async ({ canvas }) => {
    await userEvent.click(await completeBox(canvas));
    await waitFor(async () => expect(await completeBox(canvas)).toBeChecked());
    await expectMessage('success', 'Attendance updated Successfully.');
    await expect(sentBodies('PATCH courses/update')).toEqual([
      { course: { id: 412 }, course_details: { attendance_status: 1 } },
    ]);
  },
};

export const TickRefused: Story = {
  tags: ['CON-ATT-10', 'MSG-30'],
  parameters: { msw: [...contractsHandlers({ failWrites: 500 }), ...lessonsHandlers()] },
  play: async ({ canvas }) => {
    await userEvent.click(await completeBox(canvas));
    await expectMessage('error', 'something went wrong');
    await expect(await completeBox(canvas)).not.toBeChecked();
  },
};

/** Recording the last class marks the attendance as complete, and no further class can be added. */
export const CompletedByTheLastOne: Story = {
  tags: ['CON-ATT-17', 'CON-ATT-18'],
  parameters: {
    msw: aroundAttendance({
      contract: { numberOfClasses: 5 },
      first: completedByTheNext({ numberOfClasses: 5 }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await completeBox(canvas)).not.toBeChecked();
    await userEvent.click(addButton(canvas));
    const dialog = await lessonDialog(canvas);
    await fill(dialog, { date: '2026-11-20', minutes: '90' });
    await userEvent.click(saveButton(dialog));
    await expect(await canvas.findByText('5 classes of 5')).toBeVisible();
    await waitFor(async () => expect(await completeBox(canvas)).toBeChecked());
    await expect(addButton(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Loading: Story = {
  parameters: { msw: aroundAttendance({ delay: 'infinite' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the attendance')).toBeInTheDocument();
    await userEvent.click(addButton(canvas));
    await expect(addButton(canvas)).toHaveAccessibleDescription(/The attendance is not loaded yet/);
  },
};

export const Offline: Story = {
  parameters: { msw: aroundAttendance({ fail: 'offline' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Offline')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Try again$/ })).toBeVisible();
    await expect(addButton(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A matrix of the students' attendance; the URL keeps the view, and it shows changes made in the list. */
export const ByStudent: Story = {
  tags: ['OPEN-51', 'OPEN-52', 'DOMAIN-10'],
  play: async ({ canvas }) => {
    await press(canvas, /By student$/, 'tab');
    const grid = within(await canvas.findByRole('table', { name: /Classes by student$/ }));
    const marks = () =>
      within(grid.getByRole('row', { name: /^Marc-André/ }))
        .getAllByRole('cell')
        .map((cell) => cell.dataset.symbol);
    await expect(marks().slice(0, 6)).toEqual(['✓', '✓', '–', 'A', '✓', undefined]);
    await expect(grid.getByText('4,25 / 5,75 h')).toBeVisible();
    await press(canvas, /List$/, 'tab');
    await choose(canvas, 'Restore', 'Nov 12th 26');
    await canvas.findByText('7,25 h');
    await press(canvas, /By student$/, 'tab');
    await expect(marks().slice(0, 6)).toEqual(['✓', '✓', '✓', 'A', '✓', undefined]);
  },
};

export const ByStudentWithoutStudents: Story = {
  parameters: {
    portal: { at: '/contracts/edit/412/attendance?view=grid' },
    msw: aroundAttendance({ contract: { students: [] } }),
  },
  play: shows('No students'),
};

/** The URL opens the matrix on a phone too. */
export const ByStudentOnAPhone: Story = {
  parameters: { portal: { at: '/contracts/edit/412/attendance?view=grid' } },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: /Classes by student$/ })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /By student$/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const LongNames: Story = {
  parameters: {
    msw: aroundAttendance({
      lessons: [
        aLesson({
          id: 9005,
          absentees: Array.from({ length: 12 }, (_, index) => ({
            id: 600 + index,
            name: 'Marie-Bernadette-Philomène',
            lastName: `Charbonneau-Vaillancourt ${index + 1}`,
          })),
        }),
        ...someLessons().slice(1),
      ],
    }),
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nov 19th 26');
    await expect(
      canvas.getByRole('button', { name: /Actions of the attendance of.*Nov 19th 26/ }),
    ).toBeVisible();
  },
};

const planned = aPlannedContract({ id: 412 });
/** Of four planned classes, one is recorded, one is cancelled, one has no attendance, and one is in the future. */
const plannedClasses = [
  aPlannedClass({ id: 1, contractId: 412, date: '2026-11-16', number: 1, lessonId: 1 }),
  aPlannedClass({
    id: 2,
    contractId: 412,
    date: '2026-11-18',
    number: null,
    isCancelled: true,
    cancelReason: 'Tempête',
  }),
  aPlannedClass({ id: 3, contractId: 412, date: '2026-11-19', number: 2 }),
  aPlannedClass({ id: 4, contractId: 412, date: '2026-11-25', number: 3 }),
];
const withPlan = () => [
  ...plannedClassesHandlers({ classes: plannedClasses, contracts: [planned] }),
  ...aroundAttendance({
    contract: { numberOfClasses: 4 },
    lessons: [
      aLesson({
        id: 1,
        date: '2026-11-16',
        minutes: 90,
        absentees: [{ id: 501, name: 'Inès', lastName: 'Fortin' }],
      }),
    ],
  }),
];

const late = { paid: true, billed: false, counted: true };
/** A class was cancelled too late, and nobody came to another one. */
const withLateCancellation = () => [
  ...plannedClassesHandlers({
    extensions: ['planned-classes', 'cancellations'],
    classes: [
      aPlannedClass({ id: 1, contractId: 412, date: '2026-11-16', number: 1, lessonId: 1 }),
      aPlannedClass({
        id: 2,
        contractId: 412,
        date: '2026-11-18',
        minutes: 75,
        number: null,
        isCancelled: true,
        cancellation: { cancelledBy: 'company', announcedAt: null, outcome: late, overrideReason: null },
      }),
    ],
    contracts: [planned],
  }),
  ...aroundAttendance({
    contract: { numberOfClasses: 4, hoursPerClass: 1.5 },
    lessons: [
      aLesson({ id: 1, date: '2026-11-16', minutes: 90 }),
      aLesson({
        id: 2,
        date: '2026-11-17',
        minutes: 60,
        absentees: [{ id: 501, name: 'Inès', lastName: 'Fortin' }],
        noShow: { paid: true, billed: true, counted: false },
      }),
    ],
  }),
];

/** The hours have what cancelled classes use; each cancelled class and each no-show says what follows from it. */
export const LateCancellation: Story = {
  tags: ['DECISION-133', 'DECISION-130'],
  globals: { language: 'en' },
  beforeEach: () => storyClock('2026-11-20T09:00'),
  parameters: { msw: withLateCancellation },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('including 1.25 h of cancelled classes that count')).toBeVisible();
    await expect(canvas.getByText('without 1 h when nobody came, not counted')).toBeVisible();
    const valueOfTerm = (term: string) => canvas.getByText(term).closest('div')?.textContent;
    await expect(valueOfTerm('Hours taught to date')).toMatch(/2\.75 h/);
    await expectTexts(canvas, 'Absent without notice: Paid to the teacher · Invoiced to the client');
    await press(canvas, 'Planned and recorded', 'tab');
    await expect(
      await canvas.findByText(
        'Cancelled by the company: Paid to the teacher · Counted in the hours of the contract',
      ),
    ).toBeVisible();
  },
};

/**
 * Lists planned and recorded classes; a notice above counts classes without attendance, which can be recorded from
 * their rows (DECISION-51).
 */
export const PlannedBesideRecorded: Story = {
  tags: ['DECISION-51'],
  beforeEach: () => storyClock('2026-11-20T09:00'),
  parameters: { msw: withPlan },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 planned class has no attendance.')).toBeVisible();
    await press(canvas, /See the planned classes$/, 'link');
    const table = within(
      await canvas.findByRole('table', { name: /Planned and recorded classes of contract 2026-0412$/ }),
    );
    const rowTexts = () =>
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].slice(0, 4).map(({ textContent }) => textContent));
    await waitFor(() =>
      expect(rowTexts()).toEqual([
        [
          '1',
          'lun. 16 nov. - Mon Nov 16th 12:00 – 13:30',
          'Inscrit - Recorded',
          'Nov 16th 26 · 90 min · 1 absent',
        ],
        ['', 'mer. 18 nov. - Wed Nov 18th 12:00 – 13:30', 'Annulé - CancelledTempête', ''],
        ['2', 'jeu. 19 nov. - Thu Nov 19th 12:00 – 13:30', 'Sans présences - No attendance', ''],
        ['3', 'mer. 25 nov. - Wed Nov 25th 12:00 – 13:30', 'Planifié - Planned', ''],
      ]),
    );
    // A class in the future cannot be recorded yet.
    await expect(table.getAllByRole('button')).toHaveLength(1);
    await press(table, /Record the attendance of Thu Nov 19th, 12:00$/);
    const dialog = await lessonDialog(canvas);
    await expect(dialog.getByLabelText(/Class date\*$/)).toHaveValue('2026-11-19');
    await expect(dialog.getByLabelText(/Length \(minutes\)\*$/)).toHaveValue('90');
    await userEvent.click(saveButton(dialog));
    await waitFor(() =>
      expect(sentBodies('POST attendance')).toMatchObject([
        { courses_id: 412, date_class: '2026-11-19', total_hours: 90, planned_class_id: 3 },
      ]),
    );
  },
};

/** A student has announced an absence: the form contains it at first, with the student's message. */
export const AbsenceAnnounced: Story = {
  tags: ['DECISION-138'],
  parameters: {
    portal: { at: '/contracts/edit/412/attendance?view=planned' },
    msw: () => {
      const announcedAbsences = [
        { studentId: 502, announcedAt: '2026-11-18T15:00:00.000Z', word: 'Rendez-vous médical' },
      ];
      const classes = plannedClasses.map((one) => (one.id === 3 ? { ...one, announcedAbsences } : one));
      return [
        ...plannedClassesHandlers({ classes, contracts: [planned] }),
        ...aroundAttendance({ contract: { numberOfClasses: 4 }, lessons: [] }),
      ];
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, /Record the attendance of Thu Nov 19th, 12:00$/);
    const dialog = await lessonDialog(canvas);
    await expect(dialog.getByText(/Marc-André Thériault: Rendez-vous médical/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Marc-André Thériault' })).toBeChecked();
  },
};

/**
 * A record that moves to the day of another planned class takes that class; the form says which class then has no
 * attendance.
 */
export const TakesAnotherClass: Story = {
  tags: ['DECISION-90'],
  beforeEach: () => storyClock('2026-11-20T09:00'),
  parameters: { msw: withPlan, portal: { at: '/contracts/edit/412/attendance?dialog=lesson&record=1' } },
  play: async ({ canvas }) => {
    const dialog = await lessonDialog(canvas);
    const date = dialog.getByLabelText(/Class date\*$/);
    await retype(date, '2026-11-18');
    // A cancelled class cannot be taken.
    await expect(await dialog.findByText(/will have no attendance: Mon Nov 16th, 12:00/)).toBeVisible();
    await expect(dialog.queryByText(/that of the planned class/)).toBeNull();
    await retype(date, '2026-11-19');
    await expectTexts(dialog, 'This attendance will be that of the planned class: Thu Nov 19th, 12:00.');
    await expectTexts(dialog, 'This planned class will have no attendance: Mon Nov 16th, 12:00.');
    await userEvent.click(saveButton(dialog));
    await waitFor(() =>
      expect(sentBodies('PUT attendance/1')).toMatchObject([{ courses_id: 412, date_class: '2026-11-19' }]),
    );
  },
};

/** The office declines the proposed substitute in the contract's list of planned classes (DECISION-99). */
export const SubstituteProposed: Story = {
  tags: ['DECISION-99'],
  beforeEach: () => storyClock('2026-11-20T09:00'),
  parameters: {
    portal: { at: '/contracts/edit/412/attendance?view=planned' },
    msw: () => {
      const lea = { id: 1, name: 'Léa', lastName: 'Villeneuve' };
      const andrew = { id: 2, name: 'Andrew', lastName: 'Parker' };
      const proposal = { status: 'open', substitute: andrew, proposedBy: lea, answer: null } as const;
      const own = { teacher: lea, usualTeacher: lea, substitute: null };
      const classes = plannedClasses.map((one) => ({
        ...one,
        ...own,
        proposal: one.id === 4 ? proposal : null,
      }));
      return [...plannedClassesHandlers({ classes, contracts: [planned] }), ...aroundAttendance()];
    },
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: /Planned and recorded classes/ }));
    await expect(table.getAllByText('Proposed substitute: Andrew Parker')).toHaveLength(1);
    await press(canvas, /Decline the proposal$/);
    await retype(
      await canvas.findByRole('textbox', { name: /Message to Léa Villeneuve \(optional\)$/ }),
      'Non',
    );
    await press(canvas, /Decline the proposal$/);
    await expectMessage('success', 'The proposal was declined.');
    await expect(sentBodies('POST plannedClasses/proposals/decline')).toEqual([
      { classes: [{ id: 4, etag: '"v1"' }], answer: 'Non' },
    ]);
    await waitFor(() => expect(table.queryByText('Proposed substitute: Andrew Parker')).toBeNull());
  },
};

/** Without a plan, there is no tab and no notice. */
export const NothingPlanned: Story = {
  parameters: {
    msw: () => [...plannedClassesHandlers({ classes: [], contracts: [planned] }), ...aroundAttendance()],
    portal: { at: '/contracts/edit/412/attendance?view=planned' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: /Lessons|Attendance|2026-0412/ })).toBeVisible();
    await waitFor(() => expect(sent('GET plans/412')).toHaveLength(1));
    await expect(canvas.queryByRole('tab', { name: /Planned and recorded$/ })).toBeNull();
    await expect(canvas.queryByText(/no attendance\.$/)).toBeNull();
  },
};
