import { failsOnce, sentBodies } from '@portal/api-client/testing';
import type { Canvas } from '@portal/shell/testing';
import { expectClosed, expectTexts, findQuestion, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { atDialog, inOutlinePart, OutlineFrame, withOutline } from './outline-story';
import { RemoveMaterialDialog } from './RemoveMaterialDialog';

export default {
  title: 'Admin/Contracts/Remove a material',
  component: RemoveMaterialDialog,
  render: () => <OutlineFrame />,
  decorators: [inOutlinePart],
  parameters: { portal: atDialog('remove-material', 81), msw: withOutline },
} satisfies Meta<typeof RemoveMaterialDialog>;

type Story = StoryObj<typeof RemoveMaterialDialog>;

const question = (canvas: Canvas) => findQuestion(canvas, /Remove “Défi 3”\?/);

/** The dialog names the material, stays open after a rejection, and then sets the status to 0. */
export const Removed: Story = {
  tags: ['CON-OUT-16', 'API-073'],
  parameters: {
    portal: { at: '/contracts/edit/412/outline' },
    first: [failsOnce('PUT courses/updateMaterial', { status: 409, message: 'Already delivered' })],
  },
  play: async ({ canvas }) => {
    await press(canvas, /Remove Défi 3$/);
    const refused = await question(canvas);
    await waitFor(() => expect(refused.getByRole('button', { name: /Cancel$/ })).toHaveFocus());
    await expectTexts(refused, 'This material will no longer be in contract 2026-0412.');
    await press(refused, /- Remove$/);
    await expectTexts(refused, 'The material was not removed.', 'Already delivered');
    await press(refused, /Cancel$/);
    await expectClosed(canvas, 'alertdialog');
    await expect(canvas.getByRole('row', { name: /Défi 3/ })).toBeVisible();
    await press(canvas, /Remove Défi 3$/);
    await userEvent.dblClick((await question(canvas)).getByRole('button', { name: /- Remove$/ }));
    await expectClosed(canvas, 'alertdialog');
    await expectTexts(canvas, 'No materials');
    const removal = { courseMaterialId: 81, status: 0 };
    await expect(sentBodies('PUT courses/updateMaterial')).toEqual([removal, removal]);
  },
};
