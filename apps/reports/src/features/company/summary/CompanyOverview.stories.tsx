import {
  capabilitiesHandlers,
  companySummaryHandlers,
  filesHandlers,
  hangs,
  lessonsHandlers,
  reportsHandlers,
  sent,
  sessionHandlers,
} from '@portal/api-client/testing';
import {
  aCompanySummary,
  aStoredFile,
  aSummarizedContract,
  aSummarizedStudent,
  type CompanySummary,
  type SummarizedStudent,
} from '@portal/domain';
import {
  announcements,
  answered,
  expectClosed,
  expectMessage,
  expectTexts,
  exportCsv,
  findDialog,
  inFirefox,
  inPortal,
  press,
  savedFile,
  shows,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CompanyReportsPage } from '../CompanyReportsPage';

const recently = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString();
const longAgo = '2026-06-12T14:05:00.000Z';

const ines = aSummarizedStudent({
  lastReport: {
    contractId: 412,
    file: null,
    form: { id: 71, status: 'submitted', savedAt: recently, taggedOn: null },
  },
});
const remi = aSummarizedStudent({
  contractId: 305,
  student: { id: 502, name: 'Rémi', lastName: 'Séguin' },
  lastReport: {
    contractId: 305,
    file: { id: 3107, name: 'rapport-séguin.pdf', storedAt: longAgo, taggedOn: null },
    form: null,
  },
  nextLevel: null,
  levelAtStart: 'B1',
  levelNow: 'B1',
  attendance: { taught: 600, attended: 534, excused: 0, late: 0, leftEarly: 0 },
  minutesAttended: 534,
});
const maelle = aSummarizedStudent({
  student: { id: 503, name: 'Maëlle', lastName: 'Poirier' },
  lastReport: null,
  nextLevel: null,
  levelAtStart: null,
  levelNow: null,
  levels: [],
  months: [],
  minutesAttended: 0,
  attendance: { taught: 0, attended: 0, excused: 0, late: 0, leftEarly: 0 },
});
const gone = aSummarizedStudent({
  student: { id: 504, name: 'Hannah', lastName: 'Stewart' },
  minutesAttended: null,
  attendance: null,
  months: [],
});

const summary = aCompanySummary({
  students: 3,
  studentsWithReport: 2,
  contracts: [
    aSummarizedContract(),
    aSummarizedContract({
      id: 305,
      number: '2025-0305',
      startsOn: null,
      endsOn: null,
      minutesContracted: null,
    }),
  ],
  rows: [ines, remi, maelle],
});

const withSummary = (given: Partial<CompanySummary> = {}, situation = {}) => [
  ...sessionHandlers(),
  ...companySummaryHandlers({ summary: { ...summary, ...given }, ...situation }),
  ...reportsHandlers(),
  ...lessonsHandlers(),
  ...filesHandlers({ files: [aStoredFile({ id: 3107, name: 'rapport-séguin.pdf' })] }),
];

const page = { app: 'reports', path: '/clientReport/:token_login', at: '/clientReport/known-link' } as const;

export default {
  title: 'Reports/Company summary',
  component: CompanyReportsPage,
  tags: ['release'],
  decorators: [inPortal(page)],
  parameters: { msw: () => withSummary() },
  beforeEach: () => localStorage.removeItem('company-visits-21'),
} satisfies Meta<typeof CompanyReportsPage>;

type Story = StoryObj<typeof CompanyReportsPage>;
type Canvas = ReturnType<typeof within>;

const rowOf = (canvas: Canvas, name: RegExp) => canvas.findByRole('row', { name });

