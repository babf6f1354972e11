import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { DeleteIcon, EditIcon, FlagIcon, RetryIcon } from '../icons';
import { TextLink } from '../Link/TextLink';
import { PageState } from '../PageState/PageState';
import { Pagination } from '../Pagination/Pagination';
import { DataTable, type DataTableProps } from './DataTable';
import { nextSort, type TableColumn, type TableSort } from './table-columns';
import type { RowKey } from './table-selection';

interface Contract {
  id: number;
  number: string;
  company: string;
  teacher: string;
  type: string;
  hours: number;
  flagged: boolean;
  si: boolean;
  archived: boolean;
}

const companies = ['Aéro Beauséjour inc.', 'Banque Champlain', 'Fonderie Cartier ltée', 'Hôtels Frontenac'];
const teachers = ['Léa Villeneuve', 'Andrew Parker', 'Gaëlle Jolicœur', 'Nguyễn Thị Minh Khai'];
const types = ['Individuel', 'Groupe', 'Semi-privé', 'Intensif'];

const contracts = (count: number): Contract[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    number: `2026-${String(412 - index).padStart(4, '0')}`,
    company: companies[index % 4] ?? '',
    teacher: teachers[(index * 3) % 4] ?? '',
    type: types[(index * 7) % 4] ?? '',
    hours: (index * 13) % 60,
    flagged: index % 5 === 0,
    si: index % 3 === 0,
    archived: index === 3,
  }));

const drawn = fn();

const columns: readonly TableColumn<Contract>[] = [
  {
    id: 'flag',
    header: <BilingualText fr="Marque" en="Flag" />,
    hideHeader: true,
    toggle: (contract) => contract.flagged,
    look: 'flag',
    align: 'center',
    width: 48,
  },
  {
    id: 'number',
    width: 130,
    header: <BilingualText fr="Contrat" en="Contract" />,
    cell: (contract) => {
      drawn(contract.id);
      return (
        <TextLink variant="standalone" href={`#${contract.id}`}>
          {contract.number}
        </TextLink>
      );
    },
    sortable: true,
    phone: 'title',
  },
  {
    id: 'company',
    width: 180,
    header: <BilingualText fr="Société" en="Company" />,
    cell: (contract) => contract.company,
    sortable: true,
  },
  { id: 'type', width: 110, header: 'Type', cell: (contract) => contract.type, phone: 'hidden' },
  {
    id: 'teacher',
    width: 180,
    header: <BilingualText fr="Enseignant" en="Teacher" />,
    cell: (contract) => contract.teacher,
  },
  {
    id: 'hours',
    width: 120,
    header: <BilingualText fr="Heures" en="Hours" />,
    cell: (contract) => contract.hours,
    align: 'end',
    sortable: true,
  },
  {
    id: 'si',
    header: 'SI',
    toggle: (contract) => contract.si,
    toggleDisabled: (contract) => contract.archived,
    align: 'center',
    width: 56,
  },
];

const chosen = fn();
const toggled = fn();
const sorted = fn();

const menu: DataTableProps<Contract>['menu'] = {
  label: <BilingualText fr="Actions" en="Actions" />,
  sections: (contract) => [
    {
      id: 'contract',
      items: [
        {
          id: 'edit',
          label: <BilingualText fr="Modifier" en="Edit" />,
          icon: EditIcon,
          href: `#${contract.id}`,
        },
        {
          id: 'flag',
          label: <BilingualText fr="Marquer" en="Toggle Flag" />,
          icon: FlagIcon,
          onSelect: () => chosen(contract.number),
        },
      ],
    },
    {
      id: 'status',
      caption: <BilingualText fr="Statut du contrat" en="Set contract status" />,
      items: [
        {
          id: 'archived',
          label: <BilingualText fr="Archivé" en="Archived" />,
          icon: DeleteIcon,
          tone: 'critical',
          onSelect: () => chosen('archived'),
        },
      ],
    },
  ],
};

const highlights = (contract: Contract) => (contract.id === 4 ? ['company'] : undefined);

