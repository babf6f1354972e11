import { broken, contractsHandlers, sent, sentBodies } from '@portal/api-client/testing';
import { aContract, aMaterial } from '@portal/domain';
import {
  answerQuestion,
  type Canvas,
  expectLink,
  expectMessage,
  expectTexts,
  exportCsv,
  fill,
  pageStories,
  textsOf,
  tryAgain,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inArea } from '../../../areas/area-story';
import { MaterialsPage } from './MaterialsPage';
import { around, at, begin, chooseFromMenu, request, rowOf, settled } from './materials-story';

const meta: Meta<typeof MaterialsPage> = {
  title: 'Admin/Settings/Materials',
  component: MaterialsPage,
  tags: ['release'],
  decorators: inArea('admin.settings.materials'),
  parameters: { msw: around },
  beforeEach: begin,
};
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStories(around);

const lastQuery = () => sent('GET materials').at(-1)?.query;

/** Removed and closed requests do not count; a contract links to its materials. */
export const Active: Story = {
  tags: [
    '!release',
    'SET-MAT-01',
    'SET-MAT-05',
    'SET-MAT-16',
    'SET-MAT-17',
    'SET-MAT-18',
    'LIMIT-01',
    'LIMIT-05',
    'LIMIT-06',
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Matériel - Materials' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Matériel - Materials' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const row = await rowOf(canvas, 'Défi 3');
    await expect(textsOf(canvas, 'columnheader')).toEqual([
      'Marque - Flag',
      'ID',
      'Titre - Title',
      'Langue enseignée - Language taught',
      'Qté demandée actuellement - Qty presently requested',
      'Contrats qui en demandent - Course requesting them',
      'Actions',
    ]);
    await expect(textsOf(row, 'cell')).toEqual(['', '11', 'Français', '5', '2026-0412 × 32026-0430 × 2', '']);
    await expectLink(row, '2026-0430', '/contracts/edit/430/outline');
    await expect(row.getByText('has notes')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Panorama/ })).toBeNull();
    await expect(Object.fromEntries(sent('GET materials')[0]?.query ?? [])).toEqual({
      orderBy: 'title',
      orderDirection: 'ASC',
      page: '1',
      resourcesPerPage: '50',
    });
    await expect(sent('GET languages')[0]?.query.get('resourcesPerPage')).toBe('500');
    await expect(sent('GET courses')[0]?.query.get('resourcesPerPage')).toBe('1000');
  },
};

/** Each filter is applied, shown above the list, and can be removed there. */
export const Narrowed: Story = {
  tags: ['SET-MAT-02', 'SET-MAT-03', 'SET-MAT-04', 'SHELL-120'],
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Défi 3');
    const filters = within(canvas.getByRole('search', { name: 'Filtres - Filters' }));
    const language = filters.getByRole('combobox', { name: 'Langue - Language' });
    await waitFor(() => expect(within(language).getByRole('option', { name: 'English' })).toBeEnabled());
    await userEvent.selectOptions(language, 'English');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Défi 3' })).toBeNull());
    await rowOf(canvas, 'English File B1');
    await expect(lastQuery()?.get('languageId')).toBe('2');
    await userEvent.click(
      filters.getByRole('button', { name: /Remove Langue\s: English - Language: English$/ }),
    );
    await rowOf(canvas, 'Défi 3');

    await userEvent.type(filters.getByRole('combobox', { name: 'Contrats - Contracts' }), 'bouleau');
    await userEvent.click(await canvas.findByRole('option', { name: /2026-0430/ }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'English File B1' })).toBeNull());
    await expect(lastQuery()?.get('courseId')).toBe('430');
    await expect(textsOf(await rowOf(canvas, 'Défi 3'), 'link')).toEqual(['2026-0430', '2026-0412']);

    await userEvent.type(
      filters.getByRole('searchbox', { name: 'Chercher un titre - Search titles' }),
      'file',
    );
    await expect(await canvas.findByText('No material matches')).toBeVisible();
    await expect(lastQuery()?.get('materialTitle')).toBe('file');
    const [reset] = canvas.getAllByRole('button', { name: /Reset the filters$/ });
    if (reset) await userEvent.click(reset);
    await rowOf(canvas, 'English File B1');
    await rowOf(canvas, 'Défi 3');
  },
};

