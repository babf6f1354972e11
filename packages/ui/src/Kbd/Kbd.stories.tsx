import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Kbd } from './Kbd';

export default {
  title: 'Components/Data/Kbd',
  component: Kbd,
  args: { children: 'K' },
  parameters: { column: true },
} satisfies Meta<typeof Kbd>;

type Story = StoryObj<typeof Kbd>;

export const OneKey: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('K').tagName).toBe('KBD');
  },
};

/** Each key of a shortcut has its own `Kbd`. */
export const SeveralKeys: Story = {
  tags: ['release'],
  render: () => (
    <span style={{ display: 'inline-flex', gap: 4 }}>
      <Kbd>Ctrl</Kbd>
      <Kbd>K</Kbd>
    </span>
  ),
};
