import {
  broken,
  capabilitiesHandlers,
  companiesHandlers,
  contractsHandlers,
  sent,
  studentsHandlers,
  teachersHandlers,
} from '@portal/api-client/testing';
import { aCompany, aContract, aStudent, aTeacher } from '@portal/domain';
import type { RecentRecord } from '@portal/records';
import { asAdmin, tryAgain } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Palette } from './Palette';

const contracts = [
  aContract(),
  aContract({ id: 409, number: '2026-0409', company: { id: 22, name: 'Banque Champlain' } }),
  aContract({ id: 298, number: '2025-0298', status: 'archived', teacher: null }),
];
const manyContracts = Array.from({ length: 48 }, (_, place) =>
  aContract({ id: 1000 + place, number: `2024-${1000 + place}` }),
);
const students = [
  aStudent({ id: 501, name: 'Inès', lastName: 'Fortin', email: 'ines.fortin@client.example' }),
  aStudent({ id: 502, name: 'Zoë', lastName: 'Villeray', email: 'zoe@client.example', active: false }),
];
const teachers = [aTeacher(), aTeacher({ id: 32, name: 'Andrew', lastName: 'Parker' })];

const answering = () => [
  ...contractsHandlers({ contracts }),
  ...studentsHandlers({ students }),
  ...teachersHandlers({ teachers }),
  ...companiesHandlers({ companies: [aCompany({ id: 22, name: 'Banque Champlain' })] }),
];

const lately: RecentRecord[] = [
  { kind: 'contract', id: 409, label: '2026-0409', detail: 'Banque Champlain' },
  { kind: 'student', id: 501, label: 'Inès Fortin', detail: 'Aéro Beauséjour inc.' },
];

export default {
  title: 'Admin/Find anything',
  component: Palette,
  tags: ['release'],
  args: { recent: lately, onCommand: fn(), onClose: fn() },
  decorators: [asAdmin('/reports/list')],
  parameters: { msw: answering },
} satisfies Meta<typeof Palette>;

type Story = StoryObj<typeof Palette>;

const field = () => screen.findByRole('combobox', { name: /Find anything/ });
const group = async (name: RegExp) => within(await screen.findByRole('group', { name }));
const groups = () =>
  screen.getAllByRole('group').map((found) => found.firstElementChild?.textContent?.split(' - ').at(-1));

/** Without input: recent records, frequent actions, all screens. Requests only the extensions. */
export const NothingTyped: Story = {
  tags: ['!release'],
  play: async () => {
    await expect(await field()).toHaveFocus();
    await expect(groups()).toEqual(['Recent', 'Actions', 'Go to']);
    const recent = await group(/Recent$/);
    await expect(recent.getByRole('option', { name: /2026-0409.*Contract/ })).toBeVisible();
    await expect(recent.getByRole('option', { name: /Inès Fortin.*Student/ })).toBeVisible();
    await expect((await group(/Go to$/)).getAllByRole('option')).toHaveLength(10);
    await expect(sent()).toHaveLength(sent('GET capabilities').length);
  },
};

/** The page of an extension is offered if the backend has it. */
export const PageOfAnExtension: Story = {
  parameters: { first: capabilitiesHandlers(['mails']) },
  play: async () => {
    await userEvent.type(await field(), 'outbox');
    await userEvent.click(await screen.findByRole('option', { name: /See the emails/ }));
    await expect(await screen.findByRole('heading', { name: '/operations/mails' })).toBeVisible();
  },
};

/** Screens are found by the words of their area, in one order. */
export const ScreensOfTheSettings: Story = {
  parameters: {
    first: capabilitiesHandlers(['course-types', 'mails', 'organisation', 'planned-classes', 'webhooks']),
  },
  play: async () => {
    await userEvent.type(await field(), 'settings');
    await screen.findByRole('option', { name: /webhooks/ });
    const namesIn = async (name: RegExp) =>
      (await group(name)).getAllByRole('option').map(({ textContent }) => textContent?.split(' - ').at(-1));
    await expect(await namesIn(/Actions$/)).toEqual([
      'See the settings of the organization',
      'See the closed days',
      'See the course types',
      'See the emails',
      'See the webhooks',
    ]);
    await expect((await namesIn(/Go to$/)).map((name) => name?.replace(/G.$/, ''))).toEqual([
      'Languages',
      'Companies',
      'Materials',
      'Users',
      'File Manager',
    ]);
  },
};