/** A page that stores the rows like a list page: each toggle creates one new row object. */
function ContractTable({ rows: given, ...props }: Partial<DataTableProps<Contract>>) {
  const [rows, setRows] = useState(given);
  const [sort, setSort] = useState<TableSort>({ column: 'number', direction: 'descending' });
  const onSort = useCallback((column: string) => {
    sorted(column);
    setSort((before) => nextSort(column, before));
  }, []);
  return (
    <div style={{ padding: 24, height: '100vh', display: 'flex', boxSizing: 'border-box' }}>
      <DataTable<Contract>
        caption={<BilingualText fr="Contrats" en="Contracts" />}
        columns={columns}
        rows={rows}
        rowKey={(contract) => contract.id}
        sort={sort}
        onSort={onSort}
        sortLabel="Trier par - Sort by"
        onToggle={(contract, column, checked) => {
          toggled(contract.number, column, checked);
          const field = column === 'flag' ? 'flagged' : 'si';
          setRows((before) =>
            before?.map((row) => (row.id === contract.id ? { ...row, [field]: checked } : row)),
          );
        }}
        highlights={highlights}
        highlightLabel={<BilingualText fr="surligné" en="highlighted" />}
        menu={menu}
        loadingLabel={<BilingualText fr="Chargement" en="Loading" />}
        scroll="own"
        footer={
          <Pagination
            page={1}
            pageSize={100}
            total={1284}
            onPage={fn()}
            label="Pages"
            previousLabel={<BilingualText fr="Précédente" en="Previous" />}
            nextLabel={<BilingualText fr="Suivante" en="Next" />}
            pageLabel="Page"
          />
        }
        {...props}
      />
    </div>
  );
}

/** Rows that can be selected across pages; the archived one cannot. */
function SelectableTable(props: Partial<DataTableProps<Contract>>) {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const count = selected.size;
  return (
    <ContractTable
      {...props}
      selection={{
        selected,
        onSelect: setSelected,
        blocked: (contract) => contract.archived,
        label: <BilingualText fr="Choisir" en="Select" />,
        allLabel: <BilingualText fr="Sélectionner toute la page" en="Select the whole page" />,
        summary: (
          <BilingualText
            fr={count === 1 ? '1 contrat choisi' : `${count} contrats choisis`}
            en={count === 1 ? '1 contract selected' : `${count} contracts selected`}
          />
        ),
        actions: (
          <Button
            size="small"
            onClick={() => {
              chosen([...selected]);
              setSelected(new Set());
            }}
          >
            <BilingualText fr="Archiver" en="Archive" />
          </Button>
        ),
        clearLabel: <BilingualText fr="Tout désélectionner" en="Clear selection" />,
      }}
    />
  );
}

export default {
  title: 'Components/Data/DataTable',
  component: ContractTable,
  tags: ['release'],
  subcomponents: { DataTable },
  args: { rows: contracts(12) },
  beforeEach: () => {
    for (const spy of [drawn, chosen, toggled, sorted]) spy.mockClear();
  },
} satisfies Meta<typeof ContractTable>;

type Story = StoryObj<typeof ContractTable>;

/** The popup's code is loaded first, which takes a moment on a busy machine. */
const opened = (contract: string) =>
  screen.findByRole('menu', { name: `Actions ${contract}` }, { timeout: 10_000 });

export const Contracts: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Contrats - Contracts' });
    await expect(within(table).getAllByRole('row')).toHaveLength(13);
    const row = within(table).getByRole('row', { name: /2026-0409/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('2026-0409');
    await expect(within(row).getByRole('cell', { name: /surligné - highlighted/ })).toHaveTextContent(
      'Hôtels Frontenac',
    );
    await expect(within(row).getByRole('checkbox', { name: 'SI 2026-0409' })).toBeDisabled();
  },
};

/** Short tables need no column widths: the browser computes them from the content. */
export const WidthsByContent: Story = {
  args: { columns: columns.map((column) => ({ ...column, width: undefined })), scroll: 'page' },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Société - Company' });
    const cell = canvas.getByRole('cell', { name: /surligné - highlighted/ });
    await expect(cell.getBoundingClientRect().left).toBe(head.getBoundingClientRect().left);
  },
};

/** Column heads and cells are aligned, although each row has its own layout; a narrow window scrolls sideways. */
export const NarrowWindow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 760 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('region', { name: 'Contrats - Contracts' });
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
    const heads = canvas.getAllByRole('columnheader').map((head) => head.getBoundingClientRect().left);
    for (const row of canvas.getAllByRole('row').slice(1)) {
      const lefts = [...row.children].slice(0, heads.length).map((cell) => cell.getBoundingClientRect().left);
      await expect(lefts).toEqual(heads);
    }
  },
};

