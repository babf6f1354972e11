import {
  contractsHandlers,
  type FilesSituation,
  fails,
  failsOnce,
  filesHandlers,
  lookupsHandlers,
  sent,
  sentBodies,
  studentsHandlers,
} from '@portal/api-client/testing';
import { aContract, aStoredFile, aStudent, type StoredFile } from '@portal/domain';
import {
  answerQuestion,
  atAddress,
  type Canvas,
  expectLink,
  expectMessage,
  expectTexts,
  pageStories,
  press,
  recovered,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useNavigate } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inArea } from '../../../areas/area-story';
import { FilesPage } from './FilesPage';

const unsorted = (id: number, differing: Partial<StoredFile> = {}) =>
  aStoredFile({
    id,
    title: `scan ${id}`,
    name: `scan-${id}.pdf`,
    type: 'undefined',
    contract: null,
    language: null,
    taggedOn: null,
    sizeInBytes: 1_310_720,
    ...differing,
  });

/** A proposal, a placement test, two unsorted files, and a removed one. */
const files: StoredFile[] = [
  aStoredFile(),
  aStoredFile({
    id: 3051,
    title: 'test-de-classement.docx',
    name: 'test-de-classement.docx',
    type: 'placementTest',
    student: { id: 501, name: 'Inès', lastName: 'Fortin' },
    sizeInBytes: 8_388_608,
    storedAt: '2026-09-01T13:00:00.000Z',
    taggedOn: '2026-08-31',
  }),
  unsorted(3052),
  unsorted(3053),
  aStoredFile({ id: 3049, title: 'Ancienne proposition', active: false }),
];

const spanish = aContract({ id: 430, number: '2026-0430', language: { id: 3, name: 'Español' } });
const enrolled = aStudent({
  contracts: aStudent().contracts.map((contract) => ({
    ...contract,
    id: spanish.id,
    number: spanish.number,
  })),
});

/** Handlers of the page with new files, so that a change in one story does not show in the next. */
const around = (situation: FilesSituation = {}) => [
  ...filesHandlers({ files, ...situation }),
  ...contractsHandlers({ contracts: [aContract(), spanish] }),
  ...studentsHandlers({ students: [enrolled] }),
  ...lookupsHandlers(),
];

export default {
  title: 'Admin/Settings/Files',
  component: FilesPage,
  tags: ['release'],
  decorators: inArea('admin.settings.files'),
  parameters: { msw: around },
} satisfies Meta<typeof FilesPage>;

type Story = StoryObj<typeof FilesPage>;

const states = pageStories(around);

const rowOf = async (canvas: Canvas, title: string) => {
  const named: HTMLElement = await canvas.findByText(title);
  const row = named.closest<HTMLElement>('[data-row]');
  if (!row) throw new Error(`${title} stands in no row`);
  return within(row);
};

const menuOf = async (canvas: Canvas, title: string) => {
  await press(await rowOf(canvas, title), /^Actions du fichier\s: - File actions:/);
  return within(await screen.findByRole('menu', {}, { timeout: 10_000 }));
};

const lastQuery = () => sent('GET files').at(-1)?.query;
const bar = (canvas: Canvas) =>
  canvas.findByRole('form', { name: /Assignment of the selected files$/ }, { timeout: 10_000 });
const page = () => within(document.body);

/** Waits until the rows are loaded again and no longer dimmed. */
const settled = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'false'));

