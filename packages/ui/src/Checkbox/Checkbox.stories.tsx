import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox';

export default {
  title: 'Components/Choices/Checkbox',
  component: Checkbox,
  args: { 'aria-label': 'SI 2026-0412' },
  parameters: { column: true },
} satisfies Meta<typeof Checkbox>;

type Story = StoryObj<typeof Checkbox>;

export const NamedByRowAndColumn: Story = {
  render: () => (
    <p>
      <span id="column">SI</span> <span id="row">2026-0412</span> <Checkbox aria-labelledby="column row" />
    </p>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'SI 2026-0412' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const Checked: Story = { tags: ['release'], args: { defaultChecked: true } };

export const OfAnArchivedContract: Story = {
  tags: ['release', 'CON-LIST-28'],
  args: { defaultChecked: true, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  },
};
