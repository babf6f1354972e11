import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { ColumnChooser } from './ColumnChooser';
import { type ColumnChoice, everyColumn, visibleColumns } from './column-choice';
import { DataTable, type TableDensity } from './DataTable';
import type { TableColumn } from './table-columns';

interface Contract {
  id: number;
  number: string;
  company: string;
  language: string;
  teacher: string;
  end: string;
}

const contracts: readonly Contract[] = [
  {
    id: 412,
    number: '2026-0412',
    company: 'Aéro Beauséjour inc.',
    language: 'Français',
    teacher: 'Léa Villeneuve',
    end: '2026-12-18',
  },
  {
    id: 409,
    number: '2026-0409',
    company: 'Banque Champlain',
    language: 'English',
    teacher: 'Andrew Parker',
    end: '2026-11-27',
  },
  {
    id: 406,
    number: '2026-0406',
    company: 'Fonderie Cartier ltée',
    language: 'Français',
    teacher: 'Gaëlle Jolicœur',
    end: '2027-03-06',
  },
];

const columns: readonly TableColumn<Contract>[] = [
  {
    id: 'number',
    header: <BilingualText fr="Contrat" en="Contract" />,
    cell: ({ number }) => number,
    phone: 'title',
  },
  { id: 'company', header: <BilingualText fr="Société" en="Company" />, cell: ({ company }) => company },
  { id: 'language', header: <BilingualText fr="Langue" en="Language" />, cell: ({ language }) => language },
  { id: 'teacher', header: <BilingualText fr="Enseignant" en="Teacher" />, cell: ({ teacher }) => teacher },
  {
    id: 'end',
    header: <BilingualText fr="Date de fin du contrat" en="End date of the contract" />,
    cell: ({ end }) => end,
  },
];

const kept = fn();

/** A list whose page stores the choice. */
function ChosenTable({ start = everyColumn, isDense = false }: { start?: ColumnChoice; isDense?: boolean }) {
  const [choice, setChoice] = useState(start);
  const [density, setDensity] = useState<TableDensity>('comfortable');
  const shown = useMemo(() => visibleColumns(columns, choice), [choice]);
  return (
    <main style={{ display: 'grid', gap: 12, padding: 24, minHeight: 420, alignContent: 'start' }}>
      <div style={{ justifySelf: 'end' }}>
        <ColumnChooser
          columns={columns}
          choice={choice}
          onChoice={(next) => {
            kept(next);
            setChoice(next);
          }}
          label={<BilingualText fr="Colonnes" en="Columns" />}
          earlierLabel={<BilingualText fr="Avancer" en="Move earlier" />}
          laterLabel={<BilingualText fr="Reculer" en="Move later" />}
          resetLabel={<BilingualText fr="Colonnes d’origine" en="Original columns" />}
        >
          {isDense && (
            <SegmentedControl<TableDensity>
              label={<BilingualText fr="Densité" en="Density" />}
              value={density}
              onValueChange={setDensity}
              options={[
                { value: 'comfortable', label: <BilingualText fr="Aérée" en="Comfortable" /> },
                { value: 'compact', label: <BilingualText fr="Serrée" en="Compact" /> },
              ]}
            />
          )}
        </ColumnChooser>
      </div>
      <DataTable<Contract>
        caption={<BilingualText fr="Contrats" en="Contracts" />}
        columns={shown}
        rows={contracts}
        rowKey={({ id }) => id}
        density={density}
        loadingLabel={<BilingualText fr="Chargement" en="Loading" />}
      />
    </main>
  );
}

export default {
  title: 'Components/Data/ColumnChooser',
  component: ChosenTable,
  tags: ['release'],
  subcomponents: { ColumnChooser },
  beforeEach: () => {
    kept.mockClear();
  },
} satisfies Meta<typeof ChosenTable>;

type Story = StoryObj<typeof ChosenTable>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const trigger = (canvas: Canvas) => canvas.getByRole('button', { name: 'Colonnes - Columns' });
const heads = (canvas: Canvas) => canvas.getAllByRole('columnheader').map((head) => head.textContent);

/** The panel's code is loaded first, which takes a moment on a busy machine. */
async function opened(canvas: Canvas) {
  await userEvent.click(trigger(canvas));
  return within(await screen.findByRole('dialog', { name: 'Colonnes - Columns' }, { timeout: 10_000 }));
}

export const OneColumnLess: Story = {
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await userEvent.click(panel.getByRole('checkbox', { name: 'Langue - Language' }));
    await expect(canvas.queryByRole('columnheader', { name: /Language/ })).not.toBeInTheDocument();
    await expect(kept).toHaveBeenLastCalledWith({ order: [], hidden: ['language'] });
    // The column that names the row cannot be hidden.
    await expect(panel.getByRole('checkbox', { name: 'Contrat - Contract' })).toBeDisabled();
    await userEvent.click(panel.getByRole('button', { name: /Original columns/ }));
    await expect(canvas.getByRole('columnheader', { name: /Language/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(trigger(canvas)).toHaveFocus();
  },
};

export const AnotherOrderByKeys: Story = {
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    const earlier = panel.getByRole('button', { name: 'Avancer - Move earlier Langue - Language' });
    const later = panel.getByRole('button', { name: 'Reculer - Move later Langue - Language' });
    earlier.focus();
    await userEvent.keyboard('{Enter}');
    await expect(panel.getByRole('status')).toHaveTextContent('Langue - Language 2 / 5');
    await expect(earlier).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(panel.getByRole('status')).toHaveTextContent('Langue - Language 1 / 5');
    await expect(heads(canvas)[0]).toBe('Langue - Language');
    // When the column reaches the end, the button stays in place and keeps the focus.
    await expect(earlier).toHaveAttribute('aria-disabled', 'true');
    await expect(earlier).toHaveFocus();
    await userEvent.tab();
    await expect(later).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(heads(canvas)[2]).toBe('Langue - Language'));
    await expect(later).toHaveFocus();
    await expect(kept).toHaveBeenLastCalledWith({
      order: ['number', 'company', 'language', 'teacher', 'end'],
      hidden: [],
    });
  },
};

/** A column that a new version adds is visible, whatever the stored choice. */
export const ChosenLongAgo: Story = {
  args: { start: { order: ['teacher', 'number', 'gone'], hidden: ['company', 'gone'] } },
  play: async ({ canvas }) => {
    await expect(heads(canvas)).toEqual([
      'Enseignant - Teacher',
      'Date de fin du contrat - End date of the contract',
      'Contrat - Contract',
      'Langue - Language',
    ]);
  },
};

export const WithDensity: Story = {
  args: { isDense: true },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /2026-0409/ });
    const before = row.getBoundingClientRect().height;
    const panel = await opened(canvas);
    await userEvent.click(panel.getByRole('radio', { name: 'Serrée - Compact' }));
    await expect(row.getBoundingClientRect().height).toBeLessThan(before);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await waitFor(() => {
      const { left, right } = screen.getByRole('dialog').getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
    await userEvent.click(panel.getByRole('checkbox', { name: 'Société - Company' }));
    await expect(canvas.queryByText('Banque Champlain')).not.toBeInTheDocument();
  },
};
