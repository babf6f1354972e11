import { ApiError, type ImportOptions } from '@portal/api-client';
import { capabilitiesHandlers, filesHandlers, importColumnsHandlers, sent } from '@portal/api-client/testing';
import { maxImportRows, type PeopleImport, studentImportColumns } from '@portal/domain';
import { chooseFiles, dialogStories, expectTexts, memoryUnsavedStore, press } from '@portal/shell/testing';
import { readSheet } from '@portal/spreadsheet';
import oldSheet from '@portal/spreadsheet/cases/apostrophes-95.xls?url';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fileKey, noDraft } from './import-draft';
import {
  aSpreadsheet,
  type Canvas,
  cellOf,
  choiceOf,
  compared,
  correctCell,
  figure,
  finished,
  importRows,
  inAdmin,
  opened,
  rowsInView,
  send,
  statingSize,
} from './import-story';
import { PeopleImportDialog } from './PeopleImportDialog';
import type { PeopleToImport } from './people-to-import';

const importFile = fn<(file: File, options: ImportOptions) => Promise<PeopleImport>>();

const toStudents: PeopleToImport = {
  who: 'students',
  columns: studentImportColumns,
  templateId: 1,
  readKnown: async () => ({ people: [] }),
  importFile,
};

export default {
  title: 'Admin/Parts/People import',
  component: PeopleImportDialog,
  tags: ['release'],
  args: { people: toStudents, onClose: fn() },
  decorators: [inAdmin],
  parameters: { msw: () => filesHandlers() },
  beforeEach: () => {
    importFile.mockReset().mockResolvedValue({ imported: null, refused: [] });
  },
} satisfies Meta<typeof PeopleImportDialog>;

type Story = StoryObj<typeof PeopleImportDialog>;

const title = /Import students$/;
const rows = [
  ['Prénom', 'Nom', 'Courriel'],
  ['Kim', 'Ng', 'kim@client.example'],
];

/** A file that expands to more than 50 MB is rejected before it is read, and cannot be uploaded. */
export const TooLargeOnceUnpacked: Story = {
  tags: ['!release', 'IMPORT-03'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, title);
    chooseFiles(await statingSize(aSpreadsheet(rows), 51 * 1024 * 1024));
    await expect(await dialog.findByText(/This file is larger than 50 MB once unpacked/)).toBeVisible();
    await userEvent.click(send(dialog));
    await expect(importFile).not.toHaveBeenCalled();
  },
};

/** Reading stops if it takes too long; it can be retried when the computer is less busy. */
export const TooSlowToRead: Story = {
  tags: ['IMPORT-03'],
  args: { people: { ...toStudents, readingMilliseconds: 0 } },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, title);
    chooseFiles(aSpreadsheet(rows));
    await expect(await dialog.findByText(/This file takes too long to read/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Try again$/ })).toBeVisible();
    await userEvent.click(send(dialog));
    await expect(importFile).not.toHaveBeenCalled();
  },
};

const ownHeads = ['Prénom usuel', 'Nom de famille', 'Courriel pro', 'Pointure'];
const people = [
  ['Kim', 'Ng', 'kim@client.example', '38'],
  ['Anne', 'Roy', 'anne', '41'],
  ['Zoé', 'Côté', 'zoe@client.example', '40'],
];

/** Chooses a file with unknown column heads. */
async function choosesOwnHeads(canvas: Canvas) {
  const dialog = await opened(canvas, title);
  chooseFiles(aSpreadsheet([ownHeads, ...people]));
  return dialog;
}

const inDialog = dialogStories(choosesOwnHeads);

/** Chooses a file and waits until it is compared. */
async function reads(canvas: Canvas, file: File) {
  const dialog = await opened(canvas, title);
  chooseFiles(file);
  await compared(dialog);
  return dialog;
}

/** Without the time limit, because the time for a large file depends on what else the computer does. */
const unhurried: PeopleToImport = { ...toStudents, readingMilliseconds: 60_000 };

