import { contractStatuses } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContractStatusBadge } from './ContractStatusBadge';

export default {
  title: 'Views/ContractStatusBadge',
  component: ContractStatusBadge,
  render: () => (
    <ul style={{ padding: 24, display: 'grid', gap: 8, justifyItems: 'start', listStyle: 'none' }}>
      {contractStatuses.map((status) => (
        <li key={status}>
          <ContractStatusBadge status={status} />
        </li>
      ))}
    </ul>
  ),
} satisfies Meta<typeof ContractStatusBadge>;

type Story = StoryObj<typeof ContractStatusBadge>;

export const EveryStatus: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'En attente - Pending',
      'Activé - Activated',
      'Contrats terminés - Contracts done',
      'Archivé - Archived',
    ]);
  },
};
