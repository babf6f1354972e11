import { outlineStatuses } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OutlineStatusBadge } from './OutlineStatusBadge';

export default {
  title: 'Views/OutlineStatusBadge',
  component: OutlineStatusBadge,
  render: () => (
    <ul style={{ padding: 24, display: 'grid', gap: 8, justifyItems: 'start', listStyle: 'none' }}>
      {outlineStatuses.map((status) => (
        <li key={status}>
          <OutlineStatusBadge status={status} />
        </li>
      ))}
    </ul>
  ),
} satisfies Meta<typeof OutlineStatusBadge>;

type Story = StoryObj<typeof OutlineStatusBadge>;

export const EveryStatus: Story = {
  tags: ['DOMAIN-43'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Brouillon - Draft',
      'Plan de cours soumis - Outline submitted',
      'Plan de cours soumis de nouveau - Outline resubmitted',
    ]);
  },
};