/** Shows totals above the reports, and each student's level, attendance and hours. */
export const Opened: Story = {
  tags: ['!release'],
  play: async ({ canvas }) => {
    const glance = within(await canvas.findByRole('region', { name: /At a glance/ }));
    const figures = glance.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(figures).toHaveLength(4);
    await expect(figures[0]).toMatch(/^3.*2 have a report/);
    await expect(figures[1]).toMatch(
      /^95.%.*Hours attended: 42 of 44.*1 h of excused.*0\.3 h of late arrivals/,
    );
    await expect(figures[2]).toMatch(/44 \/ 45 h.*2026-0412.*44 \/ 45 h.*2025-0305.*44 \/ --- h/);
    await expect(figures[3]).toMatch(/\+1 .*level/);
    const levels = within(glance.getByRole('list', { name: /Students by level/ }));
    await expect(levels.getByText('A2: 1 at start, 0 now')).toBeInTheDocument();
    await expect(levels.getByText('B1: 0 at start, 1 now')).toBeInTheDocument();

    const first = await rowOf(canvas, /Inès Fortin/);
    await expect(first).toHaveTextContent(/new.*2026-0412.*from A2 to B1.*next: B2.*95.%.*42 \/ 45 h/);
    await expect(within(first).getByRole('button', { name: /View/ })).toBeVisible();
    const second = await rowOf(canvas, /Rémi Séguin/);
    await expect(second).not.toHaveTextContent(/new/);
    await expect(second).toHaveTextContent(/No start date.*B1.*89.%.*8[.,]9 h/);
    await expect(second).not.toHaveTextContent('from B1');
    const third = await rowOf(canvas, /Maëlle Poirier/);
    await expect(third).toHaveTextContent(/No tested level.*–.*0 \/ 45 h.*No reports/);
    await expect(within(third).getByRole('checkbox')).toBeDisabled();
    await expect(textsOf(canvas, 'columnheader')).toEqual([
      expect.stringContaining('Student'),
      expect.stringContaining('Contract'),
      expect.stringContaining('Level'),
      expect.stringContaining('Attendance'),
      expect.stringContaining('Hours'),
      expect.stringContaining('Last report'),
      expect.stringContaining('Report'),
    ]);
    await expect(canvas.getByText('1 new in the last 30 days')).toBeVisible();
    await expect(sent('GET courses/byCompanyReports')).toEqual([]);
  },
};

const withAnnounced = (announced: number) => ({
  taught: 600,
  attended: 420,
  excused: 0,
  late: 0,
  leftEarly: 0,
  announced,
});

/**
 * Absences that students announced are apart from the others, in the figures and in the file; a backend that knows no
 * announcements shows neither (DECISION-138).
 */
export const AnnouncedAbsencesApart: Story = {
  tags: ['DECISION-138'],
  parameters: {
    msw: () =>
      withSummary({
        attendance: withAnnounced(120),
        rows: [
          { ...ines, attendance: withAnnounced(120) },
          { ...remi, attendance: withAnnounced(0) },
        ],
      }),
  },
  play: async ({ canvas }) => {
    const glance = within(await canvas.findByRole('region', { name: /At a glance/ }));
    await expect(glance.getByText('Announced absences: 2 h, unannounced: 1 h')).toBeVisible();
    const [heads = [], first = [], second = []] = await exportCsv(canvas);
    const cells = (row: readonly string[]) =>
      ['Announced absences (h)', 'Unannounced absences (h)'].map(
        (name) => row[heads.findIndex((head) => head.endsWith(name))],
      );
    await expect([cells(first), cells(second)]).toEqual([
      ['2:00', '1:00'],
      ['0:00', '3:00'],
    ]);
  },
};

/**
 * A line names each student who has reached an absence threshold, with the share, the threshold and the number of classes;
 * the files have both numbers.
 */
