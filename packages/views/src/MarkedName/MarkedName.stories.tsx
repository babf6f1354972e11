import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MarkedName } from './MarkedName';
import { useMarkedText } from './useMarkedText';

const teacher = { id: 1, name: 'Léa', lastName: 'Villeneuve' };
const company = { id: 2, name: 'Papeterie Oubliée' };

export default {
  title: 'Views/MarkedName',
  component: MarkedName,
  args: { of: teacher },
  render: () => (
    <ul style={{ padding: 24, display: 'grid', gap: 8, justifyItems: 'start', listStyle: 'none' }}>
      {[teacher, { ...teacher, archived: true }, company, { ...company, archived: true } as const].map(
        (of, place) => (
          <li key={place}>
            <MarkedName of={of} />
          </li>
        ),
      )}
    </ul>
  ),
} satisfies Meta<typeof MarkedName>;

type Story = StoryObj<typeof MarkedName>;

export const ArchivedOrNot: Story = {
  tags: ['DECISION-91'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Léa Villeneuve',
      'Léa Villeneuve Archivé - Archived',
      'Papeterie Oubliée',
      'Papeterie Oubliée Archivée - Archived',
    ]);
  },
};

function Options() {
  const textOf = useMarkedText();
  return (
    <p>
      {textOf(company)}, {textOf({ ...company, archived: true })}
    </p>
  );
}

export const WhereNoMarkupFits: Story = {
  tags: ['release'],
  globals: { language: 'fr' },
  render: () => <Options />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Papeterie Oubliée, Papeterie Oubliée (archivée)')).toBeInTheDocument();
  },
};