/** Lists each file with its type, records, dates and size; also the file name if it differs from the title. */
export const Filled: Story = {
  tags: [
    '!release',
    'SET-FILE-01',
    'SET-FILE-28',
    'FILES-02',
    'FILES-03',
    'FILES-04',
    'LIMIT-01',
    'LIMIT-17',
    'SHELL-051',
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Gestionnaire de fichiers - File Manager' }),
    ).toBeVisible();
    const proposal = await rowOf(canvas, 'Proposition Aéro Beauséjour');
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent?.trim())).toEqual([
      'Titre - Title',
      'Type de document - Kind of document',
      'Contrat - Contract',
      'Étudiant - Student',
      'Langue - Language',
      'Date d’étiquette - Tag date',
      'Ajouté le - Stored on',
      'Taille - Size',
      'Actions',
    ]);
    await expectTexts(proposal, 'proposition-2026-0412.pdf', 'Proposal');
    await expectLink(proposal, '2026-0412', '/contracts/edit/412/basic');
    await expect(proposal.getByText('Français')).toBeVisible();
    await expect(proposal.getAllByText('Aug 14th 26')).toHaveLength(2);
    await expectTexts(proposal, '0.23 MB', '---');
    const test = await rowOf(canvas, 'test-de-classement.docx');
    await expectLink(test, 'Inès Fortin', '/students/edit/501/documents');
    await expect(textsOf(test, 'cell')).toEqual([
      '',
      'Test de classement - Placement test',
      '2026-0412',
      'Inès Fortin',
      'Français',
      'Aug 31st 26',
      'Sep 1st 26',
      '8,00 Mo - 8.00 MB',
      '',
    ]);
    await expect((await rowOf(canvas, 'scan 3052')).getByText('Undefined')).toBeVisible();
    await expect(canvas.getByText('4', { selector: 'strong' })).toBeVisible();
    await expect(String(lastQuery())).toBe(
      'orderBy=stored_at&orderDirection=DESC&page=1&resourcesPerPage=50',
    );
    await expect(canvas.getByRole('link', { name: /File Manager$/ })).toHaveAttribute('aria-current', 'page');
  },
};

export const UploadOpened: Story = {
  tags: ['SET-FILE-07'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Upload files$/ }));
    await expect(await canvas.findByRole('dialog', { name: /Upload files$/ })).toBeVisible();
  },
};

/** Each filter is sent as its own parameter, shown above the list, and can be removed there. */
export const Narrowed: Story = {
  tags: ['SET-FILE-02', 'SET-FILE-03', 'SET-FILE-04', 'SET-FILE-05', 'FILES-01', 'API-035', 'SHELL-120'],
  play: async ({ canvas }) => {
    await canvas.findByText('scan 3052');
    const filters = within(canvas.getByRole('search', { name: 'Filtres - Filters' }));
    const kind = filters.getByRole('combobox', { name: 'Type de document - Kind of document' });
    await expect(textsOf(within(kind), 'option')).toEqual([
      'Type : tous - Kind: all',
      'Plan de cours - Course outline',
      'Proposition - Proposal',
      'Documents de l’étudiant - Student documents',
      'Rapport de progrès - Progress report',
      'Test de classement - Placement test',
      'Non défini - Undefined',
    ]);
    await userEvent.selectOptions(kind, 'placementTest');
    await waitFor(() => expect(lastQuery()?.get('refType')).toBe('placementTest'));
    await expect(await canvas.findByText('test-de-classement.docx')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('scan 3052')).toBeNull());
    await userEvent.click(filters.getByRole('button', { name: /^Retirer - Remove Type de document/ }));
    await userEvent.click(filters.getByRole('checkbox', { name: 'Contrat non défini - Undefined Contract' }));
    await waitFor(() => expect(lastQuery()?.get('undefinedCourses')).toBe('true'));
    await userEvent.click(filters.getByRole('checkbox', { name: 'Étudiant non défini - Undefined Student' }));
    await waitFor(() => expect(lastQuery()?.get('undefinedStudents')).toBe('true'));
    await userEvent.type(
      filters.getByRole('searchbox', { name: 'Chercher des fichiers - Search files' }),
      'scan',
    );
    await waitFor(() => expect(lastQuery()?.get('search')).toBe('scan'));
    await waitFor(() => expect(canvas.queryByText('Proposition Aéro Beauséjour')).toBeNull());
    await expect(canvas.getByText('scan 3053')).toBeVisible();
  },
};

