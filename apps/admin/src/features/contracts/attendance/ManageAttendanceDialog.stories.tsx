import {
  capabilitiesHandlers,
  fails,
  failsOnce,
  meetingAttendanceHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import {
  aContractStudent,
  aLesson,
  aMeetingFile,
  lessonFormText,
  meetingFileBytes,
  someLessons,
} from '@portal/domain';
import { localDay } from '@portal/shell';
import {
  answerQuestion,
  type Canvas,
  chooseFiles,
  dialogStories,
  expectTexts,
  findQuestion,
  press,
  retype,
  savedYesterday,
  storyClock,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  addButton,
  aroundAttendance,
  atDialog,
  ContractAttendance,
  changedByOthers,
  choose,
  fill,
  inContract,
  lessonDialog,
  saveButton,
} from './attendance-story';
import { ManageAttendanceDialog } from './ManageAttendanceDialog';

export default {
  title: 'Admin/Contracts/Manage attendance',
  component: ManageAttendanceDialog,
  tags: ['release'],
  render: () => <ContractAttendance />,
  decorators: [inContract],
  parameters: { portal: atDialog('dialog=lesson-new'), msw: aroundAttendance },
} satisfies Meta<typeof ManageAttendanceDialog>;

type Story = StoryObj<typeof ManageAttendanceDialog>;

const inDialog = dialogStories(lessonDialog);

const dateField = (dialog: Canvas) => dialog.getByLabelText(/Class date\*$/);
const lengthField = (dialog: Canvas) => dialog.getByLabelText(/Length \(minutes\)\*$/);
const allPresent = (dialog: Canvas) =>
  dialog.getByRole('checkbox', { name: 'Tous les étudiants sont présents - Students all present' });
const absentees = (dialog: Canvas) => dialog.getByRole('group', { name: /Absent students$/ });
const absentee = (dialog: Canvas, name: string) => within(absentees(dialog)).getByRole('checkbox', { name });
const closed = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
/** Saves the dialog and waits until it closes. */
async function save(canvas: Canvas, dialog: Canvas) {
  await userEvent.click(saveButton(dialog));
  await closed(canvas);
}

const lea = { id: 31, name: 'Léa', lastName: 'Villeneuve' };
const months = [
  { teacher_id: 31, month: '2026-11', status: 'open', before_cents: 64_800, after_cents: 58_050 },
  { teacher_id: 32, month: '2026-11', status: 'open', before_cents: 0, after_cents: 6_900 },
] as const;

/** The office selects who gave a class; before it is saved, the affected months of both teachers are named. */
export const GivenByAnother: Story = {
  tags: ['!release', 'DECISION-84'],
  parameters: {
    portal: atDialog('dialog=lesson&record=9001'),
    msw: aroundAttendance({
      lessons: [aLesson({ teacher: lea })],
      change: {
        teachers: [
          { id: 31, name: 'Léa', last_name: 'Villeneuve' },
          { id: 32, name: 'Andrew', last_name: 'Parker' },
        ],
        months: [...months],
      },
    }),
    first: capabilitiesHandlers(['belonging']),
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    const field = await dialog.findByRole('combobox', { name: /Given by$/ });
    await waitFor(() => expect(field).toHaveValue('Léa Villeneuve'));
    await userEvent.clear(field);
    await userEvent.type(field, 'park');
    await press(dialog, /Andrew Parker/, 'option');
    const question = await askedBy(canvas, dialog);
    await expectTexts(question, 'Léa Villeneuve, November 2026 (Open): $648.00 → $580.50');
    await expect(sent('PUT attendance/9001')).toHaveLength(0);
    await press(question, /Save and change$/);
    await closed(canvas);
    await expect(sentBodies('PUT attendance/9001')).toEqual([
      expect.objectContaining({ teacher_id: 32, months, date_class: '2026-11-17' }),
    ]);
  }),
};