export const OverAnAbsenceThreshold: Story = {
  tags: ['!release', 'DECISION-137'],
  globals: { language: 'en' },
  parameters: {
    msw: () =>
      withSummary({
        rows: [
          { ...ines, absence: null },
          { ...remi, absence: { classes: 18, taught: 1620, missed: 270, excused: 90, threshold: 10 } },
          maelle,
        ],
      }),
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, /Inès Fortin/);
    await expect(canvas.getByText('Absences from a threshold on')).toBeVisible();
    await expect(canvas.getAllByText(/absent in/).map(({ textContent }) => textContent)).toEqual([
      'Rémi Séguin, 2025-0305: 16% absent in 18 classes (threshold of 10%)',
    ]);
    const [heads, first, second] = await exportCsv(canvas);
    const place = heads?.indexOf('Absence in the contract (%)') ?? -1;
    await expect(heads?.[place + 1]).toBe('Absence threshold reached (%)');
    await expect(first?.slice(place, place + 2)).toEqual(['', '']);
    await expect(second?.slice(place, place + 2)).toEqual(['16', '10']);
  },
};

/** A backend without thresholds shows no line and has no columns for them. */
export const WithoutAbsenceThresholds: Story = {
  tags: ['DECISION-137'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await rowOf(canvas, /Inès Fortin/);
    await expect(canvas.queryByText('Absences from a threshold on')).toBeNull();
    const [heads] = await exportCsv(canvas);
    await expect(heads).not.toContain('Absence in the contract (%)');
  },
};

const onScales = aSummarizedStudent({
  ...ines,
  scaleLevels: [
    {
      scale: 'sle',
      atStart: { reading: 'B', writing: 'B', oral: 'A' },
      now: { reading: 'C', writing: 'B', oral: 'C' },
    },
    {
      scale: 'quebec',
      atStart: { listening: '8', speaking: '8', reading: '7', writing: '7' },
      now: { listening: '8', speaking: '8', reading: '7', writing: '7' },
    },
  ],
});
const withScales = () => withSummary({ rows: [onScales, { ...remi, scaleLevels: [] }, maelle] });

/**
 * Results on the scales of clients are shown below the CEFR level, with the skills that rose in words. The files have
 * columns for the scales with results.
 */
export const OnTheScalesOfClients: Story = {
  tags: ['DECISION-222'],
  globals: { language: 'en' },
  parameters: { msw: withScales },
  play: async ({ canvas }) => {
    const first = await rowOf(canvas, /Inès Fortin/);
    await expect(first).toHaveTextContent(
      /next: B2.*SLE BBA → CBC.*from BBA to CBC.*up: Reading comprehension \+1, Oral interaction \+2.*Québec scale 8\/8\/7\/7/,
    );
    await expect(within(first).getAllByText(/up:/)).toHaveLength(1);
    await expect(await rowOf(canvas, /Rémi Séguin/)).not.toHaveTextContent(/SLE|Québec/);
    const [heads, second, third] = await exportCsv(canvas);
    const place = heads?.indexOf('SLE at start') ?? -1;
    await expect(heads?.slice(place, place + 6)).toEqual([
      'SLE at start',
      'SLE now',
      'SLE, progress',
      'Québec scale at start',
      'Québec scale now',
      'Québec scale, progress',
    ]);
    await expect(second?.slice(place, place + 6)).toEqual([
      'BBA',
      'CBC',
      'up: Reading comprehension +1, Oral interaction +2',
      '8/8/7/7',
      '8/8/7/7',
      '',
    ]);
    await expect(third?.slice(place, place + 6)).toEqual(['', '', '', '', '', '']);
  },
};

/** In both languages and on a phone, no text is wider than the window. */
export const OnTheScalesOfClientsOnAPhone: Story = {
  tags: ['DECISION-222'],
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: withScales },
  play: async ({ canvas }) => {
    await expectTexts(canvas, /en hausse : .*Interaction orale \+2$/, /up: .*Oral interaction \+2$/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A student's months and levels expand below the row, as a chart and as a table. */
export const OverTime: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /Progress of Inès Fortin/ });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveFocus();
    const detail = within(await canvas.findByRole('region', { name: /Inès Fortin, 2026-0412/ }));
    const months = detail.getByRole('table', { name: /Progress of Inès Fortin/ });
    await expect(within(months).getByRole('row', { name: /October 2026 16 h 18 h 89/ })).toBeInTheDocument();
    await expect(detail.getByRole('figure', { name: /Levels over time/ })).toHaveTextContent(
      /A2.*B1.*B2.*next level/,
    );
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('region', { name: /2026-0412/ })).toBeNull());
  },
};

