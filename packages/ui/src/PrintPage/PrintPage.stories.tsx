import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Heading } from '../Heading/Heading';
import { LineSteps } from '../LineSteps/LineSteps';
import { Logo } from '../Logo/Logo';
import { Matrix } from '../Matrix/Matrix';
import { MatrixLegend } from '../Matrix/MatrixLegend';
import { PrintPage } from './PrintPage';

const foot = (
  <>
    <span>Passerelle · 1 800 555-0123 · info@passerelle.example</span>
    <time dateTime="2026-11-20">Nov 20th 26</time>
  </>
);

const comment =
  'Inès participe activement et prend des risques à l’oral. La prochaine étape : les temps du passé dans un récit suivi. Elle prépare ses présentations avec soin et pose des questions précises.';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}. ${comment}`);

/** The header of each page: whose document it is. */
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
    {numbered(paragraphs).map((text) => (
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

/** Returns the texts of the sheets that the browser is about to print. They are not visible. */
function sheetsToPrint() {
  dispatchEvent(new Event('beforeprint'));
  const sheets = [...(document.body.firstElementChild?.children ?? [])];
  return sheets.map((sheet) => {
    const [head, body, foot] = [...sheet.children];
    return {
      head: head?.textContent,
      body: body?.textContent ?? '',
      number: foot?.lastElementChild?.textContent,
      element: sheet,
    };
  });
}

/** Returns the sizes of the visible sheets. */
function paperSizes(): string[] {
  const rules = [...document.styleSheets].flatMap((styles) => [...styles.cssRules]);
  const asked = rules
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print')
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && rule.style.getPropertyValue('page') !== '')
    .filter((rule) => document.body.matches((rule as CSSStyleRule).selectorText))
    .map((rule) => (rule as CSSStyleRule).style.getPropertyValue('page'));
  return rules
    .filter((rule) => rule instanceof CSSPageRule && asked.includes(rule.selectorText))
    .map((rule) => (rule as CSSPageRule).style.getPropertyValue('size'));
}

export default {
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
} satisfies Meta<typeof PrintPage>;

type Story = StoryObj<typeof PrintPage>;

export const LetterOfOnePage: Story = {
  tags: ['release'],
  args: { 'aria-labelledby': 'letter', children: report('Inès Fortin', 'letter') },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article', { name: 'Rapport de progrès - Progress Report' });
    await expect(sheet.getBoundingClientRect().width).toBeCloseTo(816, 0);
    await expect(sheet.getBoundingClientRect().height).toBeGreaterThanOrEqual(1056);
    await expect(paperSizes()).toEqual(['8.5in 11in']);
    const sheets = sheetsToPrint();
    await expect(sheets.map(({ head, number }) => [head, number])).toEqual([
      ['Passerelle2026-0412', '1 / 1'],
    ]);
  },
};

export const A4OfBulkPages: Story = {
  tags: ['release', 'DECISION-98'],
  args: { size: 'a4', 'aria-labelledby': 'a4', children: report('Inès Fortin', 'a4', 24) },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article', { name: 'Rapport de progrès - Progress Report' });
    await expect(sheet.getBoundingClientRect().width).toBeCloseTo(794, 0);
    await expect(within(sheet).getByText('2026-0412')).toBeVisible();
    await expect(paperSizes()).toEqual(['210mm 297mm']);
    const sheets = sheetsToPrint();
    await expect(sheets.map(({ head, number }) => [head, number])).toEqual([
      ['Passerelle2026-0412', '1 / 2'],
      ['Passerelle2026-0412', '2 / 2'],
    ]);
    // No text is lost or repeated, and it continues where the previous sheet ended.
    const [, content] = [...sheet.children];
    await expect(sheets.map(({ body }) => body).join('')).toBe(content?.textContent);
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

/** A landscape register in one language, whose rows continue on as many pages as needed under the same heads. */
export const LandscapeRegister: Story = {
  tags: ['release', 'DECISION-98'],
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
    await expect(paperSizes()).toEqual(['11in 8.5in']);
    const sheets = sheetsToPrint();
    await expect(sheets.map(({ number }) => number)).toEqual(['1 / 2', '2 / 2']);
    // The table repeats its heads on the next sheet, and no row is divided.
    const heads = sheets.map(({ element }) => element.querySelector('thead')?.textContent);
    await expect(heads[0]).toMatch(/Étudiant.*septembre.*octobre/);
    await expect(heads[1]).toBe(heads[0]);
    const names = sheets.flatMap(({ element }) => [...element.querySelectorAll('tbody th')]);
    await expect(names.map((name) => name.textContent)).toEqual(
      Array.from({ length: 28 }, (_, index) => `Étudiante nº ${index + 1}`),
    );
  },
};

/** Each document starts on a new page; the pages are numbered continuously. */
export const SeveralDocuments: Story = {
  tags: ['release', 'DECISION-98'],
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
    const printed = () => sheetsToPrint().map(({ head, number }) => `${head} ${number}`);
    const sheets = [
      'Passerelle2026-0412 · Inès Fortin 1 / 4',
      'Passerelle2026-0412 · Zoé Légaré 2 / 4',
      'Passerelle2026-0412 · Zoé Légaré 3 / 4',
      'Passerelle2026-0412 · Denis Ouellet 4 / 4',
    ];
    await expect(printed()).toEqual(sheets);
    // When printed again, the sheets are created again.
    await expect(printed()).toEqual(sheets);
  },
};

/** A text that is longer than a sheet, after a heading that stays with its first line. */
export const OneLongText: Story = {
  tags: ['release', 'DECISION-98'],
  args: {
    'aria-label': 'Commentaires',
    children: (
      <>
        {numbered(19).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <section>
          <Heading level={2}>Recommandations</Heading>
          <p>{`${comment} `.repeat(40)}</p>
        </section>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [, content] = [...canvas.getByRole('article').children];
    const sheets = sheetsToPrint();
    await expect(sheets.length).toBeGreaterThanOrEqual(3);
    await expect(sheets.map(({ body }) => body).join('')).toBe(content?.textContent);
    const begun = sheets.find(({ body }) => body.includes('Recommandations'));
    await expect(begun?.body).toMatch(/Recommandations.+/);
    for (const { body } of sheets.slice(0, -1)) await expect(body.length).toBeGreaterThan(1000);
  },
};

const lines = Array.from({ length: 8 }, (_, index) => `Ligne ${index + 1}`);

const linesAfter = (height: number, count = lines.length) => (
  <>
    <div style={{ height }}>Début</div>
    <section>
      <Heading level={2}>Commentaires</Heading>
      <p style={{ whiteSpace: 'pre-line', lineHeight: '20px' }}>{lines.slice(0, count).join('\n')}</p>
    </section>
  </>
);

/** The text fills the sheet: at least two lines stay below its heading, and at least two continue on the next sheet. */
export const LinesOfAText: Story = {
  tags: ['DECISION-98'],
  args: { 'aria-label': 'Commentaires', children: linesAfter(720) },
  play: async () => {
    const bodies = sheetsToPrint().map(({ body }) => body);
    await expect(bodies).toHaveLength(2);
    await expect(bodies[0]).toMatch(/^DébutCommentairesLigne 1\nLigne 2\n/);
    await expect(bodies[1]).toMatch(/Ligne 7\nLigne 8$/);
    await expect(bodies.join('')).toBe(`DébutCommentaires${lines.join('\n')}`);
  },
};

/** Three lines stay together, because each sheet would need at least two of them. */
export const ThreeLines: Story = {
  ...LinesOfAText,
  args: { 'aria-label': 'Commentaires', children: linesAfter(790, 3) },
  play: async () => {
    const bodies = sheetsToPrint().map(({ body }) => body);
    await expect(bodies).toEqual(['Début', `Commentaires${lines.slice(0, 3).join('\n')}`]);
  },
};

/** Sections next to each other continue one after the other across the end of a sheet. */
export const SectionsInColumns: Story = {
  tags: ['DECISION-98'],
  args: {
    'aria-label': 'Matériel',
    children: (
      <>
        <div style={{ height: 680 }}>Début</div>
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
          {['Matériel', 'Grammaire'].map((title) => (
            <div key={title}>
              <Heading level={3}>{title}</Heading>
              <p style={{ whiteSpace: 'pre-line', lineHeight: '30px' }}>{lines.join('\n')}</p>
            </div>
          ))}
        </div>
      </>
    ),
  },
  play: async () => {
    const bodies = sheetsToPrint().map(({ body }) => body);
    await expect(bodies[0]).toMatch(/^DébutMatérielLigne 1\nLigne 2\n/);
    await expect(bodies.join('')).toBe(`DébutMatériel${lines.join('\n')}Grammaire${lines.join('\n')}`);
  },
};

/** A heading moves to the next sheet together with the content after it, even if that is a row below a table head. */
export const HeadingsStay: Story = {
  tags: ['DECISION-98'],
  args: {
    'aria-label': 'Titres',
    children: (
      <>
        <div style={{ height: 650 }}>Premier bloc</div>
        <Heading level={2}>Figure</Heading>
        <figure style={{ height: 600 }}>Deuxième bloc</figure>
        <section>
          <Heading level={2}>Tableau</Heading>
          <table>
            <thead>
              <tr>
                <th>Colonne</th>
              </tr>
            </thead>
            <tbody>
              <tr style={{ height: 200 }}>
                <td>Rangée</td>
              </tr>
            </tbody>
          </table>
        </section>
      </>
    ),
  },
  play: async () => {
    const sheets = sheetsToPrint().map(({ body }) => body);
    await expect(sheets).toEqual(['Premier bloc', 'FigureDeuxième bloc', 'TableauColonneRangée']);
  },
};

const rowName = (index: number) => `Rangée ${index + 1}. `;

const tableOf = (rows: number, height: number) => (
  <table>
    <thead>
      <tr>
        <th>Étudiant</th>
      </tr>
    </thead>
    <tbody>
      {Array.from({ length: rows }, (_, index) => rowName(index)).map((name) => (
        <tr key={name} style={{ height }}>
          <td>{name}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr style={{ height: 200 }}>
        <td>Totaux</td>
      </tr>
    </tfoot>
  </table>
);

/**
 * The totals of a table are never alone on a sheet: its last two rows, or all of a shorter table with its heading and
 * legend, stay with them.
 */
export const TotalsStay: Story = {
  tags: ['DECISION-98', 'DECISION-197'],
  args: {
    'aria-label': 'Totaux',
    children: (
      <>
        {tableOf(10, 70)}
        <div style={{ height: 380 }}>Bloc</div>
        <Heading level={2}>Un étudiant</Heading>
        <MatrixLegend marks={{ present: { label: 'présent', tone: 'positive', symbol: '✓' } }} />
        {tableOf(1, 70)}
      </>
    ),
  },
  play: async () => {
    const sheets = sheetsToPrint().map(({ body }) => body);
    const rows = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => `Rangée ${from + index}. `).join('');
    await expect(sheets).toEqual([
      `Étudiant${rows(1, 8)}`,
      `Étudiant${rows(9, 10)}TotauxBloc`,
      `Un étudiantprésentÉtudiant${rows(1, 1)}Totaux`,
    ]);
  },
};

/** Totals that do not fit below a row as tall as a sheet follow it on the next one, without an empty sheet. */
export const TotalsOfATallRow: Story = {
  tags: ['DECISION-197'],
  args: { 'aria-label': 'Totaux', children: tableOf(1, 760) },
  play: async () => {
    const sheets = sheetsToPrint().map(({ body }) => body);
    await expect(sheets).toEqual(['ÉtudiantRangée 1. ', 'ÉtudiantTotaux']);
  },
};

/** The items of a numbered list keep their numbers on the next sheet. */
export const NumberedList: Story = {
  tags: ['release', 'DECISION-98'],
  args: {
    'aria-label': 'Liste',
    children: (
      <ol>
        {numbered(40).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    ),
  },
  play: async () => {
    const lists = sheetsToPrint().map(({ element }) => element.querySelector('ol'));
    await expect(lists.length).toBeGreaterThanOrEqual(2);
    for (const list of lists) await expect(list?.textContent).toMatch(new RegExp(`^${list?.start}\\. `));
  },
};

/** A phone has no room for the paper's margins: the document is as wide as the screen. */
export const OnAPhone: Story = {
  ...LetterOfOnePage,
  tags: ['release'],
  globals: { viewport: { value: 'phone' } },
  play: undefined,
};