/** Clicks the save button and returns the question. */
async function askedBy(canvas: Canvas, dialog: Canvas) {
  await userEvent.click(saveButton(dialog));
  return findQuestion(canvas);
}

const sentLessons = () => sentBodies('POST attendance');

/** From the button to the row in the table; the class is sent once, however often the button is clicked. */
export const Added: Story = {
  tags: [
    '!release',
    'CON-ATT-09',
    'CON-ATT-11',
    'CON-ATT-12',
    'CON-ATT-13',
    'CON-ATT-15',
    'CON-ATT-16',
    'DOMAIN-42',
    'OPEN-57',
  ],
  parameters: { portal: atDialog('') },
  play: async ({ canvas }) => {
    await canvas.findByText('5,75 h');
    await userEvent.click(addButton(canvas));
    const dialog = await lessonDialog(canvas);
    await expect(
      dialog.getByRole('heading', { name: 'Gérer les présences - Manage Attendance' }),
    ).toBeVisible();
    await expect(dateField(dialog)).toHaveValue(localDay());
    await expect(allPresent(dialog)).toBeChecked();
    await expect(dialog.queryByRole('group', { name: /Absent students$/ })).toBeNull();
    await fill(dialog, { date: '2026-11-18', minutes: '60' });
    await userEvent.click(allPresent(dialog));
    const options = within(absentees(dialog)).getAllByRole('checkbox');
    await expect(options.map((option) => option.closest('label')?.textContent)).toEqual([
      'Inès Fortin',
      'Siobhán O’Brien',
      'Marc-André Thériault',
    ]);
    await userEvent.click(absentee(dialog, 'Siobhán O’Brien'));
    await userEvent.dblClick(saveButton(dialog));
    await closed(canvas);
    await expect(await canvas.findByText('Attendance updated Successfully.')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Nov 18th 26/ })).toHaveTextContent(
      /60.*Siobhán O’Brien/,
    );
    await expect(canvas.getByText('6,75 h')).toBeVisible();
    await expect(sentLessons()).toEqual([
      { courses_id: 412, date_class: '2026-11-18', total_hours: 60, absent_student_ids: [503] },
    ]);
  },
};

/** Offers four lengths; the contract's length of a class is selected by default. */
export const Lengths: Story = {
  tags: ['CON-ATT-13', 'CON-ATT-14', 'LIMIT-24'],
  play: async ({ canvas }) => {
    const length = lengthField(await lessonDialog(canvas));
    const options = within(length).getAllByRole<HTMLOptionElement>('option');
    await expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
      ['', 'Choisir une durée - Choose a length'],
      ['30', '30'],
      ['60', '60'],
      ['90', '90'],
      ['120', '120'],
    ]);
    await expect(length).toHaveValue('90');
  },
};