export const SortedByItsHeads: Story = {
  tags: ['CON-LIST-10'],
  play: async ({ canvas }) => {
    const head = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(head('Contrat - Contract')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Société - Company' }));
    await expect(sorted).toHaveBeenLastCalledWith('company');
    await expect(head('Société - Company')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Contrat - Contract')).not.toHaveAttribute('aria-sort');
    await userEvent.keyboard('{Enter}');
    await expect(head('Société - Company')).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('button', { name: 'Société - Company' })).toHaveFocus();
    await expect(head('Type')).not.toHaveAttribute('aria-sort');
  },
};

/** Waits for the last of a hundred rows: rows after the first screen render a moment later. */
const allRowsDrawn = (canvas: Pick<typeof screen, 'findByRole'>) =>
  canvas.findByRole('link', { name: '2026-0313' });

export const OneToggleDrawsOneRow: Story = {
  tags: ['CON-LIST-14'],
  args: { rows: contracts(100) },
  play: async ({ canvas }) => {
    await allRowsDrawn(canvas);
    drawn.mockClear();
    const box = canvas.getByRole('checkbox', { name: 'SI 2026-0411' });
    await userEvent.click(box);
    await expect(toggled).toHaveBeenCalledWith('2026-0411', 'si', true);
    await expect(box).toBeChecked();
    const rowsDrawn = new Set(drawn.mock.calls.map(([id]) => id));
    await expect([...rowsDrawn]).toEqual([2]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Marque - Flag 2026-0412' }));
    await expect(toggled).toHaveBeenLastCalledWith('2026-0412', 'flag', false);
  },
};

/** When the user returns to a list, the row that they opened is in view and has the focus. */
export const BackToTheRowThatWasOpened: Story = {
  args: { rows: contracts(100), returnTo: 70 },
  // Without an iframe, the focus would leave the documentation page.
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '2026-0343' });
    await waitFor(() => expect(link).toHaveFocus());
    const list = canvas.getByRole('region', { name: 'Contrats - Contracts' }).getBoundingClientRect();
    await waitFor(() => {
      const { top, bottom } = link.getBoundingClientRect();
      expect(top).toBeGreaterThan(list.top);
      expect(bottom).toBeLessThan(list.bottom);
    });
  },
};

export const ChosenOneByOne: Story = {
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Sélectionner toute la page - Select the whole page' });
    await expect(all).not.toBePartiallyChecked();
    const top = canvas.getByRole('link', { name: '2026-0412' }).getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choisir - Select 2026-0411' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 contrat choisi - 1 contract selected');
    await expect(all).toBePartiallyChecked();
    // No row moves away from under the pointer.
    await expect(canvas.getByRole('link', { name: '2026-0412' }).getBoundingClientRect().top).toBe(top);
    await expect(toggled).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: 'Archiver - Archive' }));
    await expect(chosen).toHaveBeenCalledWith([2]);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    // The clicked button has disappeared; the focus is on the checkbox that selects all rows.
    await expect(all).toHaveFocus();
  },
};

export const ChosenByStretchAndByPage: Story = {
  render: ChosenOneByOne.render,
  args: { rows: contracts(8) },
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    const box = (number: string) => canvas.getByRole('checkbox', { name: `Choisir - Select ${number}` });
    await user.click(box('2026-0412'));
    await user.keyboard('{Shift>}');
    await user.click(box('2026-0407'));
    await user.keyboard('{/Shift}');
    // The archived contract among them is not selected.
    await expect(canvas.getByRole('status')).toHaveTextContent('5 contrats choisis');
    await expect(box('2026-0409')).toBeDisabled();
    await expect(box('2026-0409')).not.toBeChecked();

    const all = canvas.getByRole('checkbox', { name: /Select the whole page/ });
    await user.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('7 contrats choisis');
    await user.click(canvas.getByRole('button', { name: /Clear selection/ }));
    await expect(all).not.toBeChecked();
    await expect(all).toHaveFocus();
  },
};

export const OneChoiceDrawsOneRow: Story = {
  render: ChosenOneByOne.render,
  args: { rows: contracts(100) },
  play: async ({ canvas }) => {
    await allRowsDrawn(canvas);
    // The size of the table is known after the next frame.
    for (const _ of [1, 2]) await new Promise((next) => requestAnimationFrame(next));
    drawn.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choisir - Select 2026-0410' }));
    await expect([...new Set(drawn.mock.calls.map(([id]) => id))]).toEqual([3]);
  },
};

