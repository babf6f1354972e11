import {
  broken,
  filesHandlers,
  lessonsHandlers,
  meetingAttendanceHandlers,
  reportsHandlers,
  sent,
  sentBodies,
  sessionHandlers,
} from '@portal/api-client/testing';
import { aReportContract, aStoredFile, aStudentReport, type StudentReport } from '@portal/domain';
import { answered, expectTexts, inPortal, shows, textsOf, tryAgain } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StudentReportPage } from './StudentReportPage';

const uploaded = aStudentReport();
const written = aStudentReport({
  id: 1702,
  contract: aReportContract(),
  file: null,
  form: { id: 71, status: 'submitted', savedAt: '2026-11-20T16:30:00.000Z', taggedOn: '2026-11-20' },
});

const link = (reports: StudentReport[] = [written, uploaded]) => [
  ...sessionHandlers(),
  ...reportsHandlers({ reports }),
  ...lessonsHandlers(),
  ...filesHandlers({ files: [aStoredFile({ id: uploaded.file?.id })] }),
];

const page = {
  app: 'reports',
  path: '/student-report/:token_login',
  at: '/student-report/known-link',
} as const;

export default {
  title: 'Reports/Student report',
  component: StudentReportPage,
  tags: ['release'],
  decorators: [inPortal(page)],
  parameters: { msw: link },
} satisfies Meta<typeof StudentReportPage>;

type Story = StoryObj<typeof StudentReportPage>;

export const Opened: Story = {
  tags: [
    '!release',
    'LINK-STU-01',
    'LINK-STU-03',
    'LINK-STU-05',
    'LINK-STU-06',
    'LINK-STU-07',
    'LINK-STU-10',
    'REP-LIST-09',
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /2026-0412/ })).toBeVisible();
    await expect(sentBodies('POST student/login')).toEqual([{ token_login: 'known-link' }]);
    await expect(sent('GET progressReports')[0]?.query.get('studentId')).toBe('501');
    await expect(canvas.getByRole('heading', { level: 1, name: /See report$/ })).toBeVisible();
    const heads = textsOf(canvas, 'columnheader');
    await expect(heads).toEqual([
      'Date de début - Start date',
      'Date de fin - End date',
      'Cours (numéro de contrat) - Course (contract number)',
      'Voir - View',
    ]);
    const form = canvas.getByRole('row', { name: /2026-0412/ });
    const file = canvas.getByRole('row', { name: /2025-0305/ });
    const cells = [...form.children].map(({ textContent }) => textContent);
    await expect(cells[0]).toMatch(/Sep 8th 26$/);
    await expect(cells[1]).toMatch(/Dec 18th 26$/);
    await expect(cells[2]).toMatch(/^2026-0412/);
    await expect(within(form).getByRole('button', { name: /View/ })).toBeVisible();
    await expect(within(file).queryByRole('button', { name: /View/ })).toBeNull();
    await expect(within(file).getByRole('button', { name: /Download PDF/ })).toBeVisible();
    await expect(canvas.queryByText('Report Update')).toBeNull();
  },
};

/** All forms of the student open in one print view; a file is printed by the program that opens it. */
export const AllToPrint: Story = {
  tags: ['LINK-STU-07', 'SHELL-041', 'REP-PRINT-03', 'DOMAIN-11'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Print the reports/ }));
    const sheet = await canvas.findByRole('article', { name: /Progress Report/ });
    await expect(canvas.getByText('1 report to print')).toBeVisible();
    // The student's report has the same facts as the company's, except the company (REP-PRINT-03, DOMAIN-11).
    const facts = [...sheet.querySelectorAll('dt')].map(
      (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
    );
    await expect(facts).toEqual(
      expect.arrayContaining([
        'Enseignant - Teacher: Léa Villeneuve',
        'Langue - Language: Français',
        'Type de cours - Course type: Individuel - Individual',
        'Heures totales - Total hours: 48 h',
      ]),
    );
    await expect(facts.join()).not.toMatch(/Company/);
    await userEvent.click(canvas.getByRole('link', { name: /Back to the list/ }));
    await expect(await canvas.findByRole('row', { name: /2026-0412/ })).toBeVisible();
  },
};