const lastYear = aCompanySummary({
  ...summary,
  contracts: [aSummarizedContract({ minutesTaughtInPeriod: 600 })],
  rows: [gone],
});

/** The URL contains the period; the hours used are still those of the whole contract. */
export const OfAYear: Story = {
  parameters: { msw: () => withSummary({}, { years: { 2025: lastYear } }) },
  play: async ({ canvas }) => {
    await rowOf(canvas, /Inès Fortin/);
    await userEvent.click(canvas.getByRole('radio', { name: '2025' }));
    const row = await rowOf(canvas, /Hannah Stewart/);
    await expect(row).toHaveTextContent('left the contract');
    await expect(canvas.queryByRole('row', { name: /Inès Fortin/ })).toBeNull();
    await expect(canvas.getByText('10 h of them in this period')).toBeVisible();
    const [, asked] = sent('GET companySummary');
    await expect([asked?.query.get('from'), asked?.query.get('to')]).toEqual(['2025-01-01', '2025-12-31']);
    await userEvent.click(canvas.getByRole('radio', { name: /All/ }));
    await expect(await rowOf(canvas, /Inès Fortin/)).toBeVisible();
  },
};

/** A student's dates next to the attendance: joined late, came back, left. */
export const JoinedLateLeftAndCameBack: Story = {
  tags: ['DECISION-79'],
  globals: { viewport: { value: 'phone' }, language: 'en' },
  parameters: {
    msw: () =>
      withSummary({
        rows: [
          { ...ines, periods: [{ from: '2026-10-05', to: null }] },
          {
            ...remi,
            periods: [
              { from: null, to: '2026-10-02' },
              { from: '2026-11-02', to: null },
            ],
          },
          { ...maelle, periods: [{ from: null, to: '2026-10-30' }] },
        ],
      }),
  },
  play: async ({ canvas }) => {
    const cardOf = async (name: string) =>
      (await canvas.findByText(name, { selector: 'li *' })).closest('li');
    await expect(await cardOf('Inès Fortin')).toHaveTextContent(/since Oct 5th 26/);
    await expect(await cardOf('Rémi Séguin')).toHaveTextContent(/since Nov 2nd 26/);
    await expect(await cardOf('Maëlle Poirier')).toHaveTextContent(/left the contract on Oct 30th 26/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

let heldYear = Promise.withResolvers<void>();
const whenYear = (answer: () => Promise<Response | undefined>) =>
  http.get('*/companySummary', ({ request }) =>
    new URL(request.url).searchParams.has('from') ? answer() : undefined,
  );
const expectNoFigures = async (canvas: Canvas) => {
  await expect(canvas.queryByRole('region', { name: /At a glance/ })).toBeNull();
  await expect(canvas.queryByRole('row', { name: /Inès Fortin|Rémi Séguin/ })).toBeNull();
  await expect(canvas.queryByText('2 reports')).toBeNull();
  for (const name of ['Excel', 'CSV', /All reports as one PDF/])
    await expect(canvas.getByRole('button', { name })).toBeDisabled();
};

/** While another year loads, nothing of the previous one is shown or saved under its name. */
export const AnotherYearLoads: Story = {
  beforeEach: () => {
    heldYear = Promise.withResolvers();
  },
  parameters: {
    msw: () => withSummary({}, { years: { 2025: lastYear } }),
    first: [whenYear(async () => void (await heldYear.promise))],
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, /Inès Fortin/);
    await expect(canvas.getByText('2 reports')).toBeVisible();
    const year = canvas.getByRole('radio', { name: '2025' });
    const place = year.getBoundingClientRect().top;
    await userEvent.click(year);
    await expect(await canvas.findByText('Loading the reports')).toBeInTheDocument();
    await expect(year.getBoundingClientRect().top).toBe(place);
    await expectNoFigures(canvas);
    await expect(canvas.getByRole('radio', { name: '2025' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '2026' })).toBeInTheDocument();
    heldYear.resolve();
    await expect(await rowOf(canvas, /Hannah Stewart/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Excel' })).toBeEnabled();
  },
};

/** A year that fails to load says so and shows no numbers of another year; other years can still be selected. */
export const AnotherYearFails: Story = {
  parameters: { first: [whenYear(async () => HttpResponse.json({ message: 'Refused' }, { status: 403 }))] },
  play: async ({ canvas }) => {
    await rowOf(canvas, /Inès Fortin/);
    await userEvent.click(canvas.getByRole('radio', { name: '2025' }));
    await expect(await canvas.findByText('Access denied')).toBeVisible();
    await expectNoFigures(canvas);
    await expect(canvas.queryByText('Loading the reports')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /All/ }));
    await expect(await rowOf(canvas, /Inès Fortin/)).toBeVisible();
    await expect(canvas.queryByText('Access denied')).toBeNull();
  },
};

/** Many years are shown as a select; the year in the URL is selected. */
export const ManyYears: Story = {
  parameters: {
    portal: { ...page, at: `${page.at}?period=2022` },
    msw: () => withSummary({ years: [2026, 2025, 2024, 2023, 2022] }),
  },
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('combobox', { name: /Period/ });
    await waitFor(() => expect(choice).toHaveValue('2022'));
    await expect(sent('GET companySummary')[0]?.query.get('from')).toBe('2022-01-01');
  },
};

const nothing = {
  students: 0,
  studentsWithReport: 0,
  attendance: { taught: 0, attended: 0, excused: 0, late: 0, leftEarly: 0 },
  minutesContracted: 0,
  minutesTaught: 0,
  levels: [],
  levelsGained: 0,
  contracts: [],
  rows: [],
};

export const NothingInPeriod: Story = {
  parameters: {
    portal: { ...page, at: `${page.at}?period=2025` },
    msw: () => withSummary({}, { years: { 2025: aCompanySummary({ ...nothing, years: [2026, 2025] }) } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing in this period')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /See all/ }));
    await expect(await rowOf(canvas, /Inès Fortin/)).toBeVisible();
  },
};

export const NothingYet: Story = {
  parameters: { msw: () => withSummary({ ...nothing, years: [] }) },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'No contracts', 'No tested level');
    await userEvent.click(canvas.getByRole('button', { name: /All reports as one PDF/ }));
    await expect(canvas.getByText('There are no reports to print.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Excel' })).toBeDisabled();
  },
};