/**
 * If there are more contracts than fit on one page, typing searches on the server, and the contract in the URL is shown
 * by name.
 */
export const AmongThousandsOfContracts: Story = {
  tags: ['SET-MAT-03', 'LIMIT-06'],
  parameters: {
    portal: at('?contract=2077'),
    msw: [
      http.get('*/api/courses', ({ request: { url } }) => {
        const query = new URL(url).searchParams;
        if (query.has('courseId') || query.has('courseName')) return undefined;
        return HttpResponse.json({ data: [], total: 3000, current_page: 1, per_page: 1000 });
      }),
      ...contractsHandlers({
        contracts: [
          aContract({ id: 2077, number: '2024-2077' }),
          aContract({ id: 2080, number: '2024-2080' }),
        ],
      }),
      ...around(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Remove .*: 2024-2077$/ })).toBeVisible();
    const contract = canvas.getByRole('combobox', { name: /Contracts$/ });
    await waitFor(() => expect(contract).toHaveValue('2024-2077'));
    await userEvent.clear(contract);
    await userEvent.type(contract, '2080');
    await userEvent.click(await canvas.findByRole('option', { name: /2024-2080/ }));
    await waitFor(() => expect(lastQuery()?.get('courseId')).toBe('2080'));
    await expect(sent('GET courses').map(({ query }) => query.get('courseName'))).toContain('2080');
    await settled(canvas);
  },
};

