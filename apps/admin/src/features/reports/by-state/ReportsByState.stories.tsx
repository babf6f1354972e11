import {
  companyContactHandlers,
  contractsHandlers,
  fails,
  filesHandlers,
  hangs,
  lookupsHandlers,
  reportFiltersHandlers,
  reportsHandlers,
  sent,
  sentBodies,
  teachersHandlers,
} from '@portal/api-client/testing';
import {
  aCompanyContact,
  aCompanyLinkMail,
  aReportContract,
  aReportMailPreview,
  aReportRow,
  aStoredFile,
  aStudentReport,
  aTeacher,
  type ReportRow,
} from '@portal/domain';
import {
  answered,
  asAdmin,
  atAddress,
  type Canvas,
  expectMessage,
  expectTexts,
  rowAround,
  savedFile,
  shows,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useNavigate } from 'react-router-dom';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ReportListPage } from '../list/ReportListPage';
import { ReportMailsDialog } from './ReportMailsDialog';

const { file } = aStudentReport();
const champlain = { name: 'Banque Champlain' };

/** A submitted form, a started one, a file, and a report that is due. */
const rows: ReportRow[] = [
  aReportRow(),
  aReportRow({
    student: { id: 503, name: 'Siobhán', lastName: 'O’Brien' },
    state: 'started',
    day: '2026-11-19',
    lastReport: {
      contractId: 412,
      file: null,
      form: { id: 72, status: 'incomplete', savedAt: '2026-11-19T16:30:00.000Z', taggedOn: null },
    },
  }),
  aReportRow({
    contract: aReportContract({ id: 305, number: '2025-0305', startsOn: '2026-01-12' }),
    student: { id: 507, name: 'Zoé', lastName: 'Légaré' },
    company: champlain,
    teacher: null,
    day: '2026-06-12',
    lastReport: { contractId: 305, file, form: null },
  }),
  aReportRow({
    contract: aReportContract({ id: 430, number: '2026-0430', endsOn: null }),
    student: { id: 508, name: 'Linh', lastName: 'Nguyễn' },
    state: 'due',
    day: null,
    company: champlain,
    lastReport: null,
  }),
];

type Situation = NonNullable<Parameters<typeof reportFiltersHandlers>[0]>;

const around = (situation: Situation = {}) => [
  ...reportFiltersHandlers({ rows, ...situation }),
  ...companyContactHandlers({
    extensions: ['report-filters', 'company-contact'],
    contact: aCompanyContact({ companyId: 31, name: 'Banque Champlain', email: null }),
  }),
  ...reportsHandlers({ rows }),
  ...contractsHandlers(),
  ...teachersHandlers(),
  ...lookupsHandlers(),
  ...filesHandlers({ files: [aStoredFile({ id: file?.id ?? 0, name: file?.name ?? '' })] }),
];

const with_ = (situation?: Situation) => () => around(situation);

export default {
  title: 'Admin/Reports/By state',
  globals: { viewport: { value: 'desktop' } },
  component: ReportListPage,
  tags: ['release'],
  decorators: [asAdmin('/reports/list')],
  parameters: { msw: with_() },
} satisfies Meta<typeof ReportListPage>;

type Story = StoryObj<typeof ReportListPage>;

const rowOf = async (canvas: Canvas, name: RegExp) =>
  within(await canvas.findByRole('row', { name }, { timeout: 10_000 }));
const lastQuery = () => sent('GET reportRows').at(-1)?.query;
const segment = (canvas: Canvas, name: RegExp) => canvas.findByRole('radio', { name });

/** Lists each report with its status and date, and the number of reports with each status. */
export const Filled: Story = {
  tags: ['!release'],
  play: async ({ canvas }) => {
    await expectTexts(await rowOf(canvas, /Inès Fortin/), /Submitted$/, 'Léa Villeneuve');
    await expect((await rowOf(canvas, /Siobhán/)).getByText(/Started$/)).toBeVisible();
    await expectTexts(await rowOf(canvas, /Linh Nguyễn/), /Due$/, 'No end date');
    await expect((await rowOf(canvas, /Zoé Légaré/)).getByText(/No teacher$/)).toBeVisible();
    await expect(await segment(canvas, /Submitted 2$/)).toBeEnabled();
  },
};

