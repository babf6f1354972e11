import {
  broken,
  contractsHandlers,
  fails,
  failsOnce,
  hangs,
  linksHandlers,
  notesHandlers,
  reportsHandlers,
  sent,
  sentBodies,
  studentsHandlers,
} from '@portal/api-client/testing';
import { aContract, aPrivateLink, aReportContract, aStudentReport } from '@portal/domain';
import {
  answerQuestion,
  type Canvas,
  expectClosed,
  expectLink,
  expectMessage,
  expectTexts,
  findDialog,
  findQuestion,
  press,
  textsOf,
  tryAgain,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { StudentAside } from './StudentAside';
import { anInes, aroundStudent, atDialog, inStudent, StudentFrame, someReports } from './side-story';

export default {
  title: 'Admin/Students/Right column',
  component: StudentAside,
  tags: ['release'],
  render: () => <StudentFrame />,
  decorators: [inStudent],
  parameters: { msw: aroundStudent },
} satisfies Meta<typeof StudentAside>;

type Story = StoryObj<typeof StudentAside>;

const card = async (canvas: Canvas, title: RegExp) => {
  const heading = await canvas.findByRole('heading', { name: title });
  const found = heading.closest('section');
  if (!found) throw new Error(`There is no card ${title}`);
  return within(found);
};
const linesOf = async (canvas: Canvas, name: RegExp) => {
  const list = await canvas.findByRole('list', { name });
  return [...list.children].map((item) => item.textContent);
};
const latest = (canvas: Canvas, number: string) =>
  canvas.findAllByRole('checkbox', { name: new RegExp(`Latest .*report of contract ${number}$`) });
const marks = () => sentBodies('PUT progressReports');

/** Shows all facts about a student next to every part of the page. */
export const Filled: Story = {
  tags: [
    '!release',
    'STU-EDIT-02',
    'STU-EDIT-03',
    'STU-EDIT-04',
    'STU-EDIT-05',
    'STU-EDIT-34',
    'NOTES-06',
    'LIMIT-42',
    'DOMAIN-12',
  ],
  play: async ({ canvas }) => {
    const contracts = await card(canvas, /Contract status$/);
    await expect(contracts.getByText('Enrolled')).toBeVisible();
    await expect(contracts.getByRole('button', { name: /Assign to course$/ })).toBeVisible();
    await expect(await linesOf(canvas, /^Contrats - Contracts$/)).toEqual([
      expect.stringMatching(/^2026-0425.*Activated.*Groupe - Group$/),
      expect.stringMatching(/^2026-0412.*Activated.*Individuel - Individual$/),
      expect.stringMatching(/^2026-0430.*Pending.*Groupe - Group$/),
      expect.stringMatching(/^2025-0305.*Contracts done.*Groupe - Group$/),
    ]);
    await expectLink(contracts, '2026-0412', '/contracts/edit/412/basic');
    await expectLink(contracts, /Contract History \(5\)$/, '/students/edit/501/history');
    await expect(await linesOf(canvas, /Levels by language$/)).toEqual([
      expect.stringMatching(/^Français.*B1.*Last tested: Aug 28th 26.*by GL/),
      expect.stringMatching(/^Español.*A1.*No last tested$/),
    ]);
    await latest(canvas, '2026-0412');
    await expect(await linesOf(canvas, /Progress reports$/)).toEqual([
      expect.stringMatching(/^2026-0425.*None yet.*Report Update/),
      expect.stringMatching(/^Nov 20th 26.*2026-0412.*See report/),
      expect.stringMatching(/^Oct 2nd 26.*2026-0412 · rapport-fortin.*Download/),
      expect.stringMatching(/^Jun 12th 26.*2025-0305 · rapport-fortin.*Download/),
    ]);
    await expectLink(canvas, /Report Update/, '/reports/info/501/course/425/courseInfo');
    const confirmDialog = sent('GET progressReports').map(({ query }) => String(query));
    await expect(confirmDialog).toEqual(['studentId=501&resourcesPerPage=20000&page=1']);
    await expect(await canvas.findByText(/La salle 4 n’est pas libre/)).toBeVisible();
    await expect(String(sent('GET notes')[0]?.query)).toBe('noteType=students&refId=501');
  },
};

/** Shows the student's tested levels and those that reports expect, as a chart and as text. */
export const LevelsOverTime: Story = {
  tags: ['STU-EDIT-03', 'LIMIT-53'],
  play: async ({ canvas }) => {
    const picture = within(await canvas.findByRole('figure', { name: /Levels over time: Français$/ }));
    await waitFor(() =>
      expect(textsOf(picture, 'listitem')).toEqual([
        'Jan 10th 25 A1',
        'Jan 9th 26 A2',
        'Aug 28th 26 B1',
        'Nov 20th 26 B2 prochain niveau - next level',
      ]),
    );
    await expect(canvas.queryByRole('figure', { name: /Español/ })).toBeNull();
  },
};

/** A student is archived and restored on their own page, like a teacher. */
export const ArchivedAndRestored: Story = {
  tags: ['STU-EDIT-01', 'API-093'],
  play: async ({ canvas }) => {
    await press(canvas, /Archive the student$/);
    await answerQuestion(canvas, /- Archive$/, /Archive Inès Fortin\?$/);
    const restore = await canvas.findByRole('button', { name: /Restore the student$/ });
    await expect(sentBodies('PUT student/updateStatus')).toEqual([{ id: 501, status: 0 }]);
    await expectClosed(canvas, 'alertdialog');
    await userEvent.click(restore);
    await answerQuestion(canvas, /- Restore$/, /Restore Inès Fortin\?$/);
    await expect(await canvas.findByRole('button', { name: /Archive the student$/ })).toBeVisible();
    await expect(sent('PUT student/updateStatus').at(-1)?.body).toEqual({ id: 501, status: 1 });
  },
};

/** A new student: each card says that it is empty and what can be done. */
export const Empty: Story = {
  tags: ['!release', 'STU-EDIT-02', 'STU-EDIT-03', 'STU-EDIT-04', 'DOMAIN-13', 'SHELL-055'],
  parameters: {
    msw: aroundStudent({
      student: { contracts: [], levels: [], levelHistory: [], linkToken: null },
      reports: [],
      first: notesHandlers({ notes: [] }),
    }),
  },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'Not currently enrolled', 'No contract', 'No level language', 'No reports');
    await expectTexts(canvas, 'No notes', 'No private link');
    const reports = await card(canvas, /Progress reports$/);
    await press(reports, /- Upload /);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(reports.getByText(/assign them to a contract first/)).toBeVisible();
  },
};

