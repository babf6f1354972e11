import { fails, failsOnce, sentBodies } from '@portal/api-client/testing';
import {
  type Canvas,
  expectClosed,
  expectMessage,
  expectTexts,
  findQuestion,
  press,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { atDialog, FinalFrame, inFinalSteps, withReports } from './final-story';
import { RequestReportsDialog } from './RequestReportsDialog';

const meta: Meta<typeof RequestReportsDialog> = {
  title: 'Admin/Contracts/Ask for reports',
  component: RequestReportsDialog,
  render: () => <FinalFrame />,
  decorators: [inFinalSteps],
  parameters: { portal: atDialog('request-reports'), msw: withReports },
};
export default meta;

type Story = StoryObj<typeof RequestReportsDialog>;

const opened = (canvas: Canvas) => findQuestion(canvas, /Ask Léa Villeneuve for the progress reports\?/);
const yes = (dialog: Canvas) => dialog.getByRole('button', { name: /- Ask$/ });
const requests = () => sentBodies('POST teacher/notifyProgress');

/** It names whom it asks, about which contract and for whose reports; a double press asks once. */
export const Asked: Story = {
  tags: ['CON-FINAL-08', 'MSG-36'],
  parameters: {
    portal: { at: '/contracts/edit/412/final' },
    first: [http.post('*/api/teacher/notifyProgress', async () => void (await delay(100)))],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Thériault.*None yet/ });
    await press(canvas, /Send a progress report request to the teacher$/);
    const dialog = await opened(canvas);
    await expectTexts(dialog, /will get an email about contract 2026-0412/, /Missing: .*Thériault/);
    await userEvent.dblClick(yes(dialog));
    await expectMessage('success', 'Progress Report Request was sent Successfully.');
    await expectClosed(canvas, 'alertdialog');
    await expect(requests()).toEqual([{ courseId: 412 }]);
  },
};

export const NotSent: Story = {
  tags: ['MSG-37'],
  parameters: { first: [fails('POST teacher/notifyProgress', 500)] },
  play: async ({ canvas }) => {
    await userEvent.click(yes(await opened(canvas)));
    await expectMessage('error', 'There was an error to send email.');
    await expect(yes(await opened(canvas))).not.toHaveAttribute('aria-busy', 'true');
  },
};

/** The response is lost, so the message says that the mail may have been sent. */
export const Unanswered: Story = {
  tags: ['release'],
  parameters: { first: [failsOnce('POST teacher/notifyProgress', 'offline')] },
  play: async ({ canvas }) => {
    await userEvent.click(yes(await opened(canvas)));
    await expect(await canvas.findByText(/we do not know whether the email was sent/)).toBeVisible();
    await expect(canvas.queryByText('There was an error to send email.')).toBeNull();
    await userEvent.click(yes(await opened(canvas)));
    await expect(await canvas.findByText('Progress Report Request was sent Successfully.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/we do not know whether/)).toBeNull());
  },
};

export const Declined: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await press(dialog, /Cancel$/);
    await expectClosed(canvas, 'alertdialog');
    await expect(requests()).toEqual([]);
  },
};

/** The dialog's URL for a contract without a teacher: it says that there is no one to ask. */
export const NobodyToAsk: Story = {
  tags: ['release', 'CON-FINAL-08'],
  parameters: { msw: withReports({ teacher: null }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Thériault.*None yet/ });
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};