/** Without results the page names the filters, and one button removes them. */
export const NoMatch: Story = {
  tags: ['SHELL-120'],
  parameters: { portal: { at: '/settings/files?type=progressReport&search=fortin' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No file matches')).toBeVisible();
    const [reset] = canvas.getAllByRole('button', { name: /Reset the filters$/ });
    if (reset) await userEvent.click(reset);
    await expect(await canvas.findByText('Proposition Aéro Beauséjour')).toBeVisible();
  },
};

/** The selection is kept on another page of the list, and all files are classified by keyboard only. */
export const FiledInBulk: Story = {
  tags: [
    '!release',
    'SHELL-020',
    'SET-FILE-06',
    'SET-FILE-10',
    'SET-FILE-17',
    'API-038',
    'DOMAIN-70',
    'MSG-22',
    'LIMIT-05',
  ],
  play: async ({ canvas }) => {
    (await rowOf(canvas, 'scan 3052')).getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    await userEvent.click((await rowOf(canvas, 'scan 3053')).getByRole('checkbox'));
    const kinds = within(canvas.getByRole('search')).getByRole('combobox', { name: /Kind of document$/ });
    await userEvent.selectOptions(kinds, 'courseProposal');
    await waitFor(() => expect(canvas.queryByText('scan 3052')).toBeNull());
    await userEvent.click((await rowOf(canvas, 'Proposition Aéro Beauséjour')).getByRole('checkbox'));
    await expectTexts(canvas, '3 files selected', '2 of them not on this page');

    const form = within(await bar(canvas));
    // Each field has one line and is as high as its text.
    const heights = form.getAllByRole('combobox').map((field) => field.getBoundingClientRect().height);
    await expect(Math.max(...heights)).toBeLessThan(46);
    for (const [call, size] of [
      ['GET courses', '1000'],
      ['GET student/selectOption', '1000'],
      ['GET languages', '500'],
    ] as const)
      await waitFor(() => expect(sent(call).at(-1)?.query.get('resourcesPerPage')).toBe(size));
    const kind = form.getByRole('combobox', { name: /Kind of document\*$/ });
    kind.focus();
    await userEvent.selectOptions(kind, 'courseProposal');
    await userEvent.tab();
    await userEvent.keyboard('430');
    await screen.findByRole('option', { name: /2026-0430/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(form.getByRole('combobox', { name: /Language\*$/ })).toHaveValue('Español'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('3 files selected')).toBeVisible();
    await userEvent.type(form.getByLabelText(/Tag date\*$/), '2026-11-20');
    await userEvent.dblClick(form.getByRole('button', { name: /Assign$/ }));
    await expectMessage('success', 'Files were updated successfully');
    await expect(sentBodies('PUT files')).toEqual([
      {
        file_ids: [3052, 3053, 3050],
        bluck_option: 'courseProposal',
        course_id: 430,
        student_id: null,
        language_id: 3,
        tag_date: '2026-11-20',
      },
    ]);
    await waitFor(() => expect(canvas.queryByText(/files selected/)).toBeNull());
    await expect(await (await rowOf(canvas, 'scan 3053')).findByText('2026-0430')).toBeVisible();
    await settled(canvas);
  },
};

/**
 * The bulk bar has the same rules as the form: fields that a type does not have are cleared and disabled, and required
 * ones must be filled in.
 */
export const BulkRules: Story = {
  tags: ['SET-FILE-06', 'SET-FILE-11', 'SET-FILE-12', 'SET-FILE-13', 'SET-FILE-16', 'CONFLICT-05', 'MSG-86'],
  play: async ({ canvas }) => {
    await canvas.findByText('scan 3052');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Select the whole page$/ }));
    await expect(canvas.getByText('4 files selected')).toBeVisible();
    const form = within(await bar(canvas));
    const send = form.getByRole('button', { name: /Assign$/ });
    const kind = form.getByRole('combobox', { name: /Kind of document\*$/ });
    await userEvent.click(send);
    await waitFor(() => expect(kind).toHaveAccessibleDescription(/This is a required field/));
    await expect(kind).toHaveFocus();

    await userEvent.selectOptions(kind, 'studentDocuments');
    await userEvent.type(form.getByRole('combobox', { name: /Contract\*$/ }), '430');
    await userEvent.click(await screen.findByRole('option', { name: /2026-0430/ }));
    await userEvent.click(send);
    await waitFor(() =>
      expect(form.getByRole('combobox', { name: /Student\*$/ })).toHaveAccessibleDescription(
        'Ceci est un champ obligatoire - This is a required field.',
      ),
    );
    await userEvent.type(form.getByRole('combobox', { name: /Student\*$/ }), 'fort');
    await userEvent.click(await screen.findByRole('option', { name: /Inès Fortin/ }));

    await userEvent.selectOptions(kind, 'courseOutline');
    const student = form.getByRole('combobox', { name: /Student$/ });
    await expect(student).toBeDisabled();
    await expect(student).toHaveValue('');
    await expect(student).toHaveAccessibleDescription(/None for this kind$/);
    await expect(form.getByRole('combobox', { name: /Contract\*$/ })).toHaveValue('2026-0430');

    await userEvent.selectOptions(kind, 'undefined');
    for (const name of [/Contract$/, /Student$/, /Language$/]) {
      const field = form.getByRole('combobox', { name });
      await expect(field).toBeDisabled();
      await expect(field).toHaveValue('');
    }
    await userEvent.type(form.getByLabelText(/Tag date\*$/), '2026-11-20');
    await userEvent.click(send);
    await page().findByText('Files were updated successfully');
    await expect(sent('PUT files')[0]?.body).toMatchObject({
      bluck_option: 'undefined',
      course_id: null,
      student_id: null,
      language_id: null,
    });
    await settled(canvas);
  },
};

