import {
  anOutline,
  type OutlineAction,
  type OutlineFormValues,
  type OutlineStatus,
  outlineFormText,
} from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OutlineForm, type OutlineFormProps } from './OutlineForm';
import { OutlineFormActions } from './OutlineFormActions';

const save = fn<(values: OutlineFormValues, action: OutlineAction) => Promise<void>>(async () => {});

type Args = OutlineFormProps & {
  /** Status of the stored outline. */
  status: OutlineStatus | null;
};

/** The form with its buttons, as on a page. */
function OutlinePage({ onSave, locked, status, ...props }: Args) {
  const [saving, setSaving] = useState<OutlineAction | null>(null);
  return (
    <>
      <OutlineForm
        {...props}
        locked={locked}
        onSave={async (values, action) => {
          setSaving(action);
          const outcome = await onSave(values, action);
          setSaving(null);
          return outcome || undefined;
        }}
      />
      <p style={{ display: 'flex', gap: 8, paddingBlock: 16 }}>
        <OutlineFormActions
          form={props.id}
          status={status}
          saving={saving}
          lockedReason={locked ? 'Ce contrat est archivé.' : undefined}
        />
      </p>
    </>
  );
}

export default {
  title: 'Views/OutlineForm',
  component: OutlineForm,
  tags: ['release'],
  render: (args) => <OutlinePage {...args} />,
  args: {
    id: 'outline',
    status: null,
    values: outlineFormText(anOutline()),
    provider: { phone: '1 800 555-0199', email: 'info@passerelle.example' },
    onSave: save,
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 24, maxWidth: 880 }}>
        <h1 lang="fr">Plan de cours</h1>
        <Story />
      </main>
    ),
  ],
  beforeEach: () => void save.mockClear(),
} satisfies Meta<Args>;

type Story = StoryObj<Args>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const draft = (canvas: Canvas) => canvas.getByRole('button', { name: /Save as draft$/ });
const submit = (canvas: Canvas) => canvas.getByRole('button', { name: /Submit$/ });
const emphasis = (canvas: Canvas) =>
  within(canvas.getByRole('group', { name: /Course content emphasis on$/ }));
const aids = (canvas: Canvas) => within(canvas.getByRole('group', { name: /Learning aids$/ }));
const { id, contractId, status: _, savedAt, source, version, ...asStored } = anOutline();

/** The teacher's texts are in the fields, and each answer is submitted with its type. */
export const Filled: Story = {
  tags: [
    '!release',
    'OUTLINE-01',
    'OUTLINE-02',
    'OUTLINE-03',
    'OUTLINE-04',
    'OUTLINE-05',
    'OUTLINE-06',
    'OUTLINE-07',
  ],
  play: async ({ canvas }) => {
    const answers = [
      ['Expérience de la langue du cours - History with the course language', 'languageHistory'],
      ['Utilisation actuelle de la langue - Current use of the language', 'currentUse'],
      ['Difficultés - Challenges', 'challenges'],
      ['Objectifs de la session de 10 semaines - Goals of the 10-week session', 'tenWeekGoals'],
      ['Fonctions langagières - Language functions', 'languageFunctions'],
      [
        'Grammaire requise pour ces fonctions - Grammar required for these language functions',
        'grammarForFunctions',
      ],
    ] as const;
    for (const [name, field] of answers)
      await expect(canvas.getByLabelText(name)).toHaveValue(asStored[field]);
    await userEvent.click(submit(canvas));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith(asStored, 'submit'));
    for (const [name] of answers) await userEvent.type(canvas.getByLabelText(name), '!');
    await userEvent.click(submit(canvas));
    const rewritten = Object.fromEntries(answers.map(([, field]) => [field, `${asStored[field]}!`]));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith({ ...asStored, ...rewritten }, 'submit'));
  },
};