/** Copies the whole link; a visible message and screen readers confirm it. */
export const LinkCopied: Story = {
  tags: ['!release', 'STU-EDIT-08', 'STU-EDIT-09', 'LINK-STU-11', 'MSG-26'],
  play: async ({ canvas }) => {
    const link = await card(canvas, /Magic link$/);
    const address = `${location.origin}/#/student-report/kX3vB9mQ2sT7wZ1c`;
    await expect(link.getByRole('textbox', { name: /Magic link$/ })).toHaveValue(address);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(link, /Copy the magic link$/);
    await expect(write).toHaveBeenCalledWith(address);
    await expectMessage('success', 'Magic link copied');
    const open = link.getByRole('link', { name: /Open the link/ });
    await expect(open).toHaveAttribute('href', address);
    await expect(open).toHaveAttribute('target', '_blank');
  },
};

/** With the extension, the card shows the link's status, shows the link on demand, and can revoke it. */
export const LinkWithItsLife: Story = {
  tags: ['DECISION-51', 'DECISION-57'],
  globals: { language: 'en' },
  parameters: {
    msw: () => [
      ...linksHandlers({
        links: [aPrivateLink({ kind: 'student', id: 501, name: 'Inès', lastName: 'Fortin' })],
      }),
      ...aroundStudent({ student: { linkToken: null } }),
    ],
  },
  play: async ({ canvas }) => {
    const link = await card(canvas, /Magic link$/);
    await expectTexts(link, 'Opened 18 times', /…\/k7f3/);
    await expect(link.queryByRole('textbox')).toBeNull();
    await press(link, 'Show link');
    const address = await link.findByRole('textbox', { name: 'Magic link' });
    await expect(address).toHaveValue(`${location.origin}/#/student-report/link-of-501-k7f3`);
    await waitFor(() => expect(address).toHaveFocus());
    await expect(sent('POST links/student/501/show')).toHaveLength(1);
    await press(link, 'Revoke');
    await press(await findQuestion(screen, /Inès Fortin/), 'Revoke');
    await expectMessage('success', 'Link revoked');
    await expect(await link.findByText('Revoked')).toBeVisible();
    await expect(link.queryByRole('button', { name: 'Revoke' })).toBeNull();
    await expect(link.getByRole('button', { name: 'Renew' })).toBeVisible();
  },
};