export const OneOpened: Story = {
  tags: ['!release', 'LINK-STU-02', 'LINK-STU-07', 'LINK-STU-10', 'REP-LIST-09', 'REP-FORM-25', 'SHELL-115'],
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /2026-0412/ });
    // A student can only read, download and print.
    for (const row of canvas.getAllByRole('row', { name: /202\d-/ })) {
      await expect(within(row).getAllByRole('button')).toHaveLength(1);
      await expect(within(row).queryAllByRole('link')).toEqual([]);
    }
    await expect(canvas.queryAllByRole('textbox')).toEqual([]);
    await userEvent.click(await canvas.findByRole('button', { name: /View.*2026-0412/ }));
    const dialog = await canvas.findByRole('dialog', { name: /Progress report/ });
    await expect(await within(dialog).findByText('Inès Fortin')).toBeVisible();
    for (const role of ['textbox', 'radio', 'combobox', 'checkbox', 'link'])
      await expect(within(dialog).queryAllByRole(role)).toEqual([]);
    await expect(within(dialog).queryByText(/Report Update/)).toBeNull();
  },
};

let held = Promise.withResolvers<void>();

/** The Print button does not move when the report loads during a click on it. */
export const OneOpenedSlowly: Story = {
  beforeEach: () => {
    held = Promise.withResolvers();
  },
  parameters: { first: [http.get('*/api/progressReports/form', () => held.promise)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /View.*2026-0412/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: /Progress report/ }));
    await expect(await dialog.findByText(/Loading/)).toBeVisible();
    const print = dialog.getByRole('button', { name: /Print$/ });
    const before = print.getBoundingClientRect().top;
    held.resolve();
    await expect(await dialog.findByText('Inès Fortin')).toBeVisible();
    await expect(print.getBoundingClientRect().top).toBe(before);
  },
};

export const DownloadRefused: Story = {
  parameters: {
    msw: [...filesHandlers({ fail: 404 }), ...sessionHandlers(), ...reportsHandlers({ reports: [uploaded] })],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Download/ }));
    await expect(await canvas.findByText('Document was not downloaded.')).toBeVisible();
  },
};

export const NoReports: Story = { tags: ['SHELL-052'], ...answered(link([]), 'No reports') };

export const NoDates: Story = {
  tags: ['SHELL-053', 'SHELL-054'],
  parameters: { msw: link([{ ...written, contract: aReportContract({ startsOn: null, endsOn: null }) }]) },
  play: shows('No start date', 'No end date'),
};

export const BadLink: Story = {
  tags: ['!release', 'MSG-07', 'DECISION-85'],
  parameters: { msw: sessionHandlers({ deadLink: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Login error')).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByText('Invalid token')).toBeVisible();
    await expect(canvas.getAllByText('Invalid token')).toHaveLength(1);
    await expect(canvas.getByText('This link is not valid')).toBeVisible();
  },
};

export const Offline: Story = {
  ...answered([...sessionHandlers(), ...reportsHandlers({ fail: 'offline' })], 'No connection'),
};

/** The link has expired: the page says why, and whom to contact. */
export const ExpiredLink: Story = {
  tags: ['DECISION-51'],
  parameters: { msw: () => sessionHandlers({ deadLink: 'expired' }) },
  play: shows('This link has expired', 'It no longer opens. Write to us for a new one.'),
};

const online = { contract: aReportContract(), link: 'https://zoom.example/j/85512345678' };

/** The addresses of the student's online classes, each with its contract. */
export const MeetsOnline: Story = {
  tags: ['!release', 'DECISION-121'],
  parameters: { msw: () => [...meetingAttendanceHandlers({ meetings: [online] }), ...link()] },
  play: async ({ canvas }) => {
    const join = await canvas.findByRole('link', { name: /Join the meeting 2026-0412$/ });
    await expect(join).toHaveAttribute('href', 'https://zoom.example/j/85512345678');
    await expect(join).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('heading', { name: /Your online classes$/ })).toBeVisible();
  },
};

/** The reports do not depend on the addresses. */
export const MeetingsFail: Story = {
  tags: ['DECISION-121'],
  parameters: {
    msw: () => [
      broken('*/api/meetingLinks'),
      ...meetingAttendanceHandlers({ meetings: [online] }),
      ...link(),
    ],
  },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'The addresses of your online classes could not be loaded.');
    await expect(await canvas.findByRole('row', { name: /2026-0412/ })).toBeVisible();
    await tryAgain(canvas);
    await expect(await canvas.findByRole('link', { name: /Join the meeting 2026-0412$/ })).toBeVisible();
  },
};

/** No heading without any address. */
export const MeetsInClassrooms: Story = {
  tags: ['!release', 'DECISION-121'],
  parameters: { msw: () => [...meetingAttendanceHandlers(), ...link()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /2026-0412/ })).toBeVisible();
    await waitFor(() => expect(sent('GET meetingLinks')).toHaveLength(1));
    await expect(canvas.queryByRole('heading', { name: /Your online classes$/ })).toBeNull();
  },
};