/** Checked options and radio choices, and the two texts next to "Other". */
export const Choices: Story = {
  args: {
    values: outlineFormText(
      anOutline({
        emphasis: ['listening', 'other'],
        otherEmphasis: 'Vente',
        learningAids: ['tv', 'other'],
        otherLearningAid: 'Journal de bord',
        conversation: 'yearly',
        writing: 'daily',
        listening: 'weekly',
        reading: 'monthly',
      }),
    ),
  },
  tags: ['OUTLINE-08', 'OUTLINE-09', 'OUTLINE-10', 'OUTLINE-20', 'OUTLINE-21', 'OUTLINE-22', 'LIMIT-50'],
  play: async ({ canvas }) => {
    const ticked = (group: ReturnType<typeof emphasis>) =>
      group
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter(({ checked }) => checked)
        .map(({ value }) => value);
    await expect(ticked(emphasis(canvas))).toEqual(['listening', 'other']);
    await expect(ticked(aids(canvas))).toEqual(['tv', 'other']);
    const [otherEmphasis, otherAid] = [
      'Autre accent - Other emphasis',
      'Autre outil d’apprentissage - Other learning aid',
    ].map((name) => canvas.getByLabelText(name));
    await expect(otherEmphasis).toHaveValue('Vente');
    await expect(otherAid).toHaveValue('Journal de bord');
    const uses = within(canvas.getByRole('group', { name: /How often the language is used$/ }));
    for (const [name, value] of [
      ['Conversation', 'yearly'],
      ['Rédaction - Writing', 'daily'],
      ['Écoute - Listening', 'weekly'],
      ['Lecture - Reading', 'monthly'],
    ] as const)
      await expect(uses.getByLabelText(name)).toHaveValue(value);
    await expect(canvas.getByText('This course outline is for a 10-week session.')).toBeVisible();
    await expect(canvas.getByText('Ce plan de cours porte sur une session de 10 semaines.')).toBeVisible();
    const phone = canvas.getByRole('link', { name: '1 800 555-0199' });
    await expect(phone).toHaveAttribute('href', 'tel:18005550199');
    await expect(phone.parentElement).toHaveTextContent(
      /^Téléphone sans frais - Toll-free phone 1 800 555-0199$/,
    );
    const email = canvas.getByRole('link', { name: 'info@passerelle.example' });
    await expect(email).toHaveAttribute('href', 'mailto:info@passerelle.example');
    await expect(email.parentElement).toHaveTextContent(/^Courriel - Email info@passerelle\.example$/);
    await userEvent.click(emphasis(canvas).getByLabelText('Rédaction / Writing'));
    await userEvent.type(otherEmphasis as HTMLElement, ' en ligne');
    await userEvent.click(aids(canvas).getByLabelText('Lecture - Reading'));
    await userEvent.type(otherAid as HTMLElement, ' quotidien');
    for (const [name, value] of [
      ['Conversation', 'monthly'],
      ['Rédaction - Writing', 'yearly'],
      ['Écoute - Listening', 'daily'],
      ['Lecture - Reading', 'weekly'],
    ] as const)
      await userEvent.selectOptions(uses.getByLabelText(name), value);
    await userEvent.click(submit(canvas));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await expect(save.mock.lastCall?.[0]).toEqual({
      ...asStored,
      emphasis: ['listening', 'writing', 'other'],
      otherEmphasis: 'Vente en ligne',
      learningAids: ['tv', 'reading', 'other'],
      otherLearningAid: 'Journal de bord quotidien',
      conversation: 'monthly',
      writing: 'yearly',
      listening: 'daily',
      reading: 'weekly',
    });
  },
};