/** If the link fails to load, the card does not say that there is no link. */
export const LinkNotRead: Story = {
  globals: { language: 'en' },
  parameters: {
    msw: () => [
      failsOnce('GET links/student/501', 500),
      ...linksHandlers({ links: [aPrivateLink({ kind: 'student', id: 501 })] }),
      ...aroundStudent({ student: { linkToken: null } }),
    ],
  },
  play: async ({ canvas }) => {
    const link = await card(canvas, /Magic link$/);
    const failure = within(await link.findByRole('alert'));
    await expect(failure.getByText('The link could not be shown')).toBeVisible();
    await expect(link.queryByText('No private link')).toBeNull();
    await userEvent.click(failure.getByRole('button'));
    await expect(await link.findByRole('button', { name: 'Show link' })).toBeVisible();
  },
};

/** Without the extension, the link is only copied and opened. */
export const LinkWithoutExtension: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const link = await card(canvas, /Magic link$/);
    await expect(await link.findByRole('link', { name: /Open the link/ })).toBeVisible();
    for (const name of ['Renew', 'Expiry', 'Revoke'])
      await expect(link.queryByRole('button', { name })).toBeNull();
  },
};

/** An archived student keeps the link, which does not work until the student is restored. */
export const Archived: Story = {
  tags: ['STU-EDIT-08'],
  parameters: { msw: aroundStudent({ student: { active: false } }) },
  play: async ({ canvas }) => {
    const link = await card(canvas, /Magic link$/);
    await expect(link.getByText(/does not open as long as the student is archived/)).toBeVisible();
    await expect(link.queryByRole('link', { name: /Open the link/ })).toBeNull();
    await expect(link.getByRole('button', { name: /Copy the magic link$/ })).toBeVisible();
  },
};

/**
 * The older report becomes the latest of its contract; the previous one is unmarked, and that of another contract is
 * unchanged.
 */
export const MarkedAsLatest: Story = {
  tags: ['!release', 'STU-EDIT-24', 'STU-EDIT-25', 'DOMAIN-16', 'LIMIT-08', 'API-077'],
  play: async ({ canvas }) => {
    const [form, file] = await latest(canvas, '2026-0412');
    const [done] = await latest(canvas, '2025-0305');
    await expect(form).toBeChecked();
    await expect(file).not.toBeChecked();
    await expect(done).toBeChecked();
    if (file) await userEvent.click(file);
    await waitFor(() => expect(file).toBeChecked());
    await expect(form).not.toBeChecked();
    await expect(done).toBeChecked();
    await waitFor(() =>
      expect(marks()).toEqual([
        { progress_report_id: 1709, status: 2, course_id: 412 },
        { progress_report_id: 1710, status: 0, course_id: 412 },
      ]),
    );
    await expect(file).toBeChecked();
  },
};

/** If the button is clicked several times, only the last state is sent. */
export const Unmarked: Story = {
  tags: ['!release', 'STU-EDIT-24', 'STU-EDIT-26', 'DOMAIN-15', 'LIMIT-08'],
  play: async ({ canvas }) => {
    const [done] = await latest(canvas, '2025-0305');
    if (!done) throw new Error('there is no report of 2025-0305');
    // Clicks without waiting, because on a busy machine the pause after a click may already be over.
    for (const _ of ['to', 'fro', 'to']) fireEvent.click(done);
    await waitFor(() => expect(marks()).toEqual([{ progress_report_id: 1701, status: 0, course_id: 305 }]));
    await expect(done).not.toBeChecked();
  },
};

