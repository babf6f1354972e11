import {
  contractsHandlers,
  fails,
  filesHandlers,
  lookupsHandlers,
  reportsHandlers,
  sent,
  studentsHandlers,
} from '@portal/api-client/testing';
import { aStoredFile, aStudent, type Student, someNeeds } from '@portal/domain';
import {
  answered,
  asTeacher,
  atAddress,
  expectClosed,
  expectLink,
  expectMessage,
  expectTexts,
  factsIn,
  findDialog,
  press,
  shows,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { StudentInfoPage } from './StudentInfoPage';

const form = {
  id: 71,
  status: 'submitted',
  savedAt: '2026-11-20T16:30:00.000Z',
  taggedOn: '2026-11-20',
} as const;
const ines = aStudent({
  needs: [someNeeds({ otherComments: 'Préfère la salle 4\nSans caméra' })],
  lastReport: { contractId: 412, file: null, form },
});
const reportFile = {
  id: 3107,
  name: 'rapport-fortin.xlsx',
  storedAt: '2026-06-15T10:00:00.000Z',
  taggedOn: '2026-06-12',
};
const test = aStoredFile({
  id: 3001,
  title: 'Test de classement, Inès Fortin',
  name: 'test-fortin.xlsx',
  type: 'placementTest',
  storedAt: '2026-08-28T15:00:00.000Z',
});

const fresh = (
  student: Student = ines,
  files: Parameters<typeof filesHandlers>[0] = {},
  others: Parameters<typeof studentsHandlers>[0] = {},
) => [
  ...studentsHandlers({ students: [student], ...others }),
  ...filesHandlers({
    files: [{ ...test, id: 2990, storedAt: '2025-01-10T15:00:00.000Z', title: 'Un test plus ancien' }, test],
    ...files,
  }),
  ...reportsHandlers(),
  ...contractsHandlers(),
  ...lookupsHandlers(),
];

export default {
  title: 'Teacher/Students/Information',
  component: StudentInfoPage,
  tags: ['release', 'SHELL-099'],
  decorators: [asTeacher('/student-info/:id', '/student-info/501?course=412')],
  parameters: { msw: fresh },
} satisfies Meta<typeof StudentInfoPage>;

type Story = StoryObj<typeof StudentInfoPage>;

/** The newest test with its time, and the report form, read-only. */
export const TestAndForm: Story = {
  tags: ['!release', 'PORTAL-STUDENTS-06', 'PORTAL-STUDENTS-09', 'REP-FORM-24'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Stored Aug 28th 26')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: /Placement test$/ })).toBeVisible();
    await expect(sent('GET files/ref')[0]?.query.get('refId')).toBe('501');
    await expectLink(canvas, /Students of contract 2026-0412$/, '/student-list/412?open=501');
    await userEvent.click(canvas.getByRole('button', { name: /See report Inès Fortin$/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: /Progress report$/ }));
    await expect(await dialog.findByText(/Inès participe activement/)).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expect(dialog.queryByRole('radio')).toBeNull();
    await expect(dialog.queryByRole('link', { name: /Update/ })).toBeNull();
    await expectLink(dialog, /Print$/, '/reports/print/501/412');
    await userEvent.click(dialog.getByRole('button', { name: /Close$/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /See report Inès Fortin$/ })).toBeVisible();
  },
};

/** The test opens in a preview and can be saved as a file. */
export const TestViewed: Story = {
  tags: ['PORTAL-STUDENTS-06'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /View the test Inès Fortin$/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Test de classement, Inès Fortin' }));
    await expect(dialog.getByText('No preview for this kind of file')).toBeVisible();
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await userEvent.click(dialog.getByRole('button', { name: /Download$/ }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    await expect(sent('GET files/download')[0]?.query.get('fileId')).toBe('3001');
  },
};

/** An image is shown directly. */
export const ReportIsAFile: Story = {
  tags: ['PORTAL-STUDENTS-08'],
  parameters: {
    msw: [
      http.get('*/api/files/download', async () => {
        const canvas = document.createElement('canvas');
        canvas.width = 2;
        canvas.height = 2;
        canvas.getContext('2d')?.fillRect(0, 0, 2, 2);
        const content = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn));
        return new HttpResponse(content);
      }),
      ...fresh({
        ...ines,
        lastReport: { contractId: 412, form: null, file: { ...reportFile, name: 'rapport-fortin.png' } },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Completed Jun 15th 26/)).toBeVisible();
    // The placement test has a button too: the report must not be confused with it.
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /Inès Fortin$/ })).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: /See report Inès Fortin$/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'rapport-fortin.png' }));
    await expect(await dialog.findByRole('img', { name: /Preview of rapport-fortin.png$/ })).toBeVisible();
    await expect(sent('GET files/download')[0]?.query.get('fileId')).toBe('3107');
  },
};

