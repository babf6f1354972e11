import {
  archivingHandlers,
  capabilitiesHandlers,
  emailTaken,
  fails,
  failsOnce,
  lookupsHandlers,
  sent,
  studentsHandlers,
} from '@portal/api-client/testing';
import { aStudent, eachText, studentTexts } from '@portal/domain';
import { asAdmin, type Canvas, expectLink, expectMessage, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StudentCreatePage } from './StudentCreatePage';

const fresh = (situation: Parameters<typeof studentsHandlers>[0] = {}) => [
  ...studentsHandlers(situation),
  ...lookupsHandlers(),
];

export default {
  title: 'Admin/Students/Create',
  component: StudentCreatePage,
  decorators: [asAdmin('/students/create')],
  parameters: { msw: () => fresh() },
} satisfies Meta<typeof StudentCreatePage>;

type Story = StoryObj<typeof StudentCreatePage>;

async function fill(canvas: Canvas, email: string) {
  await userEvent.type(canvas.getByLabelText(/First name\*$/), 'Maya');
  await userEvent.type(canvas.getByLabelText(/Last name\*$/), 'Thériault');
  await userEvent.type(canvas.getByLabelText(/Email\*$/), email);
}

const add = (canvas: Canvas) => canvas.getByRole('button', { name: /Add student$/ });

/** Only the three required fields are filled in. A double click creates one student. */
export const Created: Story = {
  tags: ['STU-FORM-04', 'STU-FORM-05', 'STU-FORM-07', 'STU-FORM-10', 'MSG-55', 'SHELL-086'],
  parameters: { msw: fresh() },
  play: async ({ canvas }) => {
    await fill(canvas, 'maya@client.example');
    await userEvent.dblClick(add(canvas));
    await expectMessage('success', 'Student Maya Thériault was created successfully.');
    await expect(await canvas.findByRole('heading', { name: '/students/edit/504/basic' })).toBeVisible();
    await expect(
      sent()
        .map(({ call }) => call)
        .filter((call) => call.startsWith('POST')),
    ).toEqual(['POST student/verifyEmailDuplicate', 'POST student/create']);
    await expect(sent('POST student/verifyEmailDuplicate')[0]?.body).toEqual({
      email: 'maya@client.example',
    });
    await expect(sent('POST student/create')[0]?.body).toEqual({
      student: {
        name: 'Maya',
        lastName: 'Thériault',
        email: 'maya@client.example',
        ...eachText(studentTexts, () => null),
        mother_tongue: null,
        companyId: null,
      },
      studentInformationCourse: [],
    });
  },
};

export const EmailTaken: Story = {
  tags: ['release', 'STU-FORM-05', 'MSG-59'],
  parameters: { first: [failsOnce('POST student/verifyEmailDuplicate', emailTaken)] },
  play: async ({ canvas }) => {
    await fill(canvas, 'ines.fortin@aero-beausejour.example');
    await userEvent.click(add(canvas));
    await waitFor(() =>
      expect(canvas.getByLabelText(/Email\*$/)).toHaveAccessibleDescription(
        /Courriel déjà utilisé - Email duplicated/,
      ),
    );
    await expect(canvas.getByLabelText(/Email\*$/)).toHaveFocus();
    await expect(canvas.getByLabelText(/First name\*$/)).toHaveValue('Maya');
    await expect(sent('POST student/create')).toHaveLength(0);
  },
};

