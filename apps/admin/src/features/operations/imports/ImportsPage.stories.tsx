import { failsOnce, pastImportsHandlers, sent, sentBodies } from '@portal/api-client/testing';
import { aPastImport, aPastImportLine } from '@portal/domain';
import {
  answerQuestion,
  type Canvas,
  expectLink,
  expectTexts,
  exportCsv,
  pageStories,
  press,
  rowAround,
  shows,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inArea, withoutExtension } from '../../../areas/area-story';
import { ImportsPage } from './ImportsPage';

const undone = { at: '2026-11-19T18:00:00.000Z', by: { id: 2, name: 'Paul', lastName: 'Côté' } };
const imports = [
  aPastImport(),
  aPastImport({
    id: 3,
    kind: 'teacher',
    fileName: 'Nouveaux enseignants.xlsx',
    imported: 1,
    notImported: 0,
    undone,
    importedBy: null,
  }),
  aPastImport({ id: 2, fileName: 'vieux.xls', hasFile: false, importedAt: '2026-06-01T14:00:00.000Z' }),
];
const used = [
  aPastImportLine({ uses: ['contract', 'note'] }),
  aPastImportLine({ line: 3, name: 'Lou', personId: 32 }),
];

const of = (situation: Parameters<typeof pastImportsHandlers>[0] = {}) =>
  pastImportsHandlers({ imports, ...situation });

const meta: Meta<typeof ImportsPage> = {
  title: 'Admin/Operations/Imports',
  component: ImportsPage,
  tags: ['release'],
  decorators: inArea('operations.imports'),
  parameters: { msw: () => of() },
};
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStories(of);

const rowOf = async (canvas: Canvas, file: string) =>
  rowAround(await canvas.findByRole('button', { name: file }));
const dialogOf = async (canvas: Canvas, name: string | RegExp) =>
  within(await canvas.findByRole('dialog', { name }));
const at = (query: string) => ({ portal: { at: `/operations/imports?${query}` } });

/** Newest first; an undone import stays in the list, and a deleted file cannot be downloaded. */
export const EachState: Story = {
  tags: ['!release', 'DECISION-51'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Importations - Imports', current: 'page' }),
    ).toBeVisible();
    await expectTexts(await rowOf(canvas, 'automne.xlsx'), /Students/, 'Marie Bélanger', '2', '1');
    await expectTexts(
      await rowOf(canvas, 'Nouveaux enseignants.xlsx'),
      /Teachers/,
      /Deleted user/,
      /Undone/,
      /by Paul Côté/,
    );
    const old = await rowOf(canvas, 'vieux.xls');
    await expect(old.queryByRole('button', { name: /Download the file/ })).toBeNull();
  },
};

/** If every row of an import was rejected, the list and the exported file say that nobody was imported. */
export const OfNobody: Story = {
  parameters: { msw: () => of({ imports: [aPastImport({ imported: 0, notImported: 3 })] }) },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'automne.xlsx');
    await expect(row.getByText('Nobody')).toBeVisible();
    await expect(row.queryByText('Imported')).toBeNull();
    const [, [...cells] = []] = await exportCsv(canvas);
    await expect(cells.at(-2)).toBe('Aucune personne - Nobody');
  },
};

/**
 * The reasons are shown in the current language mode, whether the server sent them in both languages or in English
 * only.
 */
export const ReasonsInFrench: Story = {
  globals: { language: 'fr' },
  parameters: {
    ...at('dialog=result&record=4'),
    msw: () =>
      of({
        lines: [
          aPastImportLine({ personId: null, reason: 'Email duplicated' }),
          aPastImportLine({
            line: 3,
            personId: null,
            reason: 'Prénom : Ceci est un champ obligatoire - First name: This is a required field',
          }),
        ],
      }),
  },
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas, 'automne.xlsx');
    await expectTexts(dialog, 'Courriel déjà utilisé', 'Prénom : Ceci est un champ obligatoire');
    await expect(dialog.queryByText(/duplicated|required/)).toBeNull();
  },
};

/** The URL contains the kind and the search. */
export const Narrowed: Story = {
  parameters: at('kind=teacher'),
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Nouveaux enseignants.xlsx');
    await expect(canvas.queryByRole('button', { name: 'automne.xlsx' })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), 'personne');
    await expect(await canvas.findByText('No import matches')).toBeVisible();
    await expect(Object.fromEntries(sent('GET import/list').at(-1)?.query ?? [])).toEqual({
      kind: 'teacher',
      search: 'personne',
      page: '1',
      resourcesPerPage: '50',
    });
  },
};

/** Lists each row with its person or its reason. */
export const Result: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'automne.xlsx' }));
    const dialog = await dialogOf(canvas, 'automne.xlsx');
    await expectLink(dialog, 'Kim Ng', expect.stringContaining('/students/edit/31/basic'));
    await expect(dialog.queryByRole('link', { name: 'Inès Ng' })).toBeNull();
    await expectTexts(dialog, 'Email duplicated');
    await userEvent.click(dialog.getByRole('radio', { name: /Refused$/ }));
    await waitFor(() => expect(dialog.queryByRole('link', { name: 'Kim Ng' })).toBeNull());
  },
};

