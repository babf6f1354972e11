import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { TextField } from './TextField';

export default {
  title: 'Components/Fields/TextField',
  component: TextField,
  tags: ['release'],
  args: { label: <BilingualText fr="Courriel*" en="Email*" />, type: 'email', autoComplete: 'email' },
  parameters: { column: 380 },
} satisfies Meta<typeof TextField>;

type Story = StoryObj<typeof TextField>;

export const Filled: Story = {
  tags: ['!release'],
  args: { defaultValue: 'marie@example.org', name: 'email' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Courriel - Email*' });
    await expect(field).toHaveValue('marie@example.org');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field).not.toHaveAttribute('aria-describedby');
    await expect(canvas.getByText('Email*')).toHaveAttribute('lang', 'en');
  },
};

export const Refused: Story = {
  args: {
    defaultValue: 'marie@',
    required: true,
    message: (
      <BilingualText
        fr="Ce champ est obligatoire et doit être un courriel valide."
        en="This is a required field and must be a valid email."
        layout="stack"
      />
    ),
    hint: 'nom@exemple.org',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Courriel - Email*' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(
      /doit être un courriel valide\. - This is a required field and must be a valid email\. nom@exemple\.org/,
    );
    await expect(field).toHaveAccessibleErrorMessage(/This is a required field and must be a valid email\./);
  },
};

export const PressingTheLabelFocusesTheField: Story = {
  args: { label: 'Courriel' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Courriel'));
    await expect(canvas.getByLabelText('Courriel')).toHaveFocus();
    await userEvent.keyboard('léa@exemple.org');
    await expect(canvas.getByLabelText('Courriel')).toHaveValue('léa@exemple.org');
  },
};

export const CountedInMinutes: Story = {
  args: { label: 'Durée', type: 'text', autoComplete: 'off', suffix: 'minutes', defaultValue: '90' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('minutes')).toBeVisible();
  },
};

export const NamedByItsSurroundings: Story = {
  tags: ['!release'],
  args: { label: undefined, 'aria-label': 'Facture - Invoice', type: 'text', autoComplete: 'off' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Facture - Invoice' })).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'marie@example.org' } };
export const UnderAThumb: Story = { args: { size: 'action' } };
