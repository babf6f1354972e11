import { failsOnce, sentBodies, teachersHandlers } from '@portal/api-client/testing';
import { aTeacher, aTeacherAccount } from '@portal/domain';
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
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { atDialog, FinalFrame, inFinalSteps, withReports } from './final-story';
import { RequestReportsDialog } from './RequestReportsDialog';

export default {
  title: 'Admin/Contracts/Ask for reports',
  component: RequestReportsDialog,
  render: () => <FinalFrame />,
  decorators: [inFinalSteps],
  parameters: { portal: atDialog('request-reports'), msw: withReports },
} satisfies Meta<typeof RequestReportsDialog>;

type Story = StoryObj<typeof RequestReportsDialog>;

const opened = (canvas: Canvas) => findQuestion(canvas, /Ask Léa Villeneuve for the progress reports\?/);
const yes = (dialog: Canvas) => dialog.getByRole('button', { name: /- Ask$/ });
const requests = () => sentBodies('POST teacher/notifyProgress');

/** Names the teacher, the contract and the students; a double click sends one request. */
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

/** The mail is rejected, then gets no response, so it may have been sent, then is sent; the user can also cancel. */
export const NotSent: Story = {
  tags: ['release', 'MSG-37'],
  parameters: {
    portal: { at: '/contracts/edit/412/final' },
    first: [
      failsOnce('POST teacher/notifyProgress', 500),
      failsOnce('POST teacher/notifyProgress', 'offline'),
    ],
  },
  play: async ({ canvas }) => {
    const ask = async () => {
      await press(canvas, /Send a progress report request to the teacher$/);
      return opened(canvas);
    };
    await press(await ask(), /Cancel$/);
    await expectClosed(canvas, 'alertdialog');
    await expect(requests()).toEqual([]);
    const dialog = await ask();
    await userEvent.click(yes(dialog));
    // Within the dialog: the rest of the page is inert.
    await expectTexts(within(await dialog.findByRole('alert')), 'There was an error to send email.');
    await waitFor(() => expect(yes(dialog)).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(yes(dialog));
    await expectTexts(within(await dialog.findByRole('alert')), /we do not know whether the email was sent/);
    await userEvent.click(yes(dialog));
    await expectTexts(canvas, 'Progress Report Request was sent Successfully.');
    await waitFor(() => expect(canvas.queryByText(/we do not know whether/)).toBeNull());
  },
};

/** A teacher who cannot sign in is not asked; the button says why. */
export const TeacherNotActive: Story = {
  tags: ['release', 'CON-FINAL-08'],
  parameters: {
    portal: { at: '/contracts/edit/412/final' },
    first: teachersHandlers({
      teachers: [aTeacher({ registration: 'archived', account: aTeacherAccount({ active: false }) })],
    }),
  },
  play: async ({ canvas }) => {
    const ask = () => canvas.getByRole('button', { name: /Send a progress report request to the teacher$/ });
    await waitFor(() => expect(ask()).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(ask());
    await expectTexts(canvas, 'The teacher’s account is not active, so they cannot sign in.');
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

/** Shows the server's reason if the account was closed in the meantime. */
export const RefusedWithAReason: Story = {
  tags: ['release', 'MSG-37'],
  parameters: {
    first: [
      failsOnce('POST teacher/notifyProgress', {
        status: 409,
        message: 'Le compte est fermé - The account is closed',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(yes(await opened(canvas)));
    const dialog = await opened(canvas);
    await expectTexts(
      within(await dialog.findByRole('alert')),
      'There was an error to send email.',
      'Le compte est fermé',
      'The account is closed',
    );
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