/**
 * Arrow keys move between the controls of the rows; Tab visits all of them in order, and an arrow key on a menu button
 * opens its menu.
 */
export const ThroughTheRowsByArrowKeys: Story = {
  play: async ({ canvas }) => {
    const link = (number: string) => canvas.getByRole('link', { name: number });
    const si = (number: string) => canvas.getByRole('checkbox', { name: `SI ${number}` });
    link('2026-0412').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(link('2026-0411')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(si('2026-0411')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggled).toHaveBeenCalledWith('2026-0411', 'si', true);
    await userEvent.keyboard('{ArrowDown}');
    await expect(si('2026-0410')).toHaveFocus();
    // The arrow key skips the disabled checkbox of the archived contract.
    await userEvent.keyboard('{ArrowDown}');
    await expect(si('2026-0408')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(si('2026-0410')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Actions 2026-0410' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Actions 2026-0410' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('checkbox', { name: 'Marque - Flag 2026-0410' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{End}');
    await expect(canvas.getByRole('button', { name: 'Actions 2026-0410' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Control>}{End}{/Control}');
    await expect(si('2026-0401')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(si('2026-0401')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(si('2026-0412')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Actions 2026-0412' })).toHaveFocus();
  },
};

export const Compact: Story = {
  args: { rows: contracts(30), density: 'compact' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /2026-0411/ });
    await expect(row.getBoundingClientRect().height).toBeLessThan(40);
    const box = within(row).getByRole('checkbox', { name: /^SI/ });
    // The controls of a row get their size when the browser notices that the row is in view.
    await waitFor(() => expect(box.getBoundingClientRect().height).toBeGreaterThanOrEqual(24));
  },
};

/**
 * When the focused row disappears, for example because it was archived, the focus moves to the row that is last now, or
 * to the table.
 */
export const FocusStaysWhenItsRowLeaves: Story = {
  tags: ['!release'],
  render: function Leaving() {
    const [rows, setRows] = useState(contracts(3));
    return (
      <div style={{ padding: 24 }}>
        <DataTable<Contract>
          caption={<BilingualText fr="Contrats" en="Contracts" />}
          columns={columns}
          rows={rows}
          rowKey={(contract) => contract.id}
          onToggle={({ id }) => setRows((before) => before.filter((row) => row.id !== id))}
          loadingLabel={<BilingualText fr="Chargement" en="Loading" />}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const flag = (contract: string) => canvas.getByRole('checkbox', { name: `Marque - Flag ${contract}` });
    flag('2026-0410').focus();
    await userEvent.keyboard(' ');
    await expect(flag('2026-0411')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(flag('2026-0412')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('region', { name: 'Contrats - Contracts' })).toHaveFocus();
  },
};

export const OneMenuForAllRows: Story = {
  tags: ['CON-LIST-11'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions 2026-0411' });
    await userEvent.click(trigger);
    await expect(await opened('2026-0411')).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Marquer - Toggle Flag' }));
    await expect(chosen).toHaveBeenCalledWith('2026-0411');
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');

    canvas.getByRole('button', { name: 'Actions 2026-0408' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await opened('2026-0408')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Modifier - Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(chosen).toHaveBeenLastCalledWith('2026-0408');

    await userEvent.click(canvas.getByRole('button', { name: 'Actions 2026-0407' }));
    await opened('2026-0407');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions 2026-0405' }));
    await expect(await opened('2026-0405')).toBeVisible();
    await expect(screen.getAllByRole('menu')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Actions 2026-0405' })).toHaveFocus();
  },
};

/** Rows move when they are loaded again: the menu closes if another row has taken the position of its row. */
export const MenuClosesWhenItsRowMoves: Story = {
  render: function Revalidated() {
    const [rows, setRows] = useState(contracts(3).slice(1));
    useEffect(() => {
      const [added, open, last] = contracts(3) as [Contract, Contract, Contract];
      const revalidate = () =>
        flushSync(() => setRows((before) => (before.includes(added) ? [added, last] : [added, open, last])));
      window.addEventListener('online', revalidate);
      return () => window.removeEventListener('online', revalidate);
    }, []);
    return (
      <div style={{ padding: 24 }}>
        <DataTable<Contract>
          caption={<BilingualText fr="Contrats" en="Contracts" />}
          columns={columns}
          rows={rows}
          rowKey={(contract) => contract.id}
          menu={menu}
          loadingLabel={<BilingualText fr="Chargement" en="Loading" />}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions 2026-0411' });
    await userEvent.click(trigger);
    await expect(await opened('2026-0411')).toBeVisible();
    await fireEvent(window, new Event('online'));
    await waitFor(() => expect(trigger).toHaveAccessibleName('Actions 2026-0412'));
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    // The row is gone, and the next one has taken its position.
    const moved = canvas.getByRole('button', { name: 'Actions 2026-0411' });
    await userEvent.click(moved);
    await expect(await opened('2026-0411')).toBeVisible();
    await fireEvent(window, new Event('online'));
    await waitFor(() => expect(moved).toHaveAccessibleName('Actions 2026-0410'));
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(moved).toHaveFocus();
  },
};

/** The menu of the last row closes when rows are removed, and the focus moves to a remaining row. */
export const MenuClosesWhenTheTableShrinks: Story = {
  render: function Shrinking() {
    const [rows, setRows] = useState(contracts(3));
    useEffect(() => {
      const revalidate = () =>
        flushSync(() => setRows((before) => (before.length === 3 ? before.slice(1) : before.slice(0, 1))));
      window.addEventListener('online', revalidate);
      return () => window.removeEventListener('online', revalidate);
    }, []);
    return (
      <div style={{ padding: 24 }}>
        <DataTable<Contract>
          caption={<BilingualText fr="Contrats" en="Contracts" />}
          columns={columns}
          rows={rows}
          rowKey={(contract) => contract.id}
          menu={menu}
          loadingLabel={<BilingualText fr="Chargement" en="Loading" />}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const trigger = (contract: string) => canvas.getByRole('button', { name: `Actions ${contract}` });
    await userEvent.click(trigger('2026-0410'));
    await expect(await opened('2026-0410')).toBeVisible();
    // A row above is gone, so the last position is gone too.
    await fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(trigger('2026-0410')).toHaveFocus();
    await userEvent.click(trigger('2026-0410'));
    await expect(await opened('2026-0410')).toBeVisible();
    // The row itself is gone.
    await fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(trigger('2026-0411')).toHaveFocus();
  },
};

/** If the rows move between the click and the opening, no menu opens, because it would be that of another row. */
export const RowMovesBeforeItsMenu: Story = {
  render: MenuClosesWhenItsRowMoves.render,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions 2026-0411' });
    await userEvent.hover(trigger);
    void fireEvent.click(trigger);
    void fireEvent(window, new Event('online'));
    await expect(trigger).toHaveAccessibleName('Actions 2026-0412');
    await import('../Menu/MenuPopup');
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn));
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(trigger).toHaveFocus();
  },
};

/** On a slow device the menu of a row is pressed as soon as the rows are painted. */
export const MenuPressedAtOnce: Story = {
  tags: ['!release'],
  // In a frame, because the menu takes the focus.
  parameters: { docs: { story: { inline: false } } },
  render: function PressedAtOnce() {
    const box = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      box.current?.querySelector<HTMLElement>('[data-row-menu]')?.click();
    }, []);
    return (
      <div ref={box}>
        <DataTable<Contract>
          caption={<BilingualText fr="Contrats" en="Contracts" />}
          columns={columns}
          rows={contracts(2)}
          rowKey={(contract) => contract.id}
          menu={menu}
          loadingLabel={<BilingualText fr="Chargement" en="Loading" />}
        />
      </div>
    );
  },
  play: async () => {
    await expect(await opened('2026-0412')).toBeVisible();
  },
};

export const HeadStaysInView: Story = {
  args: { rows: contracts(100) },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('region', { name: 'Contrats - Contracts' });
    const head = canvas.getByRole('columnheader', { name: 'Contrat - Contract' });
    const belowTop = () => head.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    const before = belowTop();
    // Rows beyond the first screen render later.
    await waitFor(() => expect(scroller.scrollHeight - scroller.clientHeight).toBeGreaterThanOrEqual(2000));
    scroller.scrollTo(0, 2000);
    await waitFor(() => expect(scroller.scrollTop).toBe(2000));
    await expect(Math.abs(belowTop() - before)).toBeLessThan(1);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
  },
};

export const FirstLoad: Story = {
  args: { rows: undefined, footer: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement - Loading');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument();
  },
};

export const OldRowsStayWhileNewOnesCome: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('link', { name: '2026-0412' })).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: {
    rows: [],
    footer: undefined,
    children: (
      <PageState
        kind="no-match"
        title={<BilingualText fr="Aucun contrat ne correspond" en="No contract matches" layout="stack" />}
        action={
          <Button>
            <BilingualText fr="Réinitialiser les filtres" en="Reset the filters" />
          </Button>
        }
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No contract matches')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    footer: undefined,
    children: (
      <PageState
        kind="empty"
        title={<BilingualText fr="Aucun contrat ici" en="No contracts here" layout="stack" />}
        text={
          <BilingualText fr="Créez-en un pour commencer." en="Create one to get started." layout="stack" />
        }
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /No contracts here/ })).toBeVisible();
  },
};

/** The error state has a retry button; the focus is not lost when the button disappears. */
export const FailedThenTriedAgain: Story = {
  render: function Retried() {
    const [answer, setAnswer] = useState<'failed' | 'awaited' | 'come'>('failed');
    useEffect(() => {
      if (answer !== 'awaited') return;
      const timer = setTimeout(() => setAnswer('come'), 200);
      return () => clearTimeout(timer);
    }, [answer]);
    return (
      <div style={{ padding: 24 }}>
        <DataTable<Contract>
          caption={<BilingualText fr="Contrats" en="Contracts" />}
          columns={columns}
          rows={answer === 'come' ? contracts(12) : undefined}
          rowKey={(contract) => contract.id}
          loadingLabel={<BilingualText fr="Chargement" en="Loading" />}
        >
          {answer === 'failed' && (
            <PageState
              kind="error"
              title={<BilingualText fr="Une erreur est survenue" en="Something went wrong" layout="stack" />}
              action={
                <Button icon={RetryIcon} onClick={() => setAnswer('awaited')}>
                  <BilingualText fr="Réessayer" en="Try again" />
                </Button>
              }
            />
          )}
        </DataTable>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.queryByText('Loading')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }));
    const list = canvas.getByRole('region', { name: 'Contrats - Contracts' });
    await expect(list).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement - Loading');
    await expect(await canvas.findByRole('link', { name: '2026-0412' })).toBeVisible();
    await expect(list).toHaveFocus();
  },
};

export const CardsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('table')).not.toBeInTheDocument());
    const card = canvas.getAllByRole('listitem')[0];
    if (!card) throw new Error('there are twelve cards');
    await expect(within(card).getByRole('link', { name: '2026-0412' })).toBeVisible();
    await expect(within(card).getByText('Aéro Beauséjour inc.')).toBeVisible();
    await expect(within(card).queryByText('Individuel')).not.toBeInTheDocument();
    await userEvent.click(within(card).getByRole('checkbox', { name: 'SI 2026-0412' }));
    await expect(toggled).toHaveBeenCalledWith('2026-0412', 'si', false);
    await userEvent.click(canvas.getByRole('button', { name: 'Heures - Hours' }));
    await expect(canvas.getByRole('button', { name: 'Heures - Hours' })).toBePressed();
    await userEvent.click(within(card).getByRole('button', { name: 'Actions 2026-0412' }));
    await expect(await opened('2026-0412')).toBeVisible();
  },
};