/** An older record keeps its unusual length, and its absent student who has left the contract since. */
export const Edited: Story = {
  tags: ['CON-ATT-06', 'CON-ATT-12', 'CON-ATT-16', 'LIMIT-24'],
  parameters: {
    portal: atDialog(''),
    msw: aroundAttendance({
      lessons: [
        aLesson({
          id: 9002,
          date: '2026-11-10',
          minutes: 75,
          absentees: [{ id: 599, name: 'Olga', lastName: 'Partie' }],
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Edit', 'Nov 10th 26');
    const dialog = await lessonDialog(canvas);
    await expect(dateField(dialog)).toHaveValue('2026-11-10');
    await expect(lengthField(dialog)).toHaveValue('75');
    await expect(allPresent(dialog)).not.toBeChecked();
    await expect(absentee(dialog, 'Olga Partie')).toBeChecked();
    await userEvent.click(absentee(dialog, 'Inès Fortin'));
    await save(canvas, dialog);
    await expect(await canvas.findByRole('cell', { name: /Inès Fortin/ })).toBeVisible();
    await expect(sentBodies('PUT attendance/9002')).toEqual([
      { courses_id: 412, date_class: '2026-11-10', total_hours: 75, absent_student_ids: [501, 599] },
    ]);
  },
};

/** After a correction nobody is absent, so no absent student is sent. */
export const AllPresentAgain: Story = {
  tags: ['CON-ATT-15'],
  parameters: { portal: atDialog('dialog=lesson&record=9004') },
  play: inDialog.play(async (dialog, { canvas }) => {
    await expect(absentee(dialog, 'Marc-André Thériault')).toBeChecked();
    await userEvent.click(allPresent(dialog));
    await save(canvas, dialog);
    await expect(sent('PUT attendance/9004')[0]?.body).toEqual(
      expect.objectContaining({ absent_student_ids: [] }),
    );
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /Nov 17th 26/ })).toHaveTextContent(/All students present/),
    );
  }),
};

export const RefusedByTheForm: Story = {
  tags: ['CON-ATT-12', 'CON-ATT-13'],
  play: inDialog.play(async (dialog) => {
    await userEvent.clear(dateField(dialog));
    await userEvent.selectOptions(lengthField(dialog), '');
    await userEvent.click(saveButton(dialog));
    await expect(await dialog.findAllByText('This is a required field.')).toHaveLength(2);
    await expect(dateField(dialog)).toHaveFocus();
    for (const field of [dateField(dialog), lengthField(dialog)])
      await expect(field).toHaveAccessibleDescription(/This is a required field\./);
    await expect(sentLessons()).toEqual([]);
  }),
};

/** "All present" is off and no student is selected: the form says what is missing and sends nothing (DECISION-46). */
export const NobodyChosen: Story = {
  tags: ['CON-ATT-15', 'CON-ATT-16'],
  play: inDialog.play(async (dialog, { canvas }) => {
    await fill(dialog, { date: '2026-11-18', minutes: '60' });
    await userEvent.click(allPresent(dialog));
    await userEvent.click(saveButton(dialog));
    await expectTexts(dialog, 'Choose at least one absent student, or indicate that all were present.');
    await expect(absentees(dialog)).toHaveAccessibleDescription(/Choisissez au moins un absent/);
    await expect(sentLessons()).toEqual([]);
    await userEvent.click(absentee(dialog, 'Inès Fortin'));
    await save(canvas, dialog);
    await expect(sentLessons()).toEqual([expect.objectContaining({ absent_student_ids: [501] })]);
  }),
};

const thirteen = Array.from({ length: 13 }, (_, place) =>
  aContractStudent({ id: 600 + place, name: 'Alex', lastName: `Roy ${String(place + 1).padStart(2, '0')}` }),
);

/** Up to twelve students are checkboxes. */
export const AsManyAsCanBeTicked: Story = {
  tags: ['CON-ATT-16'],
  parameters: { msw: aroundAttendance({ contract: { students: thirteen.slice(1), studentCount: 12 } }) },
  play: inDialog.play(async (dialog) => {
    await userEvent.click(allPresent(dialog));
    await expect(within(absentees(dialog)).getAllByRole('checkbox')).toHaveLength(12);
    await expect(dialog.queryByRole('combobox', { name: /Absent students$/ })).toBeNull();
  }),
};

/** More than twelve students are a searchable list (DECISION-46). */
export const LargeGroup: Story = {
  tags: ['CON-ATT-16'],
  parameters: { msw: aroundAttendance({ contract: { students: thirteen, studentCount: 13 } }) },
  play: inDialog.play(async (dialog, { canvas }) => {
    await fill(dialog, { date: '2026-11-18', minutes: '60' });
    await userEvent.click(allPresent(dialog));
    await expect(dialog.queryByRole('group', { name: /Absent students$/ })).toBeNull();
    await userEvent.type(dialog.getByRole('combobox', { name: /Absent students$/ }), '12');
    await press(dialog, 'Alex Roy 12', 'option');
    await userEvent.keyboard('{Escape}');
    await save(canvas, dialog);
    await expect(sentLessons()).toEqual([expect.objectContaining({ absent_student_ids: [611] })]);
  }),
};

/** A date outside the contract or in the future needs a confirmation, which names the day of the week (DECISION-49). */
export const UnusualDate: Story = {
  play: inDialog.play(async (dialog, { canvas }) => {
    await fill(dialog, { date: '2026-09-07', minutes: '60' });
    const question = await askedBy(canvas, dialog);
    await expectTexts(question, 'Monday, Sep 7th 26, 60 min', 'This date is before the contract starts.');
    await press(question, /- Back to the form$/);
    await expect(dateField(dialog)).toHaveValue('2026-09-07');
    await retype(dateField(dialog), '2099-01-15');
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    await waitFor(() =>
      expect(dateField(dialog)).toHaveAccessibleDescription(/The date cannot be more than a day ahead\./),
    );
    await expect(sentLessons()).toEqual([]);
  }),
};

/** If the dialog stays open past midnight, it asks whether its date is still right (DECISION-49). */
export const LeftOpenOverMidnight: Story = {
  beforeEach: () => storyClock('2026-11-19T23:50'),
  play: inDialog.play(async (dialog, { canvas }) => {
    await fill(dialog, { date: '2026-11-18', minutes: '60' });
    storyClock('2026-11-20T08:00');
    const question = await askedBy(canvas, dialog);
    await expectTexts(question, 'Wednesday, Nov 18th 26, 60 min', /This form was opened on another day/);
    await expect(sentLessons()).toEqual([]);
    await press(question, /- Record anyway$/);
    await closed(canvas);
    await expect(sentLessons()).toEqual([expect.objectContaining({ date_class: '2026-11-18' })]);
  }),
};

/** Another class is recorded on that day: it is sent only after a confirmation. */
export const SecondOnTheDay: Story = {
  play: inDialog.play(async (dialog, { canvas }) => {
    await fill(dialog, { date: '2026-11-17', minutes: '30' });
    await userEvent.click(saveButton(dialog));
    const question = await findQuestion(canvas, /Record it anyway\?$/);
    await expect(question.getByText(/Nov 17th 26, 30 min/)).toBeVisible();
    await press(question, /- Back to the form$/);
    await expect(sentLessons()).toEqual([]);
    await expect(dateField(dialog)).toHaveValue('2026-11-17');
    await userEvent.click(saveButton(dialog));
    await press(await findQuestion(canvas), /- Record anyway$/);
    await closed(canvas);
    await expect(await canvas.findByText('6,25 h')).toBeVisible();
    await expect(sentLessons()).toHaveLength(1);
  }),
};

/**
 * Someone else has changed the class since the dialog opened: the dialog shows the change and asks before it overwrites
 * it.
 */
export const ChangedMeanwhile: Story = {
  parameters: {
    portal: atDialog('dialog=lesson&record=9005'),
    first: changedByOthers([
      aLesson({
        id: 9005,
        date: '2026-11-19',
        minutes: 30,
        absentees: [{ id: 501, name: 'Inès', lastName: 'Fortin' }],
      }),
    ]),
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await userEvent.selectOptions(lengthField(dialog), '120');
    const question = await askedBy(canvas, dialog);
    await expectTexts(question, /Someone else has changed this attendance in the meantime/);
    await expectTexts(question, /Nov 19th 26, 30 min/, 'Absent: Inès Fortin');
    await expect(sent('PUT attendance/9005')).toHaveLength(0);
    await press(question, /- Record anyway$/);
    await closed(canvas);
    await expect(await canvas.findByText('0,5 h')).toBeVisible();
    await expect(sent('PUT attendance/9005')[0]?.body).toEqual(
      expect.objectContaining({ total_hours: 120, absent_student_ids: [] }),
    );
  }),
};

