import {
  broken,
  capabilitiesHandlers,
  companiesHandlers,
  fails,
  filesHandlers,
  hangs,
  languagesHandlers,
  losesAnswer,
  sent,
  studentsHandlers,
} from '@portal/api-client/testing';
import {
  aCompany,
  aStudent,
  lineHead,
  type PeopleImport,
  reasonHead,
  studentImportColumns,
  templateHead,
} from '@portal/domain';
import { chooseFiles, expectMessage, expectTexts, press, tryAgain } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  aSpreadsheet,
  type Canvas,
  compared,
  figure,
  finished,
  importRows,
  inAdmin,
  opened,
  rowsInView,
  savedFiles,
  send,
} from '../../../parts/people-import/import-story';
import { ImportStudentsDialog } from './ImportStudentsDialog';

/** Returns the files of the sent imports. */
const sentFiles = () => sent('POST student/import').map(({ body }) => (body as { file: File }).file);

/** An API with the student Inès Fortin that answers each import with this result. */
const withStudents = (imported?: PeopleImport, first: ReturnType<typeof http.post>[] = []) => [
  ...first,
  ...studentsHandlers({
    students: [aStudent({ id: 501, name: 'Inès', lastName: 'Fortin', email: 'ines.fortin@client.example' })],
    imported,
  }),
  ...companiesHandlers({ companies: [aCompany({ name: 'Banque  Champlain' })] }),
  ...languagesHandlers(),
  ...filesHandlers(),
];

/** Without the columns of levels, which come last. */
const heads = studentImportColumns.slice(0, 8).map(templateHead);
const row = (name: string, lastName: string, email: string, ...others: string[]) => [
  name,
  lastName,
  email,
  ...others,
];

/** A row of each kind: ready, invalid, already existing, twice in the file, a namesake, a formula, lost letters. */
const someRows = [
  [...heads, 'Pointure'],
  row('Linh', 'Nguyễn', 'linh@client.example', '514 555-0141', '', 'Montréal', 'Vietnamien', '', '38'),
  row('ليلى', 'حداد', 'leila@client.example', '', '', 'Laval'),
  row('', 'Roy', 'sans prenom', ''),
  row('Inès', 'Fortin', 'INES.FORTIN@client.example'),
  row('L.', 'Nguyen', 'Linh@client.example'),
  row('INES', 'fortin', 'ines@ailleurs.example'),
  ['Marc', 'Côté', 'marc@client.example', '', '', { f: 'UPPER("laval")', v: 'LAVAL' }],
  row('AndrÃ©', '=1+1', 'andre@client.example'),
];

/** The API's result for these rows. */
const whatCame: PeopleImport = {
  imported: [
    { id: 601, name: 'Linh', lastName: 'Nguyễn' },
    { id: 602, name: 'ليلى', lastName: 'حداد' },
    { id: 603, name: 'INES', lastName: 'fortin' },
    { id: 604, name: 'Marc', lastName: 'Côté' },
    { id: 605, name: 'AndrÃ©', lastName: '=1+1' },
  ],
  refused: [
    {
      name: '',
      lastName: 'Roy',
      reason: 'Prénom : Ceci est un champ obligatoire - First name: This is a required field',
    },
    { name: 'Inès', lastName: 'Fortin', reason: 'Email duplicated' },
    { name: 'L.', lastName: 'Nguyen', reason: 'Email duplicated' },
  ],
};

export default {
  title: 'Admin/Students/Import',
  component: ImportStudentsDialog,
  tags: ['release'],
  args: { onClose: fn() },
  decorators: [inAdmin],
  parameters: { msw: () => withStudents(whatCame) },
} satisfies Meta<typeof ImportStudentsDialog>;

type Story = StoryObj<typeof ImportStudentsDialog>;

const title = /Import students$/;

/** Opens the dialog and chooses a file with these rows. */
async function chooses(canvas: Canvas, rows: Parameters<typeof aSpreadsheet>[0] = someRows) {
  const dialog = await opened(canvas, title);
  chooseFiles(aSpreadsheet(rows));
  return dialog;
}

/** Chooses a file and imports it. */
async function imports(canvas: Canvas, rows?: Parameters<typeof aSpreadsheet>[0]) {
  const dialog = await chooses(canvas, rows);
  await importRows(dialog);
  return dialog;
}

