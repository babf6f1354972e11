import type { MonthStatus } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatementStatusBadge } from './StatementStatusBadge';

const statuses: MonthStatus[] = ['open', 'submitted', 'returned', 'approved', 'exported'];

export default {
  title: 'Views/StatementStatusBadge',
  component: StatementStatusBadge,
  render: () => (
    <ul style={{ padding: 24, display: 'grid', gap: 8, justifyItems: 'start', listStyle: 'none' }}>
      {statuses.map((status) => (
        <li key={status}>
          <StatementStatusBadge status={status} />
        </li>
      ))}
    </ul>
  ),
} satisfies Meta<typeof StatementStatusBadge>;

type Story = StoryObj<typeof StatementStatusBadge>;

export const EveryStatus: Story = {
  tags: ['DECISION-51'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Ouvert - Open',
      'Soumis - Submitted',
      'Renvoyé - Returned',
      'Approuvé - Approved',
      'Exporté - Exported',
    ]);
  },
};