/** Creates a file with this many people, the last `again` of whom have the emails of the first ones. */
function aLargeSpreadsheet(size: number, again = 0) {
  const emailOf = (place: number) => `p${place % (size - again)}@client.example`;
  const many = Array.from({ length: size }, (_, place) => [`Prénom ${place}`, 'Ng', emailOf(place)]);
  return aSpreadsheet([['Prénom', 'Nom', 'Courriel'], ...many]);
}

/** The maximum number of rows of an import is read in the background and shown fifty at a time. */
export const FiveThousandRows: Story = {
  args: { people: unhurried },
  play: async ({ canvas }) => {
    const dialog = await reads(canvas, aLargeSpreadsheet(maxImportRows, 10));
    await expect(figure(dialog, /Rows$/).replace(/\s/g, '')).toBe('5000');
    await expect(figure(dialog, /Will be refused$/)).toBe('10');
    await waitFor(() => expect(rowsInView(dialog)).toHaveLength(50));
    await press(dialog, /- Next$/);
    await expect(rowsInView(dialog)[0]).toMatch(/^52 /);
  },
};

/** More people than the maximum of an import: the file cannot be uploaded, and no row is called ready. */
export const TooManyRows: Story = {
  tags: ['STU-LIST-08'],
  args: { people: unhurried },
  play: async ({ canvas }) => {
    const dialog = await reads(canvas, aLargeSpreadsheet(maxImportRows + 1));
    await expect(dialog.getByText(/An import takes at most 5,000 people/)).toBeVisible();
    await expect(dialog.queryByText(/Ready$/)).toBeNull();
    await userEvent.click(send(dialog));
    await expect(importFile).not.toHaveBeenCalled();
    await expect(send(dialog)).toHaveAccessibleDescription(/The file has too many rows\.$/);
  },
};

/** Returns the rows of the file that was uploaded last, headings first. */
async function sentRows(): Promise<(readonly string[])[]> {
  const [file] = importFile.mock.lastCall ?? [];
  const sheet = readSheet(new Uint8Array(await (file as File).arrayBuffer()));
  if (typeof sheet === 'string') throw new Error(sheet);
  return sheet.rows.map(({ cells }) => cells);
}

/** Columns with unknown headings are matched manually: the dialog suggests a field and checks the rows at once. */
export const UnknownHeads: Story = {
  tags: ['STU-LIST-08'],
  play: inDialog.play(async (dialog) => {
    await expectTexts(dialog, /Nobody can be imported without them: First name, Email$/);
    await expect(dialog.getByText('38', { exact: true })).toBeVisible();
    await expect(dialog.queryByRole('table')).toBeNull();
    await press(dialog, /- Choose “First name”$/);
    await expect(await choiceOf(dialog, 'Prénom usuel')).toHaveFocus();
    await expect(dialog.getByText(/Nobody can be imported without them: Email$/)).toBeVisible();
    await userEvent.selectOptions(await choiceOf(dialog, 'Courriel pro'), 'email');
    await expect(dialog.queryByText(/Nobody can be imported/)).toBeNull();
    await compared(dialog);
    await expect(figure(dialog, /Ready$/)).toBe('2');
    await expect(figure(dialog, /Will be refused$/)).toBe('1');
    await userEvent.click(send(dialog));
    await waitFor(() => expect(importFile).toHaveBeenCalledOnce());
    await expect((await sentRows())[0]).toEqual([
      'Prénom - First name',
      'Nom de famille - Last name',
      'Courriel - Email',
      'Pointure',
    ]);
  }),
};

const sheetChoice = (dialog: Canvas) => dialog.findByRole('combobox', { name: /Sheet to import$/ });
const headRowChoice = (dialog: Canvas) => dialog.findByRole('combobox', { name: /Heading row$/ });

/**
 * The user selects another sheet and returns: the corrections of the first sheet are kept, and the selected one is
 * uploaded.
 */