/**
 * Shows which rows are ready, which ones will be rejected and why, and possible duplicates; names the sheet and unknown
 * columns.
 */
export const WhatTheFileHolds: Story = {
  tags: ['!release', 'STU-LIST-08'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, title);
    chooseFiles(aSpreadsheet(someRows, { otherSheets: ['Notes', 'Archives'] }));
    await compared(dialog);
    await expect(dialog.getByText(/The file was read: 8 rows\.$/)).toBeInTheDocument();
    await expectTexts(dialog, /They are not imported: Pointure$/);
    await expect(dialog.getByRole('combobox', { name: /Sheet to import$/ })).toHaveDisplayValue('Feuille 1');
    await expect(figure(dialog, /Rows$/)).toBe('8');
    await expect(figure(dialog, /Ready$/)).toBe('2');
    await expect(figure(dialog, /To check$/)).toBe('3');
    await expect(figure(dialog, /Will be refused$/)).toBe('3');

    await press(dialog, /Will be refused$/, 'radio');
    const refused = rowsInView(dialog);
    await expect(refused).toHaveLength(3);
    await expect(refused[0]).toMatch(/^4 .*First name: This is a required.*Email: .*valid email/);
    await expect(refused[1]).toMatch(/^5 .*Email already used by Inès Fortin/);
    await expect(refused[2]).toMatch(/^6 .*Same email as in row 2/);

    await press(dialog, /To check$/, 'radio');
    const doubtful = rowsInView(dialog);
    await expect(doubtful[0]).toMatch(/^7 .*Inès Fortin is already in the portal: a duplicate\?/);
    await expect(doubtful[1]).toMatch(/^8 .*LAVAL.*City: a formula, whose result will be imported/);
    await expect(doubtful[2]).toMatch(/^9 .*First name: some characters seem damaged or invisible/);
    await expect(doubtful[2]).toMatch(/Last name: looks like a formula, will be imported as text/);
    await expect(sentFiles()).toHaveLength(0);
  },
};

/**
 * A company that does not exist is reported before the server rejects it; the column may be called Employer, and two
 * spaces count as one.
 */
export const UnknownCompany: Story = {
  tags: ['STU-LIST-08'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, title);
    const rows = [
      ['Prénom', 'Nom', 'Courriel', 'Employeur - Employer'],
      ['Linh', 'Nguyễn', 'linh@client.example', 'banque Champlain'],
      ['Marc', 'Côté', 'marc@client.example', 'Banque Chanplain'],
    ];
    chooseFiles(aSpreadsheet(rows));
    await compared(dialog);
    await expect(dialog.queryByText(/They are not imported/)).toBeNull();
    await expect(figure(dialog, /Ready$/)).toBe('1');
    await expect(figure(dialog, /Will be refused$/)).toBe('1');
    await press(dialog, /Will be refused$/, 'radio');
    await expect(rowsInView(dialog)).toEqual([
      expect.stringMatching(/^3 .*No active company is called “Banque Chanplain”$/),
    ]);
  },
};

/**
 * The file is sent once, however often the button is clicked; a toast reports it, and every row is listed, the rejected
 * ones with their reasons.
 */
