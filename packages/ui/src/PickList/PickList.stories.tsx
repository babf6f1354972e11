import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { BilingualText } from '../BilingualText/BilingualText';
import { type PickItem, PickList, type PickListProps } from './PickList';

const people = ['Inès Fortin', 'Zoé Légaré', 'Marc-André Thériault', 'Siobhán O’Brien', 'Linh Nguyễn'];

const students = (count: number): PickItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 500 + index,
    label: `${people[index % people.length]}${index < people.length ? '' : ` ${index}`}`,
    detail: index % 7 === 4 ? 'Importé - Imported' : 'Aéro Beauséjour inc.',
    picked: index === 1,
  }));

function Picking({ items, onPick, ...props }: PickListProps) {
  const [picked, setPicked] = useState(
    () => new Set(items.filter((item) => item.picked).map(({ id }) => id)),
  );
  const shown = useMemo(
    () => items.map((item) => ({ ...item, picked: picked.has(item.id) })),
    [items, picked],
  );
  return (
    <main style={{ padding: 24, maxWidth: 420 }}>
      <h1 id="students">Students</h1>
      <PickList
        {...props}
        items={shown}
        onPick={(id, isPicked) => {
          onPick(id, isPicked);
          setPicked(
            (before) => new Set(isPicked ? [...before, id] : [...before].filter((own) => own !== id)),
          );
        }}
      />
    </main>
  );
}

export default {
  title: 'Components/Choices/PickList',
  component: PickList,
  tags: ['release'],
  args: { items: students(5), onPick: fn(), 'aria-labelledby': 'students' },
  render: (args) => <Picking {...args} />,
} satisfies Meta<typeof PickList>;

type Story = StoryObj<typeof PickList>;

export const Pressed: Story = {
  play: async ({ canvas, args }) => {
    const zoe = canvas.getByRole('option', { name: /Zoé/ });
    await expect(zoe).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(zoe);
    await expect(zoe).toHaveAttribute('aria-selected', 'false');
    await expect(args.onPick).toHaveBeenLastCalledWith(501, false);
  },
};

/** The list has the focus; arrow keys move between rows, and Space picks. */
export const ByKeyboard: Story = {
  args: { items: students(200) },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('listbox', { name: 'Students' });
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(args.onPick).toHaveBeenLastCalledWith(502, true);
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith(699, true);
    const last = canvas.getByRole('option', { name: /Linh Nguyễn 199/ });
    await expect(list).toHaveAttribute('aria-activedescendant', last.id);
    await waitFor(() => {
      const [row, frame] = [last.getBoundingClientRect(), list.getBoundingClientRect()];
      expect(row.bottom).toBeLessThanOrEqual(frame.bottom + 1);
    });
    await userEvent.keyboard('{Home}{PageDown} ');
    await expect(args.onPick).toHaveBeenLastCalledWith(506, true);
  },
};

/** Only the rows in view are rendered; each row states its position and the total. */
export const TwoThousand: Story = {
  args: { items: students(2000), total: 3412 },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('option');
    await expect(rows.length).toBeLessThan(40);
    await expect(rows[1]).toHaveAttribute('aria-posinset', '2');
    await expect(rows[1]).toHaveAttribute('aria-setsize', '3412');
    const list = canvas.getByRole('listbox');
    list.scrollTop = list.scrollHeight;
    await expect(await canvas.findByRole('option', { name: /1999/ })).toBeVisible();
  },
};

/** A note says what a save will do to each item. */
export const WithNotes: Story = {
  tags: ['!release'],
  args: {
    items: students(5).map((item, index) => ({
      ...item,
      note:
        index === 0 ? (
          <Badge tone="positive">
            <BilingualText fr="À ajouter" en="To add" />
          </Badge>
        ) : undefined,
    })),
  },
  play: async ({ canvas }) => {
    const ines = canvas.getByRole('option', { name: /Inès/ });
    await expect(within(ines).getByText('To add')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(canvas.getByRole('option', { name: /Inès/ }));
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

/** Names of any length wrap; rows do not overlap. */
export const LongNames: Story = {
  args: {
    items: students(4).map((item) => ({
      ...item,
      label: `${item.label} de la Bruère-Montmorency-Sainte-Anne-de-Bellevue`,
      detail: 'Regroupement provincial des entreprises d’économie sociale en aide à domicile de l’Outaouais',
    })),
  },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('option').map((row) => row.getBoundingClientRect());
    await waitFor(() => expect(second?.top).toBeGreaterThanOrEqual((first?.bottom ?? 0) - 1));
  },
};
