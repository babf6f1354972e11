import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { CheckboxField } from './CheckboxField';

export default {
  title: 'Components/Choices/CheckboxField',
  component: CheckboxField,
  args: {
    label: <BilingualText fr="Contrat approuvé" en="Contract approved" />,
    name: 'approved',
    onChange: fn(),
  },
  parameters: { column: 380 },
} satisfies Meta<typeof CheckboxField>;

type Story = StoryObj<typeof CheckboxField>;

export const PressedByItsLabelAndByKey: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Contrat approuvé - Contract approved' });
    await userEvent.click(canvas.getByText('Contract approved'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Refused: Story = {
  tags: ['release'],
  args: {
    message: (
      <BilingualText fr="Ceci est un champ obligatoire" en="This is a required field." layout="stack" />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleErrorMessage(/This is a required field\./);
  },
};

export const Disabled: Story = { tags: ['release'], args: { disabled: true, defaultChecked: true } };
