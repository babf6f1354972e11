import { type PhrasesSituation, phrasesHandlers, sentBodies } from '@portal/api-client/testing';
import { aPhrase } from '@portal/domain';
import { expectMessage, fill, press, shows } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getResponse, HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inArea, withoutExtension } from '../../../areas/area-story';
import { PhrasesPage } from './PhrasesPage';

const phrases = [
  aPhrase(),
  aPhrase({ id: 2, skill: 'syntax', level: 'B1', texts: { fr: 'Phrases bien construites.', en: null } }),
];
const given = (situation: PhrasesSituation = {}) => ({
  msw: () => phrasesHandlers({ phrases, isOffice: true, ...situation }),
});

export default {
  title: 'Admin/Settings/Phrases',
  component: PhrasesPage,
  decorators: inArea('admin.settings.phrases'),
  tags: ['release', 'DECISION-51'],
  parameters: given(),
} satisfies Meta<typeof PhrasesPage>;

type Story = StoryObj<typeof PhrasesPage>;

const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

/** A phrase is added and found by its words. */
export const Added: Story = {
  tags: ['!release'],
  play: async ({ canvas }) => {
    await canvas.findByText('Beaux progrès ce mois-ci.');
    await press(canvas, /Add a phrase$/);
    const form = await dialog(/New phrase$/);
    await press(form, /Save$/);
    await expect(form.getByRole('textbox', { name: /French text/ })).toBeInvalid();
    await fill(form.getByRole('textbox', { name: /English text/ }), 'Well done.');
    await press(form, /Save$/);
    await expectMessage('success', 'Phrase saved');
    await expect(sentBodies('POST phrases')).toEqual([
      { text_fr: null, text_en: 'Well done.', skill: null, level: null },
    ]);
    await userEvent.type(canvas.getByRole('searchbox'), 'done');
    await waitFor(() => expect(canvas.queryByText('Beaux progrès ce mois-ci.')).toBeNull());
    await expect(await canvas.findByText('Well done.')).toBeVisible();
  },
};

/** A colleague has changed another field: saving keeps both changes. */
export const MergedWithAColleague: Story = {
  parameters: given({ changedByOthers: [aPhrase({ level: 'B1', version: '"v2"' }), ...phrases.slice(1)] }),
  play: async ({ canvas }) => {
    await press(canvas, /Edit “Beaux/);
    const form = await dialog(/Edit the phrase$/);
    const field = form.getByRole('textbox', { name: /English text/ });
    await userEvent.clear(field);
    await fill(field, 'Great progress.');
    await press(form, /Save$/);
    await expectMessage('success', 'Phrase saved');
    await expect(sentBodies('PUT phrases/1').at(-1)).toMatchObject({ text_en: 'Great progress.' });
  },
};

/** Whether a colleague has deleted the first phrase during the story. */
let isDeleted = false;

/** A colleague deletes the phrase while it is being edited: the dialog says so, and the input stays. */
export const DeletedByAColleague: Story = {
  beforeEach: () => {
    isDeleted = false;
  },
  parameters: {
    first: [
      http.get('*/api/phrases', ({ request }) =>
        isDeleted
          ? getResponse(phrasesHandlers({ phrases: phrases.slice(1), isOffice: true }), request.clone())
          : undefined,
      ),
      // A lost response makes the page load the phrases again.
      http.put('*/api/phrases/1', () => {
        isDeleted = true;
        return HttpResponse.error();
      }),
    ],
  },
  play: async ({ canvas }) => {
    await press(canvas, /Edit “Beaux/);
    const form = await dialog(/Edit the phrase$/);
    const field = form.getByRole('textbox', { name: /English text/ });
    await userEvent.clear(field);
    await fill(field, 'Great progress.');
    await press(form, /Save$/);
    await expect(await form.findByRole('alert')).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /Edit “Beaux/, hidden: true })).toBeNull(),
    );
    await press(form, /Save$/);
    await expect(await screen.findByText(/Someone else has deleted this record/)).toBeVisible();
    await expect(field).toHaveValue('Great progress.');
    await expect(sentBodies('PUT phrases/1')).toHaveLength(1);
  },
};

/** A phrase is deleted after a confirmation. */
export const Deleted: Story = {
  play: async ({ canvas }) => {
    await press(canvas, /Delete “Phrases bien construites/);
    const question = await screen.findByRole('alertdialog', { name: /Delete this phrase\?$/ });
    await press(within(question), /Delete$/);
    await expectMessage('success', 'Phrase deleted');
    await waitFor(() => expect(canvas.queryByText('Phrases bien construites.')).toBeNull());
  },
};

export const Empty: Story = {
  parameters: given({ phrases: [] }),
  play: shows((canvas) => canvas.findByText(/Add the phrases that teachers write often/)),
};

export const InFrenchOnAPhone: Story = {
  globals: { language: 'fr', viewport: { value: 'phone' }, theme: 'dark' },
  play: shows((canvas) => canvas.findByText('Phrases bien construites.')),
};

/** If a phrase has no text in the first language, the text in the other language names its card. */
export const EnglishOnlyOnAPhone: Story = {
  ...InFrenchOnAPhone,
  parameters: given({ phrases: [aPhrase({ texts: { fr: null, en: 'Well done.' } })] }),
  play: async ({ canvas }) => {
    const texts = await canvas.findAllByText('Well done.');
    await expect(texts).toHaveLength(2);
  },
};

export const WithoutTheExtension: Story = {
  tags: ['!release'],
  ...withoutExtension(/Phrases/, 'GET phrases'),
};

/** The address of a phrase that was deleted says so. */
export const AbsentInAddress: Story = {
  tags: ['!release'],
  parameters: { portal: { at: '/settings/phrases?dialog=edit&record=99' } },
  play: shows('Phrase not found'),
};