export const AnotherSheet: Story = {
  tags: ['STU-LIST-08'],
  play: async ({ canvas }) => {
    const winter = {
      name: 'Hiver',
      rows: [
        ['Prénom', 'Nom', 'Courriel'],
        ['Zoé', 'Côté', 'zoe@client.example'],
      ],
    };
    const dialog = await reads(canvas, aSpreadsheet(rows, { otherSheets: [winter] }));
    await correctCell(dialog, 'First name', 2, 'Kimberly');
    await userEvent.selectOptions(await sheetChoice(dialog), 'Hiver');
    await dialog.findByLabelText(/Correct First name, row 2: Zoé$/);
    await expect(await sheetChoice(dialog)).toHaveFocus();
    await expect(dialog.queryByText(/cell corrected$/)).toBeNull();
    await userEvent.selectOptions(await sheetChoice(dialog), 'Feuille 1');
    await dialog.findByLabelText(/Correct First name, row 2: Kimberly$/);
    await userEvent.selectOptions(await sheetChoice(dialog), 'Hiver');
    await dialog.findByLabelText(/Correct First name, row 2: Zoé$/);
    await expect(dialog.getByText(/Only the table of people will be sent$/)).toBeVisible();
    await importRows(dialog);
    await waitFor(() => expect(importFile).toHaveBeenCalledOnce());
    await expect((await sentRows())[1]).toEqual(['Zoé', 'Côté', 'zoe@client.example']);
  },
};

/** A title above the headings is skipped; another heading row can be selected, and matches and corrections stay. */
export const HeadingsInAnotherRow: Story = {
  tags: ['STU-LIST-08'],
  play: async ({ canvas }) => {
    const file = aSpreadsheet([['École du Vieux-Port'], ['Liste de novembre'], ...rows]);
    const dialog = await reads(canvas, file);
    await expect(await headRowChoice(dialog)).toHaveDisplayValue(/Row 3: Prénom · Nom · Courriel$/);
    await correctCell(dialog, 'First name', 4, 'Kimberly');
    await userEvent.selectOptions(await headRowChoice(dialog), '1');
    await expect(dialog.getByText(/Nobody can be imported without them: /)).toBeVisible();
    await userEvent.selectOptions(await headRowChoice(dialog), '3');
    await dialog.findByLabelText(/Correct First name, row 4: Kimberly$/);
    await importRows(dialog);
    await waitFor(() => expect(importFile).toHaveBeenCalledOnce());
    await expect(await sentRows()).toEqual([
      ['Prénom - First name', 'Nom de famille - Last name', 'Courriel - Email'],
      ['Kimberly', 'Ng', 'kim@client.example'],
    ]);
  },
};

/** Rows that a filter of the file hides are marked, and one click leaves them out. */
export const HiddenInTheFile: Story = {
  tags: ['STU-LIST-08'],
  play: async ({ canvas }) => {
    const all = [...rows, ['Zoé', 'Côté', 'zoe@client.example'], ['Ana', 'Roy', 'ana@client.example']];
    const dialog = await reads(canvas, aSpreadsheet(all, { hiddenRows: [3] }));
    await expect(dialog.getByText(/1 row is hidden in the file\.$/)).toBeVisible();
    await expect(rowsInView(dialog)[1]).toMatch(/Row hidden in the file$/);
    await press(dialog, /- Leave out$/);
    await expect(figure(dialog, /Rows$/)).toBe('2');
    await press(dialog, /- Import too$/);
    await expect(figure(dialog, /Rows$/)).toBe('3');
    await press(dialog, /- Leave out$/);
    await importRows(dialog);
    await waitFor(() => expect(importFile).toHaveBeenCalledOnce());
    await expect((await sentRows()).map(([name]) => name)).toEqual(['Prénom - First name', 'Kim', 'Ana']);
  },
};