/** After a rejection the files stay selected and the fields keep their values; a second attempt succeeds. */
export const BulkRefused: Story = {
  tags: ['MSG-19'],
  parameters: { first: [failsOnce('PUT files', 500)] },
  play: async ({ canvas }) => {
    await userEvent.click((await rowOf(canvas, 'scan 3052')).getByRole('checkbox'));
    await userEvent.click((await rowOf(canvas, 'scan 3053')).getByRole('checkbox'));
    const form = within(await bar(canvas));
    await userEvent.selectOptions(
      form.getByRole('combobox', { name: /Kind of document\*$/ }),
      'courseProposal',
    );
    await userEvent.type(form.getByRole('combobox', { name: /Contract\*$/ }), '430');
    await userEvent.click(await screen.findByRole('option', { name: /2026-0430/ }));
    await userEvent.type(form.getByLabelText(/Tag date\*$/), '2026-11-20');
    const send = form.getByRole('button', { name: /Assign$/ });
    await userEvent.click(send);
    await expectMessage('error', 'Files were not update successfully');
    await expect(canvas.getByText('2 files selected')).toBeVisible();
    await expect(form.getByRole('combobox', { name: /Contract\*$/ })).toHaveValue('2026-0430');
    await expect(form.getByLabelText(/Tag date\*$/)).toHaveValue('2026-11-20');
    await userEvent.click(send);
    await expect(await page().findByText('Files were updated successfully')).toBeVisible();
    await waitFor(() => expect(page().queryByText('Files were not update successfully')).toBeNull());
    await settled(canvas);
  },
};

/** A file is deleted after a question; it is then in the archived list, where it can be restored. */
export const DeletedAndRestored: Story = {
  tags: ['!release', 'SET-FILE-09', 'SET-FILE-26', 'SET-FILE-27', 'API-040', 'CONFLICT-06'],
  play: async ({ canvas }) => {
    await userEvent.click((await rowOf(canvas, 'scan 3052')).getByRole('checkbox'));
    await userEvent.click((await menuOf(canvas, 'scan 3052')).getByRole('menuitem', { name: /Delete$/ }));
    const question = within(
      await canvas.findByRole('alertdialog', { name: /Delete scan 3052\?$/ }, { timeout: 10_000 }),
    );
    await userEvent.dblClick(question.getByRole('button', { name: /Delete$/ }));
    await expect(await page().findByText('File was deleted successfully')).toBeVisible();
    await expect(sentBodies('DELETE files')).toEqual([{ fileId: 3052 }]);
    await waitFor(() => expect(canvas.queryByText('scan 3052')).toBeNull());
    await expect(canvas.queryByText(/selected$/)).toBeNull();

    await userEvent.click(canvas.getByRole('checkbox', { name: /Archived only$/ }));
    await waitFor(() => expect(lastQuery()?.get('status')).toBe('0'));
    const removed = await rowOf(canvas, 'scan 3052');
    await expect(removed.getByText('Archived')).toBeVisible();
    await expect(await canvas.findByText('Ancienne proposition')).toBeVisible();
    await expect(removed.queryByRole('checkbox')).toBeNull();
    await userEvent.click((await menuOf(canvas, 'scan 3052')).getByRole('menuitem', { name: /Restore$/ }));
    await expect(await page().findByText('File scan 3052 was restored successfully')).toBeVisible();
    await expect(sentBodies('PUT files')).toEqual([{ fileId: 3052, status: 1 }]);
    await waitFor(() => expect(canvas.queryByText('scan 3052')).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: /Archived only$/ }));
    await expect(await canvas.findByText('scan 3052')).toBeVisible();
  },
};

