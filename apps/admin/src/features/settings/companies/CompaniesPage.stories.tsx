import {
  absencesHandlers,
  archivingHandlers,
  broken,
  capabilitiesHandlers,
  companiesHandlers,
  failsOnce,
  linksHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { aCompany, aPrivateLink } from '@portal/domain';
import {
  answered,
  answerQuestion,
  type Canvas,
  expectMessage,
  expectTexts,
  exportCsv,
  fill,
  press,
  recovers,
  textsOf,
  withClipboard,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inArea } from '../../../areas/area-story';
import { findName, findQuestion, namesIn, rowOf, settled } from '../names/names-story';
import { CompaniesPage } from './CompaniesPage';

const companies = [
  aCompany(),
  aCompany({ id: 22, name: 'Banque Champlain', linkToken: 'qT5vB2mK8xC1zR7d', linkTail: 'zR7d' }),
  aCompany({ id: 23, name: 'Hôtels Frontenac', linkToken: null, linkTail: null }),
  aCompany({ id: 24, name: 'Papeterie Laurier', active: false }),
];

const many = Array.from({ length: 60 }, (_, index) =>
  aCompany({
    id: index + 1,
    name: `Société ${String(index + 1).padStart(2, '0')}`,
    linkToken: `link-${index}`,
    linkTail: `k-${String(index).padStart(2, '0')}`,
  }),
);

const of = (situation: Parameters<typeof companiesHandlers>[0] = { companies }) =>
  companiesHandlers(situation);

export default {
  title: 'Admin/Settings/Companies',
  component: CompaniesPage,
  tags: ['release'],
  decorators: inArea('admin.settings.companies'),
  parameters: { msw: of },
} satisfies Meta<typeof CompaniesPage>;

type Story = StoryObj<typeof CompaniesPage>;

const newName = (canvas: Canvas) =>
  canvas.findByRole('textbox', { name: 'Nom de la nouvelle société - Name of the new company' });
const linkOf = (token: string) => `${location.origin}/#/clientReport/${token}`;

/** Records the copied text instead of changing the machine's clipboard. */
const copied = fn(async (_text: string) => {});

/** Lists each company with the link to its reports; without a token there is no link to open or copy. */
export const Filled: Story = {
  tags: [
    '!release',
    'SET-COMP-01',
    'SET-COMP-06',
    'SET-COMP-19',
    'SET-COMP-20',
    'SET-COMP-23',
    'SET-COMP-24',
    'OPEN-81',
  ],
  play: async ({ canvas }) => {
    const aero = await rowOf(canvas, 'Aéro Beauséjour');
    await expect(namesIn(canvas)).toEqual(['Aéro Beauséjour inc.', 'Banque Champlain', 'Hôtels Frontenac']);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sociétés - Companies' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sociétés - Companies' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(textsOf(canvas, 'columnheader')).toEqual([
      'Nom - Name',
      'Lien magique - Magic link',
      'Actions',
    ]);
    await expect(textsOf(aero, 'button')).toEqual([
      'Modifier Aéro Beauséjour inc. - Edit Aéro Beauséjour inc.',
      'Copier le lien magique : Aéro Beauséjour inc. - Copy the magic link of Aéro Beauséjour inc.',
      'Générer un nouveau lien pour Aéro Beauséjour inc. - Generate a new link for Aéro Beauséjour inc.',
      'Archiver - Archive Aéro Beauséjour inc.',
    ]);
    await expect(aero.getByText(linkOf('pR8dN4hJ6yL0qW5f'))).toBeVisible();
    const open = aero.getByRole('link', { name: /Open Aéro Beauséjour inc\./ });
    await expect(open).toHaveAttribute('href', linkOf('pR8dN4hJ6yL0qW5f'));
    await expect(open).toHaveAttribute('target', '_blank');
    await expect(open).toHaveAttribute('rel', 'noopener noreferrer');
    const none = await rowOf(canvas, 'Hôtels Frontenac');
    await expect(none.getByText('No link')).toBeVisible();
    await expect(none.queryByRole('link')).toBeNull();
    await expect(none.queryByRole('button', { name: /Copy/ })).toBeNull();
    await expect(sent('GET companies')[0]?.query.toString()).toBe(
      'deletedCompanies=false&page=1&resourcesPerPage=50',
    );
  },
};

export const LinkCopied: Story = {
  tags: ['!release', 'SET-COMP-22', 'MSG-25'],
  beforeEach: withClipboard(copied),
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Banque Champlain'), /Copy the magic link of Banque Champlain$/);
    await expectMessage('success', 'Magic link copied');
    await expect(copied).toHaveBeenLastCalledWith(linkOf('qT5vB2mK8xC1zR7d'));
  },
};