/** The calendar is a screen of the extension with planned classes. */
export const CalendarOffered: Story = {
  tags: ['DECISION-51'],
  parameters: { first: capabilitiesHandlers(['planned-classes']) },
  play: async () => {
    await userEvent.type(await field(), 'schedule');
    await userEvent.click(await screen.findByRole('option', { name: /Calendrier - Calendar/ }));
    await expect(await screen.findByRole('heading', { name: '/calendar' })).toBeVisible();
  },
};

export const WithoutTheExtension: Story = {
  play: async () => {
    await userEvent.type(await field(), 'outbox');
    await expect(await screen.findByText('Nothing matches “outbox”.')).toBeVisible();
  },
};

/** A number leads to its contract, and Enter opens it. */
export const ByNumber: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), '0412');
    const found = await group(/Contracts$/);
    const contract = await found.findByRole('option', { name: /2026-0412.*Aéro Beauséjour/ });
    await expect(within(contract).getByText('0412').tagName).toBe('MARK');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalled();
    await expect(await screen.findByRole('heading', { name: '/contracts/edit/412/basic' })).toBeVisible();
  },
};

/** Finds names without accents in all kinds; recent records come first and only once. */
export const ByNameWithoutAccents: Story = {
  play: async () => {
    await userEvent.type(await field(), 'ines');
    await expect((await group(/Recent$/)).getByRole('option', { name: /Inès Fortin/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Searching')).not.toBeInTheDocument());
    await expect(screen.getAllByRole('option', { name: /Inès Fortin/ })).toHaveLength(1);
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'champlain');
    await expect((await group(/Companies$/)).getByRole('option', { name: 'Banque Champlain' })).toBeVisible();
  },
};

/** The API finds teachers by name only; the palette also finds them by email. */
export const ByEmail: Story = {
  play: async () => {
    await userEvent.type(await field(), 'lea.villeneuve@');
    await expect((await group(/Teachers$/)).getByRole('option', { name: /Léa Villeneuve/ })).toBeVisible();
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'ines.fortin@client');
    await expect((await group(/Students$/)).getByRole('option', { name: /Inès Fortin/ })).toBeVisible();
  },
};

/** Archived records are found and marked as archived. */
export const Archived: Story = {
  play: async () => {
    await userEvent.type(await field(), '0298');
    await expect(
      (await group(/Contracts$/)).getByRole('option', { name: /2025-0298.*Archived/ }),
    ).toBeVisible();
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'villeray');
    await expect(
      (await group(/Students$/)).getByRole('option', { name: /Zoë Villeray.*Archived/ }),
    ).toBeVisible();
  },
};

/** If there are more results than shown, a link leads to the list with all of them. */
export const MoreThanAreShown: Story = {
  parameters: { msw: [...contractsHandlers({ contracts: manyContracts }), ...answering()] },
  play: async () => {
    await userEvent.type(await field(), 'beausejour');
    const found = await group(/Contracts$/);
    await expect(found.getAllByRole('option')).toHaveLength(6);
    await userEvent.click(found.getByRole('option', { name: /See all 48 in the list/ }));
    await expect(
      await screen.findByRole('heading', { name: '/contracts/list?search=beausejour' }),
    ).toBeVisible();
  },
};

export const AnAction: Story = {
  globals: { language: 'en' },
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Find anything' }), 'import stu');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('heading', { name: '/students/list?dialog=import' })).toBeVisible();
  },
};

export const TheShortcutsAreAskedFor: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), 'keyboard');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCommand).toHaveBeenCalledTimes(1);
    await expect(args.onCommand).toHaveBeenCalledWith('shortcuts');
  },
};

