import {
  changedBeforeSave,
  emailTaken,
  fails,
  failsOnce,
  sent,
  studentsHandlers,
} from '@portal/api-client/testing';
import { aPastContract, aStudent, someNeeds, studentFormText } from '@portal/domain';
import {
  answerQuestion,
  asAdmin,
  type Canvas,
  expectLink,
  expectMessage,
  expectTexts,
  findDialog,
  pageStories,
  press,
  retype,
  savedYesterday,
  shows,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { freshStudents, StudentEdit } from './student-story';

export default {
  title: 'Admin/Students/Edit',
  component: StudentEdit,
  tags: ['release'],
  decorators: [asAdmin('/students/edit/*', '/students/edit/501/basic')],
  parameters: { msw: freshStudents },
} satisfies Meta<typeof StudentEdit>;

type Story = StoryObj<typeof StudentEdit>;

const states = pageStories(freshStudents);

const at = (path: string) => ({ at: `/students/edit/${path}` });
const update = (canvas: Canvas) => press(canvas, /Update student$/);

export const Basic: Story = {
  tags: ['!release', 'STU-EDIT-01', 'STU-FORM-08', 'LIMIT-37', 'SHELL-088'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Inès Fortin' })).toBeVisible();
    const parts = within(canvas.getByRole('navigation', { name: /Parts of the student$/ }));
    await expect(textsOf(parts, 'link')).toEqual([
      'Informations de base - Basic info',
      'Historique des contrats - Contract History',
      'Documents',
    ]);
    await expect(parts.getByRole('link', { current: 'page' })).toHaveTextContent(/Basic info$/);
    await expect(canvas.getByLabelText(/Email\*$/)).toHaveValue('ines.fortin@aero-beausejour.example');
    await expect(canvas.getByLabelText(/^Employeur - Employer$/)).toHaveValue('Aéro Beauséjour inc.');
    const tongue = canvas.getByLabelText(/^Langue maternelle - Mother tongue$/);
    await expect(textsOf(within(tongue), 'option')).toEqual([
      'Choisir une langue - Choose a language',
      'Anglais - English',
      'Français - French',
      'Espagnol - Spanish',
      'Autre - Other',
    ]);
    await expect(tongue).toHaveDisplayValue('Anglais - English');
    await expect(sent('GET student')[0]?.query.get('resourcesPerPage')).toBe('1000');
  },
};

/** An unchanged address is not checked again. */
export const Saved: Story = {
  tags: ['STU-FORM-06', 'STU-FORM-09', 'STU-FORM-10', 'STU-FORM-11', 'STU-FORM-12', 'MSG-57'],
  play: async ({ canvas }) => {
    const city = await canvas.findByLabelText(/City$/);
    await retype(city, 'Lévis');
    await userEvent.selectOptions(canvas.getByLabelText(/^Langue maternelle - Mother tongue$/), 'other');
    await userEvent.type(await canvas.findByLabelText(/Other mother tongue$/), 'Wolof');
    await update(canvas);
    await expectMessage('success', 'Student Inès Fortin was updated successfully.');
    await expect(sent('POST student/verifyEmailDuplicate')).toHaveLength(0);
    const [write] = sent('PUT student/update');
    // Sends only the changed fields: someone else may have saved other fields and the needs since.
    await expect(write?.body).toEqual({ student: { id: 501, city: 'Lévis', mother_tongue: 'Wolof' } });
  },
};

/** Another student has the address: the field says so, the input stays, and an unused address is saved. */
export const EmailTaken: Story = {
  tags: ['STU-FORM-06', 'MSG-59'],
  parameters: { first: [failsOnce('POST student/verifyEmailDuplicate', emailTaken)] },
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText(/Email\*$/);
    await retype(email, 'zoe.legare@aero-beausejour.example');
    await update(canvas);
    await expect(await canvas.findByText('Email duplicated')).toBeVisible();
    await expect(email).toHaveAccessibleDescription(/Email duplicated/);
    await expect(email).toHaveFocus();
    await expect(sent('PUT student/update')).toHaveLength(0);
    await retype(email, 'ines@client.example');
    await update(canvas);
    await expect(await canvas.findByText('Student Inès Fortin was updated successfully.')).toBeVisible();
    await expect(sent('POST student/verifyEmailDuplicate')).toHaveLength(2);
  },
};

export const EmailNotVerified: Story = {
  tags: ['MSG-60'],
  parameters: { first: [fails('POST student/verifyEmailDuplicate', 500)] },
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText(/Email\*$/);
    await userEvent.type(email, '.ca');
    await update(canvas);
    await expectMessage('error', 'Student could not be updated at this moment');
    await expect(email).toHaveValue('ines.fortin@aero-beausejour.example.ca');
    await expect(sent('PUT student/update')).toHaveLength(0);
  },
};

export const RefusedByTheForm: Story = {
  tags: ['STU-FORM-01', 'STU-FORM-02', 'STU-FORM-03', 'MSG-91', 'MSG-92'],
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText(/First name\*$/);
    await userEvent.clear(name);
    await userEvent.clear(canvas.getByLabelText(/Last name\*$/));
    const email = canvas.getByLabelText(/Email\*$/);
    await retype(email, 'ines@');
    await update(canvas);
    await expect(name).toHaveAccessibleDescription(/This is a required$/);
    await expect(canvas.getByLabelText(/Last name\*$/)).toHaveAccessibleDescription(
      /This is a required field\.$/,
    );
    await expect(email).toHaveAccessibleDescription(/This is a required field and must be a valid email$/);
    await expect(name).toHaveFocus();
  },
};

