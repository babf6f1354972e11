import {
  broken,
  contractsHandlers,
  filesHandlers,
  hangs,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { aContract, aReportContract, aStudentReport } from '@portal/domain';
import {
  type Canvas,
  expectClosed,
  expectLink,
  expectMessage,
  expectTexts,
  findDialog,
  press,
  recovers,
  retype,
  textsOf,
} from '@portal/shell/testing';
import { TextLink } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ContractFinalPage } from './ContractFinalPage';
import { FinalFrame, inFinalSteps, someReports, withReports } from './final-story';

export default {
  title: 'Admin/Contracts/Final steps',
  component: ContractFinalPage,
  tags: ['release'],
  render: () => <FinalFrame />,
  decorators: [inFinalSteps],
  parameters: { msw: withReports },
} satisfies Meta<typeof ContractFinalPage>;

type Story = StoryObj<typeof ContractFinalPage>;

const reportsOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('table', { name: /Progress reports of contract 2026-0412/ }));
const rowOf = async (canvas: Canvas, name: RegExp) => (await reportsOf(canvas)).findByRole('row', { name });
const step = async (canvas: Canvas, name: RegExp) => {
  const list = within(await canvas.findByRole('list', { name: /What is left to do$/ }));
  const [item] = list.getAllByRole('listitem').filter((li: HTMLElement) => name.test(li.textContent ?? ''));
  if (!item) throw new Error(`There is no step ${name}`);
  return item;
};
const sentOn = (canvas: Canvas) => canvas.findByLabelText(/Send to client$/);
const completed = (canvas: Canvas) => canvas.findByRole('checkbox', { name: /Contract is completed$/ });
const updates = () => sentBodies('PATCH courses/update');

/** Lists every report of the contract and the students without one; the remaining steps are above. */
export const Opened: Story = {
  tags: ['!release', 'CON-FINAL-01', 'CON-FINAL-02', 'SHELL-075'],
  play: async ({ canvas }) => {
    const table = await reportsOf(canvas);
    const heads = textsOf(table, 'columnheader');
    await expect(heads.slice(0, 3)).toEqual([
      'Étudiant - Student',
      'Date de soumission - Submitted date',
      'Rapport de progrès - Progress report',
    ]);
    await table.findByRole('row', { name: /Thériault/ });
    const lines = (await table.findAllByRole('row')).slice(1).map((row) => row.textContent);
    await expect(lines).toHaveLength(4);
    await expect(lines[0]).toMatch(/^Inès Fortin.*20.*Dernier - Latest.*See report/);
    await expect(lines[1]).toMatch(/^Inès Fortin.*Oct.*Download/);
    await expect(lines[1]).not.toMatch(/Latest/);
    await expect(lines[2]).toMatch(/^Siobhán O’Brien.*Not submitted yet/);
    await expect(lines[3]).toMatch(/^Marc-André Thériault.*None yet---/);
    await expect(sent('GET progressReports').at(-1)?.query.get('courseId')).toBe('412');
    await expect(await step(canvas, /Progress reports/)).toHaveTextContent(
      /To do.*Missing: Siobhán O’Brien, Marc-André Thériault|To do.*Missing: Marc-André Thériault, Siobhán O’Brien/,
    );
    await expect(await step(canvas, /Course outline/)).toHaveTextContent(/Done.*Submitted on/);
    await expect(await step(canvas, /Attendance/)).toHaveTextContent(/To do.*21 of 32 classes recorded/);
    await expectLink(canvas, /- Course outline$/, '/contracts/edit/412/outline');
  },
};

