import {
  fails,
  failsOnce,
  hangs,
  notesHandlers,
  plannedClassesHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { aContractStudent, aNote, aPlannedContract } from '@portal/domain';
import {
  answerQuestion,
  expectLink,
  expectMessage,
  expectTexts,
  findQuestion,
  press,
  shows,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aroundContract, ContractFrame, inContract } from './side-story';

export default {
  title: 'Admin/Contracts/Right column',
  component: ContractFrame,
  tags: ['release'],
  decorators: [inContract],
  parameters: { msw: aroundContract },
} satisfies Meta<typeof ContractFrame>;

type Story = StoryObj<typeof ContractFrame>;

export const Filled: Story = {
  tags: [
    '!release',
    'CON-SIDE-03',
    'CON-SIDE-04',
    'CON-SIDE-05',
    'CON-SIDE-06',
    'CON-SIDE-24',
    'NOTES-06',
    'SHELL-077',
    'SHELL-078',
  ],
  play: async ({ canvas }) => {
    const status = await canvas.findByLabelText('Statut du contrat - Contract status');
    await expect(status).toHaveValue('activated');
    await expect(textsOf(within(status), 'option')).toEqual([
      'En attente - Pending',
      'Activé - Activated',
      'Contrats terminés - Contracts done',
      'Archivé - Archived',
    ]);
    await expectLink(canvas, 'Léa Villeneuve', '/teachers/edit/31/profile');
    await expect(await canvas.findByText('Longueuil · Français')).toBeVisible();
    await expectLink(canvas, 'Inès Fortin', '/students/edit/501/history');
    await expectLink(canvas, /Course page, as the teacher sees it$/, '/teacher-view/course/412');
    await expect(canvas.getByText('Reports submitted: 1 of 3')).toBeVisible();
    const list = canvas.getByRole('link', { name: 'Inès Fortin' }).closest('ul');
    await expect([...(list?.children ?? [])].map((item) => item.textContent)).toEqual([
      'Inès FortinSoumis - Submitted',
      'Siobhán O’BrienIncomplet - Incomplete',
      'Marc-André Thériault',
    ]);
    await expect(await canvas.findByText(/La salle 4 n’est pas libre/)).toBeVisible();
    await expect(canvas.getByLabelText(/New note$/)).toBeVisible();
    await expect(String(sent('GET notes')[0]?.query)).toBe('noteType=courses&refId=412');
  },
};

/** Archiving asks first, as elsewhere; after a rejection the status is unchanged (CON-SIDE-04). */
export const ArchivedAfterAQuestion: Story = {
  tags: ['CON-SIDE-04'],
  play: async ({ canvas }) => {
    const status = await canvas.findByLabelText('Statut du contrat - Contract status');
    await userEvent.selectOptions(status, 'archived');
    const question = await findQuestion(canvas, /Archive contract 2026-0412\?$/);
    await expectTexts(question, /^Nothing is deleted|It can no longer be changed and leaves the lists\./);
    await press(question, /- Cancel$/);
    await waitFor(() => expect(status).toHaveValue('activated'));
    await expect(sent('PATCH courses/update')).toEqual([]);
    await userEvent.selectOptions(status, 'archived');
    await answerQuestion(canvas, /- Archive$/);
    await expectMessage('success', 'Course status was updated successfully.');
    await expect(sentBodies('PATCH courses/update')).toEqual([{ course: { id: 412, course_status_id: 4 } }]);
    await expect(status).toHaveValue('archived');
    await userEvent.selectOptions(status, 'done');
    await waitFor(() => expect(sent('PATCH courses/update')).toHaveLength(2));
  },
};

/** If classes of an archived contract would conflict with others, the user is asked before it is restored. */
export const BackWithAClash: Story = {
  tags: ['DECISION-97'],
  parameters: {
    msw: () => aroundContract({ status: 'archived' }),
    first: [
      ...plannedClassesHandlers({ classes: [], contracts: [aPlannedContract({ id: 412 })] }),
      failsOnce('PATCH courses/update', {
        status: 409,
        code: 'clash',
        errors: { classes: ['2027-01-11 13:00 2026-0409'] },
      }),
    ],
  },
  play: async ({ canvas }) => {
    // If the backend has planned classes, the menu contains the schedule.
    await canvas.findByRole('link', { name: /Schedule$/ });
    const status = await canvas.findByLabelText('Statut du contrat - Contract status');
    await userEvent.selectOptions(status, 'activated');
    await expectMessage(
      'error',
      'A class of this contract would be at the same time as another one of the teacher or of a student: 2027-01-11 13:00 2026-0409.',
    );
    await waitFor(() => expect(status).toHaveValue('archived'));
    await press(canvas, /- Change anyway$/);
    await expectMessage('success', 'Course status was updated successfully.');
    await expect(sentBodies('PATCH courses/update')).toEqual([
      { course: { id: 412, course_status_id: 2 }, accept_clashes: false },
      { course: { id: 412, course_status_id: 2 }, accept_clashes: true },
    ]);
    await waitFor(() => expect(status).toHaveValue('activated'));
  },
};

/** Previous teachers, latest first, with hours and reason. */
export const PreviousTeachers: Story = {
  tags: ['!release', 'DOMAIN-48'],
  parameters: {
    msw: aroundContract({
      previousTeachers: [
        { teacher: { id: 40, name: 'Jean', lastName: 'Roy' }, hoursDone: 12, motive: 'Congé de maladie' },
        { teacher: { id: 41, name: 'Mei', lastName: 'Chen' }, hoursDone: null, motive: null },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: /Previous teachers/ });
    const [last, first] = within(list).getAllByRole('listitem');
    await expect(last).toHaveTextContent(/^Mei Chen heures inconnues - hours unknown$/);
    await expect(first).toHaveTextContent(/^Jean Roy 12 hCongé de maladie$/);
  },
};

/** A teacher who has never signed in can be sent an invitation, once however often the button is clicked. */
export const TeacherInvited: Story = {
  tags: ['CON-SIDE-21'],
  parameters: { msw: aroundContract({ teacher: { id: 32, name: 'Andrew', lastName: 'Parker' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not yet invited')).toBeVisible();
    await userEvent.dblClick(canvas.getByRole('button', { name: /Send invitation$/ }));
    await expect(await canvas.findByText('The invitation was sent.')).toBeVisible();
    await expect(sentBodies('POST teacher/send-invite')).toEqual([{ id: 32 }]);
    await expect(await canvas.findByText(/^Invitation sent /)).toBeVisible();
  },
};

export const InvitationRefused: Story = {
  parameters: {
    msw: [
      fails('POST teacher/send-invite', 500),
      ...aroundContract({ teacher: { id: 32, name: 'Andrew', lastName: 'Parker' } }),
    ],
  },
  play: async ({ canvas }) => {
    await press(canvas, /Send invitation$/);
    await expect(await canvas.findByText('User Andrew Parker was not invited')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [...notesHandlers({ notes: [] }), ...aroundContract({ teacher: null, students: [] })] },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'No teacher', 'No students', 'No notes');
    await expect(canvas.getByRole('button', { name: /Assign$/ })).toBeVisible();
  },
};

/** The teacher of a contract that is done cannot be changed; a missing one can still be assigned. */
export const Done: Story = {
  tags: ['!release', 'CON-SIDE-11'],
  parameters: { msw: aroundContract({ status: 'done' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Léa Villeneuve' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Change teacher$/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /Manage students$/ })).toBeVisible();
  },
};

export const DoneWithoutTeacher: Story = {
  tags: ['CON-SIDE-12'],
  parameters: { msw: aroundContract({ status: 'done', teacher: null }) },
  play: shows((canvas) => canvas.findByRole('button', { name: /Assign$/ })),
};

export const Archived: Story = {
  tags: ['CON-SIDE-04', 'CON-SIDE-11', 'CON-SIDE-12'],
  parameters: { msw: aroundContract({ status: 'archived', teacher: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No teacher')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Assign$/ })).toBeNull();
    await expect(canvas.getByLabelText(/Contract status$/)).toBeEnabled();
  },
};

/** If the notes fail to load, the rest of the column is shown. */
/** Suggests the activation if only that is missing; one click activates the contract, and the suggestion disappears. */
export const ReadyToActivate: Story = {
  parameters: { msw: aroundContract({ status: 'pending' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ready to be activated')).toBeVisible();
    await press(canvas, /Activate the contract$/);
    await expect(await canvas.findByText('Course status was updated successfully.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Ready to be activated')).toBeNull());
    await expect(canvas.getByLabelText(/Contract status$/)).toHaveValue('activated');
  },
};

/** Notes of an archived contract are read-only (DECISION-40). */
export const ArchivedNotes: Story = {
  parameters: { msw: aroundContract({ status: 'archived' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/La salle 4 n’est pas libre/)).toBeVisible();
    await expect(canvas.queryByLabelText(/New note$/)).toBeNull();
  },
};

export const NotesFailed: Story = {
  parameters: { msw: [...notesHandlers({ fail: 500 }), ...aroundContract()] },
  play: shows('The notes could not be loaded.', 'Léa Villeneuve'),
};

export const Slow: Story = { parameters: { first: [hangs('GET notes')] }, play: shows('Loading the notes') };

const longNames = {
  teacher: { id: 39, name: 'Marie-Antoinette-Joséphine', lastName: 'de la Bruère-Montmorency' },
  students: [
    aContractStudent({ name: 'Maximilien-Alexandre', lastName: 'Vandenbroucke-Desrosiers' }),
    aContractStudent({
      id: 502,
      name: 'Ngọc-Trâm-Anh',
      lastName: 'Nguyễn-Phước',
      reportForm: { id: 1, status: 'submitted' },
    }),
  ],
};

/** Archived people stay in the contract and are marked as archived. */
export const ArchivedPeople: Story = {
  tags: ['DECISION-91'],
  parameters: {
    msw: aroundContract({
      company: { id: 9, name: 'Télécom Dorval', archived: true },
      teacher: { id: 33, name: 'Rosa', lastName: 'Iglesias', archived: true },
      previousTeachers: [
        {
          teacher: { id: 34, name: 'Paul', lastName: 'Rivest', archived: true },
          hoursDone: 9,
          motive: 'Retraite',
        },
      ],
      students: [
        aContractStudent(),
        aContractStudent({ id: 502, name: 'Marc-André', lastName: 'Thériault', archived: true }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('2026-0412 - Télécom Dorval Archivée - Archived');
    const nextTo = (name: string) => canvas.getByRole('link', { name }).parentElement?.textContent;
    await expect(nextTo('Rosa Iglesias')).toBe('Rosa Iglesias Archivé - Archived');
    await expect(nextTo('Marc-André Thériault')).toBe('Marc-André Thériault Archivé - Archived');
    await expect(canvas.getByRole('link', { name: 'Inès Fortin' }).closest('li')).not.toHaveTextContent(
      'Archivé',
    );
    await expect(canvas.getByText('Paul Rivest').parentElement).toHaveTextContent('Archivé');
  },
};

export const LongNamesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: [
      ...notesHandlers({ notes: [aNote({ text: `https://passerelle.example/${'a'.repeat(90)}` })] }),
      ...aroundContract(longNames),
    ],
  },
  play: shows(/^https:/),
};

/** A note of the contract can be added on its pages. */
export const NoteAdded: Story = {
  tags: ['CON-SIDE-06', 'NOTES-05'],
  parameters: { msw: aroundContract() },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/New note$/), 'Rappeler mardi');
    await press(canvas, /Ajouter - Add$/);
    await expect(await canvas.findByText('Rappeler mardi', { selector: 'p' })).toBeVisible();
    await expect(sentBodies('POST notes/create')).toEqual([
      { title: 'Rappeler mardi', note_type: 'courses', ref_id: 412, users_id: 1 },
    ]);
    // One request to show the notes, and one with the new note.
    await waitFor(() => expect(sent('GET notes')).toHaveLength(2));
  },
};