/** Undo in the message restores a deleted file to the list. */
export const DeleteUndone: Story = {
  tags: ['API-040'],
  play: async ({ canvas }) => {
    await userEvent.click((await menuOf(canvas, 'scan 3052')).getByRole('menuitem', { name: /Delete$/ }));
    await answerQuestion(canvas, /Delete$/, /Delete scan 3052\?$/);
    await waitFor(() => expect(canvas.queryByText('scan 3052')).toBeNull());
    await userEvent.click(await page().findByRole('button', { name: 'Annuler - Undo' }));
    await expect(await page().findByText('Undone: everything is as before.')).toBeVisible();
    await expect(await canvas.findByText('scan 3052')).toBeVisible();
    await expect(sentBodies('PUT files')).toEqual([{ fileId: 3052, status: 1 }]);
  },
};

/** If deleting or restoring is rejected, a message says so, and the question stays open. */
export const DeleteRefused: Story = {
  tags: ['MSG-21'],
  parameters: { msw: around({ failWrites: 500 }) },
  play: async ({ canvas }) => {
    await userEvent.click((await menuOf(canvas, 'scan 3052')).getByRole('menuitem', { name: /Delete$/ }));
    const question = within(await canvas.findByRole('alertdialog', {}, { timeout: 10_000 }));
    await userEvent.click(question.getByRole('button', { name: /Delete$/ }));
    await expect(await question.findByRole('alert')).toHaveTextContent('File was not deleted successfully');
    await expect(question.getByRole('button', { name: /Delete$/ })).toBeEnabled();
    await userEvent.click(question.getByRole('button', { name: /Cancel$/ }));
    await expect(canvas.getByText('scan 3052')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Archived only$/ }));
    await userEvent.click(
      (await menuOf(canvas, 'Ancienne proposition')).getByRole('menuitem', { name: /Restore$/ }),
    );
    await expect(
      await page().findByText('File Ancienne proposition was not restored successfully'),
    ).toBeVisible();
  },
};

/** Files of an archived contract, one of them deleted. */
const archived = { id: 412, number: '2026-0412', status: 'archived' } as const;
const closedFiles = [
  aStoredFile({ contract: archived }),
  aStoredFile({ id: 3049, title: 'Ancienne proposition', contract: archived, active: false }),
  unsorted(3052),
  unsorted(3053),
];
const sentence =
  'Ce contrat est archivé et ne peut plus être modifié - This contract is archived and can no longer be changed';
const refuse = (errors?: Record<string, string[]>) => () =>
  HttpResponse.json({ message: sentence, code: 'archived', errors }, { status: 409 });

/**
 * A file of an archived contract can be previewed and downloaded but not changed; an archived contract cannot be
 * selected for a file (DECISION-40).
 */
