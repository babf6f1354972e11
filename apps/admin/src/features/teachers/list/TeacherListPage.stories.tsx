import {
  archivingHandlers,
  failsOnce,
  lookupsHandlers,
  notesHandlers,
  sent,
  sentBodies,
  teachersHandlers,
} from '@portal/api-client/testing';
import { aNote, aTeacher, aTeacherAccount } from '@portal/domain';
import {
  answerQuestion,
  asAdmin,
  type Canvas,
  expectClosed,
  expectLink,
  expectTexts,
  exportCsv,
  findQuestion,
  pageStories,
  press,
  retype,
  rowAround,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { teachers } from '../teacher-story';
import { TeacherListPage } from './TeacherListPage';

/** The API handlers for the list in this situation; each story gets new ones. */
const listHandlers = (situation: Parameters<typeof teachersHandlers>[0] = {}) => [
  ...teachersHandlers({ teachers, ...situation }),
  ...lookupsHandlers(),
  ...notesHandlers({ notes: [aNote()] }),
];

const meta: Meta<typeof TeacherListPage> = {
  title: 'Admin/Teachers/List',
  component: TeacherListPage,
  tags: ['release'],
  decorators: [asAdmin('/teachers/list')],
  parameters: { msw: listHandlers },
};
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStories(listHandlers);

const rowOf = async (canvas: Canvas, name: string) => rowAround(await canvas.findByRole('link', { name }));

/** Waits until the rows are loaded and no longer dimmed. */
const settled = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'false'));

const openMenu = async (canvas: Canvas, name: string) => {
  await press(await rowOf(canvas, name), /Actions of teacher/);
  return within(await canvas.findByRole('menu'));
};

export const Active: Story = {
  tags: [
    '!release',
    'TEA-LIST-01',
    'TEA-LIST-07',
    'TEA-LIST-09',
    'TEA-LIST-11',
    'LIMIT-40',
    'SHELL-089',
    'SHELL-090',
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Enseignants - Teachers' }),
    ).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Actifs - Active' })).toBeChecked();
    const row = await rowOf(canvas, 'Léa Villeneuve');
    await expect(textsOf(canvas, 'columnheader')).toEqual([
      'ID',
      'Enseignant - Teacher',
      'Ville - City',
      'Langues - Languages',
      'Statut de l’utilisateur - User status',
      'Statut d’assignation - Assign Status',
      'Actions',
    ]);
    await expect(textsOf(row, 'cell')).toEqual([
      '31',
      'Longueuil',
      'Français',
      'Actif - Active',
      'Assigné à un cours - Assigned to a class',
      '',
    ]);
    await expect(row.getByRole('link')).toHaveAttribute('href', '/teachers/edit/31/profile');
    await expect(canvas.queryByRole('link', { name: 'Andrew Parker' })).toBeNull();
    await expectLink(canvas, /Create a teacher$/, '/teachers/create');
    await expect(Object.fromEntries(sent('GET teacher')[0]?.query ?? [])).toEqual({
      userStatus: '1',
      orderBy: 'last_name',
      orderDirection: 'ASC',
      page: '1',
      resourcesPerPage: '500',
    });
  },
};

/** Lists invited, inactive and all teachers. */
export const ByUserStatus: Story = {
  tags: ['TEA-LIST-04', 'TEA-LIST-08', 'TEA-LIST-10', 'TEA-LIST-12'],
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Léa Villeneuve');
    const status = within(canvas.getByRole('radiogroup', { name: 'Statut de l’utilisateur - User status' }));
    await expect(status.getAllByRole('radio').map((choice) => choice.parentElement?.textContent)).toEqual([
      'Actifs - Active',
      'Inactifs - Inactive',
      'Invités - Invited',
      'Tous - All',
    ]);
    await press(canvas, 'Invités - Invited', 'radio');
    await expectTexts(await rowOf(canvas, 'Andrew Parker'), 'Invited', 'Unassigned');
    await expect(sent('GET teacher').at(-1)?.query.get('userStatus')).toBe('invited');
    await press(canvas, 'Inactifs - Inactive', 'radio');
    await expectTexts(await rowOf(canvas, 'Rosa Iglesias'), 'Inactive', 'Archived');
    await expect(sent('GET teacher').at(-1)?.query.get('userStatus')).toBe('0');
    await press(canvas, 'Tous - All', 'radio');
    await rowOf(canvas, 'Léa Villeneuve');
    await rowOf(canvas, 'Rosa Iglesias');
    await expect(sent('GET teacher').at(-1)?.query.has('userStatus')).toBe(false);
  },
};