/**
 * The question says how many people will be deleted; two clicks send one request, and the list keeps the import as
 * undone.
 */
export const UndoneNow: Story = {
  parameters: at('dialog=result&record=4'),
  play: async ({ canvas }) => {
    await press(await dialogOf(canvas, 'automne.xlsx'), /Undo this import$/);
    const question = within(
      await canvas.findByRole('alertdialog', { name: /Delete the imported people\?$/ }),
    );
    await expectTexts(question, 'The 2 students that this file added will be deleted.');
    await userEvent.dblClick(question.getByRole('button', { name: /Delete 2 people$/ }));
    await expect(await canvas.findByText('2 people were deleted.')).toBeVisible();
    await waitFor(async () =>
      expect((await rowOf(canvas, 'automne.xlsx')).getByText('Undone')).toBeVisible(),
    );
    await expect(sentBodies('POST import/undo')).toEqual([{ id: 4 }]);
  },
};

/**
 * If a colleague starts to use a person after the dialog opened, the rejection names the person and the records that
 * use them.
 */
export const UsedMeanwhile: Story = {
  parameters: {
    ...at('dialog=undo&record=4'),
    first: [
      failsOnce('POST import/undo', {
        status: 409,
        message: 'In use',
        errors: { contract: ['Kim Ng'], note: ['Kim Ng', 'Lou Ng'] },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await answerQuestion(canvas, /Delete 2 people$/, /Delete the imported people\?$/);
    const question = within(await canvas.findByRole('alertdialog'));
    await expectTexts(question, /Nothing was deleted/, '2 people are already in use');
    const names = question.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(names).toEqual([
      expect.stringMatching(/^Kim Ng – .*contract, .*note$/),
      expect.stringMatching(/^Lou Ng – .*note$/),
    ]);
    await userEvent.click(question.getByRole('button', { name: /Cancel$/ }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

/** An import with people in use says so and offers no undo. */
export const Used: Story = {
  parameters: { ...at('dialog=result&record=4'), msw: () => of({ lines: used }) },
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas, 'automne.xlsx');
    await expectTexts(dialog, 'This import can no longer be undone', /In use: .*contract, .*note/);
    await expect(dialog.queryByRole('button', { name: /Undo this import$/ })).toBeNull();
  },
};

/** The result of an undone import. */
export const ResultOfAnUndoneOne: Story = {
  parameters: at('dialog=result&record=3'),
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas, 'Nouveaux enseignants.xlsx');
    await expectTexts(dialog, 'This import is undone', /by Paul Côté/);
    await expect(dialog.getAllByText('Deleted').length).toBeGreaterThan(0);
    await expect(dialog.queryByRole('button', { name: /Undo this import$/ })).toBeNull();
  },
};

/** The file and the rows are deleted after some time. */
export const Forgotten: Story = {
  parameters: at('dialog=result&record=2'),
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas, 'vieux.xls');
    await expectTexts(dialog, 'The file and its rows are deleted');
    await expect(dialog.queryByRole('table')).toBeNull();
  },
};

export const Unknown: Story = {
  parameters: at('dialog=result&record=999'),
  play: shows('This import does not exist'),
};

/** The import is already undone, so the dialog has nothing to ask. */
export const NothingToUndo: Story = {
  parameters: at('dialog=undo&record=3'),
  play: shows('This import has nobody left to delete.'),
};

/** The URL of the undo dialog for an import in use says so before asking. */
export const UsedBefore: Story = {
  parameters: { ...at('dialog=undo&record=4'), msw: () => of({ lines: used }) },
  play: async ({ canvas }) => {
    await expectTexts(within(await canvas.findByRole('alertdialog')), '1 person is already in use', /Kim Ng/);
  },
};

export const UndoFailed: Story = {
  parameters: { ...at('dialog=undo&record=4'), msw: () => of({ failWrites: 500 }) },
  play: async ({ canvas }) => {
    await answerQuestion(canvas, /Delete 2 people$/, /Delete the imported people\?$/);
    await expectTexts(within(await canvas.findByRole('alertdialog')), /Nothing was deleted/);
  },
};

export const Exported: Story = {
  parameters: at('kind=teacher'),
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Nouveaux enseignants.xlsx');
    const [heads, first] = await exportCsv(canvas);
    await expect(heads?.slice(0, 2)).toEqual(['Nom du fichier - File name', 'Qui - Who']);
    await expect(first?.slice(0, 3)).toEqual([
      'Nouveaux enseignants.xlsx',
      'Enseignants - Teachers',
      '2026-11-20 12:00',
    ]);
  },
};

export const Loading: Story = { tags: ['!release'], ...states.loading('Loading the imports') };
export const Empty: Story = { tags: ['!release'], ...states.shows({ imports: [] }, 'No imports') };
export const Refused: Story = { tags: ['!release'], ...states.refused() };

export const WithoutTheExtension: Story = {
  tags: ['!release'],
  ...withoutExtension(/Imports/, 'GET import/list'),
};