/** A started report is not shown as completed. */
export const ReportBegun: Story = {
  tags: ['!release', 'PORTAL-STUDENTS-08', 'DOMAIN-17'],
  parameters: {
    msw: fresh({
      ...ines,
      lastReport: {
        contractId: 412,
        file: null,
        form: { id: 71, status: 'incomplete', savedAt: '2026-11-12T16:30:00.000Z', taggedOn: null },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'Started Nov 12th 26', 'Commencé le 12 nov. 26');
    await expect(canvas.queryByText(/Completed/)).toBeNull();
  },
};

export const NothingYet: Story = {
  tags: ['!release', 'PORTAL-STUDENTS-07', 'PORTAL-STUDENTS-10'],
  parameters: { msw: fresh(aStudent({ latestPlacementTest: null }), { files: [] }) },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'No placement test', 'No last progress report', 'No needs noted');
    await expect(within(canvas.getByRole('main')).queryByRole('button')).toBeNull();
  },
};

/** The needs are read-only here. */
export const Needs: Story = {
  tags: [
    '!release',
    'PORTAL-STUDENTS-11',
    'PORTAL-STUDENTS-12',
    'PORTAL-STUDENTS-13',
    'PORTAL-STUDENTS-14',
    'PORTAL-STUDENTS-15',
    'PORTAL-STUDENTS-16',
    'PORTAL-STUDENTS-17',
    'PORTAL-STUDENTS-18',
  ],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText('Individual');
    const card = canvas.getByRole('heading', { name: 'Needs' }).closest('section') ?? document.body;
    await expect(factsIn(card)).toEqual([
      'Language: Français',
      'Course Type: Individual',
      'Number of hours: 30',
      'Session: fall',
      'Webinar type: Microsoft Teams',
      'Conversation / Speaking: Daily',
      'Écoute / Listening: Weekly',
      'Rédaction / Writing: Monthly',
      'Objectives: Animer une réunion d’équipe',
      'Learning style: En parlant',
      'Availability and start date: Le mardi matin, dès le 12 janvier',
      'Other comments: Préfère la salle 4\nSans caméra',
    ]);
    const controls = 'a, button, input, select, textarea, [role], [tabindex], [contenteditable]';
    await expect([...card.querySelectorAll(controls)]).toEqual([]);
  },
};

