import {
  capabilitiesHandlers,
  changedBeforeSave,
  contractsHandlers,
  fails,
  keptOnDevice,
  lessonsHandlers,
  plannedClassesHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { aContract, aLesson, aPlannedClass, aPlannedContract, type Lesson } from '@portal/domain';
import {
  answered,
  answerQuestion,
  asTeacher,
  type Canvas,
  expectMessage,
  expectTexts,
  shows,
  storyClock,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CorrectionPage } from './CorrectionPage';

const recorded = aLesson({
  id: 9004,
  date: '2026-11-17',
  absentees: [{ id: 502, name: 'Marc-André', lastName: 'Thériault' }],
  note: 'Salle 4',
  details: [{ studentId: 501, lateMinutes: 15, leftEarlyMinutes: 0, isExcused: false }],
  correctableUntil: '2026-11-18T18:05:00.000Z',
});

const withLesson = (lesson: Lesson = recorded) => [
  ...contractsHandlers({ contracts: [aContract()] }),
  ...lessonsHandlers({ lessons: [lesson] }),
];

const withBoth = capabilitiesHandlers(['lesson-details', 'own-corrections']);

export default {
  title: 'Teacher/Attendance/Correction',
  component: CorrectionPage,
  tags: ['release', 'DECISION-52'],
  decorators: [asTeacher('/attendance/:id/lesson/:lessonId', '/attendance/412/lesson/9004')],
  beforeEach: () => storyClock('2026-11-18T09:00'),
  parameters: { msw: () => withLesson(), first: withBoth },
} satisfies Meta<typeof CorrectionPage>;

type Story = StoryObj<typeof CorrectionPage>;

const saveButton = (canvas: Canvas) =>
  canvas.findByRole('button', { name: 'Enregistrer la correction - Save the correction' });
/** Returns the message in the form that nothing was corrected. */
const failure = async (canvas: Canvas) => {
  const title = await canvas.findByText('The attendance was not corrected');
  return within(title.closest('[role="alert"]') as HTMLElement);
};
const closedPage = 'This attendance cannot be corrected here';

/** The form contains the recorded values; the correction sends all of them, and leads back to the course. */
export const Corrected: Story = {
  tags: ['!release'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '90' })).toBeChecked();
    await expectTexts(canvas, 'Modifiable jusqu’à 13:05 le 18 nov. 26');
    await expectTexts(canvas, 'Can be corrected until 13:05 on Nov 18th 26', '15 min late');
    await expect(canvas.getByLabelText(/Date of class/)).toHaveValue('2026-11-17');
    await expect(canvas.getByRole('checkbox', { name: 'Marc-André Thériault' })).not.toBeChecked();
    const note = canvas.getByRole('textbox', { name: /Note for the office$/ });
    await expect(note).toHaveValue('Salle 4');
    await userEvent.clear(note);
    await userEvent.click(canvas.getByRole('radio', { name: '120' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Marc-André Thériault' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Inès Fortin' }));
    await userEvent.dblClick(await saveButton(canvas));
    await expectMessage('success', 'The attendance was corrected.');
    await expect(await canvas.findByRole('heading', { name: '/course/412' })).toBeVisible();
    await expect(sentBodies('PUT attendance/own/9004')).toEqual([
      {
        courses_id: 412,
        date_class: '2026-11-17',
        absent_student_ids: [501],
        total_hours: 120,
        note: null,
        details: [],
      },
    ]);
  },
};

/**
 * Without the extension for details, the correction sends only the values of the form, so that the office's note stays.
 */
export const WithoutDetails: Story = {
  tags: ['DECISION-51'],
  parameters: { first: capabilitiesHandlers(['own-corrections']) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '60' }));
    await expect(canvas.queryByRole('textbox', { name: /Note/ })).toBeNull();
    await userEvent.click(await saveButton(canvas));
    await expectMessage('success', 'The attendance was corrected.');
    await expect(sentBodies('PUT attendance/own/9004')).toEqual([
      { courses_id: 412, date_class: '2026-11-17', absent_student_ids: [502], total_hours: 60 },
    ]);
  },
};

