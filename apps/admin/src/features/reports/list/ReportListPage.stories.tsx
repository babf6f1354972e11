import { contractsHandlers, fails, lookupsHandlers, reportsHandlers, sent } from '@portal/api-client/testing';
import { aCompanyReportRow, aReportContract, aStudentReport, type CompanyReportRow } from '@portal/domain';
import { asAdmin, type Canvas, expectLink, expectTexts, pageStories, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ReportListPage } from './ReportListPage';

const { file } = aStudentReport();

/** A form, a started form, a file, and no report. */
const rows: CompanyReportRow[] = [
  aCompanyReportRow(),
  aCompanyReportRow({
    student: { id: 503, name: 'Siobhán', lastName: 'O’Brien' },
    lastReport: {
      contractId: 412,
      file: null,
      form: { id: 72, status: 'incomplete', savedAt: '2026-11-19T16:30:00.000Z', taggedOn: null },
    },
  }),
  aCompanyReportRow({
    contract: aReportContract({ id: 305, number: '2025-0305', startsOn: '2026-01-12' }),
    student: { id: 507, name: 'Zoé', lastName: 'Légaré' },
    company: { name: 'Banque Champlain' },
    lastReport: { contractId: 305, file, form: null },
  }),
  aCompanyReportRow({
    contract: aReportContract({ id: 430, number: '2026-0430', startsOn: null }),
    student: { id: 508, name: 'Linh', lastName: 'Nguyễn' },
    company: null,
    lastReport: null,
  }),
];

const many = Array.from({ length: 130 }, (_, index) =>
  aCompanyReportRow({ student: { id: 1000 + index, name: 'Alex', lastName: `Tremblay ${index}` } }),
);

const around = (situation: Parameters<typeof reportsHandlers>[0] = { rows }) => [
  ...reportsHandlers(situation),
  ...contractsHandlers(),
  ...lookupsHandlers(),
];

export default {
  title: 'Admin/Reports/List',
  // A narrower window shows cards instead of a table.
  globals: { viewport: { value: 'desktop' } },
  component: ReportListPage,
  decorators: [asAdmin('/reports/list')],
  parameters: { msw: around },
} satisfies Meta<typeof ReportListPage>;

type Story = StoryObj<typeof ReportListPage>;

const states = pageStories(around);

const table = (canvas: Canvas) => canvas.findByRole('table', { name: /Latest progress reports$/ });
const rowOf = async (canvas: Canvas, name: RegExp) => within(await canvas.findByRole('row', { name }));
const lastQuery = () => sent('GET courses/byCompanyReports').at(-1)?.query;

/** Lists each student of a contract with the latest report; unknown values say so. */
export const Filled: Story = {
  tags: ['SHELL-081', 'REP-LIST-01', 'REP-LIST-05', 'SHELL-051', 'SHELL-053', 'OPEN-67'],
  play: async ({ canvas }) => {
    const list = within(await table(canvas));
    await list.findByText('Inès Fortin');
    const heads = list.getAllByRole('columnheader').map((head) => head.textContent?.trim());
    for (const [index, name] of [
      'Contract number',
      'Student',
      'Company',
      'Start date',
      'Completed date',
      'Tag date',
      'Last report',
    ].entries())
      await expect(heads[index]).toContain(name);
    const form = await rowOf(canvas, /Inès Fortin/);
    await expectLink(form, '2026-0412', '/contracts/edit/412/final');
    await expectLink(form, 'Inès Fortin', '/students/edit/501/basic');
    await expectTexts(form, 'Aéro Beauséjour inc.', 'Sep 8th 26');
    await expect(form.getAllByText('Nov 20th 26')).toHaveLength(2);
    const cells = (name: RegExp) =>
      [...list.getByRole('row', { name }).children].map((cell) => cell.textContent?.trim());
    await expect(cells(/Zoé Légaré/).slice(0, 6)).toEqual([
      '2025-0305',
      'Zoé Légaré',
      'Banque Champlain',
      expect.stringMatching(/Jan 12th 26$/),
      expect.stringMatching(/Jun 15th 26$/),
      expect.stringMatching(/Jun 12th 26$/),
    ]);
    await expect((await rowOf(canvas, /Siobhán/)).getByText('Not submitted yet')).toBeVisible();
    await expectTexts(await rowOf(canvas, /Zoé Légaré/), 'Jun 15th 26', 'Jun 12th 26');
    const none = await rowOf(canvas, /Linh Nguyễn/);
    await expect(none.getByText('No start date')).toBeVisible();
    await expect(none.getAllByText('---')).toHaveLength(4);
    await expect(canvas.getByText('4', { selector: 'strong' })).toBeVisible();
  },
};

