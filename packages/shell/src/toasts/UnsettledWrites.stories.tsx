import { useAddNote } from '@portal/api-client';
import { broken, capabilitiesHandlers, fails, mend, notesHandlers } from '@portal/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asAdmin, expectTexts } from '../testing';
import { useToast } from './useToast';

function SamplePage() {
  const toast = useToast();
  const add = useAddNote();
  const save = async () => {
    try {
      await add({ text: 'Rappel', subject: 'courses', subjectId: 412, userId: 1 });
      toast.success({ fr: 'Note ajoutée', en: 'Note added' });
    } catch (error) {
      toast.danger({ fr: 'La note n’est pas ajoutée', en: 'The note was not added' }, { error });
    }
  };
  return (
    <main>
      <h1>Notes</h1>
      <button type="button" onClick={() => void save()}>
        save
      </button>
    </main>
  );
}

const unknown = { status: 503, code: 'outcome-unknown', retryAfter: 1 };
const call = 'POST notes/create';
const honoursKeys = () => [...notesHandlers(), ...capabilitiesHandlers(['idempotency-keys'])];

export default {
  title: 'Shell/Unsettled writes',
  component: SamplePage,
  decorators: [asAdmin()],
  parameters: { msw: honoursKeys },
} satisfies Meta<typeof SamplePage>;

type Story = StoryObj<typeof SamplePage>;

const messages = async () => within(await screen.findByRole('region', { name: 'Notifications' }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'save' }));

/** The COMMIT got no response: the page repeats the request by itself, and says so in both languages. */
export const FindingOut: Story = {
  tags: ['DECISION-53'],
  parameters: { first: [fails(call, unknown)] },
  play: async () => {
    await save();
    const shown = await messages();
    await expectTexts(shown, 'Vérification de l’enregistrement', 'Finding out whether it was saved');
    await expect(shown.getByText(/nothing is saved twice\. What you typed is kept\./)).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Ne plus attendre - Stop waiting' })).toBeVisible();
  },
};

export const FindingOutDark: Story = { ...FindingOut, tags: [], globals: { theme: 'dark' } };

export const FindingOutOnAPhone: Story = {
  ...FindingOut,
  tags: [],
  globals: { viewport: { value: 'phone' } },
};

/** The outcome is known now, and the message is gone. */
export const FoundOut: Story = {
  tags: ['release'],
  parameters: { first: [broken('*/api/notes/create', unknown, 'post')] },
  play: async () => {
    await save();
    const shown = await messages();
    await expect(await shown.findByText('Finding out whether it was saved')).toBeVisible();
    mend();
    await expect(await shown.findByText('Note added')).toBeVisible();
    await expect(shown.queryByText('Finding out whether it was saved')).toBeNull();
  },
};

/** A user who does not wait is told that the outcome is unknown, not that the save failed. */
export const NotWaitedFor: Story = {
  tags: ['release', 'DECISION-53'],
  parameters: { first: [fails(call, unknown)] },
  play: async () => {
    await save();
    await userEvent.click(await (await messages()).findByRole('button', { name: /Stop waiting$/ }));
    const shown = await messages();
    await expectTexts(shown, 'Outcome unknown', 'Résultat inconnu');
    await expect(shown.getByText(/could not find out whether this was saved/)).toBeVisible();
    await waitFor(() => expect(shown.queryByText('Finding out whether it was saved')).toBeNull());
    await expect(shown.queryByText('The note was not added')).toBeNull();
  },
};

/** A backend without idempotency keys never receives a write twice. */
export const NotKnown: Story = {
  tags: ['release', 'DECISION-53'],
  parameters: { msw: () => notesHandlers(), first: [fails(call, 'offline')] },
  play: async () => {
    await save();
    await expect(await (await messages()).findByText('Outcome unknown')).toBeVisible();
  },
};

export const NotKnownDark: Story = { ...NotKnown, tags: [], globals: { theme: 'dark' } };

/** The values that were sent first are saved; later changes are not. */
export const SavedBefore: Story = {
  tags: ['release'],
  parameters: { first: [fails(call, { status: 422, code: 'key-reused' })] },
  play: async () => {
    await save();
    await expectTexts(await messages(), 'First version saved', /un nouvel envoi en ajouterait un deuxième/);
  },
};
