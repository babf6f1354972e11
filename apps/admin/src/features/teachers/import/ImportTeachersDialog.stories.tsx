import {
  filesHandlers,
  languagesHandlers,
  sent,
  teachersHandlers,
  usersHandlers,
} from '@portal/api-client/testing';
import { aLanguage, aTeacher, aUser, type PeopleImport, teacherImportColumns } from '@portal/domain';
import { chooseFiles, expectMessage, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  aSpreadsheet,
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
import { ImportTeachersDialog } from './ImportTeachersDialog';

/** An API with the teacher Léa Villeneuve that answers each import with this result. */
const withTeachers = (imported?: PeopleImport, first: ReturnType<typeof http.post>[] = []) => [
  ...first,
  ...teachersHandlers({
    teachers: [aTeacher({ id: 31, name: 'Léa', lastName: 'Villeneuve', email: 'lea@passerelle.example' })],
    imported,
  }),
  ...usersHandlers({
    users: [aUser({ id: 1, name: 'Marie', lastName: 'Bélanger', email: 'marie@passerelle.example' })],
  }),
  ...languagesHandlers({ languages: [aLanguage({ id: 1, name: 'Français' })] }),
  ...filesHandlers(),
];

const heads = teacherImportColumns.map(({ en }) => en);

const someRows = [
  heads,
  ['Noémie', 'Gauthier', 'noemie@passerelle.example', '514 555-0141', '', 'Laval', 'oui', 'oui', 'Français'],
  ['Léa', 'Villeneuve', 'LEA@passerelle.example', '514 555-0142'],
  ['Omar', 'حداد', 'omar@passerelle.example', ''],
];

const refused = [
  { name: 'Léa', lastName: 'Villeneuve', reason: 'Email duplicated' },
  { name: 'Omar', lastName: 'حداد', reason: 'Téléphone : Ceci est un champ obligatoire' },
];

export default {
  title: 'Admin/Teachers/Import',
  component: ImportTeachersDialog,
  args: { onClose: fn() },
  decorators: [inAdmin],
  parameters: {
    msw: () => withTeachers({ imported: [{ id: 33, name: 'Noémie', lastName: 'Gauthier' }], refused }),
  },
} satisfies Meta<typeof ImportTeachersDialog>;

type Story = StoryObj<typeof ImportTeachersDialog>;

const title = /Import teachers$/;

/** The preview shows which rows will be rejected; the result shows which rows were rejected and why. */
export const Imported: Story = {
  tags: ['TEA-LIST-02', 'SHELL-015', 'IMPORT-05', 'MSG-70', 'MSG-71', 'API-102'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, title);
    chooseFiles(aSpreadsheet(someRows, { name: 'enseignants.xls' }));
    await compared(dialog);
    await expect(await dialog.findByText(/Email already used by Léa Villeneuve/)).toBeVisible();
    await expect(figure(dialog, /Will be refused$/)).toBe('2');
    await importRows(dialog);
    const result = await finished(canvas, title);
    await expectMessage('success', 'Teachers imported');
    await expect(canvas.getAllByText('Teachers imported')).toHaveLength(2);
    const imports = sent('POST teacher/import').map(({ body }) => (body as { file: File }).file.name);
    await expect(imports).toEqual(['enseignants.xls']);
    await expect(result.getByRole('heading', { name: /Error to import:$/ })).toBeVisible();
    await expect(rowsInView(result)).toEqual([
      expect.stringMatching(/^3 \| Léa \| Villeneuve \|.*Email duplicated$/),
      expect.stringMatching(/^4 \| Omar \| حداد \|.*Téléphone : Ceci est un champ obligatoire$/),
    ]);
  },
};

/** The addresses of all users count as taken, and only known languages are accepted. */
export const RefusedBeforeItIsSent: Story = {
  tags: ['release', 'TEA-LIST-02'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, title);
    const rows = [
      heads,
      ['Rosalie', 'Cyr', 'rosalie@passerelle.example', '514 555-0141', '', '', '', '', 'francais'],
      ['Marie', 'B.', 'Marie@passerelle.example', '514 555-0142'],
      ['Omar', 'Haddad', 'omar@passerelle.example', '514 555-0143', '', '', '', '', 'Klingon; Elfique'],
    ];
    chooseFiles(aSpreadsheet(rows));
    await compared(dialog);
    await expect(rowsInView(dialog)[0]).toMatch(/^2 .*Ready$/);
    await press(dialog, /Will be refused$/, 'radio');
    const [marie, omar] = rowsInView(dialog);
    await expect(marie).toMatch(/^3 .*Email already used by Marie Bélanger$/);
    await expect(omar).toMatch(/^4 .*No active language is called “Klingon”.*called “Elfique”$/);
  },
};

/** A successful request that imports nobody is reported as an error. */
export const NobodyImported: Story = {
  tags: ['release', 'IMPORT-08', 'MSG-69', 'MSG-71'],
  parameters: { msw: withTeachers({ imported: [], refused }) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, title);
    chooseFiles(aSpreadsheet([heads, ...someRows.slice(2)]));
    await importRows(dialog);
    const result = await canvas.findByRole('heading', { name: /Error to import:$/ });
    await expect(result).toBeVisible();
    await expectMessage('error', 'No Teachers imported');
    await expect(canvas.getAllByText('No Teachers imported')).toHaveLength(2);
    await expect(canvas.queryByText('Teachers imported')).toBeNull();
  },
};

/** The server's reason is shown, and the file stays. */
export const Refused: Story = {
  tags: ['IMPORT-07', 'MSG-72'],
  parameters: {
    msw: withTeachers(undefined, [
      http.post('*/api/teacher/import', () =>
        HttpResponse.json({ errorMessage: 'The sheet is too long' }, { status: 400 }),
      ),
    ]),
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, title);
    chooseFiles(aSpreadsheet(someRows));
    await importRows(dialog);
    await expectMessage('error', 'The sheet is too long');
    await expect(dialog.getByText('personnes.xlsx')).toBeVisible();
  },
};

/** A file is required; the template differs from that of students. */
export const NothingChosen: Story = {
  tags: ['release', 'IMPORT-02', 'FILES-09'],
  play: async ({ canvas }) => {
    const saved = savedFiles();
    const dialog = await opened(canvas, title);
    await userEvent.click(send(dialog));
    await expect(await dialog.findByText(/This is a required field/)).toBeVisible();
    await press(dialog, /Download the template$/);
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(sent('GET files/download').map(({ query }) => query.get('fileId'))).toEqual(['2']);
  },
};