/** The form opens read-only, with a URL that can be shared, and links to the wizard. */
export const FormOpened: Story = {
  tags: ['release', 'REP-LIST-06', 'REP-LIST-07'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /See report Inès Fortin, 2026-0412$/ }));
    const dialog = within(
      await canvas.findByRole('dialog', { name: /Progress report$/ }, { timeout: 10_000 }),
    );
    await expectTexts(dialog, /Écouter un balado/, 'Aéro Beauséjour inc.');
    await expect(dialog.queryAllByRole('textbox')).toEqual([]);
    await expectLink(dialog, /Report Update$/, '/reports/info/501/course/412/courseInfo');
    await expectLink(dialog, /Print$/, '/reports/print/501/412');
    await userEvent.click(dialog.getByRole('button', { name: /Close$/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const FormOpenedByItsAddress: Story = {
  tags: ['release'],
  parameters: { portal: { at: '/reports/list?dialog=report&record=501&partner=412' } },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', {}, { timeout: 10_000 }));
    await expect(await dialog.findByText(/Écouter un balado/)).toBeVisible();
    await expect(sent('GET progressReports/form')[0]?.query.toString()).toBe('studentId=501&courseId=412');
  },
};

/** A file is downloaded. A student with only a file or no report has no form to open. */
export const FileDownloaded: Story = {
  tags: ['release', 'REP-LIST-06'],
  parameters: { first: [fails('GET files/download', 500)] },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, /Zoé Légaré/);
    await expect(row.queryByRole('button', { name: /See report/ })).toBeNull();
    await userEvent.click(row.getByRole('button', { name: /Download Zoé Légaré, 2025-0305$/ }));
    await waitFor(() => expect(sent().some(({ call }) => /download/.test(call))).toBe(true));
    const none = await rowOf(canvas, /Linh Nguyễn/);
    await expect(none.queryByRole('button', { name: /See report|Download/ })).toBeNull();
  },
};

/** For a student without a form, the menu entry starts one in the wizard. */
export const BegunFromTheMenu: Story = {
  tags: ['release', 'REP-LIST-07', 'REP-FORM-02'],
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, /Linh Nguyễn/), /Report actions:/);
    const menu = within(await screen.findByRole('menu', {}, { timeout: 10_000 }));
    await expect(menu.getByRole('menuitem', { name: /Report Update$/ })).toHaveAttribute(
      'href',
      '/reports/info/508/course/430/courseInfo',
    );
  },
};

/** Reports of an archived contract are read-only, and the menu says why (DECISION-40). */
export const OfAnArchivedContract: Story = {
  tags: ['release', 'REP-LIST-07'],
  parameters: {
    msw: around({ rows: [aCompanyReportRow({ contract: { ...aReportContract(), status: 'archived' } })] }),
  },
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, /Inès Fortin/), /Report actions:/);
    const menu = within(await screen.findByRole('menu', {}, { timeout: 10_000 }));
    const update = menu.getByRole('menuitem', { name: /Report Update/ });
    await expect(update).toHaveAttribute('aria-disabled', 'true');
    await expect(update).toHaveAccessibleDescription(/archived/);
    await expect(update).not.toHaveAttribute('href');
  },
};

export const SearchedAndSorted: Story = {
  tags: ['release', 'REP-LIST-02', 'REP-LIST-03'],
  play: async ({ canvas }) => {
    await canvas.findByText('Inès Fortin');
    await expect(lastQuery()?.has('orderBy')).toBe(false);
    await userEvent.type(canvas.getByRole('searchbox', { name: /Search reports$/ }), 'champlain');
    await waitFor(() => expect(canvas.queryByText('Inès Fortin')).toBeNull());
    await expect(lastQuery()?.get('search')).toBe('champlain');
    await expect(canvas.getByText('Zoé Légaré')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Tag date/ }));
    await waitFor(() => expect(lastQuery()?.get('orderBy')).toBe('student.last_pr.form.tag_date'));
    await expect(lastQuery()?.get('orderDirection')).toBe('ASC');
    await expect(lastQuery()?.get('search')).toBe('champlain');
    await userEvent.click(canvas.getByRole('button', { name: /Tag date/ }));
    await waitFor(() => expect(lastQuery()?.get('orderDirection')).toBe('DESC'));
  },
};

export const SeveralPages: Story = {
  tags: ['release', 'REP-LIST-04', 'LIMIT-01'],
  parameters: { msw: around({ rows: many }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Alex Tremblay 0');
    await expect(lastQuery()?.get('resourcesPerPage')).toBe('50');
    const pages = within(canvas.getByRole('navigation', { name: /Pages of the reports list$/ }));
    await userEvent.click(pages.getByRole('button', { name: /Next$/ }));
    await expect(await canvas.findByText('Alex Tremblay 50')).toBeVisible();
    await expect(lastQuery()?.get('page')).toBe('2');
  },
};

export const NoMatch: Story = {
  tags: ['release'],
  parameters: { portal: { at: '/reports/list?search=personne' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No report matches')).toBeVisible();
    const [reset] = canvas.getAllByRole('button', { name: /Reset the filters$/ });
    if (reset) await userEvent.click(reset);
    await expect(await canvas.findByText('Inès Fortin')).toBeVisible();
  },
};

export const Empty: Story = states.shows({ rows: [] }, 'No reports');
export const Forbidden: Story = states.refused();
export const Loading: Story = states.loading('Loading the reports');

export const OnAPhone: Story = {
  tags: ['release'],
  globals: { viewport: { value: 'phone' } },
  ...states.shows(
    {
      rows: [
        aCompanyReportRow({
          student: {
            id: 501,
            name: 'Maximilienne-Alexandrine',
            lastName: 'Charbonneau-Desrochers de La Durantaye',
          },
          company: { name: 'Coopérative des producteurs laitiers du Haut-Saint-Laurent et environs' },
        }),
        ...rows.slice(1),
      ],
    },
    (canvas) => canvas.findByRole('link', { name: /Maximilienne/ }),
  ),
};
