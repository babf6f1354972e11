import {
  capabilitiesHandlers,
  companiesHandlers,
  contractsHandlers,
  languagesHandlers,
  materialsHandlers,
  notesHandlers,
  sent,
  sentBodies,
  studentsHandlers,
  teachersHandlers,
} from '@portal/api-client/testing';
import { aContract, aNote, someContracts } from '@portal/domain';
import { localDay } from '@portal/shell';
import {
  announcements,
  answerQuestion,
  asAdmin,
  type Canvas,
  expectClosed,
  expectLink,
  expectMessage,
  expectTexts,
  exportCsv,
  findDialog,
  inFirefox,
  pageStories,
  press,
  rowAround,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ContractListPage } from './ContractListPage';

/** The API handlers for a list of contracts in this situation. */
const listHandlers = (situation: Parameters<typeof contractsHandlers>[0] = {}) => [
  ...contractsHandlers(situation),
  ...materialsHandlers(),
  ...notesHandlers({ notes: [aNote()] }),
];

const dayFromNow = (days: number) => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return localDay(day);
};

export default {
  title: 'Admin/Contracts/List',
  // A narrower window shows cards instead of a table.
  globals: { viewport: { value: 'desktop' } },
  component: ContractListPage,
  tags: ['release'],
  decorators: [asAdmin('/contracts/list')],
  parameters: { msw: listHandlers },
} satisfies Meta<typeof ContractListPage>;

type Story = StoryObj<typeof ContractListPage>;

const states = pageStories(listHandlers);

const rowOf = async (canvas: Canvas, number: string) =>
  rowAround(await canvas.findByRole('link', { name: number }));

export const Activated: Story = {
  tags: [
    '!release',
    'CON-LIST-01',
    'CON-LIST-05',
    'CON-LIST-07',
    'CON-LIST-08',
    'CON-LIST-36',
    'SHELL-039',
    'SHELL-070',
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Contrats - Contracts' }),
    ).toBeVisible();
    await expectLink(canvas, 'Créer un contrat - Create Contract', '/contracts/create');
    await expect(canvas.getByRole('radio', { name: 'Activés - Activated' })).toBeChecked();
    const type = canvas.getByRole('combobox', { name: 'Type de cours - Course Type' });
    await waitFor(() =>
      expect(textsOf(within(type), 'option')).toEqual([
        'Type : tous - Type: all',
        'Individuel - Individual',
        'Groupe - Group',
        'Semi-privé - Semi-private',
        'Intensif - Intensive',
      ]),
    );
    await expect(type).toHaveDisplayValue('Type : tous - Type: all');
    await expect(
      canvas.getByRole('searchbox', { name: 'Chercher des contrats - Search contracts' }),
    ).toHaveAttribute('placeholder', 'Chercher des contrats - Search contracts');
    const row = await rowOf(canvas, '2026-0412');
    await expect(row.getByText('31 / 48 h')).toBeVisible();
    await expect(row.getByRole('link')).toHaveAttribute('href', '/contracts/edit/412/basic');
    await expect(sent('GET courses')[0]?.query.get('courseStatus')).toBe('2');
  },
};

/**
 * The status filter has the statuses of the server, in its order and with its names; underscores are shown as spaces.
 */