/** When the user opens another contract, the reports of the previous one are not shown while the new ones load. */
export const OfAnotherContract: Story = {
  render: () => (
    <>
      {['413', '412/final', '413/final'].map((page) => (
        <TextLink key={page} href={`/contracts/edit/${page}`}>
          To {page}
        </TextLink>
      ))}
      <FinalFrame />
    </>
  ),
  parameters: {
    first: [
      http.get('*/api/progressReports', ({ request }) =>
        new URL(request.url).searchParams.get('courseId') === '413' ? delay('infinite') : undefined,
      ),
      ...contractsHandlers({ contracts: [aContract(), aContract({ id: 413, number: '2026-0413' })] }),
    ],
  },
  play: async ({ canvas }) => {
    // The contract is loaded before its final steps are opened.
    await press(canvas, 'To 413', 'link');
    await canvas.findByRole('navigation', { name: /contract/i });
    await press(canvas, 'To 412/final', 'link');
    await rowOf(canvas, /Not submitted yet/);
    await press(canvas, 'To 413/final', 'link');
    await canvas.findByRole('heading', { level: 1, name: /2026-0413/ });
    await expect(canvas.queryByRole('row', { name: /Not submitted yet/ })).toBeNull();
  },
};

export const NothingLeftToDo: Story = {
  parameters: {
    msw: withReports(
      {
        attendanceComplete: true,
        sentToClientOn: '2026-11-20',
        completed: true,
        students: [
          { id: 501, name: 'Inès', lastName: 'Fortin', reportForm: { id: 71, status: 'submitted' } },
        ],
      },
      { reports: someReports.slice(0, 2) },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Everything is done/ })).toBeVisible();
    await expect(await step(canvas, /Send to client/)).toHaveTextContent(/Done.*On /);
    await expect(await completed(canvas)).toBeChecked();
  },
};

/** A file is downloaded with its own name. */
export const FileDownloaded: Story = {
  tags: ['CON-FINAL-02'],
  parameters: { first: filesHandlers() },
  play: async ({ canvas }) => {
    await press(canvas, /Download Inès Fortin$/);
    await waitFor(() =>
      expect(sent('GET files/download').map(({ query }) => query.get('fileId'))).toEqual(['3107']),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Download Inès Fortin$/ })).not.toHaveAttribute('aria-busy'),
    );
    await expect(canvas.queryByText('Document was not downloaded.')).toBeNull();
  },
};

/** A report opens in a dialog with its own address and is read-only. */
export const FormRead: Story = {
  tags: ['CON-FINAL-02', 'REP-FORM-23', 'REP-LIST-08'],
  play: async ({ canvas }) => {
    await press(canvas, /See report Inès Fortin$/);
    const dialog = await findDialog(canvas, /Progress report$/);
    await expect(await dialog.findByText(/Écouter un balado/)).toBeVisible();
    await expect(dialog.queryByText(/Report Update/)).toBeNull();
    await press(dialog, /Close$/);
    await expectClosed(canvas);
  },
};

/** Each page of the report wizard, for one student of this contract. */
export const LinksToTheWizard: Story = {
  tags: ['!release', 'SHELL-079'],
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, /Marc-André Thériault/);
    await press(within(row), /Actions/);
    const menu = within(await screen.findByRole('menu', {}, { timeout: 10_000 }));
    const links = menu.getAllByRole('menuitem').flatMap((item) => item.getAttribute('href') ?? []);
    await expect(links).toEqual([
      '/reports/info/502/course/412/courseInfo',
      '/reports/info/502/course/412/studentSelfLearning',
      '/reports/info/502/course/412/studentProgress',
      '/reports/info/502/course/412/comments',
    ]);
  },
};

const gone = { id: 900, name: 'Zoé', lastName: 'Abel' };