/** Shows some of the contracts, and all of them after a click. */
export const RequestedByMany: Story = {
  tags: ['SET-MAT-17'],
  parameters: {
    msw: around({
      materials: [
        aMaterial({ requests: Array.from({ length: 9 }, (_, place) => request(401 + place, 1, place + 1)) }),
        aMaterial({
          id: 12,
          title: 'English File B1',
          requests: [request(401, 1, 2), request(402, 1, 1), request(403, 1, 4)],
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Défi 3');
    await expect(textsOf(row, 'link')).toEqual(['2026-0401', '2026-0402']);
    const three = await rowOf(canvas, 'English File B1');
    await expect(three.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(row.getByRole('button', { name: /^\+7.*more contracts, Défi 3$/ }));
    const all = within(await canvas.findByRole('dialog', { name: /Défi 3$/ }));
    await expect(textsOf(all, 'listitem').at(-1)).toBe('2026-0409 × 9');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(row.getByRole('button', { name: /^\+7/ })).toHaveFocus();
  },
};

export const Sorted: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Défi 3');
    for (const [head, path] of [
      [/Flag$/, 'flag'],
      [/Language taught$/, 'language'],
      [/Qty presently requested$/, 'qty'],
      [/^ID$/, 'id'],
    ] as const) {
      await userEvent.click(within(canvas.getByRole('columnheader', { name: head })).getByRole('button'));
      await waitFor(() => expect(lastQuery()?.get('orderBy')).toBe(path));
    }
    await userEvent.click(canvas.getByRole('button', { name: /^ID$/ }));
    await waitFor(() => expect(lastQuery()?.get('orderDirection')).toBe('DESC'));
    await expect(
      within(canvas.getByRole('columnheader', { name: /requesting them$/ })).queryByRole('button'),
    ).toBeNull();
    await settled(canvas);
  },
};

/** The flag changes immediately; three clicks send one request. */
export const Flagged: Story = {
  tags: ['SET-MAT-15', 'LIMIT-08', 'API-030'],
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Défi 3');
    const flag = row.getByRole('checkbox', { name: /Flag Défi 3/ });
    // Clicks faster than a user, because a busy machine may delay simulated pointer events.
    for (let press = 1; press <= 3; press += 1) flag.click();
    await waitFor(() => expect(flag).toBeChecked());
    await waitFor(() => expect(sent('PUT materials/updateStatus')).toHaveLength(1));
    await expect(sent('PUT materials/updateStatus')[0]?.body).toEqual({ id: 11, flag: 1 });
    await expect((await rowOf(canvas, 'English File B1')).getByRole('checkbox')).toBeChecked();
  },
};

/** If the server rejects the flag, it is reverted, with a message. */
export const FlagRefused: Story = {
  tags: ['MSG-16'],
  parameters: { msw: around({ failWrites: 500 }) },
  play: async ({ canvas }) => {
    const flag = (await rowOf(canvas, 'Défi 3')).getByRole('checkbox');
    await userEvent.click(flag);
    await expectMessage('error', 'Material Défi 3 was not updated successfully');
    await expect(flag).not.toBeChecked();
  },
};

export const NotesOfARow: Story = {
  tags: ['!release', 'SET-MAT-07', 'NOTES-03', 'NOTES-05', 'NOTES-06'],
  play: async ({ canvas }) => {
    await chooseFromMenu(canvas, 'English File B1', /^Notes$/);
    const dialog = within(await canvas.findByRole('dialog', { name: /Notes - English File B1/ }));
    await expect(await dialog.findByText(/La salle 4 n’est pas libre/)).toBeVisible();
    await expect(Object.fromEntries(sent('GET notes')[0]?.query ?? [])).toEqual({
      noteType: 'materials',
      refId: '12',
    });
    await fill(dialog.getByRole('textbox'), 'Deux exemplaires abîmés');
    await userEvent.click(dialog.getByRole('button', { name: /Add/ }));
    // Ignores the text in the field, which is there before anything is sent.
    await expect(await dialog.findByText('Deux exemplaires abîmés', { ignore: 'textarea' })).toBeVisible();
    await waitFor(() =>
      expect(sent('POST notes/create')[0]?.body).toMatchObject({ note_type: 'materials', ref_id: 12 }),
    );
    await userEvent.click(dialog.getByRole('button', { name: /Close$/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** The question lists the contracts that request the material; it can be restored from the archived list. */
export const ArchivedAndRestored: Story = {
  tags: ['!release', 'SHELL-019', 'SET-MAT-09', 'SET-MAT-10', 'CONFLICT-07', 'OPEN-80', 'API-031'],
  play: async ({ canvas }) => {
    await chooseFromMenu(canvas, 'Défi 3', /Archive$/);
    const question = within(await canvas.findByRole('alertdialog', { name: /Archive “Défi 3”\?$/ }));
    await expectTexts(question, '2 contracts request it at present: 2026-0412, 2026-0430.');
    await userEvent.dblClick(question.getByRole('button', { name: /Archive$/ }));
    await expect(await canvas.findByText('Material Défi 3 was archived')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Défi 3' })).toBeNull());
    await expect(sentBodies('PUT materials/updateStatus')).toEqual([{ id: 11, status: 0 }]);

    await userEvent.click(canvas.getByRole('switch', { name: /Archived only$/ }));
    const row = await rowOf(canvas, 'Défi 3');
    await expect(lastQuery()?.get('status')).toBe('0');
    await expect(row.getByText('Archived')).toBeVisible();
    await chooseFromMenu(canvas, 'Défi 3', /Restore$/);
    await answerQuestion(canvas, /Restore$/, /Restore “Défi 3”\?$/);
    await expect(await canvas.findByText('Material Défi 3 was restored')).toBeVisible();
    await expect(sent('PUT materials/updateStatus').at(-1)?.body).toEqual({ id: 11, status: 1 });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Défi 3' })).toBeNull());
    await settled(canvas);
  },
};

/** Undo in the message restores an archived material to the list. */
export const ArchiveUndone: Story = {
  tags: ['API-031'],
  play: async ({ canvas }) => {
    await chooseFromMenu(canvas, 'Défi 3', /Archive$/);
    await answerQuestion(canvas, /Archive$/, /Archive “Défi 3”\?$/);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Défi 3' })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Annuler - Undo' }));
    await expect(await canvas.findByText('Undone: everything is as before.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Défi 3' })).toBeVisible();
    await expect(sentBodies('PUT materials/updateStatus')).toEqual([
      { id: 11, status: 0 },
      { id: 11, status: 1 },
    ]);
  },
};

export const ArchiveRefused: Story = {
  parameters: {
    portal: at('?dialog=archive&record=11'),
    msw: around({ failWrites: { status: 400, message: 'Une commande est en route' } }),
  },
  play: async ({ canvas }) => {
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /Archive$/ }));
    await expectTexts(question, 'The material was not archived.', 'Une commande est en route');
    await userEvent.click(question.getByRole('button', { name: /Cancel$/ }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await rowOf(canvas, 'Défi 3');
  },
};

/** Exports all pages of the list with its filters and columns as one file. */
export const Exported: Story = {
  parameters: {
    portal: at('?language=1&sort=id'),
    msw: around({
      materials: Array.from({ length: 501 }, (_, place) =>
        aMaterial({ id: place + 1, title: `Défi ${place + 1}`, requests: [request(412, 1, 2)] }),
      ),
    }),
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Défi 1');
    const lines = await exportCsv(canvas);
    await expect(await canvas.findByText('501 rows were exported.')).toBeVisible();
    await expect(lines[0]?.slice(0, 3)).toEqual(['Marque - Flag', 'ID', 'Titre - Title']);
    await expect(lines[501]?.slice(1)).toEqual(['501', 'Défi 501', 'Français', '2', '2026-0412 × 2', '']);
    await expect(lastQuery()?.get('languageId')).toBe('1');
  },
};

export const LongTitlesAndNulls: Story = {
  tags: ['SHELL-051', 'SHELL-053'],
  parameters: {
    msw: () =>
      around({
        materials: [
          aMaterial({
            title:
              'Grammaire progressive du français des professions de la santé, niveau intermédiaire, 4e édition revue et augmentée, avec 680 exercices',
            hasNotes: true,
            requests: Array.from({ length: 40 }, (_, place) => request(1401 + place, 1, 100)),
          }),
          aMaterial({ id: 100_412, title: 'كتاب المحادثة', language: null, requests: [] }),
          aMaterial({ id: 3, title: '<b>B1</b> & C1', language: { id: 7, name: '中文' }, requests: [] }),
        ],
      }),
  },
  play: async ({ canvas }) => {
    await expectTexts(await rowOf(canvas, 'كتاب المحادثة'), '---', 'No language');
    await rowOf(canvas, '<b>B1</b> & C1');
  },
};

export const Archived: Story = {
  parameters: { portal: at('?archived=true') },
  play: async ({ canvas }) => {
    await expectTexts(await rowOf(canvas, 'Panorama 1 (épuisé)'), 'Archived');
  },
};

export const Loading: Story = { tags: ['!release'], ...states.loading('Loading the materials') };

export const Empty: Story = {
  parameters: { msw: around({ materials: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No materials')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: /Archived only$/ }));
    await expect(await canvas.findByText('No archived materials')).toBeVisible();
  },
};

export const Refused: Story = { tags: ['!release'], ...states.refused() };

export const OfflineAtFirst: Story = {
  parameters: { first: [broken('*/api/materials')] },
  play: async ({ canvas }) => {
    await tryAgain(canvas);
    await rowOf(canvas, 'Défi 3');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: LongTitlesAndNulls.parameters,
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Grammaire progressive/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^\+38/ }));
    const all = await canvas.findByRole('dialog', { name: /Grammaire/ });
    await expect(all.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await userEvent.keyboard('{Escape}');
  },
};