export const StatusesOfTheServer: Story = {
  tags: ['!release', 'CON-LIST-02', 'CON-LIST-03', 'CON-LIST-04'],
  parameters: {
    first: [
      http.get('*/api/courses/status', () =>
        HttpResponse.json({
          data: [
            { id: 4, name: 'put_away_for_good' },
            { id: 2, name: 'activated' },
            { id: 1, name: 'pending' },
            { id: 3, name: 'contracts_done' },
          ],
          total: 4,
          current_page: 1,
          per_page: 5000,
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        within(canvas.getByRole('radiogroup', { name: 'Statut du contrat - Contract status' }))
          .getAllByRole<HTMLInputElement>('radio')
          .map(({ labels }) => labels?.[0]?.textContent),
      ).toEqual([
        'Archivés - Put away for good',
        'Activés - Activated',
        'En attente - Pending',
        'Contrats terminés - Contracts done',
      ]),
    );
    await press(canvas, /Contracts done$/, 'radio');
    await rowOf(canvas, '2025-0305');
    await expect(sent('GET courses').at(-1)?.query.get('courseStatus')).toBe('3');
  },
};

const shownFirst = [
  'Marque - Flag',
  'Contrat - Contract',
  'Société - Company',
  'Étudiants - Students',
  'Langue - Language',
  'Type',
  'Enseignant - Teacher',
];

/** The four statuses: all column heads, the sorted column, and the checkboxes of a row. */
const flavours = [
  {
    status: /Activated$/,
    number: '2026-0412',
    heads: [
      ...shownFirst,
      'Heures - Hours',
      'Début - Start',
      'Fin - End',
      'SI',
      'TCS',
      'SC',
      'Présences - Attendance',
      'Matériel - Material',
      'Notes',
    ],
    order: ['Fin - End', 'ascending'],
    ticks: ['Marque - Flag', 'SI', 'TCS', 'SC'],
  },
  {
    status: /Pending$/,
    number: '2026-0377',
    heads: [...shownFirst, 'Début - Start', 'Fin - End', 'Confirmation envoyée - Confirmation sent', 'Notes'],
    order: ['Début - Start', 'ascending'],
    ticks: ['Marque - Flag', 'Confirmation envoyée - Confirmation sent'],
  },
  {
    status: /Contracts done$/,
    number: '2025-0305',
    heads: [
      ...shownFirst,
      'Début - Start',
      'Fin - End',
      'Envoyé au client - Sent to client',
      'Contrat terminé - Contract completed',
      'Notes',
    ],
    order: ['Fin - End', 'descending'],
    ticks: ['Marque - Flag', 'Envoyé au client - Sent to client', 'Contrat terminé - Contract completed'],
  },
  {
    status: /Archived$/,
    number: '2024-0201',
    heads: [
      ...shownFirst,
      'Début - Start',
      'Fin - End',
      'Confirmation envoyée - Confirmation sent',
      'SI',
      'TCS',
      'SC',
      'Envoyé au client - Sent to client',
      'Contrat terminé - Contract completed',
      'Notes',
    ],
    order: ['Contrat - Contract', 'descending'],
    ticks: [
      'Marque - Flag',
      'Confirmation envoyée - Confirmation sent',
      'SI',
      'TCS',
      'SC',
      'Envoyé au client - Sent to client',
      'Contrat terminé - Contract completed',
    ],
  },
];

export const EachFlavourHasItsColumns: Story = {
  tags: [
    '!release',
    'CON-LIST-10',
    'CON-LIST-12',
    'CON-LIST-13',
    'CON-LIST-14',
    'CON-LIST-15',
    'CON-LIST-16',
  ],
  play: async ({ canvas }) => {
    for (const { status, number, heads, order, ticks } of flavours) {
      await press(canvas, status, 'radio');
      const row = await rowOf(canvas, number);
      const shown = canvas.getAllByRole('columnheader').filter(({ textContent }) => textContent);
      await expect(shown.map(({ textContent }) => textContent)).toEqual(heads);
      await expect(
        shown
          .filter((head) => /^(a|de)scending$/.test(head.getAttribute('aria-sort') ?? ''))
          .map((head) => [head.textContent, head.getAttribute('aria-sort')]),
      ).toEqual([order]);
      await expect(
        row.getAllByRole('checkbox').map((box) => {
          const [headId = ''] = box.getAttribute('aria-labelledby')?.split(' ') ?? [];
          return document.getElementById(headId)?.textContent;
        }),
      ).toEqual(ticks);
      await expect(row.getByRole('button', { name: `Notes ${number} : 2` })).toBeVisible();
      await expect(row.getByRole('button', { name: /Actions of contract/ })).toBeVisible();
    }
  },
};

/** A click on a column head requests that order from the server; another click reverses it. */
export const SortedByAHead: Story = {
  tags: ['CON-LIST-10'],
  play: async ({ canvas }) => {
    await rowOf(canvas, '2026-0412');
    const queries = () => {
      const query = sent('GET courses').at(-1)?.query;
      return [query?.get('orderBy'), query?.get('orderDirection')];
    };
    const numbers = () => textsOf(canvas, 'link', { name: /^20/ });
    const head = within(canvas.getByRole('columnheader', { name: /Company$/ })).getByRole('button');
    await userEvent.click(head);
    await waitFor(() => expect(numbers()).toEqual(['2026-0412', '2026-0409', '2026-0388', '2026-0398']));
    await expect(queries()).toEqual(['client_details.companies.name', 'ASC']);
    await userEvent.click(head);
    await waitFor(() => expect(numbers()).toEqual(['2026-0398', '2026-0388', '2026-0409', '2026-0412']));
    await expect(queries()).toEqual(['client_details.companies.name', 'DESC']);
  },
};

/** Screen readers announce a changed number of results once, with its noun, and nothing if it is unchanged. */
export const WhatIsHeard: Story = {
  tags: ['CON-LIST-08', 'DECISION-110'],
  play: async ({ canvas }) => {
    const { heard, stop } = announcements();
    await rowOf(canvas, '2026-0412');
    await waitFor(() => expect(heard()).toContain('4 contrats - contracts'), { timeout: 5000 });
    const before = heard().length;
    const heardSince = () => heard().slice(before);
    const type = canvas.getByRole('combobox', { name: /Course Type$/ });
    await waitFor(() => expect(within(type).getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.selectOptions(type, 'Groupe - Group');
    await waitFor(() => expect(canvas.queryByRole('link', { name: '2026-0412' })).toBeNull());
    await waitFor(() => expect(heardSince()).toEqual(['1 contrat - contract']), { timeout: 5000 });
    await userEvent.selectOptions(type, '');
    await rowOf(canvas, '2026-0412');
    await waitFor(() => expect(heardSince()).toEqual(['1 contrat - contract', '4 contrats - contracts']), {
      timeout: 5000,
    });
    // Chromium reports the changed order by itself.
    await userEvent.click(headOf(canvas, 'Company'));
    await waitFor(() => expect(textsOf(canvas, 'link', { name: /^20/ })[0]).toBe('2026-0412'));
    await expect(sortedHeads(canvas)).toEqual([['Société - Company', 'ascending']]);
    await userEvent.selectOptions(type, 'Groupe - Group');
    await waitFor(
      () =>
        expect(heardSince()).toEqual([
          '1 contrat - contract',
          '4 contrats - contracts',
          '1 contrat - contract',
        ]),
      { timeout: 5000 },
    );
    stop();
  },
};

/** Firefox sends screen readers no event for a changed `aria-sort`, so the list announces a new order, once. */
export const WhatIsHeardInFirefox: Story = {
  tags: ['CON-LIST-10', 'DECISION-110'],
  beforeEach: inFirefox,
  play: async ({ canvas }) => {
    const { heard, stop } = announcements();
    await rowOf(canvas, '2026-0412');
    await waitFor(() => expect(heard()).toContain('4 contrats - contracts'), { timeout: 5000 });
    const before = heard().length;
    const hears = (...texts: unknown[]) =>
      waitFor(() => expect(heard().slice(before)).toEqual(texts), { timeout: 5000 });
    const ascending = 'Tri par Société, ordre croissant - Sorted by Company, ascending';
    await userEvent.click(headOf(canvas, 'Company'));
    await hears(ascending);
    await expect(sortedHeads(canvas)).toEqual([['Société - Company', 'ascending']]);
    const descending = 'Tri par Société, ordre décroissant - Sorted by Company, descending';
    await userEvent.click(headOf(canvas, 'Company'));
    await hears(ascending, descending);
    const type = canvas.getByRole('combobox', { name: /Course Type$/ });
    await waitFor(() => expect(within(type).getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.selectOptions(type, 'Groupe - Group');
    await hears(ascending, descending, '1 contrat - contract');
    await userEvent.click(headOf(canvas, 'Company'));
    await userEvent.selectOptions(type, '');
    await hears(
      ascending,
      descending,
      '1 contrat - contract',
      expect.stringMatching(`^4 contrats - contracts ?\\. ${ascending}$`),
    );
    stop();
  },
};

/** Returns the button in a column head. */
const headOf = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('columnheader', { name: new RegExp(`${name}$`) })).getByRole('button');

/** Returns the sorted column heads, each with its direction. */
const sortedHeads = (canvas: Canvas) =>
  canvas
    .getAllByRole('columnheader')
    .flatMap((head) => (head.ariaSort === null ? [] : [[head.textContent, head.ariaSort]]));

/** A page has a hundred contracts. */
export const PageByPage: Story = {
  tags: ['CON-LIST-09'],
  parameters: {
    msw: listHandlers({
      contracts: Array.from({ length: 101 }, (_, index) =>
        aContract({ id: 500 + index, number: `2026-0${500 + index}` }),
      ),
    }),
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, '2026-0599');
    await expect(canvas.queryByRole('link', { name: '2026-0600' })).toBeNull();
    const pages = within(canvas.getByRole('navigation', { name: /Pages of the contracts list$/ }));
    await press(pages, /Next/);
    await rowOf(canvas, '2026-0600');
    await expect(canvas.queryByRole('link', { name: '2026-0599' })).toBeNull();
    await expect(sent('GET courses').at(-1)?.query.get('page')).toBe('2');
  },
};

/** Each checkbox is saved alone, under its own name; "sent to client" as a date, or null. */
export const EachTickIsSent: Story = {
  tags: ['CON-LIST-30', 'CON-LIST-31', 'CON-LIST-32', 'CON-LIST-33', 'CON-LIST-34', 'CON-LIST-35'],
  play: async ({ canvas }) => {
    const changes = [
      [/Activated$/, '2026-0409', /^SI/, { SI: 0 }],
      [/Activated$/, '2026-0409', /^TCS/, { TCS: 1 }],
      [/Activated$/, '2026-0409', /^SC/, { SC: 1 }],
      [/Pending$/, '2026-0377', /Confirmation sent/, { confirmation_sent: 1 }],
      [/Contracts done$/, '2025-0305', /Sent to client/, { send_to_client: 0 }],
      [/Contracts done$/, '2025-0305', /Contract completed/, { contract_completed: 0 }],
    ] as const;
    for (const [status, number, name, course] of changes) {
      await press(canvas, status, 'radio');
      const box = (await rowOf(canvas, number)).getByRole('checkbox', { name });
      const isTicked = (box as HTMLInputElement).checked;
      await userEvent.click(box);
      const id = Number(number.slice(-4));
      await waitFor(() =>
        expect(sent('PATCH courses/update').at(-1)?.body).toEqual({ course: { id, ...course } }),
      );
      if (isTicked) await expect(box).not.toBeChecked();
      else await expect(box).toBeChecked();
    }
    await expect(sent('PATCH courses/update')).toHaveLength(changes.length);
  },
};

export const ArchivedIsReadOnly: Story = {
  tags: ['CON-LIST-20', 'CON-LIST-23', 'CON-LIST-27', 'CON-LIST-28', 'CON-HIGHLIGHT-08'],
  parameters: { portal: { at: '/contracts/list?status=archived' } },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, '2024-0201');
    const boxes = row.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(7);
    for (const box of boxes) await expect(box).toBeDisabled();
    await press(row, /Actions of contract/);
    const menu = await canvas.findByRole('menu');
    // All fields are read-only for users, including the flag (DECISION-40).
    await expect(itemsOf(menu)).toEqual(['Modifier - Edit', 'Notes', 'Dupliquer - Duplicate']);
    await expect(within(menu).queryByText(/Set contract status/)).toBeNull();
  },
};

/** On a usual screen, the initial status and the one with the most columns show all columns. */
export const OnAUsualScreen: Story = {
  tags: ['CON-LIST-12', 'CON-LIST-15'],
  play: async ({ canvas }) => {
    await expectTexts(await rowOf(canvas, '2026-0412'), 'Demandé', 'Requested');
    const isWhole = async (name: RegExp) => {
      const list = canvas.getByRole('region', { name });
      await expect(list.scrollWidth).toBe(list.clientWidth);
    };
    await isWhole(/Activated/);
    await press(canvas, /Archived$/, 'radio');
    await rowOf(canvas, '2024-0201');
    await isWhole(/Archived/);
  },
};

/** Returns the entries of an open menu, in order. */
const itemsOf = (menu: HTMLElement) => textsOf(within(menu), 'menuitem');

/** The entries for every contract that is not archived. */
const offeredFirst = [
  'Modifier - Edit',
  'Surligner des cellules - Highlight cells',
  'Marquer - Toggle Flag',
  'Notes',
  'Dupliquer - Duplicate',
];

/** The statuses to which the menu can move an activated contract. */
export const MenuOfAnActivatedContract: Story = {
  tags: [
    '!release',
    'CON-LIST-11',
    'CON-LIST-16',
    'CON-LIST-18',
    'CON-LIST-19',
    'CON-LIST-21',
    'CON-LIST-22',
    'CON-LIST-24',
    'CON-LIST-26',
  ],
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, '2026-0409');
    const actions = row.getByRole('button', { name: /Actions of contract/ });
    await userEvent.click(actions);
    const menu = await canvas.findByRole('menu');
    await expect(itemsOf(menu)).toEqual([
      ...offeredFirst,
      'Contrats terminés - Contracts done',
      'Archivé - Archived',
    ]);
    const statuses = within(
      within(menu).getByRole('group', { name: 'Statut du contrat - Set contract status' }),
    );
    await expect(statuses.getAllByRole('menuitem')).toHaveLength(2);
    await expect(within(menu).getByRole('menuitem', { name: /Edit$/ })).toHaveAttribute(
      'href',
      '/contracts/edit/409/basic',
    );
    await press(within(menu), /Toggle Flag$/, 'menuitem');
    await expect(row.getByRole('checkbox', { name: /Flag/ })).toBeChecked();
    await waitFor(() =>
      expect(sent('PATCH courses/update').at(-1)?.body).toEqual({ course: { id: 409, flag: 1 } }),
    );
    await userEvent.click(actions);
    await press(canvas, /Contracts done$/, 'menuitem');
    await expect(await canvas.findByText('Course status was updated successfully.')).toBeVisible();
    await expect(sent('PATCH courses/update').at(-1)?.body).toEqual({
      course: { id: 409, course_status_id: 3 },
    });
  },
};