/** A column without a heading can be matched. */
export const NoHeading: Story = {
  tags: ['STU-LIST-08'],
  play: async ({ canvas }) => {
    const file = aSpreadsheet([
      ['Prénom', 'Nom', 'Courriel', ''],
      ['Kim', 'Ng', 'kim@client.example', '514 555-0101'],
    ]);
    const dialog = await reads(canvas, file);
    await expectTexts(dialog, /They are not imported: D$/);
    await press(dialog, /- Match the columns$/);
    await expect(await dialog.findByText(/Column D, no heading$/)).toBeVisible();
    await userEvent.selectOptions(await choiceOf(dialog, 'D'), 'phone');
    await importRows(dialog);
    await waitFor(() => expect(importFile).toHaveBeenCalledOnce());
    await expect((await sentRows()).map((cells) => cells[3])).toEqual(['Téléphone - Phone', '514 555-0101']);
  },
};

/**
 * Apostrophes and ligatures of an Excel 95 file are correct in the preview and in the uploaded file (Gnumeric 1.12.55).
 */
export const OldCodePage: Story = {
  tags: ['IMPORT-03'],
  play: async ({ canvas }) => {
    const content = await (await fetch(oldSheet)).blob();
    const dialog = await opened(canvas, title);
    chooseFiles(new File([content], 'liste.xls'));
    await press(dialog, /- Choose “First name”$/);
    await compared(dialog);
    await expect(rowsInView(dialog)[1]).toMatch(/Marc–André.*Lecœur.*Sacré-Cœur/);
    await importRows(dialog);
    await waitFor(() => expect(importFile).toHaveBeenCalledOnce());
    await expect((await sentRows())[1]).toEqual([
      'Adèle',
      'L’Archevêque',
      'adele.larcheveque@client.example',
      '0145550241',
      'L’Ancienne-Lorette',
    ]);
  },
};

/** A text file with the name of a spreadsheet is rejected, and the message says what to do. */
export const AnotherFormat: Story = {
  tags: ['IMPORT-03'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, title);
    chooseFiles(new File(['<html><table><tr><td>Nom</td></tr></table></html>'], 'export.xls'));
    await expectTexts(dialog, /This file is not in the format of Excel, .* save it as \.xlsx\.$/);
  },
};

/** A required column that is not matched is named, and the file cannot be uploaded. */
export const RequiredColumnMissing: Story = {
  tags: ['STU-LIST-08'],
  play: inDialog.play(async (dialog) => {
    await userEvent.selectOptions(await choiceOf(dialog, 'Prénom usuel'), 'name');
    await expect(dialog.getByText(/Nobody can be imported without them: Email$/)).toBeVisible();
    await userEvent.click(send(dialog));
    await expect(send(dialog)).toHaveAccessibleDescription(/Required columns are missing\.$/);
    await expect(importFile).not.toHaveBeenCalled();
  }),
};

/** The rows come first, and the columns that are not imported below them. */
export const RowsFirst: Story = {
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, title);
    chooseFiles(
      aSpreadsheet([
        ['Prénom', 'Nom', 'Courriel', 'Domicile'],
        ['Kim', 'Ng', 'kim@client.example', 'Lévis'],
      ]),
    );
    const unknown = await dialog.findByText(/They are not imported: Domicile$/);
    const table = dialog.getByRole('table');
    await expect(table.compareDocumentPosition(unknown) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

/** No required column is missing: the unknown columns are listed, and can be matched after a click. */
export const UnknownColumnsLeftAlone: Story = {
  tags: ['STU-LIST-08'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, title);
    const file = aSpreadsheet([
      ['Prénom', 'Nom', 'Courriel', 'Domicile'],
      ['Kim', 'Ng', 'kim@client.example', 'Lévis'],
    ]);
    chooseFiles(file);
    await expect(await dialog.findByText(/They are not imported: Domicile$/)).toBeVisible();
    await press(dialog, /- Match the columns$/);
    await expect(await choiceOf(dialog, 'Domicile')).toHaveFocus();
    await userEvent.selectOptions(await choiceOf(dialog, 'Domicile'), 'city');
    await expect(await cellOf(dialog, 'City', 2)).toHaveTextContent('Lévis');
    // All changes are undone, so the original file is uploaded.
    await userEvent.selectOptions(await choiceOf(dialog, 'Domicile'), '');
    await importRows(dialog);
    await waitFor(() => expect(importFile).toHaveBeenCalledOnce());
    await expect(importFile.mock.lastCall?.[0]).toBe(file);
  },
};

