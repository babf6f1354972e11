import {
  filesHandlers,
  lessonsHandlers,
  reportsHandlers,
  sentBodies,
  sessionHandlers,
} from '@portal/api-client/testing';
import {
  aCompanyReportRow,
  aProgressReport,
  aReportContract,
  aStoredFile,
  aStudentReport,
  type CompanyReportRow,
} from '@portal/domain';
import {
  answered,
  expectMessage,
  expectTexts,
  inPortal,
  pageStories,
  shows,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CompanyReportsPage } from './CompanyReportsPage';

const { file } = aStudentReport();
const recently = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString();

const ines = aCompanyReportRow({
  lastReport: {
    contractId: 412,
    file: null,
    form: { id: 71, status: 'submitted', savedAt: recently, taggedOn: null },
  },
});
const remi = aCompanyReportRow({
  student: { id: 502, name: 'Rémi', lastName: 'Séguin' },
  contract: aReportContract({ id: 305, number: '2025-0305', startsOn: null, endsOn: null }),
  lastReport: { contractId: 305, file, form: null },
  nextLevel: null,
});
const marc = {
  ...ines,
  student: { id: 502, name: 'Marc-André', lastName: 'Thériault' },
} satisfies CompanyReportRow;
const many: CompanyReportRow[] = Array.from({ length: 120 }, (_, index) =>
  aCompanyReportRow({ student: { id: 1000 + index, name: 'Étudiant', lastName: `Numéro ${index + 1}` } }),
);

const link = (rows: CompanyReportRow[] = [ines, remi]) => [
  ...sessionHandlers(),
  ...reportsHandlers({ rows }),
  ...lessonsHandlers(),
  ...filesHandlers({ files: [aStoredFile({ id: file?.id, name: 'rapport-séguin.pdf' })] }),
];

const page = { app: 'reports', path: '/clientReport/:token_login', at: '/clientReport/known-link' } as const;

export default {
  title: 'Reports/Company reports',
  component: CompanyReportsPage,
  tags: ['release'],
  decorators: [inPortal(page)],
  parameters: { msw: link },
} satisfies Meta<typeof CompanyReportsPage>;

type Story = StoryObj<typeof CompanyReportsPage>;

const states = pageStories(sessionHandlers);

/** A company sees its name, the new reports, and each student's level and hours. */
export const Opened: Story = {
  tags: [
    '!release',
    'LINK-COMP-02',
    'LINK-COMP-04',
    'LINK-COMP-05',
    'LINK-COMP-09',
    'LINK-COMP-11',
    'MSG-08',
    'SHELL-053',
  ],
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('row', { name: /Inès Fortin/ });
    await expect(sentBodies('POST company/login')).toEqual([{ token_login: 'known-link' }]);
    await expect(canvas.getByText('Aéro Beauséjour inc.')).toBeVisible();
    await expect(first).toHaveTextContent('new');
    await expect(first).toHaveTextContent('28 / 48 h');
    await expect(within(first).getByRole('button', { name: /View/ })).toBeVisible();
    const second = canvas.getByRole('row', { name: /Rémi Séguin/ });
    await expect(second).not.toHaveTextContent('new');
    await expect(second).toHaveTextContent('No start date');
    await expect(within(second).getByRole('button', { name: /Download PDF/ })).toBeVisible();
    await expect(within(second).queryByRole('button', { name: /View/ })).toBeNull();
    const heads = textsOf(canvas, 'columnheader');
    await expect(heads).toEqual([
      expect.stringContaining('Student'),
      expect.stringContaining('Period'),
      expect.stringContaining('Next level'),
      expect.stringContaining('Hours'),
      expect.stringContaining('Last report'),
      expect.stringContaining('Report'),
    ]);
    await expectMessage('success', 'Welcome');
    // The toast of a sign-in is not shown, because the visitor has no account.
    await expect(canvas.queryByText('Successful login')).toBeNull();
    await expect(canvas.queryByText('Report Update')).toBeNull();
    await expect(canvas.getByText('new in the last 30 days')).toBeVisible();
    await expectTexts(canvas, 'Open a report to read it. Select several to print them together.');
  },
};