export const Imported: Story = {
  tags: ['SHELL-014', 'IMPORT-04', 'MSG-66', 'MSG-67', 'API-095'],
  play: async ({ canvas, args }) => {
    const dialog = await opened(canvas, title);
    const file = aSpreadsheet(someRows);
    chooseFiles(file);
    await compared(dialog);
    await userEvent.dblClick(send(dialog));
    const result = await finished(canvas, title);
    await expectMessage('success', 'Students imported');
    await expect(canvas.getAllByText('Students imported')).toHaveLength(2);
    await expect(sentFiles().map(({ name, size }) => [name, size])).toEqual([['personnes.xlsx', file.size]]);
    await expect(result.getByRole('heading', { name: /Error to import:$/ })).toBeVisible();
    await expect(figure(result, /Rows$/)).toBe('8');
    await expect(figure(result, /Imported$/)).toBe('5');
    await expect(figure(result, /Refused$/)).toBe('3');
    const [unnamed, ...others] = rowsInView(result);
    await expect(unnamed).toMatch(/^4 \| — \| Roy \|.*This is a required field$/);
    await expect(others).toEqual([
      expect.stringMatching(/^5 \| Inès \| Fortin \|.*Email duplicated$/),
      expect.stringMatching(/^6 \| L\. \| Nguyen \|.*Email duplicated$/),
    ]);

    await press(result, /- Imported$/, 'radio');
    await expect(rowsInView(result)).toHaveLength(5);
    await press(result, /- All$/, 'radio');
    await expect(rowsInView(result)).toHaveLength(8);
    const [close] = result.getAllByRole('button', { name: /- Close$/ }).reverse();
    if (close) await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/**
 * The rejected rows can be saved as a spreadsheet with their texts and the reason, to be corrected and imported again.
 */
export const RefusedRowsTakenAlong: Story = {
  tags: ['IMPORT-04'],
  play: async ({ canvas }) => {
    const saved = savedFiles();
    chooseFiles(aSpreadsheet(someRows));
    await importRows(await opened(canvas, title));
    await press(canvas, /Download the refused rows$/);
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]?.name).toMatch(/^etudiants-refuses-students-\d{4}-\d\d-\d\d\.xlsx$/);
    const [head, first, second] = (await saved[0]?.rows()) ?? [];
    await expect(head).toEqual([lineHead, ...heads, 'Pointure', reasonHead]);
    await expect(first?.slice(0, 4)).toEqual(['4', '', 'Roy', 'sans prenom']);
    await expect(first?.at(-1)).toMatch(/This is a required field$/);
    await expect(second?.at(-1)).toBe('Email duplicated');

    await press(canvas, /Import another file$/);
    await expect(await canvas.findByRole('button', { name: /Choose a file/ })).toHaveFocus();
  },
};

/** Refuses an empty form, a file that is not a spreadsheet, a text, and a spreadsheet without people. */
export const RefusedByTheForm: Story = {
  tags: ['IMPORT-01', 'IMPORT-03'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, title);
    await userEvent.click(send(dialog));
    await expect(await dialog.findByText(/This is a required field/)).toBeVisible();
    chooseFiles(new File(['Prénom,Nom'], 'classe.csv'));
    await expect(await dialog.findByText('This kind of file is not accepted.')).toBeVisible();
    chooseFiles(new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'photo.xlsx'));
    await expectTexts(dialog, /This file is not a spreadsheet, despite its name\.$/);
    await userEvent.click(send(dialog));
    chooseFiles(new File(['Prénom,Nom'], 'classe.xlsx'));
    await expectTexts(dialog, /This file is not in the format of Excel, despite its name\./);
    await userEvent.click(send(dialog));
    chooseFiles(aSpreadsheet([heads]));
    await expectTexts(dialog, /There are no rows below the column headings\.$/);
    await userEvent.click(send(dialog));
    await expect(sentFiles()).toHaveLength(0);
  },
};

/** The server's reason is shown, the file stays, and a retry works. */
export const RefusedAtFirst: Story = {
  tags: ['IMPORT-06', 'MSG-68'],
  parameters: {
    msw: withStudents(whatCame, [
      http.post(
        '*/api/student/import',
        () => HttpResponse.json({ errorMessage: 'More than 5 lines' }, { status: 400 }),
        { once: true },
      ),
    ]),
  },
  play: async ({ canvas }) => {
    const dialog = await imports(canvas);
    await expectMessage('error', 'More than 5 lines');
    await expectTexts(dialog, /nobody is imported twice\.$/, 'personnes.xlsx');
    await importRows(dialog);
    await expect((await canvas.findAllByText('Students imported'))[0]).toBeVisible();
    await expect(sentFiles()).toHaveLength(2);
  },
};

/**
 * Offline, the file cannot be compared with existing students: the dialog says so and offers a retry; the file stays.
 */
export const Offline: Story = {
  parameters: {
    msw: [broken('*/api/student'), ...withStudents(whatCame, [fails('POST student/import', 'offline')])],
  },
  play: async ({ canvas }) => {
    const dialog = await chooses(canvas);
    await expectTexts(dialog, /could not be compared with the people who are already in the portal/);
    await tryAgain(dialog);
    await expect(await dialog.findByText(/Email already used by Inès Fortin/)).toBeVisible();
    await importRows(dialog);
    await expectTexts(dialog, /we do not know who was imported/, 'personnes.xlsx');
    await expect(dialog.queryByText(/did not go through/)).toBeNull();
  },
};

