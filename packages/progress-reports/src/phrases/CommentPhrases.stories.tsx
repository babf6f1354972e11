import {
  fails,
  failsOnce,
  type PhrasesSituation,
  phrasesHandlers,
  sent,
  sentBodies,
  studentsHandlers,
} from '@portal/api-client/testing';
import { aPhrase, aSignedInUser, aStudent, textLimits } from '@portal/domain';
import {
  type Canvas,
  dialogStories,
  expectMessage,
  expectTexts,
  fill,
  inPortal,
  press,
  textsOf,
} from '@portal/shell/testing';
import { TextareaField } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { useCommentPhrases } from './useCommentPhrases';

const french = { id: 1, name: 'Français' };
const student = aStudent({
  id: 501,
  levels: [{ language: french, level: 'B1', testedOn: '2026-08-28', testerInitials: 'LV' }],
});
const phrases = [
  aPhrase(),
  aPhrase({ id: 2, isFromOffice: false, texts: { fr: 'Un plaisir à enseigner!', en: null } }),
  aPhrase({ id: 3, level: 'B1', texts: { fr: 'Prêt pour le niveau B2.', en: 'Ready for B2.' } }),
  aPhrase({ id: 4, skill: 'syntax', texts: { fr: 'Phrases bien construites.', en: null } }),
  aPhrase({ id: 5, level: 'C1', texts: { fr: 'Nuances maîtrisées.', en: null } }),
];

interface FormProps {
  text: string;
  taught: string;
}

/** A stand-in for the comment field of a report; counts the input events that a form would get. */
function CommentForm({ text, taught }: FormProps) {
  const [inputs, setInputs] = useState(0);
  const { tools, dialog } = useCommentPhrases({ studentId: 501, languageId: 1, languageName: taught });
  return (
    <main>
      <h1>Rapport</h1>
      <form onInput={() => setInputs((count) => count + 1)}>
        <TextareaField id="comments" label="Commentaires" defaultValue={text} />
        {tools('comments', 'Commentaires')}
      </form>
      {dialog}
      <output aria-label="inputs">{inputs}</output>
    </main>
  );
}

const given = (situation: PhrasesSituation = {}) => ({
  msw: () => [...phrasesHandlers({ phrases, ...situation }), ...studentsHandlers({ students: [student] })],
});

const teacher = aSignedInUser({ id: 31, role: 'ROLE_TEACHER' });

export default {
  title: 'Shell/Comment phrases',
  component: CommentForm,
  args: { text: 'Bon mois. Merci', taught: 'Français' },
  tags: ['release', 'DECISION-51'],
  decorators: [inPortal({ app: 'teacher', user: teacher })],
  parameters: given(),
} satisfies Meta<typeof CommentForm>;

type Story = StoryObj<typeof CommentForm>;

const comment = (canvas: Canvas) =>
  canvas.getByRole('textbox', { name: 'Commentaires' }) as HTMLTextAreaElement;

async function openPicker(canvas: Canvas) {
  const button = await canvas.findByRole('button', { name: /^Phrases( - Phrases)? Commentaires$/ });
  button.focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', { name: /^(Choisir une phrase|Choose a phrase)/ }));
}

const inPicker = dialogStories(openPicker);

const phraseTexts = (picker: Canvas) =>
  textsOf(picker, 'listitem').map((text) => String(text).replace(/(À vous|Du bureau).*$/, ''));

/** Lists general phrases for the student's level, the teacher's own first; the caret is after the inserted phrase. */
export const InsertedAtTheCursor: Story = {
  tags: ['!release'],
  play: async ({ canvas }) => {
    comment(canvas).setSelectionRange(9, 9);
    const picker = await openPicker(canvas);
    await waitFor(() =>
      expect(phraseTexts(picker)).toEqual([
        'Prêt pour le niveau B2.',
        'Un plaisir à enseigner!',
        'Beaux progrès ce mois-ci.',
      ]),
    );
    picker.getByRole('button', { name: /^Beaux progrès/ }).focus();
    await userEvent.keyboard('{Enter}');
    const field = comment(canvas);
    await waitFor(() => expect(field).toHaveValue('Bon mois. Beaux progrès ce mois-ci. Merci'));
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd).toBe('Bon mois. Beaux progrès ce mois-ci.'.length);
    await expect(canvas.getByRole('status', { name: 'inputs' })).not.toHaveTextContent('0');
    document.execCommand('undo');
    await expect(field).toHaveValue('Bon mois. Merci');
  },
};