/**
 * The teacher records the last class while the form is open: the dialog stays with its input, and its button says why
 * no class can be added.
 */
export const LastRecordedMeanwhile: Story = {
  tags: ['CON-ATT-18'],
  parameters: {
    msw: aroundAttendance({ contract: { numberOfClasses: 5 } }),
    first: [
      ...changedByOthers([...someLessons(), aLesson({ id: 9010, date: '2026-11-16' })]),
      fails('POST attendance', { status: 409, message: 'Try later' }),
    ],
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await fill(dialog, { date: '2026-11-18', minutes: '60' });
    await userEvent.click(saveButton(dialog));
    await canvas.findByText('5 classes of 5');
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Try later/);
    await expect(saveButton(dialog)).toHaveAttribute('aria-disabled', 'true');
    await expect(saveButton(dialog)).toHaveAccessibleDescription(
      /All 5 classes of the contract are recorded/,
    );
    await expect(dateField(dialog)).toHaveValue('2026-11-18');
    await expect(lengthField(dialog)).toHaveValue('60');
  }),
};

/** The teacher has just recorded the same day from a phone: the office is asked before it records the day again. */
export const RecordedMeanwhile: Story = {
  parameters: { first: changedByOthers([aLesson({ id: 9010, date: '2026-11-18' })]) },
  play: inDialog.play(async (dialog, { canvas }) => {
    await fill(dialog, { date: '2026-11-18', minutes: '90' });
    await expectTexts(await askedBy(canvas, dialog), /Nov 18th 26, 90 min/);
    await expect(sentLessons()).toEqual([]);
  }),
};