/** Nothing can be uploaded or started for a student who has left; a started report can still be finished. */
export const StudentWhoLeft: Story = {
  tags: ['CON-FINAL-03', 'SHELL-079'],
  parameters: {
    msw: withReports(
      {},
      {
        reports: [
          aStudentReport({ id: 1, contract: aReportContract(), student: gone, date: '2026-10-02' }),
          aStudentReport({
            id: 2,
            contract: aReportContract(),
            student: gone,
            date: null,
            file: null,
            form: { id: 73, status: 'incomplete', savedAt: '2026-11-19T16:30:00.000Z', taggedOn: null },
          }),
        ],
      },
    ),
  },
  play: async ({ canvas }) => {
    const table = await reportsOf(canvas);
    await table.findByRole('row', { name: /Thériault/ });
    const entriesOf = async (row: RegExp) => {
      await press(within(await rowOf(canvas, row)), /Actions/);
      return within(await screen.findByRole('menu', {}, { timeout: 10_000 })).getAllByRole('menuitem');
    };
    const uploaded = await entriesOf(/Zoé Abel.*Download/);
    await expect(uploaded).toHaveLength(5);
    for (const entry of uploaded) {
      await expect(entry).toHaveAttribute('aria-disabled', 'true');
      await expect(entry).toHaveAccessibleDescription(/This student is no longer in the contract\.$/);
    }
    await userEvent.keyboard('{Escape}');
    const [upload, ...steps] = await entriesOf(/Zoé Abel.*Not submitted yet/);
    await expect(upload).toHaveAttribute('aria-disabled', 'true');
    await expect(steps.map((step) => step.getAttribute('href'))).toEqual([
      '/reports/info/900/course/412/courseInfo',
      '/reports/info/900/course/412/studentSelfLearning',
      '/reports/info/900/course/412/studentProgress',
      '/reports/info/900/course/412/comments',
    ]);
  },
};

/** A date chosen in the calendar is saved immediately. */
export const SentToClient: Story = {
  tags: ['CON-FINAL-09', 'MSG-38'],
  parameters: { msw: withReports({ sentToClientOn: '2026-11-19' }) },
  play: async ({ canvas }) => {
    const field = await sentOn(canvas);
    await expect(field).toHaveValue('2026-11-19');
    await press(canvas, /Open the calendar/);
    await press(await findDialog(screen, /Open the calendar/), /Friday, November 20, 2026/, 'gridcell');
    await expectMessage('success', 'Send to client updated Successfully.');
    await expect(updates()).toEqual([{ course: { id: 412, send_to_client: '2026-11-20' } }]);
    await expect(await step(canvas, /- Send to client/)).toHaveTextContent(/Done/);
  },
};

/** A typed date is saved once on blur; an emptied field means that the contract has not been sent to the client. */
export const SentToClientTyped: Story = {
  tags: ['CON-FINAL-09'],
  play: async ({ canvas }) => {
    const field = await sentOn(canvas);
    await userEvent.type(field, '2026-11-20');
    await userEvent.tab();
    await expectTexts(canvas, 'Send to client updated Successfully.');
    await expect(updates()).toEqual([{ course: { id: 412, send_to_client: '2026-11-20' } }]);
    await expect(field).toHaveValue('2026-11-20');
    await userEvent.clear(field);
    await expect(updates()).toHaveLength(1);
    await userEvent.tab();
    await waitFor(() => expect(updates().at(-1)).toEqual({ course: { id: 412, send_to_client: 0 } }));
    await expect(await step(canvas, /- Send to client/)).toHaveTextContent(/Not yet/);
  },
};

const refusing = http.patch('*/api/courses/update', async () => {
  await delay(200);
  return HttpResponse.json({ message: 'no' }, { status: 500 });
});

/** If a save is rejected, the previous date or checkbox state returns. */
export const StepsRefused: Story = {
  tags: ['CON-FINAL-09', 'CON-FINAL-10', 'MSG-39'],
  parameters: { msw: withReports({ sentToClientOn: '2026-11-19' }, { first: [refusing] }) },
  play: async ({ canvas }) => {
    const field = await sentOn(canvas);
    await retype(field, '2026-11-20');
    await userEvent.tab();
    await expectMessage('error', 'something went wrong');
    await waitFor(() => expect(field).toHaveValue('2026-11-19'));
    const box = await completed(canvas);
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await waitFor(() => expect(box).not.toBeChecked());
  },
};

