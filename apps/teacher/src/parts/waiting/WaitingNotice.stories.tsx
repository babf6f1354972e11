import { lessonsHandlers } from '@portal/api-client/testing';
import { aWaitingLesson } from '@portal/domain';
import { asTeacher, expectLink, shows } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inQueue } from './testing/inQueue';
import { WaitingNotice } from './WaitingNotice';

const { values } = aWaitingLesson();

export default {
  title: 'Teacher/Waiting attendance',
  component: WaitingNotice,
  tags: ['release'],
  decorators: [inQueue, asTeacher()],
  parameters: { msw: () => lessonsHandlers({ failWrites: 'offline' }) },
} satisfies Meta<typeof WaitingNotice>;

type Story = StoryObj<typeof WaitingNotice>;

export const WaitsForTheConnection: Story = {
  tags: ['!release'],
  parameters: { waiting: { lessons: [aWaitingLesson(), aWaitingLesson({ id: 'b2' })] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('2 attendances wait to be sent.')).toBeVisible());
    await expectLink(canvas, /See/, '/attendance');
  },
};

/** On a phone that has just woken up, the storage may open only at the second attempt. */
export const OpenedAtTheSecondTry: Story = {
  parameters: { waiting: { lessons: [aWaitingLesson(), aWaitingLesson({ id: 'b2' })], failedOpenings: 1 } },
  play: shows('2 attendances wait to be sent.'),
};

export const WaitsForAnAnswer: Story = {
  parameters: {
    waiting: {
      lessons: [
        aWaitingLesson({ state: 'unclear' }),
        aWaitingLesson({ id: 'b2', state: 'failed', failure: { kind: 'refused', serverMessage: null } }),
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: shows('2 attendances are not recorded and wait for your answer.'),
};

/** The page of a course mentions only its own classes. */
export const OfAnotherCourse: Story = {
  args: { contractId: 395 },
  parameters: {
    waiting: {
      lessons: [
        aWaitingLesson({ state: 'unclear' }),
        aWaitingLesson({ id: 'b2', state: 'unclear', values: { ...values, contractId: 395 } }),
      ],
    },
  },
  play: shows('1 attendance is not recorded and waits for your answer.'),
};

export const InFrenchAndDark: Story = {
  parameters: { waiting: { lessons: [aWaitingLesson({ state: 'unclear' })] } },
  globals: { language: 'fr', theme: 'dark' },
  play: shows('1 présence n’est pas enregistrée et attend votre réponse.'),
};

export const AllRecorded: Story = {
  parameters: { waiting: { lessons: [aWaitingLesson({ state: 'sent', sentAt: Date.now() })] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /See/ })).not.toBeInTheDocument();
  },
};
