import { fails, meetingAttendanceHandlers, plannedClassesHandlers, sent } from '@portal/api-client/testing';
import {
  aMeetingFile,
  aPlannedClass,
  aPlannedContract,
  aSignedInUser,
  meetingFileBytes,
  type PlannedClass,
} from '@portal/domain';
import { type Canvas, chooseFiles, expectTexts, inPortal, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MeetingBatch } from './MeetingBatch';

const students = [
  { id: 31, name: 'Inès', lastName: 'Fortin', email: 'ines.fortin@aero.example' },
  { id: 32, name: 'Marc-André', lastName: 'Thériault', email: 'ma.theriault@aero.example' },
  { id: 33, name: 'Zoé', lastName: 'Légaré' },
];

const around = (classes: PlannedClass[] = [aPlannedClass({ date: '2026-11-24' })]) => [
  ...meetingAttendanceHandlers({
    extensions: ['meeting-attendance', 'planned-classes'],
    students,
    teachers: [{ id: 1, name: 'Léa', lastName: 'Villeneuve', email: 'lea@ecole.example' }],
  }),
  ...plannedClassesHandlers({
    classes,
    contracts: [aPlannedContract(), aPlannedContract({ id: 13, number: '2026-0419' })],
  }),
];

const meta: Meta<typeof MeetingBatch> = {
  title: 'Features/MeetingBatch',
  component: MeetingBatch,
  decorators: [inPortal({ app: 'teacher', user: aSignedInUser(), path: '/', at: '/' })],
  parameters: { msw: () => around() },
  args: { readStudents: async () => [31, 32, 33], save: fn(async () => 'recorded' as const) },
};
export default meta;

type Story = StoryObj<typeof meta>;

const fileOf = (id: string, name = `${id}.csv`) => new File([meetingFileBytes(aMeetingFile(id))], name);

const row = async (canvas: Canvas, name: string) => {
  // The first one is the name itself, the others are in labels of buttons.
  const [title] = await canvas.findAllByText(name, {}, { timeout: 10_000 });
  const item = title?.closest('li');
  if (!item) throw new Error('no row');
  return within(item);
};

const look = async (canvas: Canvas, name: string) => {
  await userEvent.click(
    await (await row(canvas, name)).findByRole('button', { name: new RegExp(`Check ${name}$`) }),
  );
  return within(await canvas.findByRole('dialog', { name }));
};

/** Who the guest is, and that the rest is right. */
async function accept(dialog: Awaited<ReturnType<typeof look>>) {
  await userEvent.selectOptions(
    await dialog.findByRole('combobox', { name: /Zoé \(Guest\)$/ }),
    'Zoé Légaré',
  );
  await press(dialog, /This is right$/);
}

const saveButton = (canvas: Canvas, name: RegExp) => canvas.getByRole('button', { name });

/** Each file finds its class; only files that the user has reviewed are saved. */
export const LookedAtAndSaved: Story = {
  tags: ['DECISION-127'],
  play: async ({ args, canvas }) => {
    chooseFiles(fileOf('teams-2026', 'class.csv'), new File(['Invoice,Total\r\nF-1,20'], 'invoices.csv'));
    const found = await row(canvas, 'class.csv');
    await expectTexts(found, 'To be checked', /2026-0412/);
    await expect(await (await row(canvas, 'invoices.csv')).findByText('Unreadable')).toBeVisible();
    await userEvent.click(saveButton(canvas, /Save$/));
    await waitFor(() =>
      expect(saveButton(canvas, /Save$/)).toHaveAccessibleDescription(/Check at least one file first\.$/),
    );
    await expect(args.save).not.toHaveBeenCalled();
    await accept(await look(canvas, 'class.csv'));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(found.getByText('Checked')).toBeVisible();
    await userEvent.click(saveButton(canvas, /Save 1 checked file$/));
    await expect(await found.findByText('Attendance recorded')).toBeVisible();
    await expect(args.save).toHaveBeenCalledTimes(1);
    await expect(args.save).toHaveBeenCalledWith(
      expect.objectContaining({
        file: expect.objectContaining({ name: 'class.csv' }),
        planned: expect.objectContaining({ id: 11 }),
        attendance: {
          decisions: [{ email: null, name: 'Zoé (Guest)', studentId: 33 }],
          absentStudentIds: [],
          details: [
            { studentId: 33, lateMinutes: 0, leftEarlyMinutes: 20, isExcused: false },
            { studentId: 32, lateMinutes: 12, leftEarlyMinutes: 0, isExcused: false },
          ],
        },
      }),
    );
    await expect(found.queryByRole('button', { name: /Check/ })).toBeNull();
    await expectTexts(canvas, '1 of 1 saved');
  },
};