/** A pending contract can be activated; a contract that is done can only be archived. */
export const MenusOfTheOthers: Story = {
  tags: ['CON-LIST-19', 'CON-LIST-22', 'CON-LIST-24', 'CON-LIST-25', 'CON-LIST-26'],
  play: async ({ canvas }) => {
    for (const { status, number, last, choice, id } of [
      { status: /Pending$/, number: '2026-0377', last: ['Activé - Activated'], choice: /Activated$/, id: 2 },
      { status: /Contracts done$/, number: '2025-0305', last: [], choice: /Archived$/, id: 4 },
    ]) {
      await press(canvas, status, 'radio');
      await press(await rowOf(canvas, number), /Actions of contract/);
      const menu = await canvas.findByRole('menu');
      await expect(itemsOf(menu)).toEqual([...offeredFirst, ...last, 'Archivé - Archived']);
      await press(within(menu), choice, 'menuitem');
      if (id === 4) await answerQuestion(canvas, /- Archive$/);
      const course = { id: Number(number.slice(-4)), course_status_id: id };
      await waitFor(() => expect(sent('PATCH courses/update').at(-1)?.body).toEqual({ course }));
      await waitFor(() => expect(canvas.queryByRole('link', { name: number })).toBeNull());
    }
  },
};

/**
 * A checked box shows at once, and is unchecked with a message if the server rejects it; a rejected status change keeps
 * the row.
 */