export const OfArchivedContract: Story = {
  tags: ['SET-FILE-08', 'SET-FILE-26', 'SET-FILE-27'],
  parameters: {
    msw: [
      ...contractsHandlers({ contracts: [aContract({ status: 'archived' }), spanish] }),
      ...around({ files: closedFiles }),
    ],
  },
  play: async ({ canvas }) => {
    const title = 'Proposition Aéro Beauséjour';
    await expect((await rowOf(canvas, title)).getByRole('checkbox')).toBeDisabled();
    const menu = await menuOf(canvas, title);
    for (const name of [/- Edit /, /- Delete /]) {
      const entry = menu.getByRole('menuitem', { name });
      await expect(entry).toHaveAttribute('aria-disabled', 'true');
      await expect(entry).toHaveAccessibleDescription(/Its contract is archived: change the status/);
    }
    await expect(menu.getByRole('menuitem', { name: /Download$/ })).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{Escape}');

    await userEvent.click(canvas.getByRole('button', { name: title }));
    const preview = within(await canvas.findByRole('dialog', { name: title }, { timeout: 10_000 }));
    await expect(preview.getByRole('button', { name: /Download$/ })).toBeVisible();
    await expect(preview.queryByRole('button', { name: /Edit$/ })).toBeNull();
    await userEvent.keyboard('{Escape}');

    await userEvent.click((await rowOf(canvas, 'scan 3052')).getByRole('checkbox'));
    const form = within(await bar(canvas));
    await userEvent.selectOptions(
      form.getByRole('combobox', { name: /Kind of document\*$/ }),
      'courseProposal',
    );
    await userEvent.type(form.getByRole('combobox', { name: /Contract\*$/ }), '2026');
    await expect(await screen.findByRole('option', { name: /2026-0430/ })).toBeVisible();
    await expect(screen.queryByRole('option', { name: /2026-0412/ })).toBeNull();
    await userEvent.keyboard('{Escape}');

    await userEvent.click(canvas.getByRole('checkbox', { name: /Archived only$/ }));
    const restore = (await menuOf(canvas, 'Ancienne proposition')).getByRole('menuitem', {
      name: /- Restore /,
    });
    await expect(restore).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await settled(canvas);
  },
};