/** Of two classes at one time with the same people, a person chooses; the likeliest come first. */
export const ClassToChoose: Story = {
  tags: ['release', 'DECISION-127'],
  parameters: {
    msw: () =>
      around([
        aPlannedClass({ date: '2026-11-24' }),
        aPlannedClass({ id: 12, contractId: 13, date: '2026-11-24', time: '12:30' }),
      ]),
  },
  play: async ({ canvas }) => {
    chooseFiles(fileOf('teams-2026', 'class.csv'));
    const found = await row(canvas, 'class.csv');
    await expect((await found.findAllByText('Class to be chosen'))[0]).toBeVisible();
    const dialog = await look(canvas, 'class.csv');
    const right = dialog.getByRole('button', { name: /This is right$/ });
    await userEvent.click(right);
    await waitFor(() => expect(right).toHaveAccessibleDescription(/Choose the class first\.$/));
    await userEvent.click(dialog.getByRole('combobox', { name: /^Cours - Class/ }));
    await userEvent.click(await canvas.findByRole('option', { name: /2026-0419/ }));
    await accept(dialog);
    await expectTexts(found, 'Checked', /2026-0419/);
  },
};

/** A class with attendance keeps it; the file is only kept. So is a second file of one class. */
export const HasAttendance: Story = {
  tags: ['release', 'DECISION-127'],
  parameters: { msw: () => around([aPlannedClass({ date: '2026-11-24', lessonId: 9001 })]) },
  args: { save: fn(async () => 'kept' as const) },
  play: async ({ args, canvas }) => {
    chooseFiles(fileOf('teams-2026', 'class.csv'));
    const dialog = await look(canvas, 'class.csv');
    await expect(dialog.getByText(/This class has attendance already/)).toBeVisible();
    await expect(dialog.queryByRole('combobox', { name: /Zoé/ })).toBeNull();
    await press(dialog, /Keep the file$/);
    await userEvent.click(saveButton(canvas, /Save 1 checked file$/));
    await expectTexts(canvas, 'File kept', 'This class had attendance already. It has not changed.');
    await expect(args.save).toHaveBeenCalledWith(expect.objectContaining({ attendance: null }));
    await expect(sent('GET meetingAttendance/12')).toHaveLength(1);
  },
};

/** The same content under another name changes nothing. */
export const ChosenTwice: Story = {
  tags: ['release', 'DECISION-127'],
  play: async ({ canvas }) => {
    chooseFiles(fileOf('teams-2026', 'class.csv'), fileOf('teams-2026', 'class (1).csv'));
    await expectTexts(canvas, 'Same content as class.csv: this file changes nothing.');
    const second = await row(canvas, 'class (1).csv');
    await expect(second.queryByRole('button', { name: /Check/ })).toBeNull();
    await press(second, /Remove class \(1\)\.csv$/);
    await waitFor(() => expect(canvas.queryByText('class (1).csv')).toBeNull());
  },
};

/** One failure stops no other file; saving again tries that one only. */
export const OneFails: Story = {
  tags: ['release', 'DECISION-127'],
  parameters: {
    msw: () =>
      around([
        aPlannedClass({ date: '2026-11-24' }),
        aPlannedClass({ id: 12, date: '2026-03-04', time: '09:00' }),
      ]),
  },
  args: {
    save: fn(async ({ file }: { file: File }) => {
      failures += 1;
      if (file.name === 'class.csv' && failures === 1) throw new Error('no answer');
      return 'recorded' as const;
    }),
  },
  beforeEach: () => {
    failures = 0;
  },
  play: async ({ args, canvas }) => {
    chooseFiles(fileOf('teams-2026', 'class.csv'));
    await accept(await look(canvas, 'class.csv'));
    await userEvent.click(saveButton(canvas, /Save 1 checked file$/));
    await expectTexts(canvas, 'Not saved', 'This file is not completely saved. Save again.');
    await userEvent.click(saveButton(canvas, /Save 1 checked file$/));
    await expectTexts(canvas, 'Attendance recorded');
    const [first, second] = (args.save as ReturnType<typeof fn>).mock.calls;
    // The same key, so that nothing is recorded twice.
    await expect(second?.[0].key).toBe(first?.[0].key);
  },
};

let failures = 0;

/** Without classes the file stays chosen, and can be tried again. */
export const ClassesFail: Story = {
  tags: ['release', 'DECISION-127'],
  parameters: { first: [fails('GET plannedClasses', 500)] },
  play: async ({ canvas }) => {
    chooseFiles(fileOf('teams-2026', 'class.csv'));
    await expectTexts(canvas, /The planned classes could not be loaded\. The file is still chosen\./);
    await expect(canvas.getByRole('button', { name: /Try again$/ })).toBeVisible();
  },
};

export const NothingPlanned: Story = {
  tags: ['release', 'DECISION-127'],
  parameters: { msw: () => around([]) },
  play: async ({ canvas }) => {
    chooseFiles(fileOf('teams-2026', 'class.csv'));
    await expectTexts(canvas, /No class is planned on that day/);
  },
};
