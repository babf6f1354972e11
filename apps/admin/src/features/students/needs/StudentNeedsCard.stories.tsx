import {
  changedBeforeSave,
  contractsHandlers,
  lookupsHandlers,
  sent,
  sentBodies,
  studentsHandlers,
} from '@portal/api-client/testing';
import { aStudent, someNeeds, studentNeedsFormText } from '@portal/domain';
import {
  answered,
  asAdmin,
  type Canvas,
  expectMessage,
  press,
  retype,
  savedYesterday,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StudentNeedsCard } from './StudentNeedsCard';

const student = aStudent({ needs: [someNeeds()] });

const fresh = (situation: Parameters<typeof studentsHandlers>[0] = {}) => [
  ...studentsHandlers({ students: [student], ...situation }),
  ...contractsHandlers(),
  ...lookupsHandlers(),
];

export default {
  title: 'Admin/Students/Needs',
  component: StudentNeedsCard,
  tags: ['release'],
  args: { student },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
    asAdmin(),
  ],
  parameters: { msw: fresh },
} satisfies Meta<typeof StudentNeedsCard>;

type Story = StoryObj<typeof StudentNeedsCard>;

const save = (canvas: Canvas) => press(canvas, /Save the needs$/);
const choices = (field: HTMLElement) =>
  within(field)
    .getAllByRole('option')
    .slice(1)
    .map((option) => option.textContent);

export const Filled: Story = {
  tags: ['!release', 'STU-EDIT-27', 'STU-EDIT-28', 'STU-EDIT-32', 'STU-EDIT-33', 'OPEN-63', 'OPEN-65'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Français', selected: true })).toBeVisible();
    const webinar = await canvas.findByLabelText(/Webinar type$/);
    await expect(choices(webinar)).toEqual(['Zoom', 'Microsoft Teams', 'ELC', 'Autre - Other']);
    // The server stores it as Skype.
    await expect(webinar).toHaveDisplayValue('Microsoft Teams');
    await expect(choices(canvas.getByLabelText(/^Session$/))).toEqual([
      'automne - fall',
      'hiver - winter',
      'printemps - spring',
      'été - summer',
    ]);
    for (const name of [
      'Conversation / Speaking',
      'Écoute / Listening',
      'Rédaction / Writing',
      'Lecture / Reading',
    ])
      await expect(choices(canvas.getByLabelText(name))).toEqual([
        'Une fois par an - Once per year',
        'Chaque mois - Monthly',
        'Chaque semaine - Weekly',
        'Chaque jour - Daily',
      ]);
    await expect(canvas.getByLabelText('Conversation / Speaking')).toHaveDisplayValue(/Daily$/);
    await expect(canvas.getByLabelText(/Availability and start date$/)).toHaveValue(
      'Le mardi matin, dès le 12 janvier',
    );
    await expect(sent('GET student/needs')[0]?.query.get('languageId')).toBe('1');
  },
};

/** Saves one language and keeps the others. */
export const Saved: Story = {
  tags: ['STU-EDIT-27', 'STU-EDIT-29', 'STU-EDIT-30', 'STU-EDIT-31', 'MSG-63', 'OPEN-87'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/Webinar type$/), 'other');
    await userEvent.type(await canvas.findByLabelText(/Other webinar type$/), 'Webex');
    await retype(canvas.getByLabelText(/Number of hours$/), '22,5');
    await userEvent.selectOptions(canvas.getByLabelText('Lecture / Reading'), 'yearly');
    await save(canvas);
    await expectMessage('success', 'Student Inès Fortin was updated successfully.');
    await expect(sent('POST student/needs')).toHaveLength(1);
    await expect(sent('POST student/needs')[0]?.body).toEqual({
      studentId: 501,
      languageId: 1,
      number_hours: 22.5,
      type_webinar: 'Webex',
      information_course: { reading: 'Once per year' },
    });
  },
};

