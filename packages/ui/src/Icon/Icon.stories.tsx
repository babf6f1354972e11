import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from '../icons';
import { Icon, iconSizes } from './Icon';

const meta: Meta<typeof Icon> = { title: 'Foundations/Icon', component: Icon, args: { of: icons.FlagIcon } };
export default meta;

type Story = StoryObj<typeof Icon>;

export const WholeSet: Story = {
  tags: ['release'],
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        gap: 16,
        padding: 24,
        listStyle: 'none',
      }}
    >
      {Object.entries(icons).map(([name, shape]) => (
        <li key={name} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Icon of={shape} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('FlagIcon')).toBeVisible();
    for (const svg of canvasElement.querySelectorAll('svg'))
      await expect(svg).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Sizes: Story = {
  tags: ['release'],
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, padding: 24 }}>
      {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
        <Icon key={size} {...args} size={size} data-testid={size} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const size of ['small', 'medium', 'large', 'huge'] as const) {
      await expect(canvas.getByTestId(size).getBoundingClientRect().width).toBe(iconSizes[size]);
    }
  },
};
