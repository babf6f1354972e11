import { BilingualText } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DateText } from './DateText';
import { defineWords, type Translation } from './define-words';
import { datePair } from './format-date';
import { I18nProvider } from './I18nProvider';
import { useLanguageMode } from './useLanguageMode';
import { useNumber } from './useNumber';

const fr = {
  company: 'Société*',
  notes: 'Notes',
  submitted: 'Plan de cours soumis le {{date}}',
  lines_one: '{{count}} contrat',
  lines_other: '{{count}} contrats',
};
const en = {
  company: 'Company*',
  notes: 'Notes',
  submitted: 'Outline submitted {{date}}',
  lines_one: '{{count}} contract',
  lines_other: '{{count}} contracts',
} satisfies Translation<typeof fr>;

const { useWords, T } = defineWords('words-story', { fr, en });

function Sample() {
  const { t, stack, plain } = useWords();
  const number = useNumber();
  const [mode, setMode] = useLanguageMode();
  return (
    <main style={{ padding: 24, display: 'grid', gap: 12 }}>
      <h1>{stack('notes')}</h1>
      <p data-testid="label">
        <T k="company" />
      </p>
      <p data-testid="sentence">{t('submitted', { date: datePair('2026-11-20') })}</p>
      <p data-testid="count">{t('lines', { count: 1284 })}</p>
      <p data-testid="date">
        <DateText value="2026-11-20" />
      </p>
      <p data-testid="number">{number(1284.5)}</p>
      <input aria-label={plain('company')} />
      <button type="button" onClick={() => setMode('en')}>
        {mode}
      </button>
    </main>
  );
}

export default {
  title: 'Foundations/Words',
  component: Sample,
  tags: ['SHELL-033', 'SHELL-034'],
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

export const BothLanguages: Story = {
  tags: ['DECISION-01'],
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('label')).toHaveTextContent(/^Société - Company\*$/);
    await expect(canvas.getByText('Outline submitted Nov 20th 26')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('Plan de cours soumis le 20 nov. 26')).toHaveAttribute('lang', 'fr');
    await expect(canvas.getByTestId('count')).toHaveTextContent('1 284 contrats - 1,284 contracts');
    await expect(canvas.getByText('Nov 20th 26')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('textbox', { name: 'Société - Company*' })).toBeVisible();
    await expect(canvas.getByRole('heading')).toHaveTextContent(/^Notes$/);
    await expect(document.documentElement.lang).toBe('fr');
  },
};

export const FrenchOnly: Story = {
  tags: ['release', 'DECISION-01'],
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('label')).toHaveTextContent(/^Société\*$/);
    await expect(canvas.getByTestId('date')).toHaveTextContent('20 nov. 26');
    await expect(canvas.getByTestId('number')).toHaveTextContent('1 284,5');
    await expect(document.documentElement.lang).toBe('fr');
  },
};

export const EnglishOnly: Story = {
  tags: ['release', 'DECISION-01'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('label')).toHaveTextContent(/^Company\*$/);
    await expect(canvas.getByTestId('date')).toHaveTextContent('Nov 20th 26');
    await expect(canvas.getByTestId('number')).toHaveTextContent('1,284.5');
    await expect(document.documentElement.lang).toBe('en');
  },
};

/** The choice takes effect at once and outlives the page. */
export const ChangedAndKept: Story = {
  tags: ['release'],
  render: () => (
    <I18nProvider pair={BilingualText} initialMode="fr">
      <Sample />
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'fr' }));
    await expect(canvas.getByTestId('label')).toHaveTextContent(/^Company\*$/);
    await expect(document.cookie).toContain('language-mode=en');
    await expect(document.documentElement.lang).toBe('en');
  },
};

const before = defineWords('words-edited', { fr: { title: 'Accueil' }, en: { title: 'Home' } });
const after = defineWords('words-edited', { fr: { title: 'Bonjour' }, en: { title: 'Hello' } });

function Edited() {
  const [edited, setEdited] = useState(false);
  const { T: Word } = edited ? after : before;
  return (
    <main>
      <h1>
        <Word key={String(edited)} k="title" />
      </h1>
      <button type="button" onClick={() => setEdited(true)}>
        <span lang="fr">Modifier</span>
      </button>
    </main>
  );
}

/** As when a word is edited under `npm run dev`: its file is evaluated again, its namespace stays. */
export const EditedWhileShown: Story = {
  tags: ['release'],
  render: () => <Edited />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Accueil - Home');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('heading')).toHaveTextContent('Bonjour - Hello');
  },
};
