import {
  capabilitiesHandlers,
  contractsHandlers,
  fails,
  lessonsHandlers,
  meetingAttendanceHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { aContract, aContractStudent, aMeetingFile, meetingFileBytes } from '@portal/domain';
import { asTeacher, type Canvas, chooseFiles, expectTexts, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inQueue } from '../../parts/waiting/testing/inQueue';
import { AttendancePage } from './AttendancePage';

const students = [
  { id: 501, name: 'Inès', lastName: 'Fortin', email: 'ines.fortin@aero.example' },
  { id: 502, name: 'Marc-André', lastName: 'Thériault', email: 'ma.theriault@aero.example' },
  { id: 504, name: 'Zoé', lastName: 'Légaré' },
];

const network = () => [
  ...meetingAttendanceHandlers({
    extensions: ['meeting-attendance', 'lesson-details'],
    students,
    teachers: [{ id: 31, name: 'Léa', lastName: 'Villeneuve', email: 'lea@ecole.example' }],
  }),
  ...contractsHandlers({
    contracts: [
      aContract({
        startsOn: null,
        endsOn: null,
        students: students.map(({ email: _, ...student }) => aContractStudent(student)),
      }),
    ],
  }),
  ...lessonsHandlers(),
];

export default {
  title: 'Teacher/Attendance/MeetingOfLesson',
  component: AttendancePage,
  decorators: [inQueue, asTeacher('/attendance')],
  parameters: {
    msw: network,
    portal: { at: '/attendance?contract=412&class=11&date=2026-11-24&minutes=90' },
  },
} satisfies Meta<typeof AttendancePage>;

type Story = StoryObj<typeof AttendancePage>;

/** Chooses the file of the meeting, names its guest and fills in the form. */
async function fillIn(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: /Fill in from a meeting$/ }));
  const dialog = within(
    await canvas.findByRole('dialog', { name: /Attendance from a meeting$/ }, { timeout: 10_000 }),
  );
  const fixture = aMeetingFile('teams-2026');
  chooseFiles(new File([meetingFileBytes(fixture)], fixture.name));
  const start = await dialog.findByRole('textbox', { name: /Start of the class/ }, { timeout: 5000 });
  await userEvent.clear(start);
  await userEvent.type(start, '12:00');
  await userEvent.selectOptions(
    await dialog.findByRole('combobox', { name: /Zoé \(Guest\)$/ }),
    'Zoé Légaré',
  );
  await press(dialog, /Fill in the attendance$/);
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
}

/** The form has what the meeting says; the file and the answers follow the recorded class. */
export const FilledIn: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(canvas.getByRole('button', { name: /Do not keep .*11-24-26\.csv$/ })).toBeVisible();
    await expectTexts(canvas, /12 min late$/, /left 20 min early$/);
    await expect(sent('POST attendance')).toEqual([]);
    await press(canvas, /Submit$/);
    await expectTexts(canvas, 'Attendance was registered successfully');
    await waitFor(() => expect(sent('POST meetingFiles')).toHaveLength(1));
    await expect(sentBodies('PUT meetingAttendance/412/decisions')).toEqual([
      { decisions: [{ name: 'Zoé (Guest)', email: null, student_id: 504 }] },
    ]);
    const [recorded] = sentBodies('POST attendance');
    await expect(recorded).toMatchObject({ planned_class_id: 11 });
  },
};

/** Taken out again, the file is not kept; what it filled in stays. */
export const NotKept: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await press(canvas, /Do not keep /);
    await expect(canvas.queryByText(/11-24-26\.csv/)).toBeNull();
    await expectTexts(canvas, /12 min late$/);
    await press(canvas, /Submit$/);
    await expectTexts(canvas, 'Attendance was registered successfully');
    await expect(sent('POST meetingFiles')).toEqual([]);
  },
};

/** The class is recorded although the server does not keep the file; the teacher is told. */
export const FileRefused: Story = {
  tags: ['release'],
  parameters: { first: [fails('POST meetingFiles', 403)] },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await press(canvas, /Submit$/);
    await expectTexts(
      canvas,
      'Attendance was registered successfully',
      'The attendance is recorded, but the server did not keep the file of the meeting.',
    );
  },
};

export const WithoutTheExtension: Story = {
  tags: ['release'],
  parameters: { msw: () => [...capabilitiesHandlers([]), ...network()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Submit$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Fill in from a meeting$/ })).toBeNull();
  },
};
