import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ForgotPasswordForm } from './ForgotPasswordForm';

export default {
  title: 'Views/ForgotPasswordForm',
  component: ForgotPasswordForm,
  // The form takes the focus when it opens; in an iframe it does not take it from the documentation.
  parameters: { column: 420, docs: { story: { inline: false } } },
  args: { onSubmit: fn(async () => undefined), signInHref: '#/auth/login' },
} satisfies Meta<typeof ForgotPasswordForm>;

type Story = StoryObj<typeof ForgotPasswordForm>;

export const Asked: Story = {
  tags: ['AUTH-13', 'AUTH-14', 'AUTH-15'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Retour à la connexion - Back to sign in' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Courriel - Email' }), 'lea@passerelle.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer - Send' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'lea@passerelle.example' });
  },
};

export const RefusedWithoutAnAddress: Story = {
  tags: ['release', 'AUTH-16'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer - Send' }));
    await expect(
      await canvas.findByText('This is a required field and must be a valid email.'),
    ).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