/** Two languages, one with few details. */
export const NeedsHalfKnown: Story = {
  tags: ['PORTAL-STUDENTS-14', 'OPEN-65'],
  parameters: {
    msw: fresh({
      ...ines,
      needs: [
        someNeeds({ webinarType: 'other', otherWebinar: 'Webex' }),
        {
          ...someNeeds({ id: 72, languageId: 2, courseTypeId: null, hours: null, season: null }),
          webinarType: null,
          conversation: null,
          listening: null,
          writing: null,
          objectives: null,
          learningStyle: null,
          availability: null,
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\(Webex\)$/)).toHaveTextContent('Autre - Other (Webex)');
    await expect(canvas.getByText('English', { selector: 'dd' })).toBeVisible();
    await expect(canvas.getAllByText('---').length).toBeGreaterThanOrEqual(8);
  },
};

/** The student learns two languages: the needs in the language of the previous page's course come first. */
export const NeedsOfTheCourseFirst: Story = {
  tags: ['PORTAL-STUDENTS-11'],
  globals: { viewport: { value: 'phone' }, language: 'en' },
  parameters: {
    msw: fresh({
      ...ines,
      needs: [someNeeds({ id: 72, languageId: 2 }), someNeeds({ id: 71, languageId: 1 })],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Individual');
    const card = canvas.getByRole('heading', { name: 'Needs' }).closest('section') ?? document.body;
    await expect(factsIn(card).filter((fact) => fact.startsWith('Language: '))).toEqual([
      'Language: Français',
      'Language: English',
    ]);
  },
};

/** The URL names no contract. */
export const WithoutAContract: Story = {
  parameters: { portal: { at: '/student-info/501' } },
  play: async ({ canvas }) => {
    await expectLink(canvas, /Students of contract 2026-0412$/, '/student-list/412?open=501');
  },
};

/** The URL names a document of another user's contract. */
export const DocumentRefused: Story = {
  parameters: {
    portal: { at: '/student-info/501?course=412&view=test' },
    msw: [
      fails('GET files/download', { status: 403, message: 'No' }),
      ...fresh(ines, { files: [{ ...test, name: 'test-fortin.png' }] }),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(await dialog.findByText('You cannot open this document')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Download$/ }));
    // Within the dialog: the rest of the page is inert.
    await expect(await dialog.findByText('Document was not downloaded.')).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Le document n’a pas été téléchargé.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

let held = Promise.withResolvers<void>();

/** The download fails after the document was closed. */
export const DownloadFailedAfterClosing: Story = {
  beforeEach: () => {
    held = Promise.withResolvers();
  },
  parameters: {
    portal: { at: '/student-info/501?course=412&view=test' },
    first: [
      http.get('*/api/files/download', async () => {
        await held.promise;
        return new HttpResponse(null, { status: 500 });
      }),
    ],
  },
  play: async ({ canvas }) => {
    await press(await findDialog(canvas), /Download$/);
    await waitFor(() => expect(sent('GET files/download')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await expectClosed(canvas);
    held.resolve();
    await expectMessage('error', 'Document was not downloaded.');
  },
};

let areTestsThere = false;

/** If the tests fail to load, the rest of the page stays usable. */
export const TestsNotLoaded: Story = {
  beforeEach: () => {
    areTestsThere = false;
  },
  parameters: {
    first: [http.get('*/api/files/ref', () => (areTestsThere ? undefined : HttpResponse.error()))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The placement test could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /See report/ })).toBeVisible();
    areTestsThere = true;
    await userEvent.click(canvas.getByRole('button', { name: /Try again$/ }));
    await expect(await canvas.findByText(/Stored Aug 28th 26$/)).toBeVisible();
  },
};

export const ReportNotLoaded: Story = {
  parameters: {
    portal: { at: '/student-info/501?course=412&view=report' },
    first: [fails('GET progressReports/form', 500)],
  },
  play: async ({ canvas }) => {
    await expectTexts(within(await canvas.findByRole('dialog')), 'Something went wrong');
  },
};

export const NamesOfNeedsNotLoaded: Story = {
  parameters: { first: [fails('GET languages', 500)] },
  play: shows('Something went wrong', (canvas) => canvas.findByRole('button', { name: /See report/ })),
};

export const Loading: Story = {
  tags: ['!release'],
  ...answered(fresh(ines, {}, { delay: 'infinite' }), 'Loading the student'),
};

/** A colleague’s student: the page shows nothing of the record. */
export const SomebodyElsesStudent: Story = {
  parameters: { msw: fresh(ines, {}, { fail: 403 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This student is not among yours')).toBeVisible();
    await expect(canvas.queryByText(/Fortin/)).toBeNull();
    await expectLink(canvas, /Back to home$/, '/home');
  },
};

export const UnknownStudent: Story = atAddress('/student-info/999?course=412', 'Student not found');

export const Offline: Story = {
  ...answered(fresh(ines, {}, { fail: 'offline' }), 'No connection', (canvas) =>
    canvas.findByRole('heading', { level: 1, name: 'Inès Fortin' }),
  ),
};

export const OnAPhoneInTheDark: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  parameters: {
    msw: fresh({ ...ines, name: 'Nguyễn Thị Minh Khai', lastName: 'Trương-Vĩnh-Ký-de-la-Haute-Gaspésie' }),
  },
  play: shows(/Stored Aug 28th 26$/),
};
