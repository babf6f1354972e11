import { aMaterial, aNote } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { materialsHandlers } from '../testing/materials.ts';
import { Calls, press, recordRequests, sent, withApi } from '../testing/network-story.tsx';
import { notesHandlers } from '../testing/notes.ts';
import { useMaterials } from './materials.ts';
import { useAddNote, useNotes } from './notes.ts';

/** The notes of a material beside the list that marks which materials have some. */
function Notes() {
  useMaterials();
  const notes = useNotes('materials', 1);
  const add = useAddNote();
  return (
    <>
      <ul aria-label="Notes">
        {notes.data?.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <Calls
        calls={{
          Add: () => add({ text: 'À recommander', subject: 'materials', subjectId: 1, userId: 1 }),
        }}
      />
    </>
  );
}

const meta: Meta<typeof Notes> = {
  title: 'API/Notes',
  component: Notes,
  decorators: [withApi],
  beforeEach: recordRequests,
  parameters: {
    msw: [
      ...materialsHandlers({ materials: [aMaterial({ id: 1 })] }),
      ...notesHandlers({ notes: [aNote({ subject: 'materials', subjectId: 1, text: 'Épuisé' })] }),
    ],
  },
};
export default meta;

type Story = StoryObj<typeof Notes>;

/** The new note stands with the others, and the list that says which records have notes is read again. */
export const Added: Story = {
  tags: ['API-033', 'API-034'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Épuisé')).toBeVisible();
    await waitFor(() => expect(sent('GET materials')).toHaveLength(1));
    await press(canvas, 'Add');
    await expect(sent('POST notes/create')[0]?.body).toEqual({
      title: 'À recommander',
      note_type: 'materials',
      ref_id: 1,
      users_id: 1,
    });
    await expect(await canvas.findByText('À recommander')).toBeVisible();
    await expect(canvas.getByText('Épuisé')).toBeVisible();
    await waitFor(() => expect(sent('GET materials')).toHaveLength(2));
  },
};

/** Refused: nothing is added, and nothing is read again. */
export const Refused: Story = {
  parameters: {
    msw: [...materialsHandlers(), ...notesHandlers({ notes: [aNote({ text: 'Épuisé' })], failWrites: 500 })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Épuisé')).toBeVisible();
    await press(canvas, 'Add', 'Refused with 500');
    await expect(canvas.queryByText('À recommander')).toBeNull();
    await expect(
      sent()
        .map(({ call }) => call)
        .at(-1),
    ).toBe('POST notes/create');
  },
};