/** Rejected, then disconnected, then recorded: the input stays, and the server recognizes the repeated request. */
export const RefusedAtFirst: Story = {
  tags: ['OPEN-57'],
  parameters: {
    first: [
      failsOnce('POST attendance', { status: 403, message: 'Not now' }),
      failsOnce('POST attendance', 'offline'),
    ],
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await fill(dialog, { date: '2026-11-18', minutes: '120' });
    await userEvent.click(saveButton(dialog));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /The attendance was not saved\..*Not now/,
    );
    await expect(canvas.getByText('something went wrong')).toBeInTheDocument();
    await userEvent.click(saveButton(dialog));
    await waitFor(() => expect(dialog.getByRole('alert')).not.toHaveTextContent(/Not now/));
    await expect(dateField(dialog)).toHaveValue('2026-11-18');
    await expect(lengthField(dialog)).toHaveValue('120');
    await save(canvas, dialog);
    await expect(await canvas.findByText('7,75 h')).toBeVisible();
    const keys = sent('POST attendance').map(({ headers }) => headers.get('Idempotency-Key'));
    await expect(keys).toHaveLength(3);
    await expect(new Set(keys).size).toBe(1);
  }),
};

/** The input of a closed dialog is stored and offered when it opens again. */
export const ClosedAndKept: Story = {
  parameters: { portal: atDialog('') },
  play: async ({ canvas }) => {
    await canvas.findByText('5,75 h');
    await userEvent.click(addButton(canvas));
    const dialog = await lessonDialog(canvas);
    await userEvent.selectOptions(lengthField(dialog), '120');
    await userEvent.keyboard('{Escape}');
    await answerQuestion(canvas, /- Leave and keep$/);
    await closed(canvas);
    await userEvent.click(addButton(canvas));
    await press(await lessonDialog(canvas), /- Resume$/);
    await waitFor(async () => expect(lengthField(await lessonDialog(canvas))).toHaveValue('120'));
  },
};

const hasDetails = capabilitiesHandlers(['lesson-details']);
const noted = aLesson({
  id: 9004,
  date: '2026-11-17',
  absentees: [{ id: 502, name: 'Marc-André', lastName: 'Thériault' }],
  note: 'Salle 4',
  details: [
    { studentId: 501, lateMinutes: 15, leftEarlyMinutes: 0, isExcused: false },
    { studentId: 502, lateMinutes: 0, leftEarlyMinutes: 0, isExcused: true },
  ],
});
const revealed = (dialog: Canvas) =>
  dialog.getByRole('button', { name: 'Préciser les présences - Attendance details' });