/** A report opens read-only. */
export const OneOpened: Story = {
  tags: [
    '!release',
    'LINK-COMP-01',
    'LINK-COMP-08',
    'LINK-COMP-11',
    'REP-FORM-23',
    'REP-LIST-09',
    'SHELL-114',
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Rémi Séguin/ });
    const people = canvas.getAllByRole('row', { name: /Fortin|Séguin/ });
    await expect(people).toHaveLength(2);
    // A company can only read, download and select for printing.
    for (const row of people) {
      await expect(within(row).getAllByRole('button')).toHaveLength(1);
      await expect(within(row).queryAllByRole('link')).toEqual([]);
    }
    await expect(canvas.queryAllByRole('textbox')).toEqual([]);
    await userEvent.click(await canvas.findByRole('button', { name: /View.*Inès Fortin/ }));
    const dialog = await canvas.findByRole('dialog', { name: /Progress report/ });
    await expect(await within(dialog).findByText(/Écouter un balado/)).toBeVisible();
    for (const role of ['textbox', 'radio', 'combobox', 'checkbox', 'link'])
      await expect(within(dialog).queryAllByRole(role)).toEqual([]);
    const buttons = textsOf(within(dialog), 'button');
    await expect(buttons.toSorted()).toEqual([
      expect.stringContaining('Close'),
      expect.stringContaining('Print'),
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Returns the facts at the top of a sheet, each term with its value. */
const factsOf = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll('dt')].map(
    (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
  );

/** The facts about the company's contract in a printed report (REP-PRINT-03, DOMAIN-11). */
const factsOfContract = [
  'Enseignant - Teacher: Léa Villeneuve',
  'Langue - Language: Français',
  'Type de cours - Course type: Individuel - Individual',
  'Heures totales - Total hours: 48 h',
];

/** The selected reports (forms only) open in one print view; the back link returns to the list with the selection. */
export const SeveralToPrint: Story = {
  tags: ['LINK-COMP-09', 'SHELL-041', 'REP-PRINT-03', 'DOMAIN-11'],
  parameters: { msw: link([ines, remi, marc]) },
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Select.*Inès Fortin/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Select.*Marc-André Thériault/ }));
    await expect(canvas.getByRole('checkbox', { name: /Select.*Rémi Séguin/ })).toBeDisabled();
    await expect(canvas.getByText('2 reports selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer - Print' }));
    const sheets = await canvas.findAllByRole('article', { name: /Progress Report/ });
    await expect(sheets).toHaveLength(2);
    for (const sheet of sheets) await expect(factsOf(sheet)).toEqual(expect.arrayContaining(factsOfContract));
    await expect(canvas.queryByRole('table', { name: /Progress reports of your students/ })).toBeNull();
    await expect(document.title).not.toMatch(/Fortin|known-link/);
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer - Print' }));
    await expect(print).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('link', { name: /Back to the list/ }));
    await expect(await canvas.findByRole('checkbox', { name: /Select.*Inès Fortin/ })).toBeChecked();
  },
};

/** An open report prints in the same view. */
export const OneToPrint: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /View.*Inès Fortin/ }));
    const dialog = await canvas.findByRole('dialog', { name: /Progress report/ });
    await userEvent.click(within(dialog).getByRole('button', { name: /Print/ }));
    const sheet = await canvas.findByRole('article', { name: /Progress Report/ });
    await expect(within(sheet).getByText('Inès Fortin · 2026-0412 · Aéro Beauséjour inc.')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByText('1 report to print')).toBeVisible();
    await expect(factsOf(sheet)).toEqual(
      expect.arrayContaining(['Société - Company: Aéro Beauséjour inc.', ...factsOfContract]),
    );
  },
};

/** If the backend omits contract facts, the sheet omits them too and shows no dashes. */
export const PrintedWithLess: Story = {
  parameters: {
    portal: { ...page, at: `${page.at}?print=501-412` },
    msw: [
      ...sessionHandlers(),
      ...lessonsHandlers(),
      ...reportsHandlers({ progressReport: aProgressReport({ contract: aReportContract() }) }),
    ],
  },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('article', { name: /Progress Report/ });
    await expect(factsOf(sheet).join()).not.toMatch(/Teacher|Total hours|Course type|Language/);
    await expect(within(sheet).queryByText('---')).toBeNull();
  },
};

const printView = { ...page, at: `${page.at}?print=501-412` };

