import { failsOnce, sent } from '@portal/api-client/testing';
import type { Canvas } from '@portal/shell/testing';
import { aFile, chooseFiles, expectClosed, expectTexts, findDialog, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ImportOutlineDialog } from './ImportOutlineDialog';
import { atDialog, inOutlinePart, OutlineFrame, withOutline } from './outline-story';

export default {
  title: 'Admin/Contracts/Import an outline',
  component: ImportOutlineDialog,
  render: () => <OutlineFrame />,
  decorators: [inOutlinePart],
  parameters: { portal: atDialog('import-outline'), msw: withOutline },
} satisfies Meta<typeof ImportOutlineDialog>;

type Story = StoryObj<typeof ImportOutlineDialog>;

const opened = (canvas: Canvas) => findDialog(canvas, /Import an outline/);
const send = (dialog: Canvas) => dialog.getByRole('button', { name: /- Import$/ });

/** The chosen file is uploaded as an outline of this contract, and appears in the table. */
export const Imported: Story = {
  tags: ['CON-OUT-01', 'CON-OUT-02', 'FILES-05', 'FILES-11'],
  parameters: { portal: { at: '/contracts/edit/412/outline' }, msw: withOutline() },
  play: async ({ canvas }) => {
    await press(canvas, /Import an outline$/);
    const dialog = await opened(canvas);
    chooseFiles(aFile('plan de cours.CSV'));
    await userEvent.dblClick(send(dialog));
    await expectClosed(canvas);
    await expect(await canvas.findByText('Document was uploaded successfully.')).toBeVisible();
    await expect(await canvas.findByRole('rowheader', { name: 'plan de cours' })).toBeVisible();
    const [request, ...more] = sent('POST files');
    await expect(more).toHaveLength(0);
    const { file, ...fields } = (request?.body ?? {}) as Record<string, unknown>;
    await expect((file as File).name).toBe('plan de cours.CSV');
    await expect(fields).toEqual({
      file_name: 'plan de cours.CSV',
      file_title: 'plan de cours',
      users_id: '1',
      ref_type: 'courseOutline',
      ref_id: '412',
    });
  },
};

/**
 * Accepts only .pdf and .csv up to 8 MB. Reports a missing file only after a submit. After a failure the file stays,
 * and a retry works.
 */
export const RefusedByTheForm: Story = {
  tags: ['release', 'CON-OUT-02', 'FILES-06', 'LIMIT-07'],
  parameters: { first: [failsOnce('POST files', { status: 422, message: 'The disk is full' })] },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await waitFor(() => expect(dialog.getByRole('button', { name: /Choose a file/ })).toHaveFocus());
    await expect(dialog.queryByText(/This is a required field/)).toBeNull();
    await userEvent.click(send(dialog));
    await expect(await dialog.findByText(/This is a required field/)).toBeVisible();
    chooseFiles(aFile('plan.docx'));
    await expect(await dialog.findByText('This kind of file is not accepted.')).toBeVisible();
    chooseFiles(aFile('plan.pdf', 8_388_609));
    await expect(await dialog.findByText('File size cannot exceed 8mb')).toBeVisible();
    await userEvent.click(send(dialog));
    await expect(sent('POST files')).toHaveLength(0);
    for (const name of ['plan.pdf', 'plan.csv']) {
      chooseFiles(aFile(name));
      await expect(await dialog.findByText(name)).toBeVisible();
      await expect(dialog.queryByText('This kind of file is not accepted.')).toBeNull();
    }
    await expect(dialog.queryByText('File size cannot exceed 8mb')).toBeNull();
    await userEvent.click(send(dialog));
    await expectTexts(dialog, 'The outline was not imported.', 'The disk is full', 'plan.csv');
    await userEvent.click(send(dialog));
    await expectClosed(canvas);
    await expect(await canvas.findByRole('rowheader', { name: 'plan' })).toBeVisible();
  },
};