/** Next to a higher card on a tablet, the lines of a card stay aligned with those of its neighbour. */
export const CardsSideBySide: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    rows: contracts(4).map((contract, place) =>
      place === 0
        ? { ...contract, company: 'Coopérative agroalimentaire de la Haute-Gaspésie-et-des-Îles' }
        : contract,
    ),
  },
  play: async ({ canvas }) => {
    const [high, low] = canvas.getAllByRole('listitem').slice(0, 2) as [HTMLElement, HTMLElement];
    await expect(high.getBoundingClientRect().top).toBe(low.getBoundingClientRect().top);
    await expect(
      within(high)
        .getByText(/Gaspésie/)
        .getBoundingClientRect().height,
    ).toBeGreaterThan(30);
    const titles = [high, low].map(
      (card) => within(card).getAllByRole('link')[0]?.getBoundingClientRect().top,
    );
    await expect(titles[0]).toBe(titles[1]);
    // The label is next to the first line of the long name.
    const label = within(high)
      .getByText(/^Société/)
      .getBoundingClientRect();
    await expect(label.top).toBeLessThan(
      within(high)
        .getByText(/Gaspésie/)
        .getBoundingClientRect().top + 12,
    );
  },
};

export const ChosenOnAPhone: Story = {
  render: ChosenOneByOne.render,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('table')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choisir - Select 2026-0411' }));
    const bar = canvas.getByRole('status');
    await expect(bar).toHaveTextContent('1 contrat choisi');
    // The selection bar stays at the bottom of the window while the cards scroll under it.
    await expect(
      canvas.getByRole('button', { name: /Archive/ }).getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(innerHeight);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Select the whole page/ }));
    await expect(bar).toHaveTextContent('11 contrats choisis');
  },
};