/** Before an incomplete outline is submitted, a question names the missing parts; No keeps everything unchanged. */
export const SubmittedIncomplete: Story = {
  args: { values: { ...outlineFormText(null), currentUse: 'Courriels', reading: 'daily' } },
  tags: ['OUTLINE-24'],
  play: async ({ canvas }) => {
    await userEvent.click(submit(canvas));
    const alert = await canvas.findByRole('alertdialog', { name: /Submit this incomplete outline\?$/ });
    const question = within(alert);
    const missing = question.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(missing).toEqual([
      'Expérience de la langue du cours - History with the course language',
      'Difficultés - Challenges',
      'Objectifs de la session de 10 semaines - Goals of the 10-week session',
      'Fonctions langagières - Language functions',
      'Grammaire requise pour ces fonctions - Grammar required for these language functions',
      'Le contenu du cours met l’accent sur - Course content emphasis on',
      'Outils d’apprentissage - Learning aids',
    ]);
    await userEvent.click(question.getByRole('button', { name: /Keep filling it in$/ }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(save).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/Current use of the language$/)).toHaveValue('Courriels');
    await userEvent.click(submit(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: /Submit anyway$/ }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await expect(save.mock.lastCall?.[1]).toBe('submit');
  },
};

/** Saving a submitted outline keeps it submitted. A separate button turns it into a draft, after a question. */
export const SubmittedBefore: Story = {
  args: { status: 'submitted' },
  tags: ['OUTLINE-23', 'OUTLINE-25'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Save as draft$/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer - Save' }));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith(asStored, 'save'));
    const takeBack = canvas.getByRole('button', { name: /Take back to draft$/ });
    await userEvent.click(takeBack);
    const question = within(
      await canvas.findByRole('alertdialog', { name: /Take this outline back to a draft\?$/ }),
    );
    await userEvent.click(question.getByRole('button', { name: /Leave it submitted$/ }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(save).toHaveBeenCalledOnce();
    await userEvent.click(takeBack);
    const again = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: /Take back to draft$/ }));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith(asStored, 'take-back'));
  },
};

/** The question before an incomplete outline is submitted, on a phone. */
export const AskedOnAPhone: Story = {
  args: { values: outlineFormText(null) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByRole('alertdialog')).toBeVisible();
  },
};

/** No field is required: a draft can be saved at any time. */
export const EmptyAndSavedAsDraft: Story = {
  args: { values: outlineFormText(null) },
  tags: ['OUTLINE-12', 'OUTLINE-13', 'OUTLINE-14', 'OUTLINE-15', 'OUTLINE-23'],
  play: async ({ canvas }) => {
    const names = (group: ReturnType<typeof emphasis>) =>
      group.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    await expect(names(emphasis(canvas))).toEqual([
      'Conversation / Speaking',
      'Écoute / Listening',
      'Rédaction / Writing',
      'Lecture / Reading',
      'Prononciation / Pronunciation',
      'Autre - Other',
    ]);
    await expect(names(aids(canvas))).toEqual([
      'Applications - Apps',
      'Télé - TV',
      'Balados - Podcasts',
      'Lecture - Reading',
      'Autre - Other',
    ]);
    await userEvent.type(canvas.getByLabelText(/Challenges$/), 'Les faux amis');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer le brouillon - Save as draft' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    await expect(save).toHaveBeenLastCalledWith(
      {
        ...Object.fromEntries(Object.keys(asStored).map((field) => [field, null])),
        challenges: 'Les faux amis',
        emphasis: [],
        learningAids: [],
      },
      'save',
    );
    // Checks the choices of each group in turn.
    for (const [group, field, choices] of [
      [emphasis(canvas), 'emphasis', ['speaking', 'listening', 'writing', 'reading', 'pronunciation']],
      [aids(canvas), 'learningAids', ['apps', 'tv', 'podcasts', 'reading']],
    ] as const)
      for (const [index, choice] of choices.entries()) {
        await userEvent.click(group.getAllByRole('checkbox')[index] as HTMLElement);
        await userEvent.click(draft(canvas));
        await waitFor(() =>
          expect(save.mock.lastCall?.[0]).toMatchObject({ [field]: choices.slice(0, index + 1) }),
        );
        await expect(save.mock.lastCall?.[0][field].at(-1)).toBe(choice);
      }
  },
};