/** A field can be matched with one column only; the others say which column has it. */
export const TwoHeadsForOneField: Story = {
  tags: ['STU-LIST-08'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, title);
    chooseFiles(
      aSpreadsheet([
        ['Prénom', 'Nom', 'Courriel pro', 'Courriel perso'],
        ['Kim', 'Ng', 'kim@client.example', 'kim@home.example'],
      ]),
    );
    await expect(await dialog.findAllByRole('button', { name: /- Choose “Email”$/ })).toHaveLength(2);
    await userEvent.selectOptions(await choiceOf(dialog, 'Courriel pro'), 'email');
    await expect(dialog.queryByRole('button', { name: /- Choose “Email”$/ })).toBeNull();
    const other = within(await choiceOf(dialog, 'Courriel perso'));
    await expect(other.getByRole('option', { name: /- Email\*: column “Courriel pro”$/ })).toBeDisabled();
    await expect(other.getByRole('option', { name: /- First name\*: column “Prénom”$/ })).toBeDisabled();
    await expect(other.getByRole('option', { name: /- City$/ })).toBeEnabled();
  },
};

/** The backend stores the matches of all colleagues: they are applied, shown, and can be changed. */
export const MatchedAsLastTime: Story = {
  tags: ['STU-LIST-08'],
  parameters: {
    msw: () => [
      ...filesHandlers(),
      ...capabilitiesHandlers(['import-history']),
      ...importColumnsHandlers({
        columns: {
          student: [
            { head: 'prenom usuel', field: 'name' },
            { head: 'courriel pro', field: 'email' },
            { head: 'pointure', field: null },
          ],
        },
      }),
    ],
  },
  play: inDialog.play(async (dialog) => {
    await expect(await dialog.findAllByText(/^Matched as last time$/)).toHaveLength(2);
    await expect(dialog.getByText(/^Ignored, as last time$/)).toBeVisible();
    await compared(dialog);
    await expect(figure(dialog, /Ready$/)).toBe('2');
    await userEvent.selectOptions(await choiceOf(dialog, 'Pointure'), 'city');
    await expect(dialog.queryByText(/^Ignored, as last time$/)).toBeNull();
    await importRows(dialog);
    await waitFor(() => expect(sent('POST import/columns')).toHaveLength(1));
    await expect(sent('POST import/columns')[0]?.body).toEqual({
      kind: 'student',
      columns: [{ head: 'Pointure', field: 'city' }],
    });
  }),
};

/** Without the extension, this browser remembers the matches of an import. */
export const RememberedInTheBrowser: Story = {
  tags: ['STU-LIST-08'],
  play: inDialog.play(async (dialog, { canvas }) => {
    await userEvent.selectOptions(await choiceOf(dialog, 'Prénom usuel'), 'name');
    await userEvent.selectOptions(await choiceOf(dialog, 'Courriel pro'), 'email');
    await importRows(dialog);
    await finished(canvas, title);
    await press(canvas, /Import another file$/);
    const next = await opened(canvas, title);
    chooseFiles(aSpreadsheet([ownHeads, ['Léa', 'Roy', 'lea@client.example', '36']]));
    await expect(await next.findAllByText(/^Matched as last time$/)).toHaveLength(2);
    await compared(next);
    await expect(figure(next, /Ready$/)).toBe('1');
  }),
};

const known = { people: [{ id: 7, name: 'Léa', lastName: 'Roy', email: 'lea@client.example' }] };
const withKnown: Story['args'] = { people: { ...toStudents, readKnown: async () => known } };
const templateHeads = ['Prénom', 'Nom', 'Courriel', 'Téléphone'];
const withErrors = [
  templateHeads,
  ['Kim', 'Ng', 'kim@client.example', '007'],
  ['Anne', 'Roy', 'anne', '+1 514 555-0100'],
  ['Zoé', 'Côté', 'kim@client.example', ''],
];

/**
 * A cell is corrected in place: the row is checked after each key press, also against existing people, and stays in the
 * view.
 */