/**
 * On a card, the button's label says the same as the column head, so the head is for screen readers only. An icon
 * button is in the corner.
 */
export const ActionOnAPhone: Story = {
  args: {
    columns: [
      ...columns,
      {
        id: 'view',
        header: 'Voir',
        width: 90,
        phone: 'action',
        cell: ({ number }) => <Button variant="quiet">Voir {number}</Button>,
      },
      {
        id: 'print',
        header: 'Imprimer',
        hideHeader: true,
        width: 90,
        cell: ({ number }) => <Button variant="quiet">Imprimer {number}</Button>,
      },
      {
        id: 'edit',
        header: 'Actions',
        width: 60,
        phone: 'corner',
        cell: ({ number }) => <IconButton icon={EditIcon}>Modifier {number}</IconButton>,
      },
    ],
  },
  globals: CardsOnAPhone.globals,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('table')).not.toBeInTheDocument());
    const card = canvas.getAllByRole('listitem')[0];
    if (!card) throw new Error('there are twelve cards');
    const left = within(card).getByText('Société').getBoundingClientRect().left;
    for (const name of ['Voir', 'Imprimer']) {
      const term = within(card).getByText(name, { selector: 'dt, dt *' });
      await expect(term.getBoundingClientRect().width).toBeLessThanOrEqual(1);
      const button = within(card).getByRole('button', { name: `${name} 2026-0412` });
      await expect(button.getBoundingClientRect().left).toBeLessThanOrEqual(left);
    }
    const corner = within(card).getByRole('button', { name: 'Modifier 2026-0412' }).getBoundingClientRect();
    const title = within(card).getByRole('link', { name: '2026-0412' }).getBoundingClientRect();
    await expect(corner.top).toBeLessThan(title.bottom);
    await expect(corner.bottom).toBeGreaterThan(title.top);
    await expect(within(card).queryByText('Actions', { selector: 'dt, dt *' })).toBeNull();
  },
};