export const Searched: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas, /Inès Fortin/);
    const box = canvas.getByRole('searchbox', { name: /Search reports/ });
    await userEvent.type(box, 'seguin');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Inès/ })).toBeNull());
    await expect(canvas.getByRole('row', { name: /Rémi Séguin/ })).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, 'xy{Enter}');
    await expect(await canvas.findByText('No report matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /See all reports/ }));
    await expect(await rowOf(canvas, /Inès/)).toBeVisible();
  },
};

/** A click on a head sorts, another one reverses; the new order is announced where the browser does not do it. */
export const Sorted: Story = {
  beforeEach: inFirefox,
  play: async ({ canvas }) => {
    const { heard, stop } = announcements();
    const sorted = () => heard().filter((text) => /^Tri/.test(text));
    await rowOf(canvas, /Inès Fortin/);
    const head = canvas.getByRole('columnheader', { name: /Student/ });
    const names = () =>
      textsOf(canvas, 'rowheader').filter((text) => /Fortin|Poirier|Séguin/.test(text ?? ''));
    await userEvent.click(within(head).getByRole('button'));
    await waitFor(() =>
      expect(names()).toEqual([
        expect.stringContaining('Fortin'),
        expect.stringContaining('Poirier'),
        expect.stringContaining('Séguin'),
      ]),
    );
    await userEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(names()[0]).toContain('Séguin'));
    await waitFor(
      () => expect(sorted()).toEqual(['Tri par Étudiant, ordre décroissant - Sorted by Student, descending']),
      { timeout: 5000 },
    );
    stop();
  },
};

