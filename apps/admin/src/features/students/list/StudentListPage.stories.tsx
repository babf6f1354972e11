import {
  contractsHandlers,
  failsOnce,
  lookupsHandlers,
  notesHandlers,
  type StudentsSituation,
  sent,
  sentBodies,
  studentsHandlers,
} from '@portal/api-client/testing';
import { aNote, aStudent } from '@portal/domain';
import {
  answerQuestion,
  asAdmin,
  type Canvas,
  expectClosed,
  expectLink,
  expectTexts,
  exportCsv,
  findDialog,
  findQuestion,
  pageStories,
  press,
  rowAround,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StudentListPage } from './StudentListPage';

/** The API handlers for the list in this situation. */
const listHandlers = (situation: StudentsSituation = {}) => [
  ...studentsHandlers(situation),
  ...contractsHandlers(),
  ...lookupsHandlers(),
  ...notesHandlers({ notes: [aNote()] }),
];

export default {
  title: 'Admin/Students/List',
  component: StudentListPage,
  tags: ['release'],
  decorators: [asAdmin('/students/list')],
  parameters: { msw: () => listHandlers() },
} satisfies Meta<typeof StudentListPage>;

type Story = StoryObj<typeof StudentListPage>;

const states = pageStories(listHandlers);

const rowOf = async (canvas: Canvas, name: string) => rowAround(await canvas.findByRole('link', { name }));

const lastQuery = () => sent('GET student').at(-1)?.query;

export const Filled: Story = {
  tags: [
    '!release',
    'STU-LIST-01',
    'STU-LIST-02',
    'STU-LIST-10',
    'DOMAIN-49',
    'LIMIT-36',
    'SHELL-039',
    'SHELL-085',
    'SHELL-087',
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Étudiants - Students' }),
    ).toBeVisible();
    const row = await rowOf(canvas, 'Inès Fortin');
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent?.trim())).toEqual([
      'ID',
      'Nom - Name',
      'Ville - City',
      'Employeur - Employer',
      'Statut - Status',
      'Dernier test - Last tested',
      'Actions',
    ]);
    await expect(textsOf(row, 'cell')).toEqual([
      '501',
      'Montréal',
      'Aéro Beauséjour inc.',
      'Inscrit - Enrolled',
      'Aug 28th 26B1 · Français',
      '',
    ]);
    await expect(row.getByRole('link')).toHaveAttribute('href', '/students/edit/501/basic');
    // The column head and the request say that the latest test comes first.
    await expect(canvas.getByRole('columnheader', { name: /Last tested$/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(lastQuery()?.get('orderBy')).toBe('student_level_language.last_test');
    await expect(lastQuery()?.get('orderDirection')).toBe('DESC');
    await expect(lastQuery()?.get('resourcesPerPage')).toBe('50');
    const fresh = await rowOf(canvas, 'Linh Nguyễn');
    await expectTexts(fresh, 'New', 'No employer');
    await expect(fresh.queryByText('Imported')).toBeNull();
    await expectTexts(fresh, 'Not currently enrolled', 'No last tested');
    await expectLink(canvas, /Add student$/, '/students/create');
  },
};

/** A student counts as enrolled even if the contract has not started. */
export const EnrolledByAPendingContract: Story = {
  tags: ['!release', 'STU-LIST-10'],
  parameters: {
    msw: listHandlers({
      students: [
        aStudent({
          contracts: [
            {
              id: 430,
              number: '2026-0430',
              status: 'pending',
              courseType: { id: 2, name: 'Groupe' },
              complementaryDescription: null,
              startsOn: null,
              endsOn: null,
            },
          ],
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Inès Fortin');
    await expect(row.getByText('Enrolled')).toBeVisible();
    await expect(row.queryByText('Not currently enrolled')).toBeNull();
  },
};

/** Each filter is sent as its own parameter, shown above the list, and can be removed there. */
export const Narrowed: Story = {
  tags: ['STU-LIST-04', 'STU-LIST-05', 'STU-LIST-06', 'STU-LIST-07', 'SHELL-120', 'DECISION-236'],
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Inès Fortin');
    const filters = within(canvas.getByRole('search', { name: 'Filtres - Filters' }));
    await userEvent.selectOptions(
      filters.getByRole('combobox', { name: 'Niveau de langue - Language level' }),
      'B1',
    );
    await waitFor(() => expect(lastQuery()?.get('levelLanguage')).toBe('B1'));
    const enrolment = filters.getByRole('combobox', { name: 'Statut - Status' });
    await userEvent.selectOptions(enrolment, 'Non inscrit actuellement - Not currently enrolled');
    await waitFor(() => expect(lastQuery()?.get('enrolledStatus')).toBe('0'));
    await userEvent.selectOptions(enrolment, 'Inscrit - Enrolled');
    await waitFor(() => expect(lastQuery()?.get('enrolledStatus')).toBe('1'));
    await userEvent.type(filters.getByRole('combobox', { name: 'Employeur - Employer' }), 'aéro');
    await press(canvas, /Aéro Beauséjour/, 'option');
    await waitFor(() => expect(lastQuery()?.get('companyId')).toBe('21'));
    await userEvent.type(filters.getByRole('combobox', { name: 'Contrat - Contract' }), '0412');
    await press(canvas, /2026-0412/, 'option');
    await waitFor(() => expect(lastQuery()?.get('course')).toBe('412'));
    await expect(sent('GET courses')[0]?.query.get('resourcesPerPage')).toBe('50');
    await rowOf(canvas, 'Inès Fortin');
    await press(filters, /Remove Contrat\s: 2026-0412 - Contract: 2026-0412$/);
    await waitFor(() => expect(filters.getByRole('combobox', { name: /Contract$/ })).toHaveValue(''));
    await press(filters, /Reset the filters$/);
    await rowOf(canvas, 'Linh Nguyễn');
    await expect(filters.getByRole('combobox', { name: /Language level$/ })).toHaveValue('');
    await expect(filters.getByRole('combobox', { name: /Employer$/ })).toHaveValue('');
  },
};

/** Three letters do not start a search automatically, four do; Enter starts one with any number. */
export const SearchedByName: Story = {
  tags: ['STU-LIST-03', 'STU-LIST-09', 'LIMIT-47'],
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Inès Fortin');
    const box = canvas.getByRole('searchbox', { name: /Search students$/ });
    await userEvent.type(box, 'leg{Enter}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Inès Fortin' })).toBeNull());
    await rowOf(canvas, 'Zoé Légaré');
    await userEvent.clear(box);
    await rowOf(canvas, 'Inès Fortin');
    // Types slower than the search's pause, so that each letter could start a search.
    await userEvent.type(box, 'fort', { delay: 250 });
    await waitFor(() => expect(lastQuery()?.get('studentName')).toBe('fort'));
    const searched = sent('GET student').map(({ query }) => query.get('studentName'));
    await expect(searched.filter((text) => text !== null)).toEqual(['leg', 'fort']);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Zoé Légaré' })).toBeNull());
  },
};

/** The button above the list opens the import. */
export const ImportOpened: Story = {
  tags: ['!release', 'STU-LIST-08', 'SHELL-014'],
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Inès Fortin');
    await press(canvas, 'Importer des étudiants - Import students');
    const dialog = await canvas.findByRole('dialog', { name: /Import students$/ }, { timeout: 5000 });
    await expect(within(dialog).getByRole('button', { name: /Choose a file/ })).toBeVisible();
  },
};

