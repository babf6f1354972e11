import { broken, emailTaken, fails, failsOnce, sent, sentBodies } from '@portal/api-client/testing';
import { answerQuestion, asAdmin, type Canvas, expectMessage, press, tryAgain } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TeacherCreatePage } from './TeacherCreatePage';
import { aroundTeachers } from './teacher-story';

const meta: Meta<typeof TeacherCreatePage> = {
  title: 'Admin/Teachers/Create',
  component: TeacherCreatePage,
  decorators: [asAdmin('/teachers/create')],
  parameters: { msw: aroundTeachers },
};
export default meta;

type Story = StoryObj<typeof meta>;

const create = (canvas: Canvas) => canvas.getByRole('button', { name: /Create a teacher$/ });

async function fill(canvas: Canvas, email = 'noemie.gauthier@passerelle.example') {
  await userEvent.type(await canvas.findByLabelText(/First name\*$/), 'Noémie');
  await userEvent.type(canvas.getByLabelText(/Last name\*$/), 'Gauthier');
  await userEvent.type(canvas.getByLabelText(/Email\*$/), email);
  await userEvent.type(canvas.getByLabelText(/Phone\*$/), '(514) 555-0188');
}

/** A double click creates one teacher and opens their profile, from which they can be invited. */
export const Created: Story = {
  tags: ['MSG-40', 'SHELL-092', 'TEA-EDIT-13', 'TEA-EDIT-24', 'TEA-EDIT-25', 'TEA-EDIT-26'],
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.type(canvas.getByRole('combobox', { name: /Languages$/ }), 'fran');
    await press(canvas, 'Français', 'option');
    await userEvent.click(canvas.getByLabelText(/- Car$/));
    await userEvent.type(canvas.getByLabelText('Individuel - Individual'), '41,5');
    await userEvent.dblClick(create(canvas));
    await expect(await canvas.findByRole('heading', { name: '/teachers/edit/34/profile' })).toBeVisible();
    await expectMessage('success', 'Teacher Noémie Gauthier was created successfully.');
    await expect(sentBodies('POST teacher/verifyEmailDuplicate')).toEqual([
      { email: 'noemie.gauthier@passerelle.example' },
    ]);
    await expect(sentBodies('POST teacher/create')).toEqual([
      {
        teacher: {
          name: 'Noémie',
          lastName: 'Gauthier',
          email: 'noemie.gauthier@passerelle.example',
          phone: '5145550188',
          mobile: null,
          city: null,
          car: 1,
          nda: 0,
          otherRate: null,
        },
        teacherHasLanguages: [{ id: 1 }],
        teacherRates: [{ course_types_id: 1, rate: 41.5 }],
      },
    ]);
  },
};

export const EmailTaken: Story = {
  tags: ['release', 'MSG-44', 'TEA-EDIT-24'],
  parameters: { first: [failsOnce('POST teacher/verifyEmailDuplicate', emailTaken)] },
  play: async ({ canvas }) => {
    await fill(canvas, 'lea.villeneuve@passerelle.example');
    await userEvent.click(create(canvas));
    const email = canvas.getByLabelText(/Email\*$/);
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Email duplicated/));
    await expect(email).toHaveFocus();
    await expect(canvas.getByLabelText(/First name\*$/)).toHaveValue('Noémie');
    await expect(sent('POST teacher/create')).toHaveLength(0);
  },
};

export const RefusedByTheServer: Story = {
  tags: ['release', 'MSG-42'],
  parameters: { first: [fails('POST teacher/create', 500)] },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(create(canvas));
    await expectMessage('error', 'Teacher Noémie Gauthier was not created successfully.');
    await expect(canvas.getByLabelText(/Phone\*$/)).toHaveValue('(514) 555-0188');
  },
};

export const RefusedByTheForm: Story = {
  tags: [
    'release',
    'TEA-EDIT-05',
    'TEA-EDIT-07',
    'TEA-EDIT-08',
    'TEA-EDIT-09',
    'TEA-EDIT-11',
    'TEA-EDIT-12',
    'TEA-EDIT-15',
  ],
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/First name\*$/);
    await userEvent.click(create(canvas));
    await waitFor(() => expect(canvas.getAllByText('This is a required field.')).toHaveLength(4));
    for (const name of [/First name\*$/, /Last name\*$/, /Email\*$/, /Phone\*$/])
      await expect(canvas.getByLabelText(name)).toHaveAccessibleDescription(/- This is a required field\./);
    await expect(canvas.getByLabelText(/First name\*$/)).toHaveFocus();
    const paste = async (name: RegExp, text: string, words: RegExp) => {
      const input = canvas.getByLabelText(name);
      await userEvent.click(input);
      await userEvent.paste(text);
      await userEvent.tab();
      await waitFor(() => expect(input).toHaveAccessibleDescription(words));
    };
    await paste(/Last name\*$/, 'x'.repeat(66), /Must be at most 65 characters\./);
    await paste(/Email\*$/, `${'x'.repeat(90)}@passerelle.example`, /Must be at most 100 characters\./);
    await paste(/Phone\*$/, '1234567890123', /Must be at most 12 characters\./);
    await paste(/Mobile phone$/, '1234567890123', /Must be at most 12 characters\./);
    await expect(sent('POST teacher/create')).toHaveLength(0);
  },
};

/** The list of languages fails to load: the form says so and offers a retry; the other fields can be filled in. */
export const WithoutLanguages: Story = {
  tags: ['release'],
  parameters: { first: [broken('*/api/languages', 500)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The languages could not be loaded.')).toBeVisible();
    await tryAgain(canvas);
    await waitFor(() => expect(canvas.queryByText('The languages could not be loaded.')).toBeNull());
  },
};

/** An accidental click on a link does not lose input; Reset empties the form. */
export const LeavingUnsaved: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Enseignants - Teachers', current: false }));
    await answerQuestion(canvas, /- Stay$/);
    await expect(canvas.getByLabelText(/First name\*$/)).toHaveValue('Noémie');
    await press(canvas, /Reset$/);
    await waitFor(() => expect(canvas.getByLabelText(/First name\*$/)).toHaveValue(''));
  },
};
