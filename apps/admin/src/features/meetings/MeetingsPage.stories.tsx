import {
  capabilitiesHandlers,
  contractsHandlers,
  fails,
  failsOnce,
  lessonsHandlers,
  meetingAttendanceHandlers,
  plannedClassesHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import {
  aContract,
  aContractStudent,
  aLesson,
  aMeetingFile,
  aPlannedClass,
  aPlannedContract,
  type Lesson,
  meetingFileBytes,
} from '@portal/domain';
import { asAdmin, type Canvas, chooseFiles, expectTexts, press, shows } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MeetingsPage } from './MeetingsPage';

const students = [
  { id: 501, name: 'Inès', lastName: 'Fortin', email: 'ines.fortin@aero.example' },
  { id: 502, name: 'Marc-André', lastName: 'Thériault', email: 'ma.theriault@aero.example' },
  { id: 503, name: 'Zoé', lastName: 'Légaré' },
];

const network = (lessons: Lesson[] = []) => [
  ...meetingAttendanceHandlers({
    extensions: ['meeting-attendance', 'planned-classes', 'lesson-details'],
    students,
    teachers: [{ id: 31, name: 'Léa', lastName: 'Villeneuve', email: 'lea@ecole.example' }],
  }),
  ...plannedClassesHandlers({
    classes: [aPlannedClass({ contractId: 412, date: '2026-11-24' })],
    contracts: [aPlannedContract({ id: 412 })],
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
  ...lessonsHandlers({ lessons }),
];

export default {
  title: 'Admin/Meetings',
  component: MeetingsPage,
  decorators: [asAdmin('/meetings')],
  parameters: { msw: () => network() },
} satisfies Meta<typeof MeetingsPage>;

type Story = StoryObj<typeof MeetingsPage>;

/** Drops the file of the class, looks at it and saves it. */
async function importFile(canvas: Canvas) {
  await canvas.findByText(/^Drop the attendance reports of several meetings\./);
  const fixture = aMeetingFile('teams-2026');
  chooseFiles(new File([meetingFileBytes(fixture)], 'class.csv'));
  await userEvent.click(
    await canvas.findByRole('button', { name: /Check class\.csv$/ }, { timeout: 10_000 }),
  );
  const dialog = within(await canvas.findByRole('dialog', { name: 'class.csv' }));
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /Zoé \(Guest\)$/ }), 'nobody');
  await press(dialog, /This is right$/);
  await press(canvas, /Save 1 checked file$/);
}

/** The class is recorded once, what was decided is remembered, and the file is kept. */
export const Saved: Story = {
  tags: ['DECISION-127'],
  play: async ({ canvas }) => {
    await importFile(canvas);
    await expectTexts(canvas, 'Attendance recorded');
    await expect(sentBodies('POST attendance')).toEqual([
      expect.objectContaining({
        planned_class_id: 11,
        date_class: '2026-11-24',
        total_hours: 90,
        details: [expect.objectContaining({ student_id: 502, late_minutes: 12 })],
      }),
    ]);
    await expect(sentBodies('PUT meetingAttendance/412/decisions')).toEqual([
      { decisions: [{ name: 'Zoé (Guest)', email: null, student_id: null }] },
    ]);
    await expect(sent('POST meetingFiles')).toHaveLength(1);
  },
};

/** Someone else recorded the class while the file was being reviewed: their attendance stays, the file is kept. */
export const RecordedMeanwhile: Story = {
  tags: ['release', 'DECISION-127'],
  parameters: {
    msw: () => network([aLesson({ id: 9001, date: '2026-11-24', minutes: 90, plannedClassId: 11 })]),
  },
  play: async ({ canvas }) => {
    await importFile(canvas);
    await expectTexts(
      canvas,
      'File kept',
      'Someone else has recorded this class in the meantime. Their attendance stays.',
    );
    await expect(sent('POST attendance')).toEqual([]);
    await expect(sent('POST meetingFiles')).toHaveLength(1);
  },
};

/** A lost answer is repeated with the same key, and is no record of someone else. */
export const AnswerLost: Story = {
  tags: ['release', 'DECISION-127'],
  parameters: { first: [failsOnce('POST meetingFiles', 500)] },
  play: async ({ canvas }) => {
    await importFile(canvas);
    await expectTexts(canvas, 'This file is not completely saved. Save again.');
    await press(canvas, /Save 1 checked file$/);
    await expectTexts(canvas, 'Attendance recorded');
    const keys = sent('POST attendance').map(({ headers }) => headers.get('Idempotency-Key'));
    await expect(new Set(keys).size).toBe(1);
  },
};

/** The attendance is recorded although the server refuses the file. */
export const FileRefused: Story = {
  tags: ['release', 'DECISION-127'],
  parameters: { first: [fails('POST meetingFiles', 403)] },
  play: async ({ canvas }) => {
    await importFile(canvas);
    await expectTexts(canvas, 'The attendance is recorded, but the server did not keep the file.');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Check class/ })).toBeNull());
  },
};

export const WithoutTheExtension: Story = {
  tags: ['release'],
  parameters: { msw: () => [...capabilitiesHandlers(['planned-classes']), ...network()] },
  play: shows((canvas) => canvas.findByRole('heading', { level: 1, name: /Page not found$/ })),
};
