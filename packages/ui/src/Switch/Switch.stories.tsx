import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Switch } from './Switch';

export default {
  title: 'Components/Choices/Switch',
  component: Switch,
  args: { label: <BilingualText fr="Tous présents" en="Students all present" />, onChange: fn() },
  parameters: { column: 468 },
} satisfies Meta<typeof Switch>;

type Story = StoryObj<typeof Switch>;

export const AllPresent: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Tous présents - Students all present' });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText('Tous présents'));
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const On: Story = { tags: ['release'], args: { defaultChecked: true, hint: 'Aucun absent' } };
export const Disabled: Story = { tags: ['release'], args: { disabled: true } };
