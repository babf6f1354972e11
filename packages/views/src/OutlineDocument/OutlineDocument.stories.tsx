import { aContract, anOutline } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OutlineDocument } from './OutlineDocument';

export default {
  title: 'Views/OutlineDocument',
  component: OutlineDocument,
  tags: ['release'],
  args: {
    outline: anOutline(),
    contract: aContract(),
    provider: { name: 'Passerelle', phone: '1 800 555-0199', email: 'info@passerelle.example' },
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OutlineDocument>;

type Story = StoryObj<typeof OutlineDocument>;

export const Submitted: Story = {
  tags: ['!release', 'OUTLINE-01', 'OUTLINE-10', 'OUTLINE-20', 'OUTLINE-21', 'OUTLINE-22', 'LIMIT-50'],
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('article', { name: 'Plan de cours - Course outline' }));
    await expect(sheet.getByText('Outline submitted')).toBeVisible();
    await expect(sheet.getByText('This course outline is for a 10-week session.')).toBeVisible();
    await expect(sheet.getByText('Aéro Beauséjour inc.')).toBeVisible();
    await expect(sheet.getByText(/Inès Fortin, Marc-André Thériault/)).toBeVisible();
    await expect(sheet.getByText('Animer une réunion de quinze minutes en français.')).toBeVisible();
    const entries = new Map(
      sheet.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    for (const [use, frequency] of [
      ['Conversation', /Weekly$/],
      ['Rédaction - Writing', /Daily$/],
      ['Écoute - Listening', /Weekly$/],
      ['Lecture - Reading', /Monthly$/],
    ] as const)
      await expect(entries.get(use)).toMatch(frequency);
    await expect(sheet.getByText('Ce plan de cours porte sur une session de 10 semaines.')).toBeVisible();
    await expect(sheet.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Conversation / Speaking',
      'Écoute / Listening',
      'Balados - Podcasts',
      'Autre - Other: Journal de bord hebdomadaire',
    ]);
    await expect(sheet.getByText(/1 800 555-0199 · info@passerelle.example/)).toBeVisible();
    await expect(sheet.getByText('Submitted Sep 10th 26')).toBeVisible();
  },
};

/** Shows each answer under its question. */
export const Answers: Story = {
  tags: [
    'OUTLINE-02',
    'OUTLINE-03',
    'OUTLINE-04',
    'OUTLINE-05',
    'OUTLINE-06',
    'OUTLINE-07',
    'OUTLINE-08',
    'OUTLINE-09',
  ],
  args: { outline: anOutline({ emphasis: ['reading', 'other'], otherEmphasis: 'Vente' }) },
  play: async ({ canvas }) => {
    const entries = canvas
      .getAllByRole('heading', { level: 3 })
      .map((question) => [question.textContent, question.nextElementSibling?.textContent]);
    await expect(
      entries.filter(([question]) => !question?.endsWith('How often the language is used')),
    ).toEqual([
      [
        'Expérience de la langue du cours - History with the course language',
        'Deux sessions de français au secondaire.',
      ],
      [
        'Utilisation actuelle de la langue - Current use of the language',
        'Courriels et réunions d’équipe chaque semaine.',
      ],
      ['Difficultés - Challenges', 'Les temps du passé; comprendre les appels téléphoniques.'],
      [
        'Objectifs de la session de 10 semaines - Goals of the 10-week session',
        'Animer une réunion de quinze minutes en français.',
      ],
      ['Fonctions langagières - Language functions', 'Présenter, comparer, proposer, reformuler.'],
      [
        'Grammaire requise pour ces fonctions - Grammar required for these language functions',
        'Passé composé et imparfait; conditionnel de politesse.',
      ],
      [
        'Le contenu du cours met l’accent sur - Course content emphasis on',
        'Lecture / ReadingAutre - Other: Vente',
      ],
      [
        'Outils d’apprentissage - Learning aids',
        'Balados - PodcastsAutre - Other: Journal de bord hebdomadaire',
      ],
    ]);
  },
};

/** A nearly empty outline, marked as a draft. */
export const EmptyDraftOnA4: Story = {
  args: {
    size: 'a4',
    outline: anOutline({
      status: 'draft',
      savedAt: null,
      languageHistory: null,
      currentUse: null,
      emphasis: [],
      learningAids: [],
      otherLearningAid: null,
      conversation: null,
    }),
    contract: aContract({ company: null, teacher: null, startsOn: null, endsOn: null, students: [] }),
  },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article', { name: 'Plan de cours - Course outline' });
    await expect(sheet.getBoundingClientRect().width).toBeCloseTo(794, 0);
    await expect(within(sheet).getByText('Draft')).toBeVisible();
    await expect(within(sheet).getAllByText('---').length).toBeGreaterThanOrEqual(8);
    await expect(within(sheet).queryByText(/Saved/)).toBeNull();
  },
};

/** Long answers keep their line breaks. */
export const SeveralPages: Story = {
  args: {
    outline: anOutline({
      challenges: Array.from({ length: 40 }, (_, line) => `${line + 1}. Les temps du passé`).join('\n'),
      tenWeekGoals: 'Animer une réunion de quinze minutes en français, sans notes. '.repeat(40),
    }),
  },
  play: async ({ canvas }) => {
    const answer = canvas.getByText(/40\. Les temps du passé/);
    await expect(answer.getBoundingClientRect().height).toBeGreaterThan(400);
  },
};

export const InEnglishOnAPhone: Story = {
  globals: { language: 'en', viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Course outline' })).toBeVisible();
  },
};