/**
 * With the extension, the list does not contain the links: each one is requested when the user needs it, which the
 * history records.
 */
const shownOneByOne = () => [
  ...linksHandlers({ links: [aPrivateLink({ id: 22, name: 'Banque Champlain', tail: 'zR7d' })] }),
  ...companiesHandlers({ companies: companies.map((company) => ({ ...company, linkToken: null })) }),
];

export const LinkShown: Story = {
  tags: ['SET-COMP-19', 'SET-COMP-20', 'DECISION-57'],
  parameters: { msw: shownOneByOne },
  play: async ({ canvas }) => {
    const bank = await rowOf(canvas, 'Banque Champlain');
    await expect(bank.getByText('…/zR7d')).toBeVisible();
    await expect(bank.queryByRole('link')).toBeNull();
    await userEvent.click(bank.getByRole('button', { name: /Show link Banque Champlain$/ }));
    const open = await bank.findByRole('link', { name: /Open Banque Champlain/ });
    await expect(open).toHaveAttribute('href', linkOf('link-of-22-zR7d'));
    await expect(bank.getByText(linkOf('link-of-22-zR7d'))).toBeVisible();
    await waitFor(() => expect(open).toHaveFocus());
    await expect(sent('POST links/company/22/show')).toHaveLength(1);
  },
};

export const LinkCopiedUnseen: Story = {
  tags: ['SET-COMP-22', 'MSG-25', 'DECISION-57'],
  parameters: { msw: shownOneByOne, first: [failsOnce('POST links/company/22/show', 500)] },
  beforeEach: withClipboard(copied),
  play: async ({ canvas }) => {
    const bank = await rowOf(canvas, 'Banque Champlain');
    const copy = bank.getByRole('button', { name: /Copy the magic link of Banque Champlain$/ });
    await userEvent.click(copy);
    await expectMessage('error', 'The link could not be shown');
    await userEvent.click(copy);
    await expectMessage('success', 'Magic link copied');
    await expect(copied).toHaveBeenLastCalledWith(linkOf('link-of-22-zR7d'));
    await userEvent.click(copy);
    await waitFor(() => expect(copied).toHaveBeenCalledTimes(2));
    await expect(sent('POST links/company/22/show')).toHaveLength(2);
  },
};

/** Each company has a button to its absence thresholds. */
export const AbsenceThresholds: Story = {
  tags: ['DECISION-135'],
  globals: { language: 'en' },
  parameters: {
    msw: () => [
      ...capabilitiesHandlers(['absence-thresholds']),
      ...absencesHandlers({ thresholds: { percents: null, inherited: [20], inheritedFrom: 'organisation' } }),
      ...of(),
    ],
  },
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Banque Champlain'), 'Absence thresholds of Banque Champlain');
    await expect(await canvas.findByText('Without another choice: 20%.')).toBeVisible();
    await expect(
      canvas.getByRole('dialog', { name: 'Absence thresholds of Banque Champlain' }),
    ).toBeVisible();
    await expect(sent('GET absenceThresholds')[0]?.query.toString()).toBe('companyId=22');
  },
};

/** If the page may not write to the clipboard, it selects the link, so that the user can press the copy shortcut. */
export const CopyingForbidden: Story = {
  beforeEach: withClipboard(() => Promise.reject(new Error('not allowed'))),
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Banque Champlain'), /Copy the magic link/);
    await expect(await canvas.findByText(/copy it with the keyboard/)).toBeVisible();
    await expect(String(getSelection())).toBe(linkOf('qT5vB2mK8xC1zR7d'));
  },
};