/** The URL of the form of such a file shows the reason instead of the form. */
export const OfArchivedContractByAddress: Story = {
  parameters: {
    portal: { at: '/settings/files?dialog=edit&record=3050' },
    msw: around({ files: closedFiles }),
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', {}, { timeout: 10_000 }));
    await expect(await dialog.findByText(/Its contract is archived: change the status/)).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};

/** The contract was archived in the meantime: the rejected deletion shows the reason. */
export const DeleteRefusedByArchive: Story = {
  parameters: { first: [http.delete('*/api/files', refuse())] },
  play: async ({ canvas }) => {
    await press(await menuOf(canvas, 'Proposition Aéro Beauséjour'), /Delete$/, 'menuitem');
    const question = within(await canvas.findByRole('alertdialog', {}, { timeout: 10_000 }));
    await userEvent.click(question.getByRole('button', { name: /Delete$/ }));
    await expectTexts(question, /This contract is archived and can no longer be changed/);
    await userEvent.click(question.getByRole('button', { name: /Cancel$/ }));
    await expect(canvas.getByText('Proposition Aéro Beauséjour')).toBeVisible();
  },
};

/** The selection contains files of an archived contract: these are named, and none is saved. */
export const BulkRefusedByArchive: Story = {
  parameters: { first: [http.put('*/api/files', refuse({ file_ids: ['scan 3053'] }))] },
  play: async ({ canvas }) => {
    await userEvent.click((await rowOf(canvas, 'scan 3052')).getByRole('checkbox'));
    await userEvent.click((await rowOf(canvas, 'scan 3053')).getByRole('checkbox'));
    const form = within(await bar(canvas));
    await userEvent.selectOptions(form.getByRole('combobox', { name: /Kind of document\*$/ }), 'undefined');
    await userEvent.type(form.getByLabelText(/Tag date\*$/), '2026-11-20');
    await userEvent.click(form.getByRole('button', { name: /Assign$/ }));
    await expect(
      await page().findByText(
        'No file was updated. This one belongs to an archived contract and can no longer be changed: scan 3053. Deselect it, then try again.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('2 files selected')).toBeVisible();
    await expect(form.getByLabelText(/Tag date\*$/)).toHaveValue('2026-11-20');
    await settled(canvas);
  },
};

/** A file is downloaded from its row, by its id. */
export const Downloaded: Story = {
  tags: ['FILES-07', 'API-041'],
  parameters: { first: [fails('GET files/download', 500)] },
  play: async ({ canvas }) => {
    await userEvent.click((await menuOf(canvas, 'scan 3053')).getByRole('menuitem', { name: /Download$/ }));
    await waitFor(() => expect(sent('GET files/download')[0]?.query.get('fileId')).toBe('3053'));
    await expect(await page().findByText('Document was not downloaded.')).toBeVisible();
  },
};

/**
 * A URL may name a file on another page of the list, which is then loaded, or a missing file, which the page reports.
 */
export const OpenedByItsAddress: Story = atAddress(
  '/settings/files?type=progressReport&dialog=delete&record=3053',
  (canvas) => canvas.findByRole('alertdialog', { name: /Delete scan 3053\?$/ }, { timeout: 10_000 }),
);

export const OfNoFile: Story = {
  parameters: { portal: { at: '/settings/files?dialog=delete&record=9' } },
  play: async ({ canvas }) => {
    await expectTexts(within(await canvas.findByRole('dialog', {}, { timeout: 10_000 })), 'File not found');
  },
};

export const Empty: Story = {
  parameters: { msw: around({ files: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No files')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Archived only$/ }));
    await expect(await canvas.findByText('No archived files')).toBeVisible();
  },
};

export const Forbidden: Story = { tags: ['!release'], ...states.refused() };
export const OfflineAtFirst: Story = recovered('*/api/files', 'scan 3052');
export const Loading: Story = { tags: ['!release'], ...states.loading('Loading the files') };

/** On a phone there are cards and a bar of one line: the fields are in a dialog, so that they never cover the list. */
export const OnAPhone: Story = {
  tags: ['SET-FILE-06'],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: around({
      files: [
        aStoredFile({
          title:
            'Proposition_de_formation_linguistique_Coopérative_des_producteurs_laitiers_du_Haut-Saint-Laurent',
          name: 'Proposition_de_formation_linguistique_Cooperative_des_producteurs_laitiers.v12.final.pdf',
          student: {
            id: 501,
            name: 'Maximilienne-Alexandrine',
            lastName: 'Charbonneau-Desrochers de La Durantaye',
          },
        }),
        unsorted(3052),
      ],
    }),
    first: [failsOnce('PUT files', 500)],
  },
  play: async ({ canvas }) => {
    await userEvent.click((await rowOf(canvas, 'scan 3052')).getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /Assign$/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: /Assign 1 file$/ }, { timeout: 10_000 }));
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: /Kind of document\*$/ }),
      'undefined',
    );
    await userEvent.type(dialog.getByLabelText(/Tag date\*$/), '2026-11-20');
    await userEvent.click(dialog.getByRole('button', { name: /Assign$/ }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Files were not update successfully');
    await userEvent.click(dialog.getByRole('button', { name: /Assign$/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(sent('PUT files')[1]?.body).toMatchObject({ file_ids: [3052], tag_date: '2026-11-20' });
  },
};

let leave = () => {};
let held = Promise.withResolvers<void>();

/** The page with a function that leaves it, like the browser's Back button. */
function LeftPage() {
  const navigate = useNavigate();
  leave = () => void navigate('/contracts/list');
  return <FilesPage />;
}

/** The rejection arrives after the user has left the page. */
export const BulkRefusedAfterBack: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    first: [
      http.put('*/api/files', async () => {
        await held.promise;
        return new HttpResponse(null, { status: 500 });
      }),
    ],
  },
  beforeEach: () => {
    held = Promise.withResolvers();
  },
  render: () => <LeftPage />,
  play: async ({ canvas }) => {
    await userEvent.click((await rowOf(canvas, 'scan 3052')).getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /Assign$/ }));
    const dialog = within(await canvas.findByRole('dialog', {}, { timeout: 10_000 }));
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: /Kind of document\*$/ }),
      'undefined',
    );
    await userEvent.type(dialog.getByLabelText(/Tag date\*$/), '2026-11-20');
    await userEvent.click(dialog.getByRole('button', { name: /Assign$/ }));
    await waitFor(() => expect(sent('PUT files')).toHaveLength(1));
    leave();
    await canvas.findByRole('heading', { name: '/contracts/list' });
    held.resolve();
    await expectMessage('error', 'Files were not update successfully');
  },
};

export const InFrenchInTheDark: Story = {
  globals: { language: 'fr', theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click((await rowOf(canvas, 'scan 3052')).getByRole('checkbox'));
    await expect(canvas.getByText('0,23 Mo')).toBeVisible();
    await canvas.findByRole('form', { name: 'Assignation des fichiers sélectionnés' }, { timeout: 10_000 });
  },
};
