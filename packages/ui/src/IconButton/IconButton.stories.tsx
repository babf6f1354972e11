import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { DeleteIcon, EditIcon } from '../icons';
import { IconButton } from './IconButton';

export default {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { icon: EditIcon, onClick: fn(), children: <BilingualText fr="Modifier" en="Edit" /> },
  parameters: { column: true },
} satisfies Meta<typeof IconButton>;

type Story = StoryObj<typeof IconButton>;

export const NamedInBothLanguages: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Modifier - Edit' });
    await expect(canvas.getByText('Edit')).toHaveAttribute('lang', 'en');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Removes: Story = {
  tags: ['release'],
  args: { icon: DeleteIcon, tone: 'critical', children: <BilingualText fr="Supprimer" en="Delete" /> },
};