/** Asks first, because the old link stops working immediately. */
export const LinkRegenerated: Story = {
  tags: ['!release', 'SET-COMP-21', 'MSG-24', 'OPEN-82', 'API-026'],
  play: async ({ canvas }) => {
    const bank = await rowOf(canvas, 'Banque Champlain');
    await userEvent.click(bank.getByRole('button', { name: /Generate a new link for Banque Champlain$/ }));
    const dialog = await findQuestion(canvas, /Generate a new link for Banque Champlain\?$/);
    await expect(dialog.getByText(/The old link stops working at once/)).toBeVisible();
    await expect(sent('POST companies/auth/generateToken')).toEqual([]);
    await userEvent.dblClick(dialog.getByRole('button', { name: /Generate a new link$/ }));
    await expectMessage('success', 'Token was generated successfully');
    await expect(await bank.findByText(linkOf('new-link-1'))).toBeVisible();
    await expect(bank.queryByText(linkOf('qT5vB2mK8xC1zR7d'))).toBeNull();
    await expect(sentBodies('POST companies/auth/generateToken')).toEqual([{ id: 22 }]);
    await settled(canvas);
  },
};

/**
 * The link has its own last day: the question says that the new link does not keep it, and when the new one expires.
 */
export const LinkWithAnExpiryRegenerated: Story = {
  parameters: {
    msw: () => [
      ...linksHandlers({
        links: [aPrivateLink({ id: 22, name: 'Banque Champlain', expiresOn: '2027-03-01' })],
      }),
      ...of(),
    ],
  },
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Banque Champlain'), /Generate a new link for Banque Champlain$/);
    const dialog = await findQuestion(canvas, /Generate a new link for Banque Champlain\?$/);
    await expectTexts(
      dialog,
      'The new link does not expire.',
      'The current expiry, Mar 1st 27, is not kept. You can set it again for the new link.',
    );
  },
};

/** The first link of a company replaces none, so there is no question. The first attempt fails. */
export const FirstLink: Story = {
  tags: ['SET-COMP-21', 'OPEN-81'],
  parameters: { first: [failsOnce('POST companies/auth/generateToken', 500)] },
  play: async ({ canvas }) => {
    const none = await rowOf(canvas, 'Hôtels Frontenac');
    const create = none.getByRole('button', { name: /Create the link Hôtels Frontenac$/ });
    await userEvent.click(create);
    await expectMessage('error', 'Something went wrong.');
    await userEvent.dblClick(create);
    await expect(await canvas.findByText('Token was generated successfully')).toBeVisible();
    await expect(await none.findByText(linkOf('new-link-1'))).toBeVisible();
    await expect(canvas.queryByText('Something went wrong.')).toBeNull();
    await expect(sent('POST companies/auth/generateToken')).toHaveLength(2);
    await settled(canvas);
  },
};