export const ChangesRefused: Story = {
  tags: ['CON-LIST-29', 'CON-LIST-32', 'MSG-49', 'MSG-51'],
  parameters: { msw: listHandlers({ failWrites: 400 }) },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, '2026-0409');
    const tcs = row.getByRole('checkbox', { name: /^TCS/ });
    await userEvent.click(tcs);
    await expect(tcs).toBeChecked();
    await expectMessage('error', 'Course was not updated successfully');
    await expect(tcs).not.toBeChecked();
    await press(row, /Actions of contract/);
    await press(canvas, /Archived$/, 'menuitem');
    await answerQuestion(canvas, /- Archive$/);
    await expectMessage('error', 'Course status was not updated successfully.');
    await expect(canvas.getByRole('link', { name: '2026-0409' })).toBeVisible();
  },
};

/** Returns all requests that change the status of contract 409, including those of other users. */
const moves = () =>
  sentBodies('PATCH courses/update').map((body) => (body as { course: { course_status_id: number } }).course);
const moveElsewhere = (status: number) =>
  fetch('/api/courses/update', {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ course: { id: 409, course_status_id: status } }),
  });

/** A contract that someone else has archived stays archived, and leaves the list. */
export const ArchivedMeanwhile: Story = {
  tags: ['CON-LIST-27', 'DECISION-15', 'MSG-51'],
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, '2026-0409');
    await moveElsewhere(4);
    await press(row, /Actions of contract/);
    await press(canvas, /Contracts done$/, 'menuitem');
    await expectMessage(
      'error',
      'The contract status was not updated: someone has changed it in the meantime.',
    );
    await waitFor(() => expect(canvas.queryByRole('link', { name: '2026-0409' })).toBeNull());
    await expect(moves()).toEqual([{ id: 409, course_status_id: 4 }]);
  },
};