export const RefusedByTheServer: Story = {
  tags: ['MSG-58'],
  parameters: { msw: freshStudents({ failWrites: 500 }) },
  play: async ({ canvas }) => {
    const city = await canvas.findByLabelText(/City$/);
    await userEvent.type(city, '-Nord');
    await update(canvas);
    await expectMessage('error', 'Student Inès Fortin was not updated successfully.');
    await expect(city).toHaveValue('Montréal-Nord');
  },
};

const withStudent = (differing: Parameters<typeof aStudent>[0]) =>
  studentsHandlers({ students: [aStudent({ needs: [someNeeds()], ...differing })] });

/** Someone else has changed the city since the form was opened (DECISION-37). */
export const ChangedMeanwhile: Story = {
  parameters: {
    first: changedBeforeSave(
      'GET student',
      withStudent({}),
      withStudent({ city: 'Gatineau', motherTongue: 'Wolof' }),
    ),
  },
  play: async ({ canvas }) => {
    const city = await canvas.findByLabelText(/City$/);
    await retype(city, 'Lévis');
    await update(canvas);
    const dialog = await findDialog(canvas);
    await expect(dialog.getByRole('radio', { name: /Theirs ?Gatineau$/ })).toBeVisible();
    await expect(dialog.getByText('1 other field is already taken over: Mother tongue.')).toBeVisible();
    await press(dialog, /Yours ?Lévis$/, 'radio');
    await press(dialog, /Save$/);
    await expect(await canvas.findByText('Student Inès Fortin was updated successfully.')).toBeVisible();
    await expect(sent('PUT student/update').at(-1)?.body).toEqual({ student: { id: 501, city: 'Lévis' } });
  },
};

const typedCity = savedYesterday({
  userId: 1,
  form: 'student',
  record: '501',
  title: 'Inès Fortin',
  initialValues: studentFormText(aStudent()),
  changes: { city: 'Rimouski' },
});

/** Unsaved input is offered as it was typed, and leaving without saving asks first. */
export const UnsavedWorkRestored: Story = {
  parameters: { portal: { unsaved: typedCity } },
  play: async ({ canvas }) => {
    await press(canvas, /Resume$/);
    await expect(canvas.getByLabelText(/City$/)).toHaveValue('Rimouski');
    await press(canvas, /- Contract History$/, 'link');
    await answerQuestion(canvas, /Stay$/);
    await expect(canvas.getByLabelText(/City$/)).toHaveValue('Rimouski');
  },
};

/** A student without an employer whom the office created is not shown as imported. */
export const NoEmployer: Story = {
  parameters: { msw: freshStudents({ students: [aStudent({ company: null })] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Inès Fortin' })).toBeVisible();
    await expectTexts(canvas, 'Aucun employeur', 'No employer');
    await expect(canvas.queryByText(/Importé|Imported/)).toBeNull();
  },
};

/** A language that was added for one student does not appear for the next. */
export const LanguageAddedForOneStudent: Story = {
  parameters: {
    portal: at('502/basic'),
    msw: () =>
      freshStudents({ students: [aStudent(), aStudent({ id: 502, name: 'Siobhán', lastName: 'O’Brien' })] }),
  },
  render: () => (
    <>
      {[501, 502].map((id) => (
        <Link key={id} to={`/students/edit/${id}/basic`}>
          {id}
        </Link>
      ))}
      <StudentEdit />
    </>
  ),
  play: async ({ canvas }) => {
    const open = async (id: string, name: string) => {
      await press(canvas, id, 'link');
      await canvas.findByRole('heading', { level: 1, name });
    };
    await canvas.findByRole('heading', { level: 1, name: 'Siobhán O’Brien' });
    await open('501', 'Inès Fortin');
    await userEvent.selectOptions(await canvas.findByLabelText(/Add a language$/), 'English');
    await expect(await canvas.findByRole('tab', { name: 'English' })).toBeVisible();
    await open('502', 'Siobhán O’Brien');
    await expect(await canvas.findByText('No needs noted. Choose a language to begin.')).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'English' })).toBeNull();
  },
};

export const Archived: Story = states.shows(
  { students: [aStudent({ active: false })] },
  'This student is archived',
  'Archived',
);

/** An unknown id leads to the list, which shows the reason. */
export const NotFound: Story = {
  tags: ['!release', 'STU-EDIT-06'],
  parameters: { portal: at('9999/basic') },
  play: shows((canvas) => canvas.findByRole('heading', { name: '/students/list' }), /^Student not found/),
};

export const History: Story = {
  tags: ['!release', 'STU-EDIT-07', 'SHELL-088', 'DOMAIN-60'],
  parameters: {
    portal: at('501/history'),
    msw: freshStudents({
      history: [
        aPastContract({ id: 412, number: '2026-0412', status: 'activated', materials: [] }),
        aPastContract({ endsOn: null }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expectLink(canvas, '2025-0298', '/contracts/edit/298/final');
    await expectTexts(canvas, 'Grammaire progressive, niveau B1', 'No end date');
    await expect(canvas.getByRole('cell', { name: /Activated$/ })).toBeVisible();
    await expect(sent('GET student/studentHistory')[0]?.query.get('studentId')).toBe('501');
  },
};

export const NoHistory: Story = {
  parameters: { portal: at('501/history'), msw: freshStudents({ history: [] }) },
  play: shows('No contracts'),
};

export const HistoryFails: Story = {
  parameters: { portal: at('501/history'), first: [fails('GET student/studentHistory', 500)] },
  play: async ({ canvas }) => {
    const failed = await canvas.findByRole('heading', { name: /Something went wrong$/ });
    await expect(failed).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Try again$/ })).toBeVisible();
  },
};

export const Loading: Story = { tags: ['!release'], ...states.loading('Loading') };

export const Offline: Story = states.shows({ fail: 'offline' }, (canvas) =>
  canvas.findByRole('heading', { level: 1, name: /Offline$/ }),
);
