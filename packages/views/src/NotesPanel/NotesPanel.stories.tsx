import { aNote } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NotesPanel, type NotesPanelProps } from './NotesPanel';

const later = aNote({
  id: 4002,
  text: 'Le client préfère le mardi ;\nconfirmer la salle.',
  createdAt: '2026-11-19T15:00:00.000Z',
});
const earlier = aNote({
  id: 3998,
  text: 'Conference number sent to all students.',
  author: { id: 2, name: 'Andrew', lastName: 'Parker' },
  createdAt: '2026-10-30T15:00:00.000Z',
});

function Panel(props: NotesPanelProps) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <main style={{ padding: 24, maxWidth: 320 }}>
      <h1>Notes</h1>
      <NotesPanel {...props} draft={draft} onDraft={setDraft} />
    </main>
  );
}

export default {
  title: 'Views/NotesPanel',
  component: NotesPanel,
  tags: ['release'],
  args: {
    notes: [earlier, later],
    draft: '',
    onDraft: fn(),
    onAdd: fn(async () => {}),
    onRetry: fn(async () => {}),
  },
  render: (args) => <Panel {...args} />,
} satisfies Meta<typeof NotesPanel>;

type Story = StoryObj<typeof NotesPanel>;

/** Shows author and time, newest first, with line breaks. */
export const Filled: Story = {
  tags: ['!release', 'NOTES-01', 'NOTES-02'],
  play: async ({ canvas }) => {
    const notes = within(canvas.getByRole('list', { name: /Notes/ })).getAllByRole('listitem');
    await expect(notes).toHaveLength(2);
    await expect(notes[0]).toHaveTextContent(/^Marie Bélanger ?Nov 19th 26Le client préfère le mardi/);
    await expect(notes[1]).toHaveTextContent(/^Andrew Parker ?Oct 30th 26Conference number sent/);
    await expect(
      within(notes[0] as HTMLElement).getByText(/confirmer la salle/).offsetHeight,
    ).toBeGreaterThan(30);
  },
};

export const OfArchivedAuthor: Story = {
  tags: ['DECISION-91'],
  args: {
    notes: [later, { ...earlier, author: { id: 2, name: 'Andrew', lastName: 'Parker', archived: true } }],
  },
  play: async ({ canvas }) => {
    const notes = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(notes[0]).toMatch(/^Marie Bélanger ?Nov 19th 26/);
    await expect(notes[1]).toMatch(/^Andrew Parker Archivé - Archived ?Oct 30th 26/);
  },
};

/** Settles when the server answers the next note. */
let held = Promise.withResolvers<void>();

export const Added: Story = {
  tags: ['NOTES-04'],
  args: { onAdd: fn(() => held.promise) },
  beforeEach: () => {
    held = Promise.withResolvers();
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(/New note$/);
    await userEvent.type(field, '  Rappeler mardi ');
    await userEvent.dblClick(canvas.getByRole('button', { name: /Add$/ }));
    held.resolve();
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).toHaveFocus();
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(args.onAdd).toHaveBeenCalledWith('Rappeler mardi');
    await expect(canvas.getByText('Note added.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Add$/ }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
};

/** A blank note is not added, and the button says why. */
export const NothingTyped: Story = {
  tags: ['NOTES-04'],
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole('button', { name: /Add$/ });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByLabelText(/New note$/), '   ');
    await userEvent.click(add);
    await expect(add).toHaveAccessibleDescription(/Write the note first\./);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** No typed text is lost: it stays, and a second attempt adds the note. */
export const AddingRefused: Story = {
  args: { draft: 'Rappeler mardi', onAdd: () => held.promise },
  beforeEach: () => {
    held = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: /Add$/ });
    await userEvent.click(add);
    held.reject(new Error('refused'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/The note was not added\./);
    await expect(canvas.getByLabelText(/New note$/)).toHaveValue('Rappeler mardi');
    held = Promise.withResolvers();
    held.resolve();
    await userEvent.click(add);
    await waitFor(() => expect(canvas.getByLabelText(/New note$/)).toHaveValue(''));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Text typed while a note is being saved belongs to the next note. */
export const TypedMeanwhile: Story = {
  args: { draft: 'Un', onAdd: () => held.promise },
  beforeEach: () => {
    held = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: /Add$/ });
    await userEvent.click(add);
    await expect(add).toHaveAttribute('aria-busy', 'true');
    const field = canvas.getByLabelText(/New note$/);
    await userEvent.clear(field);
    await expect(add).not.toHaveAccessibleDescription(/Write the note first/);
    await userEvent.type(field, 'Un et deux');
    held.resolve();
    await waitFor(() => expect(add).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByLabelText(/New note$/)).toHaveValue('Un et deux');
  },
};

export const TooLong: Story = {
  args: { draft: 'x'.repeat(10_001) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Must be at most 10,000 characters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Add$/ }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { notes: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the notes')).toBeInTheDocument();
    await expect(canvas.queryByText('No notes')).toBeNull();
  },
};

export const Empty: Story = {
  args: { notes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No notes')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { notes: undefined, failed: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/The notes could not be loaded\./);
    await userEvent.click(canvas.getByRole('button', { name: /Try again$/ }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** In a narrow column, only the newest notes are shown until the user asks for all. */
export const ManyNotes: Story = {
  args: {
    limit: 5,
    notes: Array.from({ length: 12 }, (_, index) =>
      aNote({
        id: index + 1,
        text: `Remarque ${index + 1}`,
        createdAt: `2026-11-${10 + index}T15:00:00.000Z`,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('Remarque 12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Show all 12 notes$/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

export const LongWordsAndUnknownAuthor: Story = {
  args: {
    notes: [
      aNote({ text: `https://passerelle.example/${'dossier/'.repeat(20)}`, author: null, createdAt: null }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Author unknown')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
