import { aContract, anOutline, packParts, someLessons } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CloseOutCover } from './CloseOutCover';

export default {
  title: 'Views/CloseOutCover',
  component: CloseOutCover,
  tags: ['release', 'SHELL-041'],
  args: {
    contract: aContract({ status: 'done' }),
    outline: anOutline(),
    lessons: someLessons(),
    reports: [
      { student: { id: 501, name: 'Inès', lastName: 'Fortin' }, state: 'submitted' },
      { student: { id: 503, name: 'Siobhán', lastName: 'O’Brien' }, state: 'file' },
    ],
    parts: packParts,
    provider: { name: 'Passerelle', phone: '1 800 555-0199', email: 'info@passerelle.example' },
    today: '2026-11-20',
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CloseOutCover>;

type Story = StoryObj<typeof CloseOutCover>;

const late = [
  { student: { id: 501, name: 'Inès', lastName: 'Fortin' }, state: 'submitted' },
  { student: { id: 503, name: 'Siobhán', lastName: 'O’Brien' }, state: 'unfinished' },
  { student: { id: 502, name: 'Marc-André', lastName: 'Thériault' }, state: 'none' },
] as const;

/** Returns the name and the status of each document. */
const rowsOf = (sheet: { getAllByRole: (role: string) => HTMLElement[] }) =>
  sheet
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** Names the contract and lists the documents in order. */
export const NothingMissing: Story = {
  tags: ['!release'],
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('article', { name: 'Dossier de clôture - Close-out pack' }));
    for (const fact of ['Aéro Beauséjour inc.', 'Français', 'Léa Villeneuve', '5,75 / 48 h'])
      await expect(sheet.getByText(fact)).toBeVisible();
    await expect(rowsOf(sheet)).toEqual([
      ['Plan de cours - Course outline', 'Soumis le 10 sept. 26 - Submitted on Sep 10th 26'],
      ['Registre des présences - Attendance register', '4 cours inscrits - 4 classes recorded'],
      ['Rapports de progrès - Progress reports', '1 sur 2 - 1 of 2'],
      ['Inès Fortin', 'Soumis - Submitted'],
      ['Siobhán O’Brien', 'Fichier, à joindre à part - File, to be added separately'],
    ]);
    await expect(sheet.queryByRole('heading', { name: /What is missing$/ })).toBeNull();
    await expect(sheet.getByText('As of Nov 20th 26')).toBeVisible();
  },
};

/** Lists a former student with their last day; no report of a former student counts as missing. */
export const WhoHasLeft: Story = {
  tags: ['!release', 'DECISION-79'],
  args: {
    reports: [
      ...late.slice(0, 1),
      { student: { id: 504, name: 'Gaël', lastName: 'Roy', leftOn: '2026-11-03' }, state: 'none' },
    ],
  },
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas).slice(2)).toEqual([
      ['Rapports de progrès', '1 sur 1'],
      ['Inès Fortin', 'Soumis'],
      ['Gaël Roy (jusqu’au 3 nov. 26)', 'Aucun rapport'],
    ]);
    await expect(canvas.queryByRole('heading', { name: 'Ce qui manque' })).toBeNull();
  },
};

/** The outline and all classes are missing, and two reports are incomplete. */
export const MuchIsMissing: Story = {
  args: { outline: null, lessons: [], reports: late },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /What is missing$/ })).toBeVisible();
    const missing = within(canvas.getByRole('list'));
    await expect(missing.getByText('No outline yet')).toBeVisible();
    await expect(missing.getByText('No class recorded')).toBeVisible();
    await expect(
      missing.getByText('2 reports are not complete: Siobhán O’Brien, Marc-André Thériault.'),
    ).toBeVisible();
  },
};

/** Parts that are left out are not mentioned. */
export const ReportsThatAreComplete: Story = {
  args: { outline: null, reports: late, parts: ['register', 'reports'], size: 'a4' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'What is missing' })).toBeNull();
    await expect(canvas.queryByText('Siobhán O’Brien')).toBeNull();
    await expect(canvas.getByRole('row', { name: /^Inès Fortin/ })).toHaveTextContent('Submitted');
    await expect(canvas.getByRole('article').getBoundingClientRect().width).toBeCloseTo(794, 0);
  },
};

export const NothingIsPut: Story = {
  args: { parts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page alone.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const DraftInFrenchOnAPhone: Story = {
  args: { outline: anOutline({ status: 'draft' }), reports: late },
  globals: { language: 'fr', viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Brouillon, pas encore soumis')).toHaveLength(2);
  },
};
