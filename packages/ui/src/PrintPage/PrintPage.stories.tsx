import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Heading } from '../Heading/Heading';
import { LineSteps } from '../LineSteps/LineSteps';
import { Logo } from '../Logo/Logo';
import { Matrix } from '../Matrix/Matrix';
import { PrintPage } from './PrintPage';

const foot = (
  <>
    <span>Passerelle · 1 800 555-0123 · info@passerelle.example</span>
    <time dateTime="2026-11-20">Nov 20th 26</time>
  </>
);

const comment =
  'Inès participe activement et prend des risques à l’oral. La prochaine étape : les temps du passé dans un récit suivi. Elle prépare ses présentations avec soin et pose des questions précises.';

/** What stands at the top of each page: whose document it is. */
const headOf = (contract: string) => (
  <>
    <Logo name="Passerelle" />
    <span>{contract}</span>
  </>
);

const report = (student: string, id: string, paragraphs = 1) => (
  <>
    <Heading level={1} id={id}>
      <BilingualText fr="Rapport de progrès" en="Progress Report" layout="stack" />
    </Heading>
    <DescriptionList
      items={[
        { id: 'student', term: <BilingualText fr="Étudiant" en="Student" />, value: student },
        { id: 'company', term: <BilingualText fr="Société" en="Company" />, value: 'Aéro Beauséjour inc.' },
        { id: 'teacher', term: <BilingualText fr="Enseignant" en="Teacher" />, value: 'Léa Villeneuve' },
        { id: 'hours', term: <BilingualText fr="Heures totales" en="Total hours" />, value: '48 h' },
      ]}
    />
    <Heading level={2}>
      <BilingualText fr="Commentaires" en="Comments" />
    </Heading>
    {Array.from({ length: paragraphs }, (_, index) => `${index + 1}. ${comment}`).map((text) => (
      <p key={text}>{text}</p>
    ))}
    <Heading level={2}>
      <BilingualText fr="Niveau" en="Level" />
    </Heading>
    <LineSteps
      label={<BilingualText fr="Niveaux au fil du temps" en="Levels over time" />}
      scale={['A1', 'A2', 'B1', 'B2', 'C1'].map((id) => ({ id, label: id }))}
      points={[
        { id: 1, on: '2025-01-15', date: 'Jan 15th 25', step: 'A1' },
        { id: 2, on: '2025-06-10', date: 'Jun 10th 25', step: 'A2' },
        { id: 3, on: '2026-02-03', date: 'Feb 3rd 26', step: 'B1' },
        { id: 4, on: '2026-11-20', date: 'Nov 20th 26', step: 'B2' },
      ]}
      empty={<BilingualText fr="Aucun niveau" en="No level" />}
    />
  </>
);

/** How the browser will lay out the pages of what is shown: their size, and the numbers in their margin. */
function pagesOnPaper(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const asked = rules
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print')
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && rule.style.getPropertyValue('page') !== '')
    .filter((rule) => document.body.matches((rule as CSSStyleRule).selectorText))
    .map((rule) => (rule as CSSStyleRule).style.getPropertyValue('page'));
  return rules
    .filter((rule) => rule instanceof CSSPageRule && asked.includes(rule.selectorText))
    .map((rule) => rule.cssText)
    .join();
}

const meta: Meta<typeof PrintPage> = {
  title: 'Components/Layout/PrintPage',
  component: PrintPage,
  tags: ['SHELL-041'],
  args: { head: headOf('2026-0412'), foot },
  argTypes: { head: { control: false }, foot: { control: false }, children: { control: false } },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof PrintPage>;

export const LetterOfOnePage: Story = {
  args: { 'aria-labelledby': 'letter', children: report('Inès Fortin', 'letter') },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article', { name: 'Rapport de progrès - Progress Report' });
    await expect(sheet.getBoundingClientRect().width).toBeCloseTo(816, 0);
    await expect(sheet.getBoundingClientRect().height).toBeGreaterThanOrEqual(1056);
    await expect(pagesOnPaper()).toMatch(/^@page letter-portrait .*size: 8\.5in 11in;.*@bottom-right/s);
  },
};

export const A4OfSeveralPages: Story = {
  tags: ['release'],
  args: { size: 'a4', 'aria-labelledby': 'a4', children: report('Inès Fortin', 'a4', 24) },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article', { name: 'Rapport de progrès - Progress Report' });
    await expect(sheet.getBoundingClientRect().width).toBeCloseTo(794, 0);
    await expect(within(sheet).getByText('2026-0412')).toBeVisible();
    await expect(pagesOnPaper()).toMatch(
      /^@page a4-portrait .*size: 210mm 297mm;.*@bottom-right.*counter\(page\) " \/ " counter\(pages\)/s,
    );
  },
};

const monthName = new Intl.DateTimeFormat('fr-CA', { month: 'long', timeZone: 'UTC' });

const lessons = Array.from({ length: 20 }, (_, index) => {
  const day = new Date(Date.UTC(2026, 8, 8 + index * 3));
  return {
    id: index,
    label: day.toISOString().slice(0, 10),
    short: day.getUTCDate(),
    group: { id: day.getUTCMonth(), label: monthName.format(day) },
  };
});

/** A register across the paper, in the reader's language, its rows on as many pages as they need under the same heads. */
export const LandscapeRegister: Story = {
  args: {
    orientation: 'landscape',
    'aria-labelledby': 'register',
    children: (
      <>
        <Heading level={1} id="register">
          Registre des présences
        </Heading>
        <Matrix
          caption="Cours par étudiant"
          corner="Étudiant"
          columns={lessons}
          rows={Array.from({ length: 28 }, (_, index) => ({ id: index, label: `Étudiante nº ${index + 1}` }))}
          marks={{
            present: { label: 'présent', tone: 'positive', symbol: '✓' },
            absent: { label: 'absent', tone: 'critical', symbol: 'A' },
          }}
          mark={(row, column) => ((row.id * 7 + column.id * 3) % 17 === 0 ? 'absent' : 'present')}
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article', { name: 'Registre des présences' });
    await expect(sheet.getBoundingClientRect().width).toBeCloseTo(1056, 0);
    await expect(pagesOnPaper()).toMatch(/^@page letter-landscape .*size: 11in 8\.5in;/s);
  },
};

/** Each begins on a page of its own; the pages are numbered through. */
export const SeveralDocuments: Story = {
  tags: ['release'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {['Inès Fortin', 'Zoé Légaré', 'Denis Ouellet'].map((student, index) => (
        <PrintPage key={student} {...args} aria-label={student} head={headOf(`2026-0412 · ${student}`)}>
          {report(student, `report-${index}`, index === 1 ? 12 : 1)}
        </PrintPage>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

/** A phone has no room for the paper's margins: the document is as wide as the screen. */
export const OnAPhone: Story = {
  ...LetterOfOnePage,
  tags: ['release'],
  globals: { viewport: { value: 'phone' } },
  play: undefined,
};
