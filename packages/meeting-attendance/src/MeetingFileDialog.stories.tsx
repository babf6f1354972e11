import { meetingAttendanceHandlers } from '@portal/api-client/testing';
import { aMeetingFile, aSignedInUser, meetingFileBytes } from '@portal/domain';
import { type Canvas, chooseFiles, dialogStories, expectTexts, inPortal, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MeetingFileDialog } from './MeetingFileDialog';

const students = [
  { id: 31, name: 'Inès', lastName: 'Fortin', email: 'ines.fortin@aero.example' },
  { id: 32, name: 'Marc-André', lastName: 'Thériault', email: 'ma.theriault@aero.example' },
  { id: 33, name: 'Zoé', lastName: 'Légaré' },
];
const people = (situation: Parameters<typeof meetingAttendanceHandlers>[0] = {}) =>
  meetingAttendanceHandlers({
    students,
    teachers: [{ id: 1, name: 'Léa', lastName: 'Villeneuve', email: 'lea@ecole.example' }],
    ...situation,
  });

const meta: Meta<typeof MeetingFileDialog> = {
  title: 'Features/MeetingFileDialog',
  component: MeetingFileDialog,
  tags: ['release'],
  decorators: [inPortal({ app: 'teacher', user: aSignedInUser(), path: '/', at: '/' })],
  parameters: { msw: () => people() },
  args: {
    contractId: 412,
    lesson: { date: '2026-11-24', minutes: 90, time: '12:00' },
    studentIds: [31, 32, 33],
    onUse: fn(),
    onClose: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

const opened = async (canvas: Canvas) =>
  within(await canvas.findByRole('dialog', { name: /Attendance from a meeting$/ }));

const inDialog = dialogStories(opened);

/** Chooses a file as its program writes it. */
function choose(id: string) {
  const fixture = aMeetingFile(id);
  chooseFiles(new File([meetingFileBytes(fixture)], fixture.name));
}

/** Presses the button, which says why it does nothing yet. */
async function expectBlocked(dialog: Awaited<ReturnType<typeof opened>>, reason: RegExp) {
  await userEvent.click(use(dialog));
  await waitFor(() => expect(use(dialog)).toHaveAccessibleDescription(reason));
}

const use = (dialog: Awaited<ReturnType<typeof opened>>) =>
  dialog.getByRole('button', { name: /Fill in the attendance$/ });

/** The digests of the answer recognize the addresses of the file; a guest has to be named. */
export const FilledIn: Story = {
  tags: ['!release'],
  play: inDialog.play(async (dialog, { args }) => {
    await expectBlocked(dialog, /Choose the file of the meeting\.$/);
    choose('teams-2026');
    await expect(await dialog.findByText('1 to recognize', {}, { timeout: 5000 })).toBeVisible();
    await expectBlocked(dialog, /Choose who the unknown participant is\.$/);
    await expect(args.onUse).not.toHaveBeenCalled();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Zoé \(Guest\)$/ }), 'Zoé Légaré');
    await userEvent.click(use(dialog));
    await expect(args.onUse).toHaveBeenCalledWith({
      file: expect.objectContaining({ name: 'Cours de français - Attendance report 11-24-26.csv' }),
      decisions: [{ email: null, name: 'Zoé (Guest)', studentId: 33 }],
      absentStudentIds: [],
      details: [
        { studentId: 33, lateMinutes: 0, leftEarlyMinutes: 20, isExcused: false },
        { studentId: 32, lateMinutes: 12, leftEarlyMinutes: 0, isExcused: false },
      ],
    });
  }),
};

/** Without a planned class the person says when the class started; the start of the meeting is offered. */
export const WithoutAPlan: Story = {
  args: { lesson: { date: '2026-11-24', minutes: 90, time: null } },
  play: inDialog.play(async (dialog) => {
    choose('teams-2026');
    const start = await dialog.findByRole('textbox', { name: /Start of the class/ }, { timeout: 5000 });
    await expect(start).toHaveValue('11:55');
    await userEvent.clear(start);
    await expectBlocked(dialog, /Enter the time when the class started\.$/);
    await userEvent.type(start, '12:00');
    await expect(await dialog.findByText(/Present, 68 min/)).toBeVisible();
  }),
};

/** `5/04/2026` may be two days. */
export const WhichDay: Story = {
  args: { lesson: { date: '2026-06-01', minutes: 60, time: '16:00' } },
  play: inDialog.play(async (dialog) => {
    choose('teams-full-names');
    const days = within(await dialog.findByRole('radiogroup', { name: /Which day/ }, { timeout: 5000 }));
    await expectBlocked(dialog, /Choose the day of the meeting\.$/);
    await userEvent.click(days.getByRole('radio', { name: /Apr 5th 26$/ }));
    await expectTexts(dialog, /This file is of another meeting/);
    await expectBlocked(dialog, /This file cannot fill in the attendance\.$/);
  }),
};

export const NoAttendanceReport: Story = {
  play: inDialog.play(async (dialog) => {
    chooseFiles(new File(['Bonjour,\nvoici la liste.\n'], 'notes.csv'));
    await expect(
      await dialog.findByText(/^This file is no attendance report/, {}, { timeout: 5000 }),
    ).toBeVisible();
    await expectBlocked(dialog, /This file cannot fill in the attendance\.$/);
    choose('teams-2026');
    await expect(await dialog.findByText('1 to recognize')).toBeVisible();
  }),
};

/** The students cannot be read: the chosen file stays. */
export const Offline: Story = {
  parameters: { msw: () => people({ fail: 'offline' }) },
  play: inDialog.play(async (dialog) => {
    choose('teams-2026');
    await expect(
      await dialog.findByText(/The students could not be loaded/, {}, { timeout: 5000 }),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Remove .*11-24-26\.csv$/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /(Try again|Retry)$/ })).toBeVisible();
  }),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: inDialog.play(async (dialog, { args }) => {
    choose('zoom-joins');
    await expect(await dialog.findByText('1 to recognize', {}, { timeout: 5000 })).toBeVisible();
    await press(dialog, /Close$/);
    await expect(args.onClose).toHaveBeenCalled();
  }),
};