/** Every command and page is found by its names in both languages, and by its synonyms. */
export const ByEitherName: Story = {
  play: async () => {
    const input = await field();
    for (const [typed, name] of [
      ['relances', 'Relances - Follow-ups'],
      ['follow-ups', 'Relances - Follow-ups'],
      ['inbox', 'Relances - Follow-ups'],
      ['reportées', 'Voir les relances reportées - See the snoozed follow-ups'],
      ['snooze', 'Voir les relances reportées - See the snoozed follow-ups'],
      ['langue', 'Afficher en français seulement - Show French only'],
      ['language', 'Afficher en anglais seulement - Show English only'],
      ['bilingual', 'Afficher en français et en anglais - Show French and English'],
      ['thème', 'Apparence sombre - Dark appearance'],
      ['theme', 'Apparence claire - Light appearance'],
      ['dark', 'Apparence sombre - Dark appearance'],
      ['mot de passe', 'Changer le mot de passe - Change password'],
      ['password', 'Changer le mot de passe - Change password'],
      ['déconnecter', 'Se déconnecter - Logout'],
      ['sign out', 'Se déconnecter - Logout'],
      ['log out', 'Se déconnecter - Logout'],
      ['raccourcis', 'Raccourcis clavier - Keyboard shortcuts'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.paste(typed);
      await expect(await screen.findByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible();
    }
  },
};

/** The palette passes a command to the caller and does not navigate. */
export const ACommand: Story = {
  globals: { language: 'en' },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Find anything' }), 'dark app');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCommand).toHaveBeenCalledTimes(1);
    await expect(args.onCommand).toHaveBeenCalledWith('themeDark');
    await expect(screen.queryByRole('heading', { name: /list/ })).toBeNull();
  },
};

/** A late response to an older search is not shown for a newer one. */
export const AnswersNeverOvertake: Story = {
  parameters: { msw: [...contractsHandlers({ contracts, delay: 150 }), ...answering()] },
  play: async () => {
    await userEvent.type(await field(), '0412');
    await screen.findByRole('option', { name: /2026-0412/ });
    await userEvent.clear(await field());
    await userEvent.type(await field(), '0298');
    await expect(screen.queryByRole('option', { name: /2026-0412/ })).not.toBeInTheDocument();
    await expect(await screen.findByRole('option', { name: /2025-0298/ })).toBeVisible();
    await expect(screen.queryByRole('option', { name: /2026-0412/ })).not.toBeInTheDocument();
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await field(), 'zzzz');
    await expect(await screen.findByText('Nothing matches “zzzz”.')).toBeVisible();
    await expect(screen.getByText('Rien ne correspond à « zzzz ».')).toHaveAttribute('lang', 'fr');
  },
};

/** Shows the results that loaded; the failed kind offers a retry. */
export const OneKindFails: Story = {
  parameters: { msw: [broken('*/api/student', 500), ...answering()] },
  play: async () => {
    await userEvent.type(await field(), 'ville');
    await expect(await screen.findByText('Not everything could be searched.')).toBeVisible();
    await expect((await group(/Teachers$/)).getByRole('option', { name: /Léa Villeneuve/ })).toBeVisible();
    await tryAgain(screen);
    await expect((await group(/Students$/)).getByRole('option', { name: /Zoë Villeray/ })).toBeVisible();
    await expect(screen.queryByText('Not everything could be searched.')).not.toBeInTheDocument();
  },
};

/** Screens, actions and recently opened records need no network. */
export const Offline: Story = {
  parameters: {
    msw: [
      ...contractsHandlers({ fail: 'offline' }),
      ...studentsHandlers({ fail: 'offline' }),
      ...teachersHandlers({ fail: 'offline' }),
      ...companiesHandlers({ fail: 'offline' }),
    ],
  },
  play: async () => {
    await userEvent.type(await field(), 'champlain');
    await expect(await screen.findByText(/Offline: only screens and recent items/)).toBeVisible();
    await expect((await group(/Recent$/)).getByRole('option', { name: /2026-0409/ })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.type(await field(), 'villeneuve');
    await userEvent.click(await screen.findByRole('option', { name: /Léa Villeneuve.*passerelle/ }));
    await expect(await screen.findByRole('heading', { name: '/teachers/edit/31/profile' })).toBeVisible();
  },
};