/** Reports were removed after the user selected them. */
export const NothingLeftToPrint: Story = {
  parameters: {
    portal: printView,
    msw: [...sessionHandlers(), ...lessonsHandlers(), ...reportsHandlers({ progressReport: null })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to print')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Print$/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /Back to the list/ })).toBeVisible();
  },
};

/** If the backend omits the attendance, the reports are printed without it. */
export const PrintedWithoutAttendance: Story = {
  parameters: {
    portal: printView,
    msw: [...sessionHandlers(), ...lessonsHandlers({ fail: 403 }), ...reportsHandlers()],
  },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('article', { name: /Progress Report/ });
    await expect(within(sheet).getByText('---')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Imprimer - Print' })).toBeVisible();
  },
};

export const PrintFailed: Story = {
  parameters: {
    portal: printView,
    msw: [...sessionHandlers(), ...lessonsHandlers({ fail: 500 }), ...reportsHandlers()],
  },
  play: shows('Something went wrong', (canvas) => canvas.findByRole('button', { name: /Try again/ })),
};

/** A search for a name of two letters starts on Enter. */
export const Searched: Story = {
  tags: ['LINK-COMP-06'],
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('searchbox', { name: /Search reports/ });
    await canvas.findByRole('row', { name: /Inès/ });
    await userEvent.type(box, 'seguin');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Inès/ })).toBeNull());
    await expect(canvas.getByRole('row', { name: /Rémi Séguin/ })).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, 'xy{Enter}');
    await expect(await canvas.findByText('No report matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /See all reports/ }));
    await expect(await canvas.findByRole('row', { name: /Inès/ })).toBeVisible();
    await expect(box).toHaveValue('');
  },
};

export const ThreePages: Story = {
  tags: ['!release', 'LINK-COMP-07'],
  parameters: { msw: link(many) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–50 / 120')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Numéro 1\b/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Next/ }));
    await expect(await canvas.findByText('51–100 / 120')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Numéro 51/ })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /Numéro 1\b/ })).toBeNull();
  },
};

export const NoReports: Story = {
  tags: ['!release', 'LINK-COMP-10', 'SHELL-052'],
  parameters: { msw: link([]) },
  play: shows('No reports'),
};

/** The link has a typo or was replaced by a newer one. */
export const BadLink: Story = {
  tags: ['!release', 'LINK-COMP-03', 'MSG-07'],
  parameters: { msw: sessionHandlers({ deadLink: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Login error')).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByText('Invalid token')).toBeVisible();
    await expect(canvas.getAllByText('Invalid token')).toHaveLength(1);
    await expect(canvas.getByText('This link is not valid')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Write to us/ })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

let refusals = 0;

/** If the server ends the session once, the page signs in again with the token in its URL. */
export const SignedInAgain: Story = {
  parameters: {
    first: [
      http.get('*/api/courses/byCompanyReports', () => {
        refusals += 1;
        return refusals === 1 ? HttpResponse.json({ message: 'Unauthorized' }, { status: 401 }) : undefined;
      }),
    ],
  },
  beforeEach: () => {
    refusals = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Inès Fortin/ })).toBeVisible();
    await expect(refusals).toBeGreaterThan(1);
    await expect(canvas.getAllByText('Welcome')).toHaveLength(1);
  },
};

export const Loading: Story = {
  parameters: { msw: [...sessionHandlers(), ...reportsHandlers({ delay: 'infinite' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aéro Beauséjour inc.')).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Refused: Story = {
  tags: ['!release'],
  ...answered([...sessionHandlers(), ...reportsHandlers({ fail: 403 })], 'Access denied'),
};

export const Offline: Story = states.offline('No connection');

/** After too many attempts, the page says how long to wait and offers a retry. */
export const TooManyAttempts: Story = states.shows(
  { fail: { status: 429, retryAfter: 600 } },
  'Too many attempts. Try again in 10 minutes.',
  (canvas) => canvas.findByRole('button', { name: /Try again/ }),
);

/** A backend that does not send levels and hours with the list. */
export const WithoutHours: Story = {
  parameters: { msw: link([{ ...ines, minutesAttended: null, contractedHours: null, nextLevel: null }]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No level')).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: /Hours/ })).toBeNull();
  },
};

export const LongNames: Story = answered(
  link([
    {
      ...ines,
      student: {
        id: 503,
        name: 'Marie-Bénédicte Anne-Sophie',
        lastName: 'de la Chevrotière-Beauchemin Nguyễn Thị Hồng Nhung',
      },
    },
    { ...remi, student: { id: 504, name: 'عبد الرحمن', lastName: 'المنصوري' } },
  ]),
  (canvas) => canvas.findByRole('row', { name: /Chevrotière/ }),
);

/** The link has expired: the page says why, and whom to contact. */
export const ExpiredLink: Story = {
  tags: ['DECISION-51'],
  ...states.shows(
    { deadLink: 'expired' },
    'This link has expired',
    'It no longer opens. Write to us for a new one.',
  ),
};

export const RevokedLink: Story = states.shows({ deadLink: 'revoked' }, 'This link was revoked', (canvas) =>
  canvas.findByRole('link', { name: /Write to us/ }),
);

export const ReplacedLinkOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  ...states.shows({ deadLink: 'replaced' }, 'This link was replaced by a new one'),
};
