import { classStatuses } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClassStatusBadge } from './ClassStatusBadge';

export default {
  title: 'Views/ClassStatusBadge',
  component: ClassStatusBadge,
  render: () => (
    <ul style={{ padding: 24, display: 'grid', gap: 8, justifyItems: 'start', listStyle: 'none' }}>
      {classStatuses.map((status) => (
        <li key={status}>
          <ClassStatusBadge status={status} />
        </li>
      ))}
    </ul>
  ),
} satisfies Meta<typeof ClassStatusBadge>;

type Story = StoryObj<typeof ClassStatusBadge>;

/** Each status has its own text, so that it does not depend on colour. */
export const EveryStatus: Story = {
  tags: ['DECISION-51'],
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Planifié - Planned',
      'Inscrit - Recorded',
      'Sans présences - No attendance',
      'Annulé - Cancelled',
      'Conflit - Conflict',
    ]);
  },
};