const visited = (at: string) => () => {
  localStorage.setItem('company-visits-21', JSON.stringify({ earlier: null, latest: at }));
};

/** A report since the last visit is new, however old it is. */
export const NewSinceTheLastVisit: Story = {
  beforeEach: visited('2026-06-01T08:00:00.000Z'),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await rowOf(canvas, /Rémi Séguin/)).toHaveTextContent(/new/));
    await expect(canvas.getByText('2 new since your last visit')).toBeVisible();
    await expect(localStorage.getItem('company-visits-21')).not.toMatch(/known-link|Beauséjour|Fortin/);
  },
};

/** A report from before the last visit is not new, even if it is recent. */
export const NothingNew: Story = {
  beforeEach: visited(new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString()),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await rowOf(canvas, /Inès Fortin/)).not.toHaveTextContent(/new/));
    await expect(canvas.queryByText(/ new (since|in) /)).toBeNull();
  },
};

/** The file contains the dates of a student who left, came back and left again. */
export const ExportedCsv: Story = {
  tags: ['DECISION-79'],
  parameters: {
    msw: () => {
      const periods = [
        { from: '2025-09-01', to: '2025-10-15' },
        { from: '2025-11-10', to: '2025-12-12' },
      ];
      return withSummary({ rows: [ines, { ...remi, periods }, maelle] });
    },
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, /Inès Fortin/);
    const [heads, first, second] = await exportCsv(canvas);
    await expect(heads).toHaveLength(20);
    await expect(heads?.[0]).toBe('Nom de famille - Last name');
    await expect(first?.slice(0, 12)).toEqual([
      'Fortin',
      'Inès',
      '2026-0412',
      '2026-09-08',
      '2026-12-18',
      '',
      '',
      'Français',
      'A2',
      'B1',
      '1',
      'B2',
    ]);
    await expect(first?.slice(12, 18)).toEqual(['95', '42:00', '44:00', '1:00', '42:00', '45:00']);
    await expect(second?.slice(5, 7)).toEqual(['2025-09-01', '2025-12-12']);
    await expect(second?.slice(12, 15)).toEqual(['89', '8:54', '10:00']);
  },
};

/** If the file cannot be saved, for example without a connection, a message says so. */
export const ExportFails: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas, /Inès Fortin/);
    spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('not saved');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }));
    await expectMessage('error', 'The file could not be saved. Check your connection, then try again.');
  },
};

/**
 * Saves all reports: forms open to print, files are joined to one PDF; if there are both kinds, the dialog offers both.
 */
export const AllAsPdf: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas, /Inès Fortin/);
    await userEvent.click(canvas.getByRole('button', { name: /All reports as one PDF/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: /All reports as one PDF/ }));
    await expect(dialog.getByRole('button', { name: /Download 1 file/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Print 1 report/ }));
    await expect(await canvas.findByRole('article', { name: /Progress Report/ })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** A PDF with one page. */
const aPdf = `%PDF-1.4
1 0 obj
<</Type /Catalog /Pages 2 0 R>>
endobj
2 0 obj
<</Type /Pages /Kids [3 0 R] /Count 1>>
endobj
3 0 obj
<</Type /Page /Parent 2 0 R /MediaBox [0 0 100 100]>>
endobj
trailer
<</Root 1 0 R>>
%%EOF`;

/**
 * While the dialog offers the other kind, it reports itself that the files were saved, because the page behind it is
 * inert.
 */
export const OnePartSaved: Story = {
  parameters: {
    first: filesHandlers({ files: [aStoredFile({ id: 3107, name: 'rapport-séguin.pdf' })], content: aPdf }),
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, /Inès Fortin/);
    await userEvent.click(canvas.getByRole('button', { name: /All reports as one PDF/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: /All reports as one PDF/ }));
    const saved = await savedFile(() =>
      userEvent.click(dialog.getByRole('button', { name: /Download 1 file/ })),
    );
    await expect(await saved.text()).toBe(aPdf);
    await expect(await dialog.findByText('1 report was saved.')).toBeVisible();
    await expect(canvas.getAllByText('1 report was saved.')).toHaveLength(1);
    await expect(dialog.getByRole('button', { name: /Print 1 report/ })).toBeVisible();
  },
};