/** Checking "Other" shows its text field, which is then required; unchecking it empties the field. */
export const OtherOpensItsText: Story = {
  args: { values: outlineFormText(null) },
  tags: ['OUTLINE-16', 'OUTLINE-17', 'OUTLINE-18', 'OUTLINE-19', 'MSG-90'],
  play: async ({ canvas }) => {
    for (const [group, name] of [
      [emphasis(canvas), /Other emphasis$/],
      [aids(canvas), /Other learning aid$/],
    ] as const) {
      const text = () => canvas.getByLabelText(name);
      await expect(text()).toBeDisabled();
      await expect(text()).toHaveAccessibleDescription(/Select “Other” to write here\.$/);
      await userEvent.click(group.getByLabelText('Autre - Other'));
      await waitFor(() => expect(text()).toBeEnabled());
      await expect(text()).not.toHaveAccessibleDescription(/Select “Other”/);
      await expect(text()).toBeRequired();
      await userEvent.type(text(), 'Vente');
      await userEvent.click(group.getByLabelText('Autre - Other'));
      await waitFor(() => expect(text()).toBeDisabled());
      await expect(text()).toHaveValue('');
      await userEvent.click(group.getByLabelText('Autre - Other'));
      await waitFor(() => expect(text()).toBeEnabled());
      await expect(text()).toHaveValue('');
    }
    await userEvent.click(submit(canvas));
    const refused = await canvas.findByRole('alert');
    await waitFor(() => expect(refused.parentElement).toHaveFocus());
    await expect(refused).toHaveTextContent(/Please correct the following/);
    await expect(canvas.getByLabelText(/Other emphasis$/)).toHaveAccessibleDescription(
      /This is a required\./,
    );
    await expect(canvas.getByLabelText(/Other learning aid$/)).toHaveAccessibleDescription(
      /This is a required\./,
    );
    await expect(save).not.toHaveBeenCalled();
    await userEvent.click(within(refused).getByRole('link', { name: /Other emphasis$/ }));
    await userEvent.keyboard('Vente');
    await userEvent.click(aids(canvas).getByLabelText('Autre - Other'));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(submit(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: /Submit anyway$/ }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    await expect(save.mock.calls[0]?.[0]).toMatchObject({
      emphasis: ['other'],
      otherEmphasis: 'Vente',
      learningAids: [],
      otherLearningAid: null,
    });
  },
};

/** Enter in a text field activates the first button of the form, which saves a draft and never submits. */
export const SentByEnter: Story = {
  play: async ({ canvas, canvasElement }) => {
    const first = [...(canvasElement.querySelector('form')?.elements ?? [])].find(
      (control) => control instanceof HTMLButtonElement && control.type === 'submit',
    );
    await expect(first).toBe(draft(canvas));
  },
};

/** A slow save is sent once, and the input stays if it is rejected. */
export const SavedOnce: Story = {
  args: {
    onSave: fn(async (...saved: Parameters<typeof save>) => {
      await save(...saved);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { form: 'refused' };
    }),
  },
  play: async ({ canvas }) => {
    const challenges = canvas.getByLabelText(/Challenges$/);
    await userEvent.clear(challenges);
    await userEvent.type(challenges, 'Les faux amis');
    await userEvent.dblClick(submit(canvas));
    await waitFor(() => expect(submit(canvas)).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(draft(canvas));
    await waitFor(() => expect(submit(canvas)).not.toHaveAttribute('aria-busy'));
    await expect(save).toHaveBeenCalledTimes(1);
    await expect(challenges).toHaveValue('Les faux amis');
  },
};

/** The outline of an archived contract is read-only. */
export const Locked: Story = {
  args: { locked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Challenges$/)).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Conversation')).toBeDisabled();
    await expect(emphasis(canvas).getByLabelText('Conversation / Speaking')).toBeDisabled();
    await expect(submit(canvas)).toHaveAccessibleDescription('Ce contrat est archivé.');
    await userEvent.click(submit(canvas));
    await expect(save).not.toHaveBeenCalled();
  },
};

export const InFrench: Story = {
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Soumettre' })).toBeVisible();
    await expect(canvas.queryByText(/Course content/)).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark' } };
