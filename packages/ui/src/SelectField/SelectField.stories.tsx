import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { SelectField } from './SelectField';

export default {
  title: 'Components/Choices/SelectField',
  component: SelectField,
  args: {
    label: <BilingualText fr="Type de cours" en="Course Type" />,
    options: [
      { value: '1', label: 'Individuel' },
      { value: '2', label: 'Groupe' },
      { value: '3', label: 'Semi-privé', disabled: true },
    ],
    onChange: fn(),
  },
  parameters: { column: 380 },
} satisfies Meta<typeof SelectField>;

type Story = StoryObj<typeof SelectField>;

export const FirstOptionIsAll: Story = {
  tags: ['CON-LIST-07'],
  args: { placeholder: 'Tous - All' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Type de cours - Course Type' });
    await expect(field).toHaveDisplayValue('Tous - All');
    await userEvent.selectOptions(field, 'Groupe');
    await expect(field).toHaveValue('2');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('option', { name: 'Semi-privé' })).toBeDisabled();
  },
};

/** In a row of filters the placeholder names the filter; the label is for screen readers. */
export const AmongFilters: Story = {
  args: { hideLabel: true, placeholder: 'Type : tous - All' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Type de cours - Course Type' })).toBeVisible();
  },
};

export const Refused: Story = {
  tags: ['release'],
  args: {
    placeholder: 'Choisir - Choose',
    message: (
      <BilingualText fr="Ceci est un champ obligatoire" en="This is a required field " layout="stack" />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};

/** The selected option shows at once; the hundreds of others are added in order and keep it selected. */
export const HundredsOfChoices: Story = {
  tags: ['release'],
  args: {
    placeholder: 'Choisir - Choose',
    defaultValue: '321',
    options: Array.from({ length: 500 }, (_, index) => ({
      value: `${index + 1}`,
      label: `Choix ${index + 1}`,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveDisplayValue('Choix 321');
    await waitFor(() => expect(canvasElement.querySelectorAll('option')).toHaveLength(501));
    await expect(field).toHaveDisplayValue('Choix 321');
    const labels = [...canvasElement.querySelectorAll('option')].map(({ label }) => label);
    await expect([labels[1], labels[321], labels[500]]).toEqual(['Choix 1', 'Choix 321', 'Choix 500']);
    await userEvent.selectOptions(field, 'Choix 7');
    await expect(field).toHaveValue('7');
  },
};