export const CorrectedCell: Story = {
  tags: ['STU-LIST-08'],
  args: withKnown,
  play: async ({ canvas }) => {
    const dialog = await reads(canvas, aSpreadsheet(withErrors));
    await press(dialog, /Will be refused$/, 'radio');
    await userEvent.click(await cellOf(dialog, 'Email', 3));
    await userEvent.keyboard('lea@client.example');
    await expect(await dialog.findByText(/^Email already used by Léa Roy$/)).toBeVisible();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(figure(dialog, /Ready$/)).toBe('2'));
    await userEvent.keyboard('{Enter}');
    await expect(rowsInView(dialog)).toHaveLength(2);
    await expect(await cellOf(dialog, 'Email', 3)).toHaveFocus();
    await expect(dialog.getByText(/^1 cell corrected$/)).toBeVisible();
    await expect(dialog.getByText(/^2 rows will be imported\.$/)).toBeInTheDocument();
  },
};

/**
 * The uploaded file contains the corrected cells, and the others unchanged; a corrected row is no longer a duplicate.
 */
export const CorrectedFileIsSent: Story = {
  tags: ['STU-LIST-08'],
  play: async ({ canvas }) => {
    const dialog = await reads(canvas, aSpreadsheet(withErrors, { name: 'classe.xls' }));
    await correctCell(dialog, 'Email', 2, 'kim.ng@client.example');
    await waitFor(() => expect(figure(dialog, /Ready$/)).toBe('2'));
    await userEvent.click(send(dialog));
    await waitFor(() => expect(importFile).toHaveBeenCalledOnce());
    await expect(importFile.mock.lastCall?.[0]).toHaveProperty('name', 'classe.xlsx');
    await expect(await sentRows()).toEqual([
      ['Prénom - First name', 'Nom de famille - Last name', 'Courriel - Email', 'Téléphone - Phone'],
      ['Kim', 'Ng', 'kim.ng@client.example', '007'],
      ['Anne', 'Roy', 'anne', '+1 514 555-0100'],
      ['Zoé', 'Côté', 'kim@client.example'],
    ]);
  },
};

/** A corrected cell can be restored; if no correction is left, the original file is uploaded. */
export const PutBack: Story = {
  tags: ['STU-LIST-08'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, title);
    const file = aSpreadsheet(withErrors);
    chooseFiles(file);
    await compared(dialog);
    await correctCell(dialog, 'Email', 3, 'anne@client.example');
    await waitFor(() => expect(figure(dialog, /Ready$/)).toBe('2'));
    await press(dialog, /- Restore Email, row 3$/);
    await waitFor(() => expect(figure(dialog, /Ready$/)).toBe('1'));
    await expect(dialog.queryByText(/cell corrected$/)).toBeNull();
    await importRows(dialog);
    await waitFor(() => expect(importFile).toHaveBeenCalledOnce());
    await expect(importFile.mock.lastCall?.[0]).toBe(file);
  },
};

/**
 * After a failed import the corrections stay; the retry uploads the same file with the same idempotency key, until a
 * cell changes.
 */
export const CorrectionsAfterAFailure: Story = {
  tags: ['STU-LIST-08'],
  play: async ({ canvas }) => {
    importFile.mockRejectedValue(new ApiError({ code: 'refused', serverMessage: 'Full' }));
    const dialog = await reads(canvas, aSpreadsheet(withErrors));
    await correctCell(dialog, 'Email', 3, 'anne@client.example');
    const failsAgain = async (attempts: number) => {
      await userEvent.click(send(dialog));
      await waitFor(() => expect(importFile).toHaveBeenCalledTimes(attempts));
      await waitFor(() => expect(send(dialog)).not.toHaveAttribute('aria-busy'));
    };
    await failsAgain(1);
    await failsAgain(2);
    await expect(await cellOf(dialog, 'Email', 3)).toHaveTextContent('anne@client.example');
    await correctCell(dialog, 'Email', 4, 'zoe@client.example');
    await failsAgain(3);
    const [first, second, third] = importFile.mock.calls.map(([file, { idempotencyKey }]) => ({
      file,
      idempotencyKey,
    }));
    await expect(second?.file).toBe(first?.file);
    await expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    await expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
  },
};

