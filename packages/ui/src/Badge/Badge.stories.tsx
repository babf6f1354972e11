import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Badge, badgeTones } from './Badge';

export default {
  title: 'Components/Data/Badge',
  component: Badge,
  args: { tone: 'positive', children: <BilingualText fr="Activé" en="Activated" /> },
  parameters: { column: true },
} satisfies Meta<typeof Badge>;

type Story = StoryObj<typeof Badge>;

export const Activated: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Activated')).toHaveAttribute('lang', 'en');
  },
};

export const EveryTone: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const tone of badgeTones) await expect(canvas.getByText(tone)).toBeVisible();
  },
};

export const LongWordsInANarrowColumn: Story = {
  tags: ['release'],
  args: {
    tone: 'caution',
    children: <BilingualText fr="Rapport de progrès requis" en="Progress report required" />,
  },
  render: (args) => (
    <div style={{ width: 150 }}>
      <Badge {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Progress report required').getBoundingClientRect().right,
    ).toBeLessThanOrEqual(174);
  },
};
