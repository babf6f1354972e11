import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { DataTable } from '../DataTable/DataTable';
import type { TableColumn } from '../DataTable/table-columns';
import { FilterBar } from '../FilterBar/FilterBar';
import { DownloadIcon } from '../icons';
import { TextLink } from '../Link/TextLink';
import { Logo } from '../Logo/Logo';
import { Meter } from '../Meter/Meter';
import { Navbar } from '../Navbar/Navbar';
import { PageFrame } from '../PageFrame/PageFrame';
import { PageState } from '../PageState/PageState';
import { Pagination } from '../Pagination/Pagination';
import { SearchField } from '../SearchField/SearchField';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { SelectField } from '../SelectField/SelectField';
import { ListAreaLayout } from './ListAreaLayout';
import { ListContent, ListLayout } from './ListLayout';
import { ListTop } from './ListTop';
import type { ListArea } from './list-parts';

type Status = 'pending' | 'activated' | 'done' | 'archived';

function Filters() {
  const [status, setStatus] = useState<Status>('activated');
  const [words, setWords] = useState('');
  return (
    <FilterBar
      label={<BilingualText fr="Filtres" en="Filters" />}
      removeLabel={<BilingualText fr="Retirer" en="Remove" />}
      resetLabel={<BilingualText fr="Réinitialiser les filtres" en="Reset the filters" />}
      onReset={() => setWords('')}
      showLabel={<BilingualText fr="Voir 1 284 contrats" en="Show 1,284 contracts" />}
      lead={
        <SegmentedControl<Status>
          label={<BilingualText fr="Statut" en="Status" />}
          hideLabel
          value={status}
          onValueChange={setStatus}
          options={[
            { value: 'pending', label: <BilingualText fr="En attente" en="Pending" /> },
            { value: 'activated', label: <BilingualText fr="Activés" en="Activated" /> },
            { value: 'done', label: <BilingualText fr="Contrats terminés" en="Contracts done" /> },
            { value: 'archived', label: <BilingualText fr="Archivés" en="Archived" /> },
          ]}
        />
      }
      search={
        <SearchField
          label={<BilingualText fr="Chercher des contrats" en="Search contracts" />}
          hideLabel
          placeholder="Chercher - Search"
          value={words}
          onValueChange={setWords}
          clearLabel={<BilingualText fr="Effacer" en="Clear" />}
        />
      }
      count={
        <>
          <strong>1 284</strong> <BilingualText fr="contrats" en="contracts" />
        </>
      }
    >
      <SelectField
        label={<BilingualText fr="Type" en="Type" />}
        hideLabel
        options={[{ value: '', label: 'Type : tous - All' }]}
      />
    </FilterBar>
  );
}

interface Contract {
  id: number;
  number: string;
  company: string;
  teacher: string;
  taught: number;
  contracted: number;
}

const companies = ['Aéro Beauséjour inc.', 'Banque Champlain', 'Fonderie Cartier ltée', 'Hôtels Frontenac'];
const teachers = ['Léa Villeneuve', 'Andrew Parker', 'Gaëlle Jolicœur', 'Inès Fortin'];

const contracts: Contract[] = Array.from({ length: 30 }, (_, index) => ({
  id: index,
  number: `2026-0${412 - index}`,
  company: companies[index % companies.length] ?? '',
  teacher: teachers[(index * 3) % teachers.length] ?? '',
  taught: (index * 7) % 40,
  contracted: 40,
}));

const columns: readonly TableColumn<Contract>[] = [
  {
    id: 'number',
    header: <BilingualText fr="Contrat" en="Contract" />,
    cell: (contract) => (
      <TextLink variant="standalone" href={`#${contract.id}`}>
        {contract.number}
      </TextLink>
    ),
    sortable: true,
    phone: 'title',
  },
  {
    id: 'company',
    header: <BilingualText fr="Société" en="Company" />,
    cell: (contract) => contract.company,
  },
  {
    id: 'teacher',
    header: <BilingualText fr="Enseignant" en="Teacher" />,
    cell: (contract) => contract.teacher,
  },
  {
    id: 'hours',
    header: <BilingualText fr="Heures" en="Hours" />,
    cell: ({ taught, contracted }) => (
      <Meter
        value={taught}
        max={contracted}
        tone={taught / contracted > 0.95 ? 'caution' : 'accent'}
        text={`${taught} / ${contracted} h`}
      />
    ),
    width: 160,
  },
];