/** A file whose corrections were stored a week ago, and another one. */
const classe = aSpreadsheet(withErrors, { name: 'classe.xlsx' });
const autre = aSpreadsheet(
  [
    ['Prénom', 'Nom', 'Courriel'],
    ['Léa', 'Roy', 'lea'],
    ['Noé', 'Roy', 'noe@client.example'],
  ],
  { name: 'autre.xlsx' },
);

const correctedAWeekAgo = {
  unsaved: () =>
    memoryUnsavedStore([
      {
        userId: 1,
        form: 'people-import',
        record: 'students',
        id: 'kept',
        title: 'classe.xlsx',
        initialValues: noDraft,
        typed: {
          ...noDraft,
          file: fileKey(classe),
          name: 'classe.xlsx',
          corrections: { 3: { 2: 'anne@client.example' } },
        },
        savedAt: Date.parse('2026-11-20T09:41:00-05:00'),
      },
    ]),
};

/** Resumes the stored corrections, which apply once their file is chosen. */
async function resumes(canvas: Canvas) {
  const dialog = await opened(canvas, title);
  await press(dialog, /- Resume$/);
  await expect(await dialog.findByText(/Choose “classe\.xlsx” again/)).toBeVisible();
  return dialog;
}

/** Imports the chosen file, then resumes the corrections of the other one. */
async function resumesAfterImport(canvas: Canvas, dialog: Canvas) {
  await importRows(dialog);
  await finished(canvas, title);
  await press(canvas, /Import another file$/);
  const next = await resumes(canvas);
  await expect(next.queryByText(/Choose “autre\.xlsx” again/)).toBeNull();
  chooseFiles(classe);
  await compared(next);
  await expect(await cellOf(next, 'Email', 3)).toHaveTextContent('anne@client.example');
}

/** Corrections that were not imported are offered when the dialog opens again, for the same file. */
export const CorrectionsRestored: Story = {
  parameters: { portal: correctedAWeekAgo },
  play: async ({ canvas }) => {
    const dialog = await resumes(canvas);
    chooseFiles(classe);
    await compared(dialog);
    await expect(await cellOf(dialog, 'Email', 3)).toHaveTextContent('anne@client.example');
    await expect(dialog.queryByText(/again: your corrections/)).toBeNull();
  },
};

/** The import of another file keeps the stored corrections. */
export const CorrectionsAfterAnotherImport: Story = {
  parameters: { portal: correctedAWeekAgo },
  play: async ({ canvas }) => {
    const dialog = await resumes(canvas);
    chooseFiles(autre);
    await compared(dialog);
    await resumesAfterImport(canvas, dialog);
  },
};

/** Corrections of another file do not replace them, and its import deletes only its own. */
export const CorrectionsOfTwoFiles: Story = {
  parameters: { portal: correctedAWeekAgo },
  play: async ({ canvas }) => {
    const dialog = await resumes(canvas);
    chooseFiles(autre);
    await compared(dialog);
    await correctCell(dialog, 'Email', 2, 'lea@client.example');
    await waitFor(() => expect(figure(dialog, /Ready$/)).toBe('2'));
    await expect(dialog.getByText(/Choose “classe\.xlsx” again/)).toBeVisible();
    await resumesAfterImport(canvas, dialog);
  },
};

/** On a phone the columns to match are below each other, and cells are corrected in the cards. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: inDialog.play(async (dialog) => {
    await userEvent.selectOptions(await choiceOf(dialog, 'Prénom usuel'), 'name');
    await userEvent.selectOptions(await choiceOf(dialog, 'Courriel pro'), 'email');
    await compared(dialog);
    await correctCell(dialog, 'Email', 3, 'anne@client.example');
    await waitFor(() => expect(figure(dialog, /Ready$/)).toBe('3'));
  }),
};