const more = (dialog: Canvas, name: string) =>
  dialog.getByRole('button', { name: `Préciser pour ${name} - Details for ${name}` });
const noteField = (dialog: Canvas) => dialog.getByRole('textbox', { name: /Note for the office$/ });
const lateField = (dialog: Canvas) =>
  dialog.getByRole('textbox', { name: 'Retard (minutes) - Late (minutes)' });

/** A new class with minutes late or left early, and a note for the office (DECISION-51). */
export const WithDetails: Story = {
  tags: ['DECISION-51'],
  parameters: { first: hasDetails },
  play: inDialog.play(async (dialog, { canvas }) => {
    await fill(dialog, { date: '2026-11-18', minutes: '60' });
    await userEvent.click(revealed(dialog));
    await userEvent.click(more(dialog, 'Inès Fortin'));
    await userEvent.type(lateField(dialog), '60');
    await expectTexts(dialog, 'Must be between 0 and 59.');
    await userEvent.click(saveButton(dialog));
    await expect(saveButton(dialog)).toHaveAccessibleDescription(/Check the minutes that students missed\./);
    await expect(sentLessons()).toEqual([]);
    await retype(lateField(dialog), '15');
    await userEvent.type(dialog.getByRole('textbox', { name: /Left early \(minutes\)$/ }), '5');
    await userEvent.type(noteField(dialog), 'Salle 4');
    await save(canvas, dialog);
    const row = await canvas.findByRole('row', { name: /Nov 18th 26/ });
    await expect(within(row).getByText('Inès Fortin: 15 min late, left 5 min early')).toBeVisible();
    await expect(within(row).getByText('Salle 4')).toBeVisible();
    await expect(sentLessons()).toEqual([
      {
        courses_id: 412,
        date_class: '2026-11-18',
        total_hours: 60,
        absent_student_ids: [],
        note: 'Salle 4',
        details: [{ student_id: 501, late_minutes: 15, left_early_minutes: 5, excused: 0 }],
      },
    ]);
  }),
};

/** Opens with the recorded details; removed details are sent as removed. */
export const DetailsEdited: Story = {
  tags: ['DECISION-51'],
  parameters: {
    portal: atDialog('dialog=lesson&record=9004'),
    first: hasDetails,
    msw: () => aroundAttendance({ lessons: [noted] }),
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await expect(noteField(dialog)).toHaveValue('Salle 4');
    await expectTexts(dialog, '15 min late', 'excused absence');
    await userEvent.click(more(dialog, 'Inès Fortin'));
    await expect(lateField(dialog)).toHaveValue('15');
    await userEvent.clear(lateField(dialog));
    await userEvent.clear(noteField(dialog));
    await save(canvas, dialog);
    await expect(sentBodies('PUT attendance/9004')).toEqual([
      {
        courses_id: 412,
        date_class: '2026-11-17',
        total_hours: 90,
        absent_student_ids: [502],
        note: null,
        details: [{ student_id: 502, late_minutes: 0, left_early_minutes: 0, excused: 1 }],
      },
    ]);
  }),
};

/** Input from the day before that was never saved. */
export const Restored: Story = {
  tags: ['DECISION-51'],
  parameters: {
    first: hasDetails,
    portal: {
      ...atDialog('dialog=lesson-new'),
      unsaved: savedYesterday({
        userId: 1,
        form: 'attendance',
        record: '412-new',
        title: '2026-0412',
        initialValues: lessonFormText(null, true),
        changes: {
          minutes: '60',
          allPresent: false,
          absentStudentIds: ['502'],
          note: 'Salle 4',
          details: lessonFormText(noted, true).details,
        },
      }),
    },
  },
  play: async ({ canvas }) => {
    await press(await lessonDialog(canvas), /- Resume$/);
    await waitFor(async () => expect(lengthField(await lessonDialog(canvas))).toHaveValue('60'));
    const dialog = await lessonDialog(canvas);
    await expect(absentee(dialog, 'Marc-André Thériault')).toBeChecked();
    await expect(noteField(dialog)).toHaveValue('Salle 4');
    await expectTexts(dialog, '15 min late', 'Restored. It still has to be saved.');
  },
};