/** Someone else has made the same change: nothing is sent again, and their change cannot be undone here. */
export const ArchivedByBoth: Story = {
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, '2026-0409');
    await moveElsewhere(4);
    await press(row, /Actions of contract/);
    await press(canvas, /Archived$/, 'menuitem');
    await answerQuestion(canvas, /- Archive$/);
    await expectMessage('success', 'Course status was updated successfully.');
    await expect(screen.queryByRole('button', { name: /Undo$/ })).toBeNull();
    await expect(moves()).toEqual([{ id: 409, course_status_id: 4 }]);
  },
};

/** The response to a checkbox is lost: the request is repeated, and the row shows the result (DECISION-53). */
export const TickSavedWithoutAnswer: Story = {
  parameters: {
    msw: () => [...listHandlers({ loseAnswers: true }), ...capabilitiesHandlers(['idempotency-keys'])],
  },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, '2026-0409');
    const tcs = row.getByRole('checkbox', { name: /^TCS/ });
    await userEvent.click(tcs);
    await waitFor(() => expect(sent('PATCH courses/update')).toHaveLength(2), { timeout: 5_000 });
    await waitFor(() => expect(tcs).toBeChecked());
    await expect(canvas.queryByText('Course was not updated successfully')).toBeNull();
  },
};

/** The backend ignores idempotency keys, so the message says that the result is unknown. */
export const TickWithUnknownOutcome: Story = {
  parameters: { msw: listHandlers({ failWrites: 'offline' }) },
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, '2026-0409'), /^TCS/, 'checkbox');
    await expect(await canvas.findByText(/We could not find out whether this was saved\./)).toBeVisible();
  },
};

export const SearchFindsNothingHere: Story = {
  tags: ['SHELL-120'],
  play: async ({ canvas }) => {
    await rowOf(canvas, '2026-0412');
    await userEvent.type(canvas.getByPlaceholderText(/Search contracts$/), '0305{Enter}');
    await expect(await canvas.findByText('No contract matches')).toBeVisible();
    // The match has another status, and one click shows it (DECISION-26).
    await press(canvas, /Contracts done \(1\)/);
    await rowOf(canvas, '2025-0305');
    await userEvent.clear(canvas.getByPlaceholderText(/Search contracts$/));
  },
};