let held = Promise.withResolvers<void>();
const others = [3108, 3109].map((id) =>
  aSummarizedStudent({
    student: { id, name: 'Étudiant', lastName: `Numéro ${id}` },
    lastReport: {
      contractId: 412,
      file: { id, name: `${id}.pdf`, storedAt: longAgo, taggedOn: null },
      form: null,
    },
  }),
);

/** After the dialog was closed, toasts say which files were saved. */
export const ClosedWhileFilesAreRead: Story = {
  beforeEach: () => {
    held = Promise.withResolvers();
  },
  parameters: {
    msw: () => withSummary({ rows: [remi, ...others] }),
    first: [
      http.get('*/api/files/download', async ({ request }) => {
        await held.promise;
        return new HttpResponse(request.url.endsWith('fileId=3107') ? aPdf : 'not a PDF');
      }),
    ],
  },
  play: async ({ canvas }) => {
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await rowOf(canvas, /Rémi Séguin/);
    await press(canvas, /All reports as one PDF$/);
    await expectTexts(await findDialog(canvas), '0 of 3 files read');
    await userEvent.keyboard('{Escape}');
    await expectClosed(canvas);
    held.resolve();
    await expectMessage('error', '2 files are not in the PDF: they are beside it in one .zip.');
    await expectMessage('success', '1 report was saved.');
  },
};

/** A selection does not affect the button for all reports. */
export const AllBesideASelection: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Select.*Inès Fortin/ }));
    await expect(canvas.getByText('1 report selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /All reports as one PDF/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: /All reports as one PDF/ }));
    await expect(dialog.getByRole('button', { name: /Download 1 file/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Print 1 report/ })).toBeVisible();
  },
};

/** A row that is missing in another period is not selected there. */
export const SelectedInAnotherPeriod: Story = {
  parameters: { msw: () => withSummary({}, { years: { 2025: { ...summary, rows: [remi] } } }) },
  play: async ({ canvas }) => {
    const year = await canvas.findByRole('radio', { name: '2025' });
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Select.*Inès Fortin/ }));
    await expect(canvas.getByText('1 report selected')).toBeVisible();
    await userEvent.click(year);
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Inès Fortin/ })).toBeNull());
    await expect(canvas.queryByText(/selected/)).toBeNull();
  },
};