/** Search text, skill, level and language filter the phrases. */
export const Found: Story = {
  play: inPicker.play(async (picker) => {
    await picker.findByText('Prêt pour le niveau B2.');
    await userEvent.selectOptions(picker.getByRole('combobox', { name: /Skill$/ }), 'syntax');
    await waitFor(() => expect(phraseTexts(picker)).toEqual(['Phrases bien construites.']));
    await userEvent.selectOptions(picker.getByRole('combobox', { name: /Skill$/ }), '');
    await userEvent.selectOptions(picker.getByRole('combobox', { name: /Level$/ }), '');
    await userEvent.type(picker.getByRole('searchbox'), 'maitrisees');
    await waitFor(() => expect(phraseTexts(picker)).toEqual(['Nuances maîtrisées.']));
    await userEvent.click(picker.getByRole('radio', { name: /English$/ }));
    await expect(await picker.findByText(/No phrase matches/)).toBeVisible();
  }),
};

/** A search covers all skills and can then be narrowed; when it is cleared, the previous skill is selected again. */
export const FoundInAnySkill: Story = {
  play: inPicker.play(async (picker) => {
    const skill = picker.getByRole('combobox', { name: /Skill$/ });
    const search = picker.getByRole('searchbox');
    await waitFor(() => expect(phraseTexts(picker)).toHaveLength(3));
    await expect(skill).toHaveValue('general');
    await userEvent.type(search, 'construites');
    await waitFor(() => expect(phraseTexts(picker)).toEqual(['Phrases bien construites.']));
    await expect(skill).toHaveValue('');
    await userEvent.selectOptions(skill, 'general');
    await expect(await picker.findByText(/No phrase matches/)).toBeVisible();
    await userEvent.clear(search);
    await waitFor(() => expect(phraseTexts(picker)).toHaveLength(3));
    await userEvent.selectOptions(skill, 'syntax');
    await waitFor(() => expect(phraseTexts(picker)).toEqual(['Phrases bien construites.']));
  }),
};

/** A report about an English course starts with English phrases. */
export const InTheReportsLanguage: Story = {
  args: { taught: 'Anglais' },
  play: inPicker.play(async (picker) => {
    await expect(await picker.findByText('Good progress this month.')).toBeVisible();
    await expect(picker.getByRole('radio', { name: /English$/ })).toBeChecked();
  }),
};

/** A phrase that would make the comment too long is not inserted. */
export const TooLong: Story = {
  args: { text: 'a'.repeat(textLimits.prose - 3) },
  play: inPicker.play(async (picker, { canvas }) => {
    await userEvent.click(await picker.findByRole('button', { name: /^Beaux progrès/ }));
    await expect(await picker.findByText(/would be too long/)).toBeVisible();
    await expect(comment(canvas).value).toHaveLength(textLimits.prose - 3);
  }),
};

/** The teacher saves the selected text as their own phrase. */
export const Kept: Story = {
  play: async ({ canvas }) => {
    comment(canvas).setSelectionRange(0, 9);
    await userEvent.click(await canvas.findByRole('button', { name: /Keep as a phrase Commentaires$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /New phrase$/ }));
    await expect(dialog.getByRole('textbox', { name: /French text/ })).toHaveValue('Bon mois.');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Level$/ }), 'B1');
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    await expectMessage('success', 'Phrase saved.');
    await expect(sentBodies('POST phrases')).toEqual([
      { text_fr: 'Bon mois.', text_en: null, skill: null, level: 'B1' },
    ]);
  },
};

/** After the dialog was closed, its input is offered when the same text is saved again; Cancel deletes it. */
export const ClosedByMistake: Story = {
  play: async ({ canvas }) => {
    const keep = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Keep as a phrase Commentaires$/ }));
      return within(await screen.findByRole('dialog', { name: /New phrase$/ }));
    };
    await fill((await keep()).getByRole('textbox', { name: /English text/ }), 'A good month.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(await keep(), /Resume$/);
    const restored = within(await screen.findByRole('dialog', { name: /New phrase$/ }));
    await expect(restored.getByRole('textbox', { name: /English text/ })).toHaveValue('A good month.');
    await userEvent.click(restored.getByRole('button', { name: /Cancel$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await keep()).queryByRole('button', { name: /Resume$/ })).toBeNull();
  },
};

/** Without any text there is nothing to save as a phrase. */
export const NothingToKeep: Story = {
  args: { text: ' ' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Keep as a phrase Commentaires$/ }));
    await expectMessage('error', 'Write a text first, or select a part of it.');
  },
};

/** A phrase that was changed in another tab is not overwritten, and the input stays. */
export const ChangedElsewhere: Story = {
  parameters: given({
    phrases: [aPhrase({ isFromOffice: false })],
    changedByOthers: [aPhrase({ isFromOffice: false, version: '"v2"' })],
  }),
  play: inPicker.play(async (picker) => {
    await userEvent.click(await picker.findByRole('button', { name: /Edit “Beaux/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /Edit the phrase$/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /French text/ }), ' Bravo!');
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    await expect(await dialog.findByText(/This phrase was changed in the meantime/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /French text/ })).toHaveValue(
      'Beaux progrès ce mois-ci. Bravo!',
    );
  }),
};

const askToDelete = async (picker: Canvas, name: RegExp) => {
  await userEvent.dblClick(await picker.findByRole('button', { name }));
  return within(await screen.findByRole('alertdialog', { name: /Delete this phrase\?$/ }));
};