/** After a failure the question stays open, also by its URL, and the existing link stays visible. */
export const LinkNotGenerated: Story = {
  tags: ['MSG-23'],
  parameters: {
    msw: of({ companies, failWrites: 500 }),
    portal: { at: '/settings/companies?dialog=link&record=22' },
  },
  play: async ({ canvas }) => {
    const dialog = await findQuestion(canvas, /Generate a new link for Banque Champlain\?$/);
    await userEvent.click(dialog.getByRole('button', { name: /Generate a new link$/ }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong.');
    await expect(dialog.getByRole('button', { name: /Generate a new link$/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Cancel$/ }));
    await expect(
      (await rowOf(canvas, 'Banque Champlain')).getByText(linkOf('qT5vB2mK8xC1zR7d')),
    ).toBeVisible();
  },
};

/** A company is added by Enter or the button; existing and empty names are rejected with a message. */
export const AddedByName: Story = {
  tags: [
    '!release',
    'SHELL-018',
    'SET-COMP-03',
    'SET-COMP-04',
    'SET-COMP-05',
    'SET-COMP-07',
    'SET-COMP-08',
    'API-023',
  ],
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Banque Champlain');
    const add = canvas.getByRole('button', { name: /Add a company$/ });
    await userEvent.click(add);
    await expect(await canvas.findByText('Type a name first.')).toBeVisible();
    await fill(await newName(canvas), 'Banque Champlain');
    await userEvent.click(add);
    await expect(await canvas.findByText('This company already exists.')).toBeVisible();
    await expect(await newName(canvas)).toHaveValue('Banque Champlain');
    await expect(sent('POST companies/create')).toEqual([]);
    await userEvent.type(await newName(canvas), ' Ouest{Enter}');
    await canvas.findByText('Company Banque Champlain Ouest was added.');
    await expect(namesIn(canvas)[0]).toBe('Banque Champlain Ouest');
    await fill(await newName(canvas), 'Zinc Abitibi');
    await userEvent.click(add);
    await canvas.findByText('Company Zinc Abitibi was added.');
    await expect(sentBodies('POST companies/create')).toEqual([
      { name: 'Banque Champlain Ouest' },
      { name: 'Zinc Abitibi' },
    ]);
    // A new company has no link yet; its row can generate one.
    const added = await rowOf(canvas, 'Zinc Abitibi');
    await userEvent.click(added.getByRole('button', { name: /Create the link/ }));
    await expect(await added.findByText(linkOf('new-link-1'))).toBeVisible();
    await settled(canvas);
  },
};

export const Renamed: Story = {
  tags: ['SET-COMP-09', 'SET-COMP-10', 'SET-COMP-11', 'SET-COMP-12', 'API-024'],
  play: async ({ canvas }) => {
    const bank = await rowOf(canvas, 'Banque Champlain');
    await userEvent.dblClick(bank.getByText('Banque Champlain', { selector: 'th span' }));
    await userEvent.keyboard('Banque du Lac{Enter}');
    const pencil = await canvas.findByRole('button', { name: /Edit Banque du Lac$/ });
    await expect(pencil).toHaveFocus();
    await userEvent.click(pencil);
    await userEvent.keyboard('Caisse');
    await userEvent.click(canvas.getByRole('button', { name: /Cancel$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /Edit Banque du Lac$/ }));
    await userEvent.keyboard('Caisse du Lac');
    await userEvent.click(canvas.getByRole('button', { name: /Save$/ }));
    await canvas.findByRole('button', { name: /Edit Caisse du Lac$/ });
    await expect(sentBodies('PUT companies/update')).toEqual([
      { id: 22, name: 'Banque Champlain', newName: 'Banque du Lac' },
      { id: 22, name: 'Banque du Lac', newName: 'Caisse du Lac' },
    ]);
    await settled(canvas);
  },
};

/** Archiving disables the link, and the question says so. */
export const ArchivedAndRestored: Story = {
  tags: [
    '!release',
    'SET-COMP-02',
    'SET-COMP-13',
    'SET-COMP-14',
    'SET-COMP-15',
    'SET-COMP-16',
    'SET-COMP-18',
    'OPEN-80',
    'API-025',
  ],
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Banque Champlain'), /Archive Banque Champlain$/);
    const question = await findQuestion(canvas, /Archive Banque Champlain\?$/);
    await expect(question.getByText(/Its private link does not open until you restore it/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: /Archive$/ }));
    await canvas.findByText('Company Banque Champlain was archived.');
    await waitFor(() => expect(namesIn(canvas)).toEqual(['Aéro Beauséjour inc.', 'Hôtels Frontenac']));
    await userEvent.click(canvas.getByRole('switch', { name: 'Archivées seulement - Archived only' }));
    const archived = await rowOf(canvas, 'Papeterie Laurier');
    await expect(namesIn(canvas)).toEqual(['Banque Champlain', 'Papeterie Laurier']);
    await expect(archived.getByText('Archived')).toBeVisible();
    await expect(
      getComputedStyle(archived.getByText('Papeterie Laurier', { selector: 'th span span span' })).color,
    ).toBe(getComputedStyle(archived.getByText('Archived')).color);
    await expect(archived.getByText(/does not open as long as the company is archived/)).toBeVisible();
    await expect(archived.queryByRole('link')).toBeNull();
    await userEvent.click(archived.getByRole('button', { name: /Restore Papeterie Laurier$/ }));
    await answerQuestion(canvas, /Restore$/, /Restore Papeterie Laurier\?$/);
    await canvas.findByText('Company Papeterie Laurier was restored.');
    await waitFor(() => expect(namesIn(canvas)).toEqual(['Banque Champlain']));
    await expect(sentBodies('PUT companies/updateStatus')).toEqual([
      { id: 22, status: 0 },
      { id: 24, status: 1 },
    ]);
    await settled(canvas);
  },
};

export const SeveralPages: Story = {
  tags: ['!release', 'SET-COMP-17', 'LIMIT-04'],
  parameters: { msw: of({ companies: many }) },
  play: async ({ canvas }) => {
    await findName(canvas, 'Société 50');
    await expect(namesIn(canvas)).toHaveLength(50);
    const pages = within(canvas.getByRole('navigation', { name: /Pages of the companies list$/ }));
    await userEvent.click(pages.getByRole('button', { name: /Next$/ }));
    await findName(canvas, 'Société 60');
    for (const { query } of sent('GET companies')) await expect(query.get('resourcesPerPage')).toBe('50');
  },
};