/** The time limit ends while the form is open: the form says so and whom to contact, and keeps the input. */
export const TimeIsOver: Story = {
  parameters: { first: [...withBoth, fails('PUT attendance/own/9004', 403)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '120' }));
    storyClock('2026-11-18T13:06');
    window.dispatchEvent(new Event('focus'));
    await userEvent.click(await saveButton(canvas));
    const alert = await failure(canvas);
    await expectTexts(alert, /Le temps pour corriger cette présence est passé/);
    await expectTexts(alert, /The time to correct this attendance is over/);
    await expectTexts(alert, 'Everything you entered is still here.');
    await expect(alert.getByRole('link', { name: /info@passerelle.example$/ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '120' })).toBeChecked();
  },
};

/** The backend ignores idempotency keys, so it is unknown whether the class was corrected. */
export const AnswerLost: Story = {
  parameters: { first: [...withBoth, fails('PUT attendance/own/9004', 'offline')] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '120' }));
    await userEvent.click(await saveButton(canvas));
    const title = await canvas.findByText('Outcome unknown');
    await expectTexts(
      within(title.closest('[role="alert"]') as HTMLElement),
      /Impossible de savoir si c’est enregistré/,
      /could not find out whether this was saved/,
    );
    await expect(canvas.getByRole('radio', { name: '120' })).toBeChecked();
  },
};

/** The class as someone else has changed it since the form was opened. */
const changedTo = (lesson: Lesson) => [
  ...contractsHandlers({ contracts: [aContract()] }),
  ...changedBeforeSave(
    'GET attendance',
    lessonsHandlers({ lessons: [recorded] }),
    lessonsHandlers({ lessons: [lesson] }),
  ),
];

/** Someone else's change is shown, and the user is asked before it is overwritten (DECISION-37). */
export const ChangedMeanwhile: Story = {
  tags: ['DECISION-37'],
  parameters: { msw: () => changedTo({ ...recorded, minutes: 30, note: 'Annulé à moitié' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '120' }));
    await userEvent.click(await saveButton(canvas));
    const question = within(await canvas.findByRole('alertdialog'));
    await expectTexts(question, /Someone else has changed this attendance in the meantime/);
    await expectTexts(question, 'Tuesday, Nov 17th 26, 30 min', 'Annulé à moitié');
    await expectTexts(question, 'Inès Fortin: 15 min late');
    await userEvent.click(question.getByRole('button', { name: /Back to the form$/ }));
    await expect(sent('PUT attendance/own/9004')).toEqual([]);
    await expect(canvas.getByRole('radio', { name: '120' })).toBeChecked();
    await userEvent.click(await saveButton(canvas));
    await answerQuestion(canvas, /Submit anyway$/);
    await expectMessage('success', 'The attendance was corrected.');
    await expect(sentBodies('PUT attendance/own/9004')).toEqual([
      expect.objectContaining({ total_hours: 120 }),
    ]);
  },
};

/** The current class is compared, although the device's cache still answers with an old one. */
export const KeptOnTheDevice: Story = {
  tags: ['DECISION-37'],
  parameters: {
    msw: () => [
      keptOnDevice('GET attendance', lessonsHandlers({ lessons: [recorded] })),
      ...withLesson({ ...recorded, minutes: 30 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '90' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '120' }));
    await userEvent.click(await saveButton(canvas));
    await expectTexts(within(await canvas.findByRole('alertdialog')), 'Tuesday, Nov 17th 26, 30 min');
    await expect(sent('PUT attendance/own/9004')).toEqual([]);
  },
};

export const DeletedMeanwhile: Story = {
  parameters: {
    msw: () => [
      ...contractsHandlers({ contracts: [aContract()] }),
      ...changedTo({ ...recorded, status: 'deleted' }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '120' }));
    await userEvent.click(await saveButton(canvas));
    await expect(
      (await failure(canvas)).getByText('This attendance has been deleted in the meantime.'),
    ).toBeVisible();
    await expect(sent('PUT attendance/own/9004')).toEqual([]);
  },
};

