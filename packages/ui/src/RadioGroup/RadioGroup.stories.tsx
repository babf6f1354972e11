import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { RadioGroup } from './RadioGroup';

export default {
  title: 'Components/Choices/RadioGroup',
  component: RadioGroup,
  args: {
    label: <BilingualText fr="Fréquence" en="Frequency" />,
    name: 'frequency',
    options: [
      { value: 'weekly', label: <BilingualText fr="Chaque semaine" en="Weekly" /> },
      {
        value: 'monthly',
        label: <BilingualText fr="Chaque mois" en="Monthly" />,
        hint: <BilingualText fr="Le premier lundi" en="The first Monday" />,
      },
      { value: 'daily', label: <BilingualText fr="Chaque jour" en="Daily" />, disabled: true },
    ],
    onValueChange: fn(),
  },
  parameters: { column: 380 },
} satisfies Meta<typeof RadioGroup>;

type Story = StoryObj<typeof RadioGroup>;

export const ChosenByMouseAndArrows: Story = {
  args: { defaultValue: 'weekly' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Fréquence - Frequency' })).toBeVisible();
    await userEvent.click(canvas.getByText('Monthly'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('monthly');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Chaque semaine - Weekly' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('weekly');
  },
};

export const Refused: Story = {
  tags: ['release'],
  args: {
    required: true,
    message: (
      <BilingualText fr="Ceci est un champ obligatoire" en="This is a required field." layout="stack" />
    ),
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(/This is a required field\./);
  },
};