/** Active filters are shown above the list and can be removed. */
export const Narrowed: Story = {
  tags: ['TEA-LIST-05', 'TEA-LIST-06', 'SHELL-120'],
  parameters: { portal: { at: '/teachers/list?status=all' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Léa Villeneuve');
    const filters = within(canvas.getByRole('search', { name: 'Filtres - Filters' }));
    const assign = filters.getByRole('combobox', { name: 'Assignation - Assign status' });
    await userEvent.selectOptions(assign, 'Non assigné - Unassigned');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Léa Villeneuve' })).toBeNull());
    await rowOf(canvas, 'Andrew Parker');
    await expect(sent('GET teacher').at(-1)?.query.get('teacherAssigned')).toBe('false');
    await userEvent.selectOptions(assign, 'Assigné à un cours - Assigned to a class');
    await rowOf(canvas, 'Léa Villeneuve');
    await expect(canvas.queryByRole('link', { name: 'Andrew Parker' })).toBeNull();
    await expect(sent('GET teacher').at(-1)?.query.get('teacherAssigned')).toBe('true');
    await userEvent.selectOptions(assign, '');
    await rowOf(canvas, 'Léa Villeneuve');
    const language = filters.getByRole('combobox', { name: 'Langue - Language' });
    await waitFor(() =>
      expect(within(language).getByRole('option', { name: 'English' })).toBeInTheDocument(),
    );
    await userEvent.selectOptions(language, 'English');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Léa Villeneuve' })).toBeNull());
    await rowOf(canvas, 'Andrew Parker');
    await expect(sent('GET teacher').at(-1)?.query.get('language')).toBe('2');
    await press(filters, /Remove Langue\s: English - Language: English$/);
    await rowOf(canvas, 'Léa Villeneuve');
  },
};

/** Three letters start no search unless the user presses Enter; a button shows a match with another status. */
export const Searched: Story = {
  tags: ['TEA-LIST-03', 'TEA-LIST-06', 'LIMIT-48'],
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Léa Villeneuve');
    const search = canvas.getByPlaceholderText(/Search teachers$/);
    // Types slower than the search's pause, so that each letter could start a search.
    await userEvent.type(search, 'park', { delay: 250 });
    await expect(await canvas.findByText('No teacher matches')).toBeVisible();
    await expect(sent('GET teacher').map(({ query }) => query.get('teacherName'))).not.toContain('par');
    await press(canvas, /Invited \(1\)$/);
    await rowOf(canvas, 'Andrew Parker');
    await expect(Object.fromEntries(sent('GET teacher').at(-1)?.query ?? [])).toMatchObject({
      teacherName: 'park',
      userStatus: 'invited',
    });
    await retype(search, 'zz{Enter}');
    await expect(await canvas.findByText('No teacher matches')).toBeVisible();
    await expect(sent('GET teacher').at(-1)?.query.get('teacherName')).toBe('zz');
    const list = within(canvas.getByRole('region', { name: /Teachers/ }));
    await press(list, /Reset the filters$/);
    await rowOf(canvas, 'Léa Villeneuve');
  },
};