/** Someone else's note and details are shown before they are overwritten (DECISION-37). */
export const DetailsChangedMeanwhile: Story = {
  tags: ['DECISION-51'],
  parameters: {
    portal: atDialog('dialog=lesson&record=9004'),
    first: [...hasDetails, ...changedByOthers([{ ...noted, note: 'Salle 5' }])],
    msw: () => aroundAttendance({ lessons: [noted] }),
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await userEvent.selectOptions(lengthField(dialog), '120');
    const question = await askedBy(canvas, dialog);
    await expectTexts(question, 'Salle 5', 'Inès Fortin: 15 min late', /Someone else has changed/);
    await expect(sent('PUT attendance/9004')).toEqual([]);
  }),
};

/** Without the extension, the dialog shows no details, and the request has no fields for them (DECISION-51). */
export const WithoutDetails: Story = {
  tags: ['DECISION-51'],
  parameters: {
    portal: atDialog('dialog=lesson&record=9004'),
    first: capabilitiesHandlers(['mails']),
    msw: () => aroundAttendance({ lessons: [noted] }),
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await expect(dialog.queryByRole('textbox', { name: /Note/ })).toBeNull();
    await expect(dialog.queryByRole('button', { name: /Attendance details/ })).toBeNull();
    await userEvent.selectOptions(lengthField(dialog), '120');
    await save(canvas, dialog);
    await expect(sentBodies('PUT attendance/9004')).toEqual([
      { courses_id: 412, date_class: '2026-11-17', total_hours: 120, absent_student_ids: [502] },
    ]);
  }),
};

/** The file of a meeting fills in the record; it is kept with it after the save. */
export const FilledInFromAMeeting: Story = {
  parameters: {
    portal: atDialog('dialog=lesson&record=9001'),
    msw: aroundAttendance({ lessons: [aLesson({ date: '2026-11-24', minutes: 90 })] }),
    first: meetingAttendanceHandlers({
      extensions: ['meeting-attendance', 'lesson-details'],
      students: [
        { id: 501, name: 'Inès', lastName: 'Fortin', email: 'ines.fortin@aero.example' },
        { id: 502, name: 'Marc-André', lastName: 'Thériault', email: 'ma.theriault@aero.example' },
      ],
      teachers: [{ id: 31, name: 'Léa', lastName: 'Villeneuve', email: 'lea@ecole.example' }],
    }),
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await press(dialog, /Fill in from a meeting$/);
    const meeting = within(
      await canvas.findByRole('dialog', { name: /Attendance from a meeting$/ }, { timeout: 10_000 }),
    );
    const fixture = aMeetingFile('teams-2026');
    chooseFiles(new File([meetingFileBytes(fixture)], fixture.name));
    await retype(
      await meeting.findByRole('textbox', { name: /Start of the class/ }, { timeout: 5000 }),
      '12:00',
    );
    await userEvent.selectOptions(await meeting.findByRole('combobox', { name: /Zoé \(Guest\)$/ }), 'nobody');
    await press(meeting, /Fill in the attendance$/);
    await waitFor(() => expect(canvas.getAllByRole('dialog')).toHaveLength(1));
    await expect(sent('PUT attendance/9001')).toEqual([]);
    await userEvent.click(saveButton(dialog));
    await closed(canvas);
    await expect(sentBodies('PUT attendance/9001')).toEqual([
      expect.objectContaining({ details: [expect.objectContaining({ student_id: 502, late_minutes: 12 })] }),
    ]);
    await waitFor(() => expect(sent('POST meetingFiles')).toHaveLength(1));
    await expect(sentBodies('PUT meetingAttendance/412/decisions')).toEqual([
      { decisions: [{ name: 'Zoé (Guest)', email: null, student_id: null }] },
    ]);
  }),
};