export const MarkRefused: Story = {
  tags: ['MSG-65'],
  parameters: { first: [fails('PUT progressReports', 500)] },
  play: async ({ canvas }) => {
    const [, file] = await latest(canvas, '2026-0412');
    if (file) await userEvent.click(file);
    await expectMessage('error', 'something went wrong');
    await waitFor(() => expect(file).not.toBeChecked());
  },
};

/** A form opens in a dialog, which links to the wizard. */
export const FormRead: Story = {
  tags: ['!release', 'STU-EDIT-10', 'STU-EDIT-34', 'REP-LIST-08', 'DECISION-20'],
  play: async ({ canvas }) => {
    await press(canvas, /See report .*of contract 2026-0412$/);
    const dialog = await findDialog(canvas, /Progress report$/);
    await expectTexts(dialog, /Écouter un balado/, 'Aéro Beauséjour inc.');
    await expectLink(dialog, /Report Update$/, '/reports/info/501/course/412/courseInfo');
    await press(dialog, /Close$/);
    await expectClosed(canvas);
  },
};

/** For a report without a form, the row links to the wizard too. */
export const FormNotBegun: Story = {
  tags: ['STU-EDIT-34'],
  parameters: {
    portal: atDialog('report', 425),
    first: reportsHandlers({ reports: someReports, progressReport: null }),
  },
  play: async ({ canvas }) => {
    const dialog = await findDialog(canvas, /Progress report$/);
    await expect(await dialog.findByText('This report has not been started.')).toBeVisible();
    await expectLink(dialog, /Report Update$/, '/reports/info/501/course/425/courseInfo');
  },
};

const archivedContracts = anInes().contracts.map((contract) => ({
  ...contract,
  status: 'archived' as const,
}));