export const Completed: Story = {
  tags: ['!release', 'CON-FINAL-10', 'MSG-38'],
  play: async ({ canvas }) => {
    const box = await completed(canvas);
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expectMessage('success', 'Contract is completed updated Successfully.');
    await expect(updates()).toEqual([{ course: { id: 412, contract_completed: 1 } }]);
  },
};

export const Archived: Story = {
  tags: ['!release', 'CON-FINAL-11'],
  parameters: { msw: withReports({ status: 'archived' }) },
  play: async ({ canvas }) => {
    await expect(await completed(canvas)).toBeDisabled();
    await expect(await sentOn(canvas)).toHaveAttribute('readonly');
    await expect(canvas.getByText('This contract is archived')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /See report Inès Fortin$/ })).toBeVisible();
    for (const name of [/Upload Progress Reports$/, /Send a progress report request to the teacher$/])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    const matrix = within(await canvas.findByRole('table', { name: /page by page/ }));
    await expect(matrix.getByRole('rowheader', { name: /Inès Fortin/ })).toBeVisible();
    await expect(matrix.queryAllByRole('link')).toEqual([]);
  },
};

/** A link to a dialog that would change something opens nothing (DECISION-40). */
export const ArchivedByALinkToADialog: Story = {
  parameters: {
    portal: { at: '/contracts/edit/412/final?dialog=upload-report' },
    msw: withReports({ status: 'archived' }),
  },
  play: async ({ canvas }) => {
    await expect(await completed(canvas)).toBeDisabled();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Without students and teacher, both buttons are disabled and say why. */
export const NobodyInIt: Story = {
  tags: ['!release', 'CON-FINAL-03', 'CON-FINAL-08'],
  parameters: { msw: withReports({ teacher: null, students: [] }, { reports: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reports')).toBeVisible();
    const ask = canvas.getByRole('button', { name: /Send a progress report request to the teacher$/ });
    await expect(ask).toHaveAttribute('aria-disabled', 'true');
    const upload = canvas.getByRole('button', { name: /Upload Progress Reports$/ });
    await userEvent.click(ask);
    await expect(canvas.getByText('This contract has no teacher to ask.')).toBeVisible();
    await userEvent.click(upload);
    await expect(canvas.getByText('This contract has no students: add some first.')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { first: [hangs('GET progressReports')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the progress reports')).toBeInTheDocument();
    await expect(await step(canvas, /Progress reports/)).toHaveTextContent(/Loading/);
    await expect(await completed(canvas)).toBeEnabled();
  },
};

/** Reports that fail to load can be retried; the rest of the page works. */
export const ReportsNotLoaded: Story = {
  parameters: { first: [broken('*/api/progressReports', 500)] },
  play: recovers((canvas) => rowOf(canvas, /Marc-André Thériault/)),
};

const crowd = Array.from({ length: 130 }, (_, index) =>
  aStudentReport({
    id: 3000 + index,
    contract: aReportContract(),
    student: { id: 501, name: 'Inès', lastName: 'Fortin' },
    mark: index === 0 ? 'marked' : 'unmarked',
  }),
);

/** Loads a hundred reports, then all of them if there are more. */
export const MoreThanAHundred: Story = {
  tags: ['LIMIT-22'],
  parameters: { msw: withReports({}, { reports: crowd }) },
  play: async ({ canvas }) => {
    const table = await reportsOf(canvas);
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(1 + 130 + 2));
    await expect(sent('GET progressReports')[0]?.query.get('resourcesPerPage')).toBe('100');
  },
};

const longNames = {
  students: [
    {
      id: 501,
      name: 'Marie-Philomène-Antoinette',
      lastName: 'Charbonneau-Villeneuve de la Durantaye-Beauséjour',
      reportForm: null,
    },
  ],
  teacher: { id: 31, name: 'Anne-Marie-Élisabeth', lastName: 'Vandenbroucke-Saint-Germain' },
};

/** Nothing is wider than the window. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: withReports(longNames) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Charbonneau-Villeneuve/))[0]).toBeVisible();
    await canvas.findAllByRole('button', { name: /See report/ });
  },
};
