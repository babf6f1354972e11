import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton';

export default {
  title: 'Components/Messages/Skeleton',
  component: Skeleton,
  args: { 'data-testid': 'place' } as never,
  decorators: [
    (Story) => (
      <div style={{ padding: 24, width: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

type Story = StoryObj<typeof Skeleton>;

export const OneLine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('place')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Paragraph: Story = {
  args: { lines: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('place').children).toHaveLength(3);
  },
};