/** The name belongs to an archived company, which is offered for restoring. */
export const ComesBack: Story = {
  tags: ['DECISION-96'],
  parameters: {
    msw: () => [
      ...archivingHandlers({
        found: {
          kind: 'company',
          id: 24,
          name: 'Papeterie Laurier',
          lastName: null,
          archivedOn: null,
        },
      }),
      ...of(),
    ],
    first: [failsOnce('POST companies/create', { status: 409, code: 'conflict' })],
  },
  play: async ({ canvas }) => {
    await findName(canvas, 'Hôtels Frontenac');
    await userEvent.type(await newName(canvas), 'Papeterie Laurier{Enter}');
    await expect(await canvas.findByText('Papeterie Laurier exists and is archived.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Restore$/ }));
    await expect(await canvas.findByText('Papeterie Laurier is no longer archived.')).toBeVisible();
    await expect(sentBodies('PUT companies/updateStatus')).toEqual([{ id: 24, status: 1 }]);
    await findName(canvas, 'Papeterie Laurier');
  },
};

/** The search matches only an archived company. */
export const OnlyArchivedMatches: Story = {
  tags: ['DECISION-96'],
  play: async ({ canvas }) => {
    await findName(canvas, 'Hôtels Frontenac');
    await userEvent.type(canvas.getByRole('searchbox', { name: /Search companies$/ }), 'laurier{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: /Archived \(1\)$/ }));
    await findName(canvas, 'Papeterie Laurier');
  },
};

export const Searched: Story = {
  play: async ({ canvas }) => {
    await findName(canvas, 'Hôtels Frontenac');
    const box = canvas.getByRole('searchbox', { name: /Search companies$/ });
    await userEvent.type(box, 'champ');
    await waitFor(() => expect(namesIn(canvas)).toEqual(['Banque Champlain']));
    await expect(sent('GET companies').at(-1)?.query.get('companyName')).toBe('champ');
    await userEvent.type(box, 'x{Enter}');
    await expect(await canvas.findByText('No company matches')).toBeVisible();
    const [reset] = canvas.getAllByRole('button', { name: /Reset the filters$/ });
    if (reset) await userEvent.click(reset);
    await findName(canvas, 'Hôtels Frontenac');
  },
};

/**
 * Exports all pages as one file, with only the end of each link, because a file with all links would be worth stealing.
 */
export const Exported: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Banque Champlain');
    await expect(await exportCsv(canvas)).toEqual([
      ['Nom - Name', 'Lien magique - Magic link'],
      ['Aéro Beauséjour inc.', '…/qW5f'],
      ['Banque Champlain', '…/zR7d'],
      ['Hôtels Frontenac', ''],
      [''],
    ]);
    await expect(await canvas.findByText('3 rows were exported.')).toBeVisible();
    await expect(sent('GET companies').at(-1)?.query.get('resourcesPerPage')).toBe('500');
  },
};

export const Empty: Story = {
  tags: ['!release'],
  ...answered(of({ companies: [] }), 'Add the first one by its name.'),
};

export const OfflineAtFirst: Story = {
  parameters: { first: [broken('*/api/companies')] },
  play: recovers((canvas) => findName(canvas, 'Banque Champlain')),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: of({
      companies: [
        aCompany({ id: 9, name: 'Coopérative des producteurs laitiers du Haut-Saint-Laurent et environs' }),
        ...companies,
      ],
    }),
  },
  play: async ({ canvas }) => {
    const archive = await canvas.findByRole('button', { name: /Archive Banque Champlain$/ });
    const name = canvas.getByRole('button', { name: /Edit Banque Champlain$/ }).getBoundingClientRect();
    // The button is next to the name, not on another line.
    await expect(archive.getBoundingClientRect().top).toBeLessThan(name.bottom);
    await expect(archive.getBoundingClientRect().left).toBeGreaterThanOrEqual(name.right);
    await userEvent.click(canvas.getByRole('button', { name: /Edit Banque Champlain$/ }));
    await expect(canvas.getByRole('textbox', { name: /Name of the company$/ })).toHaveFocus();
    for (const key of canvas.getAllByRole('button', { name: /Generate a new link/ }))
      await expect(key.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 16);
  },
};
