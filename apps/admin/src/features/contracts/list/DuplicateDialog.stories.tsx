import { contractsHandlers, sent, sentBodies } from '@portal/api-client/testing';
import { aContract } from '@portal/domain';
import { asAdmin, findDialog, findQuestion, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DuplicateDialog } from './DuplicateDialog';

export default {
  title: 'Admin/Contracts/List/Duplicate dialog',
  component: DuplicateDialog,
  args: { contract: aContract(), onClose: fn() },
  decorators: [asAdmin('/contracts/list')],
  parameters: { msw: () => contractsHandlers() },
} satisfies Meta<typeof DuplicateDialog>;

type Story = StoryObj<typeof DuplicateDialog>;

/** Asks first, duplicates once, and links to the copy. */
export const Duplicated: Story = {
  tags: ['CON-LIST-38', 'API-054'],
  play: async ({ canvas }) => {
    const question = await findQuestion(canvas, /Duplicate contract 2026-0412\?$/);
    await waitFor(() => expect(question.getByRole('button', { name: /Cancel$/ })).toHaveFocus());
    await expect(sent('POST courses/duplicate')).toHaveLength(0);
    await userEvent.dblClick(question.getByRole('button', { name: /Duplicate$/ }));
    const answer = await findDialog(canvas, /Contract duplicated$/);
    await expect(canvas.getByText('Course was duplicated successfully')).toBeVisible();
    await expect(answer.getByText('The copy of contract 2026-0412 has the number 2026-0413.')).toBeVisible();
    await expect(sentBodies('POST courses/duplicate')).toEqual([{ courseId: 412 }]);
    await press(answer, /Open the copy$/, 'link');
    await expect(await canvas.findByRole('heading', { name: '/contracts/edit/413/basic' })).toBeVisible();
  },
};

/** Archived records are left out of the copy, and named. */
export const ArchivedLeftOut: Story = {
  tags: ['release', 'DECISION-86'],
  parameters: {
    msw: () =>
      // The response of a server that leaves archived records out of the copy.
      contractsHandlers({
        contracts: [aContract({ teacher: null, company: null, students: aContract().students.slice(0, 1) })],
      }),
  },
  play: async ({ canvas }) => {
    await press(await findQuestion(canvas, /Duplicate contract 2026-0412\?$/), /Duplicate$/);
    const answer = await findDialog(canvas, /Contract duplicated$/);
    await expect(
      answer.getByText('What is archived is not copied: Léa Villeneuve, Aéro Beauséjour inc., 2 students.'),
    ).toBeVisible();
  },
};

export const Cancelled: Story = {
  tags: ['release'],
  play: async ({ args, canvas }) => {
    await press(canvas, /Cancel$/);
    await expect(args.onClose).toHaveBeenCalled();
    await expect(sent('POST courses/duplicate')).toHaveLength(0);
  },
};

/** The dialog stays open and can be confirmed again. */
export const Refused: Story = {
  tags: ['release', 'MSG-50'],
  parameters: { msw: contractsHandlers({ failWrites: 500 }) },
  play: async ({ args, canvas }) => {
    await press(canvas, /- Duplicate$/);
    const dialog = within(canvas.getByRole('alertdialog'));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Course was not duplicated successfully',
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