export const Sorted: Story = {
  parameters: { portal: { at: '/teachers/list?status=all' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Léa Villeneuve');
    await press(canvas, /City$/);
    await waitFor(() => expect(sent('GET teacher').at(-1)?.query.get('orderBy')).toBe('city'));
    await press(canvas, /City$/);
    await waitFor(() => expect(sent('GET teacher').at(-1)?.query.get('orderDirection')).toBe('DESC'));
    await expect(canvas.getByRole('columnheader', { name: /City$/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await settled(canvas);
  },
};

export const NotesOfARow: Story = {
  tags: ['NOTES-03'],
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, 'Léa Villeneuve');
    await expect(menu.getByRole('menuitem', { name: /Edit$/ })).toHaveAttribute(
      'href',
      '/teachers/edit/31/profile',
    );
    await expect(menu.getByRole('menuitem', { name: /Contract history$/ })).toHaveAttribute(
      'href',
      '/teachers/edit/31/history',
    );
    // Léa has signed in, so she cannot be invited.
    await expect(menu.queryByRole('menuitem', { name: /invitation/ })).toBeNull();
    await press(menu, 'Notes', 'menuitem');
    const dialog = await canvas.findByRole('dialog', { name: /Notes - Léa Villeneuve/ });
    await expect(await within(dialog).findByText(/La salle 4 n’est pas libre/)).toBeVisible();
    await expect(Object.fromEntries(sent('GET notes')[0]?.query ?? [])).toEqual({
      noteType: 'teachers',
      refId: '31',
    });
  },
};

export const InvitedFromTheMenu: Story = {
  tags: ['CON-SIDE-21'],
  parameters: { portal: { at: '/teachers/list?status=invited' } },
  play: async ({ canvas }) => {
    await press(await openMenu(canvas, 'Andrew Parker'), /Send the invitation again$/, 'menuitem');
    await expect(await canvas.findByText('The invitation was sent.')).toBeVisible();
    await expect(sentBodies('POST teacher/send-invite')).toEqual([{ id: 32 }]);
  },
};

/** The question lists what stays assigned to the teacher, with links to pages where it can be given to someone else. */
export const ArchivingNamesWhatStays: Story = {
  tags: ['DECISION-94'],
  parameters: {
    msw: () => [
      ...archivingHandlers({
        remaining: [
          {
            id: 412,
            number: '2026-0412',
            status: 'activated',
            planned: 8,
            nextOn: '2026-11-24',
            company: { id: 9, name: 'Télécom Dorval' },
          },
          {
            id: 415,
            number: '2026-0415',
            status: 'pending',
            planned: 0,
            nextOn: null,
            company: null,
          },
        ],
      }),
      ...listHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    await press(await openMenu(canvas, 'Léa Villeneuve'), /Archive$/, 'menuitem');
    const question = await findQuestion(canvas, /Archive Léa Villeneuve\?$/);
    await expect(await question.findByText(/^2 contracts stay with them/)).toBeVisible();
    await expect(question.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^2026-0412 .*Télécom Dorval .*8 planned classes, the next one on Nov 24th 26$/),
      expect.stringMatching(/^2026-0415 .*Pending.*no planned class$/),
    ]);
    await expectLink(question, /^2026-0412/, '/contracts/edit/412/basic?dialog=teacher');
    await expect(sent('GET archiving/remaining')[0]?.query.get('teacherId')).toBe('31');
    await expect(question.queryByText(/current contract stays assigned/)).toBeNull();
  },
};

/**
 * The question lists the contracts that stay assigned, and reappears after a rejection; the archived list restores the
 * teacher.
 */
export const ArchivedAndRestored: Story = {
  tags: ['OPEN-61', 'API-101'],
  parameters: {
    first: [failsOnce('PUT teacher/updateStatus', { status: 400, message: 'Du travail attend' })],
  },
  play: async ({ canvas }) => {
    await press(await openMenu(canvas, 'Léa Villeneuve'), /Archive$/, 'menuitem');
    const question = await findQuestion(canvas, /Archive Léa Villeneuve\?$/);
    await expect(question.getByText(/^1 current contract stays assigned/)).toBeVisible();
    await press(question, /Archive$/);
    await expectTexts(question, 'The teacher was not archived.', 'Du travail attend');
    await press(question, /Archive$/);
    await expect(await canvas.findByText('Teacher Léa Villeneuve was archived.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Léa Villeneuve' })).toBeNull());
    await expect(sentBodies('PUT teacher/updateStatus').at(-1)).toEqual({ id: 31, status: 0 });
    await press(canvas, /Inactive$/, 'radio');
    await press(await openMenu(canvas, 'Léa Villeneuve'), /Restore$/, 'menuitem');
    await answerQuestion(canvas, /Restore$/, /Restore Léa Villeneuve\?$/);
    await expect(await canvas.findByText('Teacher Léa Villeneuve was restored.')).toBeVisible();
    await expect(sent('PUT teacher/updateStatus').at(-1)?.body).toEqual({ id: 31, status: 1 });
    await settled(canvas);
  },
};

export const ImportOpened: Story = {
  tags: ['!release', 'TEA-LIST-02', 'SHELL-015'],
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Léa Villeneuve');
    await press(canvas, 'Importer - Import');
    const dialog = await canvas.findByRole('dialog', { name: /Import teachers$/ }, { timeout: 5000 });
    await userEvent.click(within(dialog).getAllByRole('button', { name: /(Close|Cancel)$/ })[0] ?? dialog);
    await expectClosed(canvas);
  },
};

/** Exports the list with its order and columns as one file. */
export const Exported: Story = {
  parameters: { portal: { at: '/teachers/list?status=all&search=lea' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Léa Villeneuve');
    const [heads, first] = await exportCsv(canvas);
    await expect(await canvas.findByText('1 row was exported.', {}, { timeout: 5000 })).toBeVisible();
    await expect(heads?.slice(0, 4)).toEqual([
      'ID',
      'Nom de famille - Last name',
      'Prénom - First name',
      'Courriel - Email',
    ]);
    await expect(first?.slice(0, 3)).toEqual(['31', 'Villeneuve', 'Léa']);
    await expect(sent('GET teacher').at(-1)?.query.get('teacherName')).toBe('lea');
  },
};

export const LongNamesAndNulls: Story = {
  tags: ['SHELL-051', 'SHELL-053'],
  parameters: {
    portal: { at: '/teachers/list?status=all' },
    msw: listHandlers({
      teachers: [
        aTeacher({
          name: 'Nguyễn Thị Hương Giang',
          lastName: 'de la Bruère-Montpetit-Vandenbroucke',
          city: 'Saint-Louis-du-Ha! Ha!, Témiscouata',
          languages: ['Français', 'English', 'Español', 'Português (Brasil)', '中文', 'العربية'].map(
            (name, id) => ({ id, name }),
          ),
        }),
        aTeacher({
          id: 40,
          name: 'ليلى',
          lastName: 'حداد',
          city: null,
          languages: [],
          contracts: [],
          account: null,
          registration: null,
        }),
        aTeacher({
          id: 41,
          name: 'X',
          lastName: '',
          account: aTeacherAccount({ invitedAt: null, active: false }),
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expectTexts(await rowOf(canvas, 'ليلى حداد'), '---', 'No language', 'Inactive');
  },
};

export const Loading: Story = { tags: ['!release'], ...states.loading('Loading the teachers') };
export const Empty: Story = states.shows({ teachers: [] }, 'No teachers here');
export const Refused: Story = states.refused();
export const Offline: Story = states.offline('Offline');