function Contracts() {
  return (
    <DataTable
      caption={<BilingualText fr="Contrats" en="Contracts" />}
      columns={columns}
      rows={contracts}
      rowKey={(contract) => contract.id}
      sort={{ column: 'number', direction: 'descending' }}
      onSort={() => undefined}
      sortLabel="Trier par - Sort by"
      loadingLabel={<BilingualText fr="Chargement" en="Loading" />}
      scroll="own"
      footer={
        <Pagination
          page={1}
          pageSize={contracts.length}
          total={1284}
          onPage={() => undefined}
          label="Pages des contrats - Pages of the contracts"
          previousLabel={<BilingualText fr="Précédente" en="Previous" />}
          nextLabel={<BilingualText fr="Suivante" en="Next" />}
          pageLabel={<BilingualText fr="Page" en="Page" />}
        />
      }
    />
  );
}

const top = {
  title: <BilingualText fr="Contrats" en="Contracts" />,
  tools: (
    <Button variant="quiet" icon={DownloadIcon}>
      CSV
    </Button>
  ),
  create: { label: <BilingualText fr="Créer un contrat" en="Create Contract" />, href: '#create' },
  filters: <Filters />,
};

const navbar = (
  <Navbar
    brand={<Logo name="Passerelle" />}
    homeHref="#home"
    menuLabel="Menu"
    label="Navigation principale - Main navigation"
    links={[
      {
        id: 'contracts',
        href: '#contracts',
        label: <BilingualText fr="Contrats" en="Contracts" layout="stack" />,
        current: true,
      },
      {
        id: 'teachers',
        href: '#teachers',
        label: <BilingualText fr="Enseignants" en="Teachers" layout="stack" />,
      },
    ]}
    userMenu={<Avatar initials="MB" />}
  />
);

export default {
  title: 'Components/Layout/ListLayout',
  component: ListLayout,
  subcomponents: { ListAreaLayout, ListContent, ListTop },
  tags: ['release', 'SHELL-039'],
  decorators: [
    (Story) => (
      <PageFrame navbar={navbar} skipLabel={<BilingualText fr="Aller au contenu" en="Skip to content" />}>
        <Story />
      </PageFrame>
    ),
  ],
  args: {
    children: (
      <ListContent {...top}>
        <Contracts />
      </ListContent>
    ),
  },
} satisfies Meta<typeof ListLayout>;

type Story = StoryObj<typeof ListLayout>;

export const RowsScrollUnderTheFilters: Story = {
  play: async ({ canvas, canvasElement }) => {
    const head = canvas.getByRole('columnheader', { name: /Contrat - Contract/ });
    const search = canvas.getByRole('searchbox');
    const before = [head, search].map((part) => part.getBoundingClientRect().top);
    (await canvas.findByRole('link', { name: '2026-0383' })).scrollIntoView();
    await expect(canvas.getByRole('link', { name: '2026-0412' }).getBoundingClientRect().top).toBeLessThan(0);
    await expect([head, search].map((part) => part.getBoundingClientRect().top)).toEqual(before);
    await expect(canvasElement.ownerDocument.scrollingElement?.scrollTop).toBe(0);
  },
};

export const NothingMatches: Story = {
  args: {
    children: (
      <ListContent {...top}>
        <PageState
          kind="no-match"
          title={<BilingualText fr="Aucun contrat ne correspond" en="No contract matches" layout="stack" />}
        />
      </ListContent>
    ),
  },
};

