import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { PasswordField } from './PasswordField';

export default {
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  tags: ['release'],
  args: {
    label: <BilingualText fr="Mot de passe" en="Password" />,
    revealLabel: <BilingualText fr="Afficher le mot de passe" en="Show password" />,
    autoComplete: 'current-password',
    name: 'password',
  },
  parameters: { column: 380 },
} satisfies Meta<typeof PasswordField>;

type Story = StoryObj<typeof PasswordField>;

export const ShownAndHidden: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Mot de passe - Password');
    await userEvent.type(field, 'été-2026');
    await expect(field).toHaveAttribute('type', 'password');
    const reveal = canvas.getByRole('button', { name: 'Afficher le mot de passe - Show password' });
    await userEvent.tab();
    await expect(reveal).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(reveal).toBePressed();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('été-2026');
    await userEvent.click(reveal);
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Refused: Story = {
  args: { message: <BilingualText fr="Identifiants non valides" en="Invalid credentials" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mot de passe - Password')).toHaveAccessibleErrorMessage(
      'Identifiants non valides - Invalid credentials',
    );
  },
};

export const English: Story = { args: { label: 'Password', revealLabel: 'Show password' } };