/** The search matches only an archived student. */
export const OnlyArchivedMatches: Story = {
  tags: ['DECISION-96'],
  parameters: {
    portal: { at: '/students/list?search=oubli' },
    msw: () =>
      listHandlers({
        students: [aStudent(), aStudent({ id: 509, name: 'Ana', lastName: 'Oublié', active: false })],
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No student matches')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /Archived \(1\)$/ }));
    await expectTexts(await rowOf(canvas, 'Ana Oublié'), /Archived$/);
  },
};

export const NobodyMatches: Story = {
  tags: ['SHELL-120'],
  parameters: { portal: { at: '/students/list?search=zzzz&level=C2' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No student matches')).toBeVisible();
    const list = within(canvas.getByRole('region', { name: /Students/ }));
    await press(list, /Reset the filters$/);
    await rowOf(canvas, 'Inès Fortin');
  },
};

export const SortedByName: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Inès Fortin');
    const names = () => textsOf(canvas, 'link', { name: /Fortin|Légaré|Nguyễn/ });
    await press(canvas, /^Nom - Name$/);
    await waitFor(() => expect(names()).toEqual(['Inès Fortin', 'Zoé Légaré', 'Linh Nguyễn']));
    await expect(lastQuery()?.get('orderBy')).toBe('last_name');
    await press(canvas, /^Nom - Name$/);
    await waitFor(() => expect(names()).toEqual(['Linh Nguyễn', 'Zoé Légaré', 'Inès Fortin']));
    await expect(canvas.getByRole('columnheader', { name: /Name$/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

/** Asks first; after a rejection the question stays, with the server's message; once archived, the row disappears. */
export const ArchivedFromTheMenu: Story = {
  parameters: {
    first: [failsOnce('PUT student/updateStatus', { status: 400, message: 'Still in an exam' })],
  },
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Zoé Légaré'), /Actions of student/);
    const menu = within(await canvas.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: /Edit$/ })).toHaveAttribute(
      'href',
      '/students/edit/502/basic',
    );
    await press(menu, /Archive$/, 'menuitem');
    const dialog = await findQuestion(canvas, /Archive Zoé Légaré/);
    await expect(dialog.getByText(/enrolled in 1 pending or activated contract/)).toBeVisible();
    await press(dialog, /Archive$/);
    await expectTexts(dialog, 'The student was not archived.', 'Still in an exam');
    await userEvent.dblClick(dialog.getByRole('button', { name: /Archive$/ }));
    await expect(await canvas.findByText('Student Zoé Légaré was archived.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Zoé Légaré' })).toBeNull());
    const write = { id: 502, status: 0 };
    await expect(sentBodies('PUT student/updateStatus')).toEqual([write, write]);
  },
};

/** Archived students are listed separately, marked in red and in words, and can be restored. */
export const Restored: Story = {
  parameters: {
    msw: listHandlers({
      students: [aStudent(), aStudent({ id: 502, name: 'Zoé', lastName: 'Légaré', active: false })],
    }),
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Inès Fortin');
    await press(canvas, /Archived only$/, 'checkbox');
    const row = await rowOf(canvas, 'Zoé Légaré');
    await expect(canvas.queryByRole('link', { name: 'Inès Fortin' })).toBeNull();
    await expect(row.getByText('Archived')).toBeVisible();
    await press(row, /Actions of student/);
    await press(canvas, /Restore$/, 'menuitem');
    await answerQuestion(canvas, /Restore$/, /Restore Zoé Légaré/);
    await expectTexts(canvas, 'Student Zoé Légaré was restored.', 'No archived students');
    await press(canvas, /Archived only$/, 'checkbox');
    await rowOf(canvas, 'Zoé Légaré');
  },
};

export const NotesOfARow: Story = {
  tags: ['!release', 'NOTES-03', 'STU-EDIT-13'],
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Inès Fortin');
    await press(row, /Actions of student/);
    await press(canvas, 'Notes', 'menuitem');
    await expectTexts(await findDialog(canvas, /Notes - Inès Fortin/), /La salle 4 n’est pas libre/);
    await expect(sent('GET notes')[0]?.query.get('noteType')).toBe('students');
    await userEvent.keyboard('{Escape}');
    await expectClosed(canvas);
    await expect(row.getByRole('button', { name: /Actions of student/ })).toHaveFocus();
  },
};