/** Filters by status, teacher and period; each filter is shown as a chip with a remove button. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas, /Inès Fortin/);
    await userEvent.click(await segment(canvas, /Due 1$/));
    await waitFor(() => expect(canvas.queryByText('Inès Fortin')).toBeNull());
    await expect(lastQuery()?.get('state')).toBe('due');
    await userEvent.click(await segment(canvas, /All/));
    await userEvent.type(canvas.getByLabelText(/From$/, { selector: 'input' }), '2026-11-01');
    await waitFor(() => expect(lastQuery()?.get('from')).toBe('2026-11-01'));
    await waitFor(() => expect(canvas.queryByText('Zoé Légaré')).toBeNull());
    await expect(await segment(canvas, /Submitted 1$/)).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: /Nov 1st 26/ }));
    await expect(await canvas.findByText('Zoé Légaré')).toBeVisible();
  },
};

const sixtyTeachers = Array.from({ length: 60 }, (_, index) =>
  aTeacher({ id: 100 + index, name: 'Marie', lastName: `Gagnon ${String(index + 1).padStart(2, '0')}` }),
);

/** With more teachers than one page, the server searches as one types; the chip names one who is on no page. */
export const ManyTeachers: Story = {
  tags: ['DECISION-236'],
  parameters: { msw: () => [...teachersHandlers({ teachers: sixtyTeachers }), ...around()] },
  play: async ({ canvas }) => {
    await rowOf(canvas, /Inès Fortin/);
    await expect(sent('GET teacher').map(({ query }) => query.get('resourcesPerPage'))).toEqual(['50']);
    await userEvent.type(canvas.getByRole('combobox', { name: /Teacher$/ }), 'gagnon 60');
    await userEvent.click(await screen.findByRole('option', { name: 'Marie Gagnon 60' }));
    await waitFor(() => expect(lastQuery()?.get('teacherId')).toBe('159'));
    await expect(await canvas.findByRole('button', { name: /Teacher: Marie Gagnon 60$/ })).toBeVisible();
  },
};

/** An address that names a teacher who is on no page loaded: the field and the chip show the name. */
export const TeacherInAddress: Story = {
  tags: ['DECISION-236'],
  parameters: {
    portal: { at: '/reports/list?teacher=159' },
    msw: () => [...teachersHandlers({ teachers: sixtyTeachers }), ...around()],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Teacher: Marie Gagnon 60$/ })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /Teacher$/ })).toHaveValue('Marie Gagnon 60');
  },
};

/**
 * A date that is being typed passes through other dates, and does not change the other date before the field loses
 * focus.
 */
export const PeriodTyped: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas, /Inès Fortin/);
    const from = canvas.getByLabelText(/From$/, { selector: 'input' });
    const to = canvas.getByLabelText(/To$/, { selector: 'input' });
    const typeInto = async (field: HTMLElement, ...days: string[]) => {
      await userEvent.click(field);
      for (const value of days) {
        fireEvent.change(field, { target: { value } });
        await waitFor(() => expect(field).toHaveValue(value));
      }
    };
    await typeInto(from, '2026-11-10');
    await typeInto(to, '2026-11-03', '2026-11-30');
    await expect(from).toHaveValue('2026-11-10');
    await waitFor(() => expect(lastQuery()?.get('to')).toBe('2026-11-30'));
    await expect(lastQuery()?.get('from')).toBe('2026-11-10');
    await typeInto(from, '2027-11-10', '2026-11-20');
    await expect(to).toHaveValue('2026-11-30');
    await typeInto(from, '2026-12-04');
    await userEvent.tab();
    await waitFor(() => expect(to).toHaveValue('2026-12-04'));
    await expect(from).toHaveValue('2026-12-04');
    await typeInto(to, '2026-11-03');
    await canvas.findByRole('button', { name: /Nov 3rd 26/ });
    // Only the window loses the focus, not the field.
    fireEvent.focusOut(to);
    await typeInto(to, '2026-11-02');
    await canvas.findByRole('button', { name: /Nov 2nd 26/ });
    await expect(canvas.getByRole('button', { name: /Dec 4th 26/ })).toBeVisible();
    await expect(from).toHaveValue('2026-12-04');
    await userEvent.tab();
    await waitFor(() => expect(from).toHaveValue('2026-11-02'));
    await expect(to).toHaveValue('2026-11-02');
  },
};