/** The address belongs to an archived student, who is restored instead; the input stays. */
export const ComesBack: Story = {
  tags: ['release', 'DECISION-96'],
  parameters: {
    msw: () => [
      ...archivingHandlers({
        found: { kind: 'student', id: 501, name: 'Inès', lastName: 'Fortin', archivedOn: '2025-06-20' },
      }),
      ...fresh({ students: [aStudent({ active: false })] }),
    ],
    first: [failsOnce('POST student/verifyEmailDuplicate', emailTaken)],
  },
  play: async ({ canvas }) => {
    await fill(canvas, 'ines.fortin@aero-beausejour.example');
    await userEvent.click(add(canvas));
    await expect(
      await canvas.findByText(
        'The record of Inès Fortin has this email. It has been archived since Jun 20th 25.',
      ),
    ).toBeVisible();
    await expect(sent('POST archiving/match')[0]?.body).toEqual({
      kind: 'student',
      text: 'ines.fortin@aero-beausejour.example',
    });
    await press(canvas, /Restore$/);
    await expect(await canvas.findByText('Inès Fortin is no longer archived.')).toBeVisible();
    await expect(sent('PUT student/updateStatus')[0]?.body).toEqual({ id: 501, status: 1 });
    await expectLink(canvas, /Open the record$/, '/students/edit/501/basic');
    await expect(canvas.getByLabelText(/First name\*$/)).toHaveValue('Maya');
  },
};

export const NotCreated: Story = {
  tags: ['release', 'MSG-56'],
  parameters: { first: [fails('POST student/create', 500)] },
  play: async ({ canvas }) => {
    await fill(canvas, 'maya@client.example');
    await userEvent.click(add(canvas));
    await expectMessage('error', 'Student Maya Thériault was not created successfully.');
    await expect(canvas.getByLabelText(/Last name\*$/)).toHaveValue('Thériault');
  },
};

/** The response to the creation is lost: the request is repeated, and its response is shown (DECISION-53). */
export const AnswerLost: Story = {
  tags: ['release'],
  parameters: {
    msw: () => [
      ...studentsHandlers().filter(({ info }) => info.header.includes('verifyEmailDuplicate')),
      ...fresh({ loseAnswers: true }),
      ...capabilitiesHandlers(['idempotency-keys']),
    ],
  },
  play: async ({ canvas }) => {
    await fill(canvas, 'maya@client.example');
    await userEvent.click(add(canvas));
    await expect(await canvas.findByText('Finding out whether it was saved')).toBeVisible();
    await expect(await canvas.findByText('Student Maya Thériault was created successfully.')).toBeVisible();
    await expect(canvas.queryByText(/not created|Finding out/)).toBeNull();
    await expect(sent('POST student/create')).toHaveLength(2);
  },
};

export const RefusedByTheForm: Story = {
  tags: ['release', 'STU-FORM-01', 'STU-FORM-02', 'STU-FORM-03', 'STU-FORM-04', 'MSG-91', 'MSG-92'],
  play: async ({ canvas }) => {
    await userEvent.click(add(canvas));
    await expect(canvas.getByLabelText(/First name\*$/)).toHaveAccessibleDescription(/This is a required$/);
    await expect(canvas.getByLabelText(/Last name\*$/)).toHaveAccessibleDescription(
      /This is a required field\.$/,
    );
    for (const name of [/Phone$/, /Mobile phone$/, /City$/, /Employer$/, /Mother tongue$/])
      await expect(canvas.getByLabelText(name)).toBeValid();
    await expect(canvas.getByLabelText(/Email\*$/)).toHaveAccessibleDescription(
      /This is a required field and must be a valid email$/,
    );
    await expect(canvas.getByLabelText(/First name\*$/)).toHaveFocus();
    await press(canvas, /Reset$/);
    await expect(canvas.getByLabelText(/First name\*$/)).not.toHaveAccessibleDescription();
  },
};

/** The input that Reset clears is offered again. */
export const ResetAndResumed: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    await fill(canvas, 'maya@client.example');
    await press(canvas, /Reset$/);
    await waitFor(() => expect(canvas.getByLabelText(/Last name\*$/)).toHaveValue(''));
    await press(canvas, /Resume$/);
    await waitFor(() => expect(canvas.getByLabelText(/Last name\*$/)).toHaveValue('Thériault'));
    await expect(canvas.getByLabelText(/Email\*$/)).toHaveValue('maya@client.example');
  },
};
