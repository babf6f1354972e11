import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { SearchField } from './SearchField';

export default {
  title: 'Components/Fields/SearchField',
  component: SearchField,
  args: {
    label: <BilingualText fr="Chercher des contrats" en="Search contracts" />,
    hideLabel: true,
    placeholder: 'Chercher des contrats - Search contracts',
    clearLabel: <BilingualText fr="Effacer la recherche" en="Clear the search" />,
    value: '',
    onValueChange: fn(),
    onForce: fn(),
  },
  parameters: { column: 300 },
  render: function Search(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SearchField
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchField>;

type Story = StoryObj<typeof SearchField>;

export const EscapeClears: Story = {
  tags: ['release'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Chercher des contrats - Search contracts' });
    await userEvent.type(field, 'Beauséjour');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Beauséjour');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const CrossClears: Story = {
  args: { value: 'Ng' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer la recherche - Clear the search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const EnterForcesAShortSearch: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Ng{Enter}');
    await expect(args.onForce).toHaveBeenCalledWith('Ng');
  },
};