/** A new date is checked like that of a new class (DECISION-49). */
export const OtherDay: Story = {
  tags: ['DECISION-49'],
  play: async ({ canvas }) => {
    const date = await canvas.findByLabelText(/Date of class/);
    await userEvent.clear(date);
    await userEvent.type(date, '2026-11-19');
    await userEvent.click(await saveButton(canvas));
    const question = within(await canvas.findByRole('alertdialog'));
    await expectTexts(question, '2026-0412, Thursday, Nov 19th 26, 90 min', /in the future/);
    await expect(question.queryByText(/Someone else/)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(sent('PUT attendance/own/9004')).toEqual([]);
  },
};

/**
 * With another date, the record takes the planned class of that day and leaves the one of the previous day; the server
 * applies the same rule.
 */
export const TakesAnotherClass: Story = {
  tags: ['DECISION-90'],
  parameters: {
    first: plannedClassesHandlers({
      extensions: ['lesson-details', 'own-corrections', 'planned-classes'],
      classes: [
        aPlannedClass({ id: 1, contractId: 412, date: '2026-11-17', lessonId: 9004 }),
        aPlannedClass({ id: 2, contractId: 412, date: '2026-11-16', time: '09:30' }),
      ],
      contracts: [aPlannedContract({ id: 412 })],
    }),
  },
  play: async ({ canvas }) => {
    const date = await canvas.findByLabelText(/Date of class/);
    await expect(sent('GET plans/412')).toEqual([]);
    await userEvent.clear(date);
    await userEvent.type(date, '2026-11-16');
    await expectTexts(canvas, 'This attendance will be that of the planned class: Mon Nov 16th, 09:30.');
    await expectTexts(canvas, 'This planned class will have no attendance: Tue Nov 17th, 12:00.');
    await userEvent.click(await saveButton(canvas));
    await expectMessage('success', 'The attendance was corrected.');
    await expect(sentBodies('PUT attendance/own/9004')).toEqual([
      expect.objectContaining({ date_class: '2026-11-16' }),
    ]);
  },
};

/** If the class becomes shorter than the minutes that a student missed, the form asks, and no value is dropped. */
export const ShorterThanMinutes: Story = {
  tags: ['DECISION-90'],
  parameters: {
    msw: () =>
      withLesson({
        ...recorded,
        details: [{ studentId: 501, lateMinutes: 50, leftEarlyMinutes: 10, isExcused: false }],
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '60' }));
    const early = canvas.getByRole('textbox', { name: /Left early \(minutes\)$/ });
    await expect(early).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(await saveButton(canvas));
    await expect(await saveButton(canvas)).toHaveAccessibleDescription(
      /Check the minutes that students missed\./,
    );
    await expect(sent('PUT attendance/own/9004')).toEqual([]);
    await userEvent.clear(early);
    await userEvent.type(early, '5');
    await userEvent.click(await saveButton(canvas));
    await expectMessage('success', 'The attendance was corrected.');
    await expect(sentBodies('PUT attendance/own/9004')).toEqual([
      expect.objectContaining({
        total_hours: 60,
        details: [{ student_id: 501, late_minutes: 50, left_early_minutes: 5, excused: 0 }],
      }),
    ]);
  },
};

/** The link is opened after the time limit. */
export const TooLate: Story = {
  beforeEach: () => storyClock('2026-11-18T13:06'),
  play: shows(closedPage, (canvas) => canvas.findByRole('link', { name: /Contract 2026-0412$/ })),
};

/** Only the teacher who recorded the class can correct it. */
export const OfSomebodyElse: Story = {
  ...answered(() => withLesson({ ...recorded, correctableUntil: null }), closedPage),
};

export const WithoutCorrections: Story = {
  tags: ['DECISION-51'],
  parameters: { first: capabilitiesHandlers(['lesson-details']) },
  play: shows(closedPage),
};

export const Loading: Story = {
  tags: ['!release'],
  ...answered(
    () => [...contractsHandlers({ contracts: [aContract()] }), ...lessonsHandlers({ delay: 'infinite' })],
    'Loading the attendance',
  ),
};
