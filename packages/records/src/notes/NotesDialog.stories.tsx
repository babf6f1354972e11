import { broken, notesHandlers, sent, sentBodies } from '@portal/api-client/testing';
import { aNote, aSignedInUser } from '@portal/domain';
import { asAdmin, findDialog, press, tryAgain } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NotesDialog, type NotesDialogProps } from './NotesDialog';

const queries = () => sent('GET notes').map(({ query }) => String(query));

const freshNotes = () => notesHandlers({ notes: [aNote()] });

export default {
  title: 'Admin/Parts/Notes dialog',
  component: NotesDialog,
  tags: ['release'],
  args: { subject: 'courses', recordId: 412, about: '2026-0412', onClose: fn() },
  decorators: [asAdmin()],
  parameters: { msw: freshNotes },
} satisfies Meta<typeof NotesDialog>;

type Story = StoryObj<typeof NotesDialog>;

/** Loads the notes by kind and id, and again after one is added. */
export const Added: Story = {
  tags: ['!release', 'NOTES-03', 'NOTES-05', 'NOTES-06', 'API-034'],
  play: async ({ canvas }) => {
    const dialog = await findDialog(canvas, /Notes - 2026-0412/);
    await expect(await dialog.findByText(/La salle 4 n’est pas libre/)).toBeVisible();
    await expect(queries()).toEqual(['noteType=courses&refId=412']);
    await userEvent.type(dialog.getByLabelText(/New note$/), 'Rappeler mardi');
    await press(dialog, /Add$/);
    await expect(await dialog.findByText('Rappeler mardi', { selector: 'p' })).toBeVisible();
    await expect(sentBodies('POST notes/create')).toEqual([
      { title: 'Rappeler mardi', note_type: 'courses', ref_id: 412, users_id: aSignedInUser().id },
    ]);
    // One request to show the notes, and one with the new note.
    await expect(queries()).toHaveLength(2);
    await expect(dialog.getByLabelText(/New note$/)).toHaveValue('');
  },
};

export const AddingRefused: Story = {
  parameters: { msw: notesHandlers({ failWrites: 403 }) },
  play: async ({ canvas }) => {
    const dialog = await findDialog(canvas);
    await userEvent.type(dialog.getByLabelText(/New note$/), 'Rappeler mardi');
    await press(dialog, /Add$/);
    await expect(await dialog.findByText(/The note was not added\./)).toBeVisible();
    await expect(dialog.getByLabelText(/New note$/)).toHaveValue('Rappeler mardi');
  },
};

/** The connection is lost and returns. */
export const OfflineAtFirst: Story = {
  parameters: { msw: [broken('*/api/notes'), ...notesHandlers()] },
  play: async ({ canvas }) => {
    const dialog = await findDialog(canvas);
    await expect(await dialog.findByText('The notes could not be loaded.')).toBeVisible();
    await tryAgain(dialog);
    await expect(await dialog.findByText(/La salle 4 n’est pas libre/)).toBeVisible();
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  },
};

/** An unfinished note is offered again, and is deleted once the note is added. */
export const BegunAndLeft: Story = {
  render: (args) => <OpenAndClose {...args} />,
  play: async ({ canvas }) => {
    await press(canvas, 'Open');
    await userEvent.type(await canvas.findByLabelText(/New note$/), 'Rappeler mardi');
    await press(canvas, /- Close$/);
    await press(canvas, 'Open');
    await press(canvas, /- Resume$/);
    await expect(canvas.getByLabelText(/New note$/)).toHaveValue('Rappeler mardi');
    await press(canvas, /Add$/);
    await waitFor(() => expect(canvas.getByLabelText(/New note$/)).toHaveValue(''));
    await press(canvas, /- Close$/);
    await press(canvas, 'Open');
    await expect(await canvas.findByText('Rappeler mardi', { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByText('Unsaved work')).toBeNull();
  },
};

function OpenAndClose(props: NotesDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" lang="en" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <NotesDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
