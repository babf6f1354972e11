import { fails, sentBodies } from '@portal/api-client/testing';
import type { Canvas } from '@portal/shell/testing';
import { expectClosed, expectTexts, findQuestion, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { atDialog, inOutlinePart, OutlineFrame, withOutline } from './outline-story';
import { RemoveMaterialDialog } from './RemoveMaterialDialog';

const meta: Meta<typeof RemoveMaterialDialog> = {
  title: 'Admin/Contracts/Remove a material',
  component: RemoveMaterialDialog,
  render: () => <OutlineFrame />,
  decorators: [inOutlinePart],
  parameters: { portal: atDialog('remove-material', 81), msw: withOutline },
};
export default meta;

type Story = StoryObj<typeof RemoveMaterialDialog>;

const question = (canvas: Canvas) => findQuestion(canvas, /Remove “Défi 3”\?/);

/** Asks first, with the name of the material; then its status is 0. */
export const Removed: Story = {
  tags: ['CON-OUT-16', 'API-073'],
  parameters: { portal: { at: '/contracts/edit/412/outline' }, msw: withOutline() },
  play: async ({ canvas }) => {
    await press(canvas, /Remove Défi 3$/);
    const dialog = await question(canvas);
    await waitFor(() => expect(dialog.getByRole('button', { name: /Cancel$/ })).toHaveFocus());
    await expect(dialog.getByText('This material will no longer be in contract 2026-0412.')).toBeVisible();
    await userEvent.dblClick(dialog.getByRole('button', { name: /- Remove$/ }));
    await expectClosed(canvas, 'alertdialog');
    await expect(await canvas.findByText('No materials')).toBeVisible();
    await expect(sentBodies('PUT courses/updateMaterial')).toEqual([{ courseMaterialId: 81, status: 0 }]);
  },
};

export const Refused: Story = {
  parameters: { first: [fails('PUT courses/updateMaterial', { status: 409, message: 'Already delivered' })] },
  play: async ({ canvas }) => {
    const dialog = await question(canvas);
    await press(dialog, /- Remove$/);
    await expectTexts(dialog, 'The material was not removed.', 'Already delivered');
    await press(dialog, /Cancel$/);
    await expectClosed(canvas, 'alertdialog');
    await expect(canvas.getByRole('row', { name: /Défi 3/ })).toBeVisible();
  },
};