/** The user selects Teams, the server stores Skype. */
export const TeamsIsStoredAsSkype: Story = {
  tags: ['STU-EDIT-30'],
  parameters: { msw: fresh({ students: [aStudent({ needs: [someNeeds({ webinarType: 'zoom' })] })] }) },
  play: async ({ canvas }) => {
    const webinar = await canvas.findByLabelText(/Webinar type$/);
    await expect(webinar).toHaveDisplayValue('Zoom');
    await userEvent.selectOptions(webinar, 'teams');
    await save(canvas);
    await waitFor(() => expect(sent('POST student/needs')[0]?.body).toMatchObject({ type_webinar: 'Skype' }));
    await expect(await canvas.findByText('Student Inès Fortin was updated successfully.')).toBeVisible();
  },
};

/** A second language has its own needs; input for the first stays. */
export const AnotherLanguage: Story = {
  tags: ['STU-EDIT-27'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Objectifs - Objectives$/), ', et la clore');
    await userEvent.selectOptions(await canvas.findByLabelText(/Add a language$/), 'English');
    await expect(await canvas.findByRole('tab', { name: 'English', selected: true })).toBeVisible();
    // A language that already has needs is not offered again.
    await expect(canvas.queryByRole('option', { name: 'English' })).toBeNull();
    const panel = within(canvas.getByRole('tabpanel', { name: 'English' }));
    await userEvent.type(await panel.findByLabelText(/^Objectifs - Objectives$/), 'Négocier');
    await press(panel, /Save the needs$/);
    await expect(await canvas.findByText('Student Inès Fortin was updated successfully.')).toBeVisible();
    await expect(sent('POST student/needs')[0]?.body).toMatchObject({
      languageId: 2,
      information_course: { objective: 'Négocier' },
    });
    await press(canvas, 'Français', 'tab');
    const first = within(canvas.getByRole('tabpanel', { name: 'Français' }));
    await expect(first.getByLabelText(/^Objectifs - Objectives$/)).toHaveValue(
      'Animer une réunion d’équipe, et la clore',
    );
  },
};

export const NoneYet: Story = {
  args: { student: aStudent() },
  parameters: { msw: fresh({ students: [aStudent()] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No needs noted. Choose a language to begin.')).toBeVisible();
    await userEvent.selectOptions(await canvas.findByLabelText(/Add a language$/), 'Français');
    await expect(await canvas.findByLabelText(/Number of hours$/)).toHaveValue('');
  },
};

export const Refused: Story = {
  tags: ['MSG-64'],
  parameters: { msw: fresh({ failWrites: 500 }) },
  play: async ({ canvas }) => {
    const hours = await canvas.findByLabelText(/Number of hours$/);
    await retype(hours, '123456');
    await save(canvas);
    await expect(await canvas.findByText(/^Must be between 0 and/)).toBeVisible();
    await retype(hours, '40');
    await save(canvas);
    await expectMessage('error', 'Student Inès Fortin was not updated successfully.');
    await expect(hours).toHaveValue('40');
  },
};

/** Someone else has changed the same language (DECISION-37). */
export const ChangedMeanwhile: Story = {
  parameters: {
    first: changedBeforeSave(
      'GET student/needs',
      fresh(),
      fresh({
        students: [
          aStudent({
            needs: [someNeeds({ season: 'winter', reading: 'daily', webinarType: 'zoom', courseTypeId: 2 })],
          }),
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Objectifs - Objectives$/), '.');
    await save(canvas);
    await expect(await canvas.findByText(/^Their changes are kept: .*Session.*\.$/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Session$/)).toHaveValue('winter'));
    await expect(sentBodies('POST student/needs')).toEqual([
      { studentId: 501, languageId: 1, information_course: { objective: 'Animer une réunion d’équipe.' } },
    ]);
  },
};

/** Unsaved input in one language from the day before. */
export const UnsavedWorkRestored: Story = {
  parameters: {
    portal: {
      unsaved: savedYesterday({
        userId: 1,
        form: 'student-needs',
        record: '501-1',
        title: 'Inès Fortin, Français',
        initialValues: studentNeedsFormText(someNeeds(), 1),
        changes: { hours: '60', webinarType: 'other', otherWebinar: 'Webex' },
      }),
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, /Resume$/);
    await expect(canvas.getByLabelText(/Number of hours$/)).toHaveValue('60');
    await expect(canvas.getByLabelText(/Other webinar type$/)).toHaveValue('Webex');
  },
};

export const NotLoaded: Story = answered(fresh({ fail: 500 }), 'Something went wrong');