let held = Promise.withResolvers<void>();

/**
 * The picker reports what happened to the teacher's own phrase, because the rest of the page is inert. The list shows
 * the change before it is loaded again.
 */
export const OwnPhraseEditedAndDeleted: Story = {
  beforeEach: () => {
    held = Promise.withResolvers();
  },
  parameters: {
    msw: () => [
      http.get('*/api/phrases', async () => {
        if (sent('PUT phrases/2').length > 0) await held.promise;
      }),
      ...given().msw(),
    ],
  },
  play: inPicker.play(async (picker) => {
    await userEvent.click(await picker.findByRole('button', { name: /Edit “Un plaisir/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /Edit the phrase$/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /French text/ }), ' Bravo!');
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    const again = within(await screen.findByRole('dialog', { name: /Choose a phrase$/ }));
    const saved = await again.findByText('Phrase saved.');
    await expect(saved.closest('[role]')).toHaveAttribute('role', 'status');
    const question = await askToDelete(again, /Delete “Un plaisir à enseigner! Bravo!”/);
    await expect(question.getByText('Un plaisir à enseigner! Bravo!')).toBeVisible();
    await userEvent.dblClick(question.getByRole('button', { name: /Delete$/ }));
    const deleted = await again.findByText('Phrase deleted.');
    await expect(deleted.closest('[role]')).toHaveAttribute('role', 'status');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(again.queryByText('Phrase saved.')).toBeNull();
    await expect(again.queryByText(/^Un plaisir/)).toBeNull();
    await waitFor(() => expect(again.getByRole('searchbox')).toHaveFocus());
    await expect(sent('DELETE phrases/2')).toHaveLength(1);
    held.resolve();
  }),
};

/** A click on the wrong delete button deletes nothing. */
export const NotMeant: Story = {
  play: inPicker.play(async (picker) => {
    const question = await askToDelete(picker, /Delete “Un plaisir/);
    await expect(question.getByRole('button', { name: /Cancel$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(picker.getByRole('button', { name: /Delete “Un plaisir/ })).toHaveFocus();
    await expect(sent('DELETE phrases/2')).toEqual([]);
  }),
};

/** A phrase that cannot be deleted stays, and the picker says why. */
export const NotDeleted: Story = {
  parameters: { msw: () => [failsOnce('DELETE phrases/:id', 403), ...given().msw()] },
  play: inPicker.play(async (picker) => {
    const remove = async () => {
      await press(await askToDelete(picker, /Delete “Un plaisir/), /Delete$/);
    };
    await remove();
    const alert = await picker.findByRole('alert');
    await expectTexts(within(alert), 'The phrase was not deleted.', 'Refused with 403');
    await remove();
    await picker.findByText('Phrase deleted.');
    await expect(picker.queryByText('The phrase was not deleted.')).toBeNull();
  }),
};

/** The phrases cannot be loaded. */
export const Unread: Story = {
  parameters: { msw: () => [fails('GET phrases', 500), ...given().msw()] },
  ...inPicker.shows(/The phrases could not be read/),
};

/** Without the extension, only the comment field is shown. */
export const WithoutPhrases: Story = {
  parameters: { msw: () => studentsHandlers({ students: [student] }) },
  play: async ({ canvas }) => {
    await expect(comment(canvas)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Phrases/ })).toBeNull();
  },
};

/** Simulates a touch screen without a mouse. */
function underAFinger() {
  const { matchMedia } = window;
  spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query.replace('(pointer: coarse)', 'all')),
  );
}

/** On touch screens the search field is not focused at first, because the keyboard would cover the few phrases. */
export const FewUnderAFinger: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: underAFinger,
  play: inPicker.play(async (picker) => {
    await expect(picker.getByRole('heading', { name: /Choose a phrase$/ })).toHaveFocus();
    await press(await askToDelete(picker, /Delete “Un plaisir/), /Delete$/);
    await picker.findByText('Phrase deleted.');
    await waitFor(() => expect(picker.getByRole('heading', { name: /Choose a phrase$/ })).toHaveFocus());
  }),
};

/** If there are many phrases, the search field gets the focus once they are loaded. */
export const ManyUnderAFinger: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: underAFinger,
  parameters: given({ phrases: Array.from({ length: 13 }, (_, place) => aPhrase({ id: place + 1 })) }),
  play: inPicker.play(async (first, { canvas }) => {
    await waitFor(() => expect(phraseTexts(first)).toHaveLength(13));
    await userEvent.keyboard('{Escape}');
    const picker = await openPicker(canvas);
    await waitFor(() => expect(picker.getByRole('searchbox')).toHaveFocus());
  }),
};

/** On a phone in the dark theme. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark', language: 'fr' },
  play: async ({ canvas }) => {
    await expectTexts(await openPicker(canvas), 'Un plaisir à enseigner!');
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