/** Reports of archived contracts can be read, but neither uploaded, marked nor updated (DECISION-40). */
export const ArchivedContracts: Story = {
  parameters: {
    msw: aroundStudent({
      student: { contracts: archivedContracts },
      first: contractsHandlers({ contracts: [aContract({ status: 'archived' })] }),
    }),
  },
  play: async ({ canvas }) => {
    for (const mark of await latest(canvas, '2026-0412')) await expect(mark).toBeDisabled();
    const upload = canvas.getByRole('button', { name: /- Upload .*Progress reports$/ });
    await userEvent.click(upload);
    await expect(canvas.getByText('This contract is archived: change its status to edit it.')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await press(canvas, /See report .*of contract 2026-0412$/);
    const dialog = await findDialog(canvas, /Progress report$/);
    await expect(await dialog.findByText(/Écouter un balado/)).toBeVisible();
    await expect(await dialog.findByRole('button', { name: /Report Update$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(dialog.queryByRole('link', { name: /Report Update$/ })).toBeNull();
  },
};

export const FormNotLoaded: Story = {
  parameters: { portal: atDialog('report', 412), first: [broken('*/api/progressReports/form')] },
  play: async ({ canvas }) => {
    const dialog = await findDialog(canvas, /Progress report$/);
    await tryAgain(dialog);
    await expect(await dialog.findByText(/Écouter un balado/)).toBeVisible();
  },
};

/** The contract of a student who left may be archived by now, so its reports cannot be marked. */
export const LeftAContract: Story = {
  parameters: {
    msw: aroundStudent({ student: { contracts: anInes().contracts.filter(({ id }) => id !== 305) } }),
  },
  play: async ({ canvas }) => {
    const [left] = await latest(canvas, '2025-0305');
    await expect(left).toBeDisabled();
    for (const mark of await latest(canvas, '2026-0412')) await expect(mark).toBeEnabled();
  },
};

/** If there are many reports, the newest are shown, and the rest on demand. */
export const ManyReports: Story = {
  tags: ['STU-EDIT-04'],
  parameters: {
    msw: aroundStudent({
      reports: Array.from({ length: 9 }, (_, index) =>
        aStudentReport({
          id: 1800 + index,
          date: `2026-0${index + 1}-15`,
          mark: index === 8 ? 'marked' : 'unmarked',
          contract: aReportContract(),
        }),
      ),
    }),
  },
  play: async ({ canvas }) => {
    const lines = async () => (await linesOf(canvas, /Progress reports$/)).slice(1);
    await latest(canvas, '2026-0412');
    await expect(await lines()).toHaveLength(4);
    await expect((await lines())[0]).toMatch(/^Sep 15th 26/);
    const more = canvas.getByRole('button', { name: /All reports \(9\)$/ });
    await userEvent.click(more);
    await expect(await lines()).toHaveLength(9);
    await press(canvas, /Fewer reports$/);
    await expect(await lines()).toHaveLength(4);
  },
};

/** A backend may leave out contract, name, date and language. */
export const LittleKnown: Story = {
  parameters: {
    msw: aroundStudent({
      student: {
        contracts: [],
        levelHistory: [],
        levels: [{ language: null, level: 'C1', testedOn: '2026-08-28', testerInitials: null }],
      },
      reports: [
        aStudentReport({
          date: null,
          contract: null,
          mark: 'unmarked',
          file: { id: 9, name: null, storedAt: null, taggedOn: null },
        }),
        aStudentReport({
          id: 1711,
          date: null,
          mark: 'unmarked',
          file: null,
          form: { id: 72, status: 'incomplete', savedAt: '2026-11-19T16:30:00.000Z', taggedOn: null },
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Unknown language'))[0]).toBeVisible();
    await expect(await canvas.findByText('Unknown contract')).toBeVisible();
    const [form, file] = await linesOf(canvas, /Progress reports$/);
    await expect(form).toMatch(/Not submitted yet.*See report/);
    await expect(file).toMatch(/No date.*Download/);
  },
};

/** If reports and notes fail to load, the rest of the column is shown; the reports load after a retry. */
export const ReportsNotLoaded: Story = {
  parameters: { first: [broken('*/api/progressReports'), ...notesHandlers({ fail: 500 })] },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'The notes could not be loaded.', 'The reports could not be loaded.');
    const reports = await card(canvas, /Progress reports$/);
    await tryAgain(reports);
    await latest(canvas, '2026-0412');
    await expect(canvas.getByText('Enrolled')).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { first: [hangs('GET progressReports')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the reports')).toBeInTheDocument();
    await expect(canvas.getByText('Enrolled')).toBeVisible();
  },
};

/** A note can be added on the student's page. */
export const NoteAdded: Story = {
  tags: ['STU-EDIT-05', 'NOTES-05'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/New note$/), 'Rappeler mardi');
    await press(canvas, /Ajouter - Add$/);
    await waitFor(() => expect(sent('POST notes/create')).toHaveLength(1));
    await expect(await canvas.findByText('Rappeler mardi', { selector: 'p' })).toBeVisible();
    await expect(sent('POST notes/create')[0]?.body).toMatchObject({ note_type: 'students', ref_id: 501 });
  },
};

const long = anInes({
  name: 'Maximilien-Alexandre',
  lastName: 'Vandenbroucke-Desrosiers',
  linkToken: 'x'.repeat(80),
  contracts: anInes().contracts.map((contract) => ({
    ...contract,
    complementaryDescription: 'Préparation aux évaluations de langue seconde de la fonction publique',
  })),
  levels: [
    {
      language: { id: 1, name: 'Langue des signes québécoise' },
      level: 'Pre-A1',
      testedOn: '2026-08-28',
      testerInitials: 'Gabrielle L.',
    },
  ],
  levelHistory: [],
});

export const LongNamesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: aroundStudent({
      first: studentsHandlers({ students: [long] }),
      reports: [
        aStudentReport({
          file: { id: 9, name: `${'rapport-'.repeat(12)}.pdf`, storedAt: null, taggedOn: '2026-06-12' },
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await latest(canvas, '2025-0305');
  },
};