function PageWithBack() {
  const navigate = useNavigate();
  return (
    <>
      <ReportListPage />
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

/** While its year is typed, a date is not applied and adds no history entries; an unfinished one is removed on blur. */
export const YearTyped: Story = {
  render: () => <PageWithBack />,
  play: async ({ canvas }) => {
    await rowOf(canvas, /Inès Fortin/);
    await userEvent.click(await segment(canvas, /Submitted 2$/));
    const from = canvas.getByLabelText(/From$/, { selector: 'input' });
    const to = canvas.getByLabelText(/To$/, { selector: 'input' });
    await userEvent.click(from);
    for (const value of ['0002-11-01', '0020-11-01', '0202-11-01', '2026-11-01']) {
      fireEvent.change(from, { target: { value } });
      await waitFor(() => expect(from).toHaveValue(value));
    }
    await waitFor(() => expect(lastQuery()?.get('from')).toBe('2026-11-01'));
    const days = sent('GET reportRows').map(({ query }) => query.get('from'));
    await expect(new Set(days)).toEqual(new Set([null, '2026-11-01']));
    await userEvent.click(to);
    fireEvent.change(to, { target: { value: '0026-11-30' } });
    await canvas.findByRole('button', { name: /Nov 30th/ });
    await userEvent.tab();
    await waitFor(() => expect(to).toHaveValue(''));
    await expect(from).toHaveValue('2026-11-01');
    await expect(canvas.queryByRole('button', { name: /Nov 30th/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(from).toHaveValue(''));
    await expect(await segment(canvas, /All/)).toBeChecked();
  },
};

export const FilteredByItsAddress: Story = {
  parameters: { portal: { at: '/reports/list?company=31&state=due&from=nonsense' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, /Linh Nguyễn/);
    await expect(lastQuery()?.get('companyId')).toBe('31');
    await expect(lastQuery()?.has('from')).toBe(false);
    await expect(canvas.queryByText('Inès Fortin')).toBeNull();
  },
};

export const NoneFound: Story = atAddress('/reports/list?search=personne', 'No report matches');
export const Empty: Story = { tags: ['!release'], ...answered(with_({ rows: [] }), 'No reports') };

export const Failed: Story = {
  parameters: { first: [fails('GET reportRows', 500)] },
  play: shows((canvas) => canvas.findByRole('button', { name: /Retry|Try again/ })),
};

/** Selects the rows of these students. */
const choose = async (canvas: Canvas, ...names: RegExp[]) => {
  await rowOf(canvas, /Inès Fortin/);
  await userEvent.click(canvas.getByRole('button', { name: 'Sélectionner - Select' }));
  for (const name of names)
    await userEvent.click(await canvas.findByRole('checkbox', { name }, { timeout: 10_000 }));
};
const press = async (canvas: Canvas, name: RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const opened = async (name: RegExp) =>
  within(await screen.findByRole('dialog', { name }, { timeout: 10_000 }));

/** Forms open in the print view, files are joined; reports that are not submitted are listed. */
export const ChosenForOnePdf: Story = {
  play: async ({ canvas }) => {
    const open = spyOn(window, 'open').mockReturnValue(window);
    await choose(canvas, /Inès/, /Siobhán/, /Zoé/, /Linh/);
    await press(canvas, /One PDF$/);
    const dialog = await opened(/Reports as one PDF$/);
    await expectTexts(dialog, /2 reports are not submitted/, 'Siobhán O’Brien, 2026-0412');
    await expect(dialog.getByText('Linh Nguyễn, 2026-0430')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Print 1 report$/ }));
    await expect(String(open.mock.calls[0]?.[0])).toMatch(/\/reports\/printSeveral\?print=501-412$/);
  },
};

/** If the browser blocks the new tab, a button appears, whose click it allows. */
export const TabBlocked: Story = {
  play: async ({ canvas }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    await choose(canvas, /Inès/);
    await press(canvas, /One PDF$/);
    const dialog = await opened(/Reports as one PDF$/);
    await expect(dialog.getByText(/The browser blocked the new tab/)).toBeVisible();
    open.mockReturnValue(window);
    await userEvent.click(dialog.getByRole('button', { name: /Print 1 report$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(open.mock.calls.map(([address]) => String(address))).toEqual(
      Array(2).fill(expect.stringMatching(/\/reports\/printSeveral\?print=501-412$/)),
    );
  },
};

/** A single file is saved unchanged, whatever it is. */
export const OneFileChosen: Story = {
  tags: ['REP-PDF-05'],
  play: async ({ canvas }) => {
    await choose(canvas, /Zoé/);
    const saved = await savedFile(() => press(canvas, /One PDF$/));
    await expect(saved.size).toBeGreaterThan(0);
    await expectMessage('success', '1 report was saved.');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** While the files load, the dialog says how many are loaded. */
export const PdfUnderWay: Story = {
  parameters: { first: [hangs('GET files/download')] },
  play: async ({ canvas }) => {
    await choose(canvas, /Zoé/);
    await press(canvas, /One PDF$/);
    await expectTexts(await opened(/Reports as one PDF$/), /0 of 1 files read$/);
  },
};

const mails = [
  aReportMailPreview({ lastSent: aCompanyLinkMail() }),
  aReportMailPreview({
    company: { id: 31, name: 'Banque Champlain' },
    reports: [{ studentId: 507, contractId: 305 }],
    refused: 'no-address',
    recipient: null,
    language: 'both',
  }),
];
const leftOut = [
  {
    student: { id: 508, name: 'Linh', lastName: 'Nguyễn' },
    contract: { id: 430, number: '2026-0430' },
    reason: 'not-submitted',
  } as const,
];

export const MoreThanOneCallTakes: Story = {
  render: () => (
    <ReportMailsDialog
      reports={Array.from({ length: 501 }, () => aReportRow())}
      onSent={() => {}}
      onClose={() => {}}
    />
  ),
  play: async () => {
    await expectTexts(await opened(/Emails to the companies$/), 'Choose at most 500 reports.');
    await expect(sent('POST reportMails/preview')).toEqual([]);
  },
};

/** Shows each mail before it is sent; a company without an address is named and gets no mail. */
export const Mailed: Story = {
  parameters: { msw: with_({ mails, leftOut }) },
  play: async ({ canvas }) => {
    await choose(canvas, /Inès/, /Zoé/, /Linh/);
    await press(canvas, /Email to the company$/);
    const dialog = await opened(/Emails to the companies$/);
    const first = within(await dialog.findByRole('region', { name: 'Aéro Beauséjour inc.' }));
    await expectTexts(first, 'formation@aero-beausejour.example', /^Sent on .* by Marie Bélanger to/);
    await userEvent.click(first.getByText(/See the email$/));
    await expect(first.getByText(/• Inès Fortin/)).toHaveAttribute('lang', 'fr');
    const other = within(dialog.getByRole('region', { name: 'Banque Champlain' }));
    await expect(other.getByText(/This company has no email address/)).toBeVisible();
    await expect(dialog.getByText(/Linh Nguyễn, 2026-0430: /)).toBeVisible();
    await userEvent.dblClick(dialog.getByRole('button', { name: /Send 1 email$/ }));
    await expectMessage('success', '1 email sent.');
    await expect(sentBodies('POST reportMails')).toEqual([
      { reports: [{ student_id: 501, course_id: 412 }] },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The address of a company can be entered without losing the selection. */
export const AddressEntered: Story = {
  parameters: { msw: with_({ mails }) },
  play: async ({ canvas }) => {
    await choose(canvas, /Zoé/);
    await press(canvas, /Email to the company$/);
    await press(await opened(/Emails to the companies$/), /Enter the address$/);
    const email = await screen.findByRole('textbox', { name: /Email address$/ });
    await userEvent.type(email, 'rh@champlain.example{Enter}');
    await expect(
      await (await opened(/Emails to the companies$/)).findByText('Banque Champlain'),
    ).toBeVisible();
    await expect(sentBodies('PUT companyContacts/31')).toEqual([
      { email: 'rh@champlain.example', language: 'fr' },
    ]);
  },
};

/** A colleague has already sent the mails: nothing more is sent, and the dialog names the colleague. */
export const MailedByOthers: Story = {
  parameters: {
    msw: with_({
      mails: [aReportMailPreview()],
      sentByOthers: [
        {
          company: { id: 21, name: 'Aéro Beauséjour inc.' },
          mail: aCompanyLinkMail({ sentBy: { id: 2, name: 'Jean-Philippe', lastName: 'Roy' } }),
          isRepeated: true,
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await choose(canvas, /Inès/);
    await press(canvas, /Email to the company$/);
    await press(await opened(/Emails to the companies$/), /Send 1 email$/);
    await expectMessage(
      'success',
      'Nothing more was sent to Aéro Beauséjour inc.: Jean-Philippe Roy had just sent the email.',
    );
  },
};

/** If the server rejects the mails, the dialog shows the reason and stays open. */
export const MailRefused: Story = {
  parameters: {
    msw: with_({ mails: [aReportMailPreview()] }),
    first: [
      fails('POST reportMails', {
        status: 409,
        code: 'conflict',
        message: 'Un rapport n’est pas soumis - A report is not submitted',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await choose(canvas, /Inès/);
    await press(canvas, /Email to the company$/);
    const dialog = await opened(/Emails to the companies$/);
    await userEvent.click(await dialog.findByRole('button', { name: /Send 1 email$/ }));
    await expectTexts(dialog, 'Nothing was sent.', /A report is not submitted/);
  },
};

/** If the backend has no company addresses, nothing can be mailed. */
export const WithoutContacts: Story = {
  parameters: {
    msw: () => [...reportFiltersHandlers({ rows, extensions: ['report-filters'] }), ...around().slice(6)],
  },
  play: async ({ canvas }) => {
    await choose(canvas, /Inès/);
    await expect(await canvas.findByRole('button', { name: /One PDF$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Email to the company$/ })).toBeNull();
  },
};

/** Without the extension, the page shows the list of the specification. */
export const WithoutTheExtension: Story = {
  parameters: { msw: () => [...reportsHandlers({ rows }), ...contractsHandlers(), ...lookupsHandlers()] },
  play: async ({ canvas }) => {
    await canvas.findByText('Inès Fortin');
    await expect(sent('GET reportRows')).toEqual([]);
    await expect(canvas.queryByRole('button', { name: 'Sélectionner - Select' })).toBeNull();
    await expect(canvas.queryByRole('radio', { name: /Submitted/ })).toBeNull();
  },
};

export const OnAPhoneInTheDark: Story = {
  globals: { viewport: { value: 'phone' }, language: 'fr', theme: 'dark' },
  parameters: { msw: with_({ mails, leftOut }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Inès Fortin');
    const due = rowAround(await canvas.findByText('Linh Nguyễn'), 'li');
    await expect(due.getByText('Enseignant')).toBeVisible();
    // Facts that only a report has are left out.
    await expect(due.queryByText('---')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filtres' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sélectionner' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Inès/ }, { timeout: 10_000 }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Courriel à la société' }));
    const dialog = await opened(/Courriels aux sociétés/);
    const send = await dialog.findByRole('button', { name: 'Envoyer 1 courriel' });
    await expect(send.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