const area: ListArea = {
  label: 'Administration',
  moreLabel: <BilingualText fr="Autres" en="More" layout="stack" />,
  links: [
    {
      id: 'languages',
      href: '#languages',
      label: <BilingualText fr="Langues" en="Languages" layout="stack" />,
      current: true,
    },
    {
      id: 'companies',
      href: '#companies',
      label: <BilingualText fr="Sociétés" en="Companies" layout="stack" />,
    },
  ],
};

const inArea: Story['render'] = ({ children }) => <ListAreaLayout area={area}>{children}</ListAreaLayout>;

export const WithTheMenuOfItsArea: Story = {
  render: inArea,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Administration' });
    const main = canvas.getByRole('main');
    await expect(menu.getBoundingClientRect().right).toBeLessThan(main.getBoundingClientRect().left);
    await expect(main).not.toContainElement(menu);
    (await canvas.findByRole('link', { name: '2026-0383' })).scrollIntoView();
    await expect(menu.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

/** Returns the distance from the navbar to the first card, in px. */
function heightAboveCards(canvasElement: HTMLElement): number {
  const navbar = within(canvasElement).getByRole('banner').getBoundingClientRect();
  const [card] = within(within(canvasElement).getByRole('main')).getAllByRole('listitem');
  return (card?.getBoundingClientRect().top ?? Infinity) - navbar.bottom;
}

/**
 * Search, filters and status take at most 160 px, so that the first screen shows rows: with a mouse, the choices wrap. The
 * e2e tests of phones measure the 120 px of a touch screen.
 */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: '2026-0412' })).toBeVisible());
    await expect(heightAboveCards(canvasElement)).toBeLessThanOrEqual(160);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Contrats - Contracts');
    // The selected option is scrolled into view.
    const activated = canvas.getByRole('radio', { name: 'Activés - Activated' }).getBoundingClientRect();
    await expect(activated.left).toBeGreaterThanOrEqual(0);
    await expect(activated.right).toBeLessThanOrEqual(innerWidth);
    const create = canvas.getByRole('link', { name: 'Créer un contrat - Create Contract' });
    await expect(create.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 40);
    await expect(create.getBoundingClientRect().right).toBeGreaterThan(innerWidth - 40);

    // Sort order and tools are in the sheet, whose button shows the number of results.
    await expect(canvas.queryByRole('group', { name: 'Trier par - Sort by' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Filtres - Filters' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Filtres - Filters' }));
    await expect(sheet.getByRole('heading', { name: 'Filtres - Filters' })).toHaveFocus();
    const order = sheet.getByRole('group', { name: 'Trier par - Sort by' });
    await expect(within(order).getByRole('button', { name: 'Contrat - Contract' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(sheet.getByRole('button', { name: 'CSV' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    const opener = canvas.getByRole('button', { name: 'Filtres - Filters' });
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Voir 1 284 contrats - Show 1,284 contracts' }),
    );
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
};

/** The area menu stands above the status filter, whose choices wrap with a mouse; it is beside it on a touch screen. */
export const WithTheMenuOfItsAreaOnAPhone: Story = {
  render: inArea,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: '2026-0412' })).toBeVisible());
    await expect(heightAboveCards(canvasElement)).toBeLessThanOrEqual(220);
    const menu = canvas.getByRole('navigation', { name: 'Administration' });
    await userEvent.click(within(menu).getByRole('button', { name: 'Langues - Languages' }));
    const here = await canvas.findByRole('menuitem', { name: 'Langues - Languages' });
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('menuitem', { name: 'Sociétés - Companies' })).toHaveAttribute(
      'href',
      '#companies',
    );
  },
};

/** A list without filters leads to the others of its area too. */
export const WithoutFiltersOnAPhone: Story = {
  render: inArea,
  args: {
    children: (
      <ListContent title={top.title}>
        <PageState
          kind="no-match"
          title={<BilingualText fr="Aucun contrat ne correspond" en="No contract matches" layout="stack" />}
        />
      </ListContent>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Administration' });
    await userEvent.click(within(menu).getByRole('button', { name: 'Langues - Languages' }));
    await expect(await canvas.findByRole('menuitem', { name: 'Sociétés - Companies' })).toHaveAttribute(
      'href',
      '#companies',
    );
  },
};