/** Exports the list with its order and columns as one file. */
export const Exported: Story = {
  parameters: { portal: { at: '/students/list?sort=name&enrolment=enrolled' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Inès Fortin');
    await press(canvas, 'Colonnes - Columns');
    await press(await findDialog(screen, 'Colonnes - Columns'), 'ID', 'checkbox');
    await userEvent.keyboard('{Escape}');
    const [heads, first] = await exportCsv(canvas);
    await expect(await canvas.findByText('3 rows were exported.')).toBeVisible();
    await expect(heads?.slice(0, 3)).toEqual([
      'Nom de famille - Last name',
      'Prénom - First name',
      'Courriel - Email',
    ]);
    await expect(first?.slice(0, 2)).toEqual(['Fortin', 'Inès']);
    await expect(first).toContain('Inscrit - Enrolled');
    const listQuery = sent('GET student').at(-1)?.query;
    await expect(listQuery?.get('resourcesPerPage')).toBe('500');
    await expect(listQuery?.get('enrolledStatus')).toBe('1');
    await expect(listQuery?.get('orderBy')).toBe('last_name');
  },
};

export const LongNamesAndNulls: Story = {
  tags: ['SHELL-051'],
  parameters: {
    msw: listHandlers({
      students: [
        aStudent({
          name: 'Nguyễn Thị Hương Giang',
          lastName: 'de la Bruère-Montpetit-Archambault',
          city: 'Saint-Louis-du-Ha! Ha!',
          company: {
            id: 1,
            name: 'Société québécoise d’approvisionnement en équipements ferroviaires et portuaires de la Côte-Nord inc.',
          },
          isNew: true,
          hasNotes: true,
        }),
        aStudent({
          id: 502,
          name: 'عبد الرحمن',
          lastName: 'الخطيب',
          city: null,
          company: null,
          levels: [],
          contracts: [],
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expectTexts(await rowOf(canvas, 'عبد الرحمن الخطيب'), '---');
    const long = await rowOf(canvas, 'Nguyễn Thị Hương Giang de la Bruère-Montpetit-Archambault');
    await expect(long.getByText('has notes')).toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Inès Fortin' })).toBeVisible();
    await press(canvas, 'Filtres - Filters');
    await expect(await canvas.findByRole('combobox', { name: /Employer$/ })).toBeVisible();
  },
};

export const Loading: Story = { tags: ['!release'], ...states.loading('Loading the students') };
export const Empty: Story = states.shows({ students: [] }, 'No students');
export const Refused: Story = states.refused();
export const Offline: Story = states.offline('Offline');

/** Each filter shows its name before anything is selected. */
export const InEnglishInTheDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: 'Status: all' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Level: all' })).toBeVisible();
    await expect(canvas.getByPlaceholderText('Employer: all')).toBeVisible();
    await expect(canvas.getByPlaceholderText('Contract: all')).toBeVisible();
  },
};