export const NoMatchCanBeReset: Story = {
  tags: ['SHELL-120'],
  parameters: { portal: { at: '/contracts/list?search=zzzz&status=done' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No contract matches');
    const list = within(canvas.getByRole('region', { name: /Contracts done/ }));
    const reset = list.getByRole('button', { name: /Reset the filters$/ });
    // An empty list has no pagination.
    await expect(canvas.queryByRole('navigation', { name: /Pages/ })).not.toBeInTheDocument();
    await userEvent.click(reset);
    await expect(await canvas.findByRole('navigation', { name: /Pages/ })).toBeVisible();
    await rowOf(canvas, '2026-0412');
  },
};

/** Active filters are shown above the list and can be removed there. */
export const NarrowedByTypeAndSearch: Story = {
  tags: ['CON-LIST-06', 'CON-LIST-08', 'CON-LIST-37', 'SHELL-120'],
  play: async ({ canvas }) => {
    await rowOf(canvas, '2026-0412');
    const filters = within(canvas.getByRole('search', { name: 'Filtres - Filters' }));
    const type = filters.getByRole('combobox', { name: /Course Type$/ });
    await waitFor(() => expect(within(type).getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.selectOptions(type, 'Groupe - Group');
    await waitFor(() => expect(canvas.queryByRole('link', { name: '2026-0412' })).toBeNull());
    await rowOf(canvas, '2026-0409');
    await userEvent.type(filters.getByPlaceholderText(/Search contracts$/), '2026-04');
    await press(filters, /Remove Recherche\s: 2026-04 - Search: 2026-04$/);
    await waitFor(() => expect(filters.getByPlaceholderText(/Search contracts$/)).toHaveValue(''));
    const queries = sent('GET courses').map(({ query }) =>
      ['courseStatus', 'courseType', 'courseName'].map((name) => query.get(name)),
    );
    await expect(queries).toEqual([
      ['2', null, null],
      ['2', '2', null],
      ['2', '2', '2026-04'],
    ]);
    await press(filters, /Reset the filters$/);
    await expect(type).toHaveValue('');
    await rowOf(canvas, '2026-0412');
  },
};

export const OnAPhone: Story = {
  tags: ['CON-LIST-08'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '2026-0412' }, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filtres - Filters' })).toBeVisible();
    await expect(
      canvas.getByRole('searchbox', { name: 'Chercher des contrats - Search contracts' }),
    ).toHaveAttribute('placeholder', 'Chercher - Search');
    const found = canvas.getByRole('link', { name: '2026-0412' }).closest<HTMLElement>('[data-row]');
    if (!found) throw new Error('2026-0412 stands in no card');
    const card = within(found);
    // Screen readers read a hidden column head.
    const lineOf = (head: string) => {
      const line = card.getByText(head, { selector: 'dt *' }).closest('dl > div');
      if (!line) throw new Error(`${head} stands on no line`);
      return line.getBoundingClientRect();
    };
    for (const [one, other] of [
      ['Company', 'Students'],
      ['Language', 'Type'],
      ['Teacher', 'Hours'],
      ['Start', 'End'],
      ['Attendance', 'Material'],
    ] as const) {
      const [left, right] = [lineOf(one), lineOf(other)];
      await expect(right.top).toBeLessThan(left.bottom);
      await expect(right.left).toBeGreaterThanOrEqual(left.right);
    }
    const notes = card.getByRole('button', { name: /^Notes 2026-0412/ }).getBoundingClientRect();
    await expect(notes.bottom).toBeLessThanOrEqual(lineOf('Company').top);
    for (const name of [/^SI /, /^TCS /, /^SC /])
      await expect(card.getByRole('checkbox', { name })).toBeVisible();
  },
};

/** A highlighted cell has a colour, a corner mark and a text. */
export const HighlightedCell: Story = {
  tags: ['CON-HIGHLIGHT-06'],
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, '2026-0398');
    await expect(row.getByRole('cell', { name: /Hôtels Frontenac.*highlighted/ })).toBeVisible();
  },
};

/** The menu opens the dialog; after saving, the cell is highlighted, and the server has stored it. */
export const HighlightedFromTheMenu: Story = {
  tags: ['CON-LIST-19', 'CON-HIGHLIGHT-06'],
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, '2026-0412');
    await press(row, /Actions of contract/);
    await press(canvas, /Highlight cells$/, 'menuitem');
    const dialog = await findDialog(canvas, /Highlight cells/);
    await press(dialog, /Teacher$/, 'checkbox');
    await press(dialog, /Save$/);
    await expectClosed(canvas);
    await expect(row.getByRole('cell', { name: /Villeneuve.*highlighted/ })).toBeVisible();
    await expect(row.getByRole('button', { name: /Actions of contract/ })).toHaveFocus();
  },
};

export const OnlyHighlighted: Story = {
  tags: ['CON-LIST-37'],
  play: async ({ canvas }) => {
    await rowOf(canvas, '2026-0412');
    const filters = within(canvas.getByRole('search', { name: 'Filtres - Filters' }));
    await press(filters, /Highlighted$/, 'checkbox');
    await waitFor(() => expect(sent('GET courses').at(-1)?.query.get('highlight')).toBe('1'));
    await press(filters, /^Retirer - Remove Surlignés/);
    await rowOf(canvas, '2026-0412');
  },
};

