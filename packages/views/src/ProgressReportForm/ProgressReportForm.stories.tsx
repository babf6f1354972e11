import { aCourseInfo, aProgressReport, aProgressReportForm, type Rating, type Skill } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressReportForm } from './ProgressReportForm';

export default {
  title: 'Views/ProgressReportForm',
  component: ProgressReportForm,
  tags: ['REP-FORM-23', 'REP-FORM-25'],
  args: { report: aProgressReport(), courseInfo: aCourseInfo(), companyName: 'Aéro Beauséjour inc.' },
  decorators: [
    (Story) => (
      <main style={{ padding: 24, maxWidth: 800 }}>
        <h1>Rapport</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ProgressReportForm>;

type Story = StoryObj<typeof ProgressReportForm>;

/** Returns each term with its value. */
const factsOf = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

/** Shows everything that the wizard asks for, read-only. */
export const Submitted: Story = {
  tags: [
    'REP-FORM-13',
    'REP-FORM-14',
    'REP-FORM-15',
    'REP-FORM-16',
    'REP-FORM-17',
    'REP-FORM-18',
    'REP-FORM-19',
  ],
  play: async ({ canvas }) => {
    await expect(factsOf(canvas)).toEqual([
      ['Étudiant - Student', 'Inès Fortin'],
      ['Société - Company', 'Aéro Beauséjour inc.'],
      ['Contrat - Contract', '2026-0412'],
      ['Période - Period', 'Sep 8th 26 – Dec 18th 26'],
      ['Date du rapport - Report date', 'Nov 20th 26'],
      ['Prochain niveau - Next level', 'B2'],
      ['Matériel utilisé - Material used', 'Défi 3, unités 1 à 6'],
      ['Applications et sites utilisés - Apps and sites used', 'TV5MONDE, Radio-Canada OHdio'],
      ['Compétences abordées - Skills covered', 'Conversation, écoute, rédaction de courriels'],
      [
        'Points de grammaire abordés - Grammar points covered',
        'Passé composé et imparfait; pronoms compléments',
      ],
    ]);
    const grammar = canvas.getByRole('row', { name: /Grammar in writing/ });
    await expect(within(grammar).getByRole('cell')).toHaveTextContent('à travailler - Needs work');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(16);
    await expect(canvas.getByText(/Écouter un balado/)).toBeVisible();
    await expect(canvas.queryAllByRole('textbox')).toEqual([]);
    await expect(canvas.queryAllByRole('button')).toEqual([]);
  },
};

const noRatings = Object.fromEntries(
  Object.keys(aProgressReportForm().ratings).map((skill) => [skill, null]),
) as Record<Skill, Rating | null>;

/** A report that was only begun shows placeholders instead of gaps. */
export const HardlyBegun: Story = {
  tags: ['release', 'SHELL-051', 'SHELL-053', 'SHELL-054', 'SHELL-055'],
  args: {
    courseInfo: null,
    companyName: undefined,
    report: aProgressReport({
      contract: { id: 412, number: '2026-0412', startsOn: null, endsOn: null },
      form: aProgressReportForm({
        status: 'incomplete',
        ratings: noRatings,
        comments: null,
        recommendations: null,
        nextLevel: null,
        taggedOn: null,
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(factsOf(canvas)).toEqual([
      ['Étudiant - Student', 'Inès Fortin'],
      ['Contrat - Contract', '2026-0412'],
      ['Période - Period', 'Aucune date de début - No start date – Aucune date de fin - No end date'],
      ['Date du rapport - Report date', '---'],
      ['Prochain niveau - Next level', 'Aucun niveau - No level'],
    ]);
    await expect(canvas.getByText(/has not been submitted/)).toBeVisible();
    await expect(canvas.getAllByText('---').length).toBeGreaterThanOrEqual(16);
  },
};