/** Related values share a line of the card; screen readers still read a head that is not shown. */
export const GroupedOnAPhone: Story = {
  args: {
    columns: columns.map((column) =>
      column.id === 'company'
        ? { ...column, phoneShare: 4, phoneHead: 'none' }
        : column.id === 'teacher'
          ? { ...column, phoneShare: 2, phoneHead: EditIcon }
          : column,
    ),
  },
  globals: CardsOnAPhone.globals,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('table')).not.toBeInTheDocument());
    const [first] = canvas.getAllByRole('listitem');
    if (!first) throw new Error('there are twelve cards');
    const card = within(first);
    const lineOf = (head: string) => {
      const line = card.getByText(head, { selector: 'dt *' }).closest('dl > div');
      if (!line) throw new Error(`${head} stands on no line`);
      return line.getBoundingClientRect();
    };
    const [company, teacher] = [lineOf('Société'), lineOf('Enseignant')];
    await expect(teacher.top).toBeLessThan(company.bottom);
    await expect(teacher.left).toBeGreaterThanOrEqual(company.right);
    // Without a visible head, the value starts at the beginning of its line.
    const value = card.getByText('Aéro Beauséjour inc.').getBoundingClientRect();
    await expect(value.left).toBe(company.left);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A card leaves out the lines without a value. */
export const WithoutEmptyLinesOnAPhone: Story = {
  args: {
    columns: columns.map((column) =>
      column.id === 'company' && column.cell
        ? { ...column, isEmpty: ({ company }: Contract) => company === companies[1] }
        : column,
    ),
  },
  globals: CardsOnAPhone.globals,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('table')).not.toBeInTheDocument());
    const [first, second] = canvas.getAllByRole('listitem');
    if (!first || !second) throw new Error('there are twelve cards');
    await expect(within(first).getByText('Société', { selector: 'dt *' })).toBeVisible();
    await expect(within(second).queryByText('Société', { selector: 'dt *' })).toBeNull();
  },
};