/** A link to one contract: the chip names it, and removing the chip shows the whole list. */
export const OneContractByALink: Story = {
  tags: ['CON-LIST-37'],
  parameters: { portal: { at: '/contracts/list?contract=409' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, '2026-0409');
    await expect(canvas.queryByRole('link', { name: '2026-0412' })).toBeNull();
    await expect(sent('GET courses')[0]?.query.get('courseId')).toBe('409');
    await press(canvas, /Remove Contrat\s: 2026-0409 - Contract: 2026-0409$/);
    await rowOf(canvas, '2026-0412');
  },
};

/** Opens the notes from the count in the row and from the menu. */
export const NotesOfARow: Story = {
  tags: ['!release', 'CON-LIST-15', 'CON-LIST-17', 'NOTES-03'],
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, '2026-0412');
    await press(row, 'Notes 2026-0412 : 2');
    await expectTexts(await findDialog(canvas, /Notes - 2026-0412/), /La salle 4 n’est pas libre/);
    await expect(String(sent('GET notes')[0]?.query)).toBe('noteType=courses&refId=412');
    await userEvent.keyboard('{Escape}');
    await expectClosed(canvas);
    await expect(row.getByRole('button', { name: 'Notes 2026-0412 : 2' })).toHaveFocus();
    await press(row, /Actions of contract/);
    await press(canvas, 'Notes', 'menuitem');
    await expect(await canvas.findByRole('dialog', { name: /Notes - 2026-0412/ })).toBeVisible();
  },
};

/** Each dialog has a URL: a link opens it for a contract on any page of the list. */
export const DialogByALink: Story = {
  tags: ['CON-LIST-38'],
  parameters: { portal: { at: '/contracts/list?dialog=duplicate&record=305' } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole(
      'alertdialog',
      { name: /Duplicate contract 2025-0305/ },
      { timeout: 5000 },
    );
    await press(within(dialog), /Cancel$/);
    await expectClosed(canvas, 'alertdialog');
  },
};

/** Exports the list with its order and columns as one file. */
export const Exported: Story = {
  parameters: { portal: { at: '/contracts/list?status=activated&sort=company&search=2026' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, '2026-0412');
    const [heads, first] = await exportCsv(canvas);
    await expect(await canvas.findByText('4 rows were exported.', {}, { timeout: 5000 })).toBeVisible();
    await expect(heads?.slice(0, 3)).toEqual(['Marque - Flag', 'Contrat - Contract', 'Société - Company']);
    await expect(first?.slice(0, 4)).toEqual(['non - no', '2026-0412', 'Aéro Beauséjour inc.', '3']);
    const queries = sent('GET courses').at(-1)?.query;
    await expect(queries?.get('resourcesPerPage')).toBe('500');
    await expect(queries?.get('courseName')).toBe('2026');
    await expect(queries?.get('orderBy')).toBe('client_details.companies.name');
  },
};

/** The columns are stored for this status only, the row height for all lists. */
export const ColumnsAndDensity: Story = {
  tags: ['CON-LIST-12'],
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, '2026-0412');
    const height = () => row.getByRole('link').closest('tr')?.getBoundingClientRect().height ?? 0;
    await press(canvas, 'Colonnes - Columns');
    const panel = await findDialog(screen, 'Colonnes - Columns');
    await press(panel, 'Société - Company', 'checkbox');
    await expect(canvas.queryByRole('columnheader', { name: /Company$/ })).toBeNull();
    const before = height();
    await press(panel, 'Serrée - Compact', 'radio');
    await waitFor(() => expect(height()).toBeLessThan(before));
    await userEvent.keyboard('{Escape}');
    await press(canvas, /Pending$/, 'radio');
    await rowOf(canvas, '2026-0377');
    await expect(canvas.getByRole('columnheader', { name: /Company$/ })).toBeVisible();
    await press(canvas, /Activated$/, 'radio');
    await rowOf(canvas, '2026-0412');
    await expect(canvas.queryByRole('columnheader', { name: /Company$/ })).toBeNull();
    await expect(document.cookie).toContain('columns-contracts-activated=~company');
  },
};

/** Restores the columns that were stored earlier. */
export const AsItWasLeft: Story = {
  beforeEach: () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the page keeps it
    document.cookie = 'columns-contracts-activated=teacher.flagged.number~company.students; Path=/';
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, '2026-0412');
    const heads = textsOf(canvas, 'columnheader');
    await expect(heads[0]).toBe('Enseignant - Teacher');
    await expect(heads).toContain('Contrat - Contract');
    await expect(heads).not.toContain('Étudiants - Students');
  },
};