/** The selected row has no report in another year: it is not selected there, but still selected in its own year. */
export const SelectedBesideAnotherPeriod: Story = {
  parameters: {
    msw: () =>
      withSummary({}, { years: { 2025: { ...summary, rows: [{ ...ines, lastReport: null }, remi] } } }),
  },
  play: async ({ canvas }) => {
    const select = (name: RegExp) => canvas.findByRole('checkbox', { name });
    await userEvent.click(await select(/Select.*Inès Fortin/));
    await userEvent.click(canvas.getByRole('radio', { name: '2025' }));
    await waitFor(() => expect(canvas.queryByText('1 report selected')).toBeNull());
    await expect(await select(/Select.*Inès Fortin/)).toBeDisabled();
    await expect(await select(/Select.*Inès Fortin/)).not.toBeChecked();
    await userEvent.click(await select(/Select.*Rémi Séguin/));
    await expect(canvas.getByText('1 report selected')).toBeVisible();
    await userEvent.click(await select(/Select.*Rémi Séguin/));
    await expect(canvas.queryByText(/reports? selected/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /All/ }));
    await expect(await canvas.findByText('1 report selected')).toBeVisible();
    await expect(await select(/Select.*Inès Fortin/)).toBeChecked();
    await userEvent.click(await select(/Select.*Rémi Séguin/));
    await expect(canvas.getByText('2 reports selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Deselect all/ }));
    await expect(canvas.queryByText(/reports? selected/)).toBeNull();
    await expect(await select(/Select.*Inès Fortin/)).not.toBeChecked();
  },
};

/** Saves only the selected reports; without files the print view opens at once. */
export const SelectionAsPdf: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Select.*Inès Fortin/ }));
    await expect(canvas.getByText('1 report selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer - Print' }));
    await expect(await canvas.findAllByRole('article', { name: /Progress Report/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('link', { name: /Back to the list/ }));
    await expect(await canvas.findByRole('checkbox', { name: /Select.*Inès Fortin/ })).toBeChecked();
  },
};

/** A single report that is a stored file is saved as it is, under its own name. */
export const OneFileSaved: Story = {
  play: async ({ canvas }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Select.*Rémi Séguin/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer - Print' }));
    await expectMessage('success', '1 report was saved.');
    await expect(click).toHaveBeenCalledOnce();
    await expect(click.mock.contexts[0]).toHaveProperty('download', 'rapport-séguin.pdf');
  },
};

export const OneOpened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /View.*Inès Fortin/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: /Progress report/ }));
    await expect(await dialog.findByText(/Écouter un balado/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { first: [hangs('GET companySummary')] },
  play: shows((canvas) => canvas.findByText('Loading the reports')),
};

/** While it is unknown which extensions the backend has, neither list is shown. */
export const LoadingExtensions: Story = {
  parameters: { first: [hangs('GET capabilities')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the reports')).toBeInTheDocument();
    await expect(sent('GET companySummary')).toEqual([]);
    await expect(sent('GET courses/byCompanyReports')).toEqual([]);
  },
};

export const Refused: Story = {
  tags: ['!release'],
  ...answered(() => withSummary({}, { fail: 403 }), 'Access denied'),
};

/** Without the extension, the page shows the list of the specification. */
export const WithoutExtension: Story = {
  parameters: {
    msw: () => [
      ...sessionHandlers(),
      ...capabilitiesHandlers(['mails']),
      ...reportsHandlers(),
      ...lessonsHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, /Inès Fortin/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /At a glance/ })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: /Next level/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Excel|PDF/ })).toBeNull();
    await expect(sent('GET companySummary')).toEqual([]);
  },
};

const many: SummarizedStudent[] = Array.from({ length: 300 }, (_, index) =>
  aSummarizedStudent({ student: { id: 1000 + index, name: 'Étudiant', lastName: `Numéro ${index + 1}` } }),
);

export const ThreeHundredStudents: Story = {
  parameters: { msw: () => withSummary({ students: 300, studentsWithReport: 300, rows: many }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–50 / 300')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Next/ }));
    await expect(await canvas.findByText('51–100 / 300')).toBeVisible();
    await expect(await rowOf(canvas, /Numéro 51\b/)).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /Numéro 1\b/ })).toBeNull();
  },
};

const longNames = aSummarizedStudent({
  student: {
    id: 505,
    name: 'Marie-Philomène-Antoinette',
    lastName: 'Charbonneau-Villeneuve de la Durantaye-Beauséjour',
  },
});

/** Nothing is wider than the window, even with the chart over time. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: () => withSummary({ rows: [longNames, ...summary.rows] }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Progress of Marie-Philomène/ }));
    await expect(await canvas.findByRole('region', { name: /Charbonneau/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