/**
 * The response is lost: the file is sent again with its idempotency key, and the result is that of the first import.
 */
export const AnswerLost: Story = {
  parameters: {
    msw: () => [
      ...withStudents(whatCame, [losesAnswer('POST student/import', withStudents(whatCame))]),
      ...capabilitiesHandlers(['idempotency-keys']),
    ],
  },
  play: async ({ canvas }) => {
    const _dialog = await imports(canvas);
    const result = await finished(canvas, title);
    await expect(await result.findByText('Students imported')).toBeVisible();
    await expect(figure(result, /Imported$/)).toBe('5');
    await expect(figure(result, /Refused$/)).toBe('3');
    await expect(sentFiles()).toHaveLength(2);
  },
};

/** A slow upload can be cancelled: the file stays chosen, without an error. */
export const Stopped: Story = {
  parameters: { msw: withStudents(whatCame, [hangs('POST student/import')]) },
  play: async ({ canvas, args }) => {
    const dialog = await imports(canvas);
    const stop = await dialog.findByRole('button', { name: /Cancel the upload$/ });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(stop);
    await waitFor(() => expect(send(dialog)).not.toHaveAttribute('aria-busy'));
    await expect(dialog.getByText('personnes.xlsx')).toBeVisible();
    await expect(dialog.queryByText(/The import did not go through/)).toBeNull();
  },
};

/** A successful request that imports nobody is reported as an error. */
export const NobodyImported: Story = {
  tags: ['IMPORT-04'],
  parameters: {
    msw: withStudents({
      imported: [],
      refused: [{ name: 'Inès', lastName: 'Fortin', reason: 'Email duplicated' }],
    }),
  },
  play: async ({ canvas }) => {
    const _dialog = await imports(canvas, [heads, row('Inès', 'Fortin', 'ines.fortin@client.example')]);
    await expect(await canvas.findByRole('heading', { name: /Error to import:$/ })).toBeVisible();
    await expect(canvas.queryByText('Students imported')).toBeNull();
    await expect(canvas.getAllByText(/No Students imported$/)[0]).toBeVisible();
  },
};

/** A backend that follows the specification: it names the people who were not imported, without a reason. */
export const WithoutReasons: Story = {
  tags: ['API-095'],
  parameters: {
    msw: withStudents({ imported: null, refused: [{ name: 'Inès', lastName: 'Fortin', reason: null }] }),
  },
  play: async ({ canvas }) => {
    const _dialog = await imports(canvas);
    const result = await finished(canvas, title);
    await expect(await result.findByText('Students imported')).toBeVisible();
    await expect(canvas.getAllByText('Students imported')).toHaveLength(2);
    await expect(figure(result, /Imported$/)).toBe('7');
    await expect(rowsInView(result)).toEqual([expect.stringMatching(/The server gives no reason\.$/)]);
  },
};

/** The template is a file of the organization, whose id is in the configuration. */
export const Template: Story = {
  tags: ['!release', 'FILES-08'],
  play: async ({ canvas }) => {
    const saved = savedFiles();
    await press(await opened(canvas, title), /Download the template$/);
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(sent('GET files/download').map(({ query }) => query.get('fileId'))).toEqual(['1']);
  },
};

/** In English only. */
export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, /^Import students$/);
    chooseFiles(aSpreadsheet(someRows));
    await expect(await dialog.findByText('Same email as in row 2')).toBeInTheDocument();
    await press(dialog, 'Import');
    await expect(await canvas.findByRole('heading', { name: 'Error to import:' })).toBeVisible();
  },
};

/** With the history of imports, the result links to the undo. */
export const CanBeUndone: Story = {
  tags: ['DECISION-51'],
  parameters: {
    msw: () => [
      ...capabilitiesHandlers(['import-history']),
      ...withStudents({
        imported: [{ id: 601, name: 'Linh', lastName: 'Nguyễn' }],
        refused: [],
        importId: 4,
      }),
    ],
  },
  play: async ({ canvas }) => {
    const _dialog = await imports(canvas, [heads, row('Linh', 'Nguyễn', 'linh@client.example')]);
    const result = await finished(canvas, title);
    await expect(await result.findByRole('link', { name: /Undo this import$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/operations\/imports\?dialog=undo&record=4$/),
    );
  },
};