/** Shows ended, expired and soon expiring contracts in days, with an icon and a text. */
export const Health: Story = {
  parameters: {
    msw: listHandlers({
      contracts: [
        aContract({ id: 1, number: '2026-0001', endsOn: dayFromNow(-6), expiresOn: null }),
        aContract({ id: 2, number: '2026-0002', endsOn: dayFromNow(20), expiresOn: dayFromNow(-2) }),
        aContract({ id: 3, number: '2026-0003', endsOn: dayFromNow(20), expiresOn: dayFromNow(12) }),
        aContract({ id: 4, number: '2026-0004', endsOn: dayFromNow(90), expiresOn: dayFromNow(120) }),
        aContract({ id: 5, number: '2026-0005', endsOn: dayFromNow(90), minutesTaught: null }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const marks = async (number: string) =>
      (await rowOf(canvas, number)).queryAllByRole('img', { name: / j - / }).map((mark) => mark.title);
    // The rows of the previous story may still be there for a moment.
    await waitFor(async () =>
      expect(await marks('2026-0001')).toEqual(['Fin dépassée de 6 j - 6 d past its end']),
    );
    await expect(await marks('2026-0002')).toEqual(['Expiré depuis 2 j - Expired 2 d ago']);
    await expect(await marks('2026-0003')).toEqual(['Expire dans 12 j - Expires in 12 d']);
    await expect(await marks('2026-0004')).toEqual([]);
    // If the backend does not send the taught hours, only the contracted hours are shown.
    await expect((await rowOf(canvas, '2026-0005')).getByText('48 h')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['!release'], ...states.loading('Loading the contracts') };

/** No contract has this status; others exist, so the first steps are not shown. */
export const Empty: Story = {
  parameters: { msw: listHandlers({ contracts: [aContract({ status: 'done' })] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No contracts here')).toBeVisible();
    await waitFor(() => expect(sent('GET courses').at(-1)?.query.has('courseStatus')).toBe(false));
    await expect(canvas.queryByText('To begin')).toBeNull();
  },
};

/** An empty portal shows the first steps; finished ones are checked. */
export const FirstSteps: Story = {
  parameters: {
    msw: () => [
      ...listHandlers({ contracts: [] }),
      ...languagesHandlers(),
      ...companiesHandlers({ companies: [] }),
      ...teachersHandlers({ teachers: [] }),
      ...studentsHandlers({ students: [] }),
    ],
  },
  play: async ({ canvas }) => {
    const card = (await canvas.findByRole('heading', { name: 'Pour commencer - To begin' })).closest(
      'section',
    );
    const list = within(within(card as HTMLElement).getByRole('list'));
    await waitFor(() =>
      expect(list.getAllByRole('listitem').map((item) => /\(done\)/.test(item.textContent ?? ''))).toEqual([
        true,
        false,
        false,
        false,
        false,
      ]),
    );
    await expect(
      list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Ajouter les langues enseignées - Add the languages taught', '/settings/languages'],
      ['Ajouter une société - Add a company', '/settings/companies'],
      ['Ajouter ou importer les enseignants - Add or import the teachers', '/teachers/list'],
      ['Ajouter ou importer les étudiants - Add or import the students', '/students/list'],
      ['Créer le premier contrat - Create the first contract', '/contracts/create'],
    ]);
  },
};

export const Refused: Story = states.refused();
export const Offline: Story = states.offline('Offline');

export const ArchivedNames: Story = {
  tags: ['DECISION-91'],
  parameters: {
    msw: listHandlers({
      contracts: [
        aContract({
          company: { id: 99, name: 'Papeterie Oubliée', archived: true },
          language: { id: 98, name: 'Sanskrit', archived: true },
          teacher: { id: 33, name: 'Rosa', lastName: 'Iglesias', archived: true },
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, '2026-0412');
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent);
    for (const text of [
      'Papeterie Oubliée Archivée - Archived',
      'Sanskrit Archivée - Archived',
      'Rosa Iglesias Archivé - Archived',
    ])
      await expect(cells).toContain(text);
  },
};

export const LongNamesAndNulls: Story = {
  tags: ['!release', 'SHELL-051', 'SHELL-053', 'SHELL-054'],
  parameters: {
    msw: listHandlers({
      contracts: [
        aContract({
          id: 1,
          number: '2026-0001',
          company: {
            id: 1,
            name: 'Société québécoise d’approvisionnement en équipements ferroviaires et portuaires de la Côte-Nord inc.',
          },
          teacher: { id: 2, name: 'Nguyễn Thị Hương Giang', lastName: 'de la Bruère-Montpetit' },
        }),
        aContract({
          id: 2,
          number: '2026-0002',
          company: null,
          teacher: null,
          language: null,
          courseType: null,
          startsOn: null,
          endsOn: null,
          minutesTaught: null,
          numberOfClasses: 15,
        }),
        ...someContracts(),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, '2026-0002');
    await expect(row.getAllByText('---')).toHaveLength(4);
    await expectTexts(row, 'No start date', 'No end date', '22,5 h');
  },
};
