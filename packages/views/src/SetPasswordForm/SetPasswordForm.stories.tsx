import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SetPasswordForm } from './SetPasswordForm';

export default {
  title: 'Views/SetPasswordForm',
  component: SetPasswordForm,
  // The form takes the focus when it opens; in an iframe it does not take it from the documentation.
  parameters: { column: 420, docs: { story: { inline: false } } },
  args: { onSubmit: fn(async () => undefined) },
} satisfies Meta<typeof SetPasswordForm>;

type Story = StoryObj<typeof SetPasswordForm>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const password = (canvas: Canvas) => canvas.getByLabelText('Nouveau mot de passe - New password');
const confirmation = (canvas: Canvas) => canvas.getByLabelText('Confirmation');
const submit = (canvas: Canvas) =>
  canvas.getByRole('button', { name: 'Définir le mot de passe - Set password' });

/** The button says what is missing instead of being disabled. */
export const BlockedUntilValid: Story = {
  tags: ['AUTH-19', 'AUTH-25', 'DECISION-34'],
  play: async ({ args, canvas }) => {
    await expect(submit(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(submit(canvas));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(submit(canvas)).toHaveAccessibleDescription(/same password of at least 8 characters twice/);
    await userEvent.type(password(canvas), 'passerelle{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(submit(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(confirmation(canvas), 'passerelle');
    await waitFor(() => expect(submit(canvas)).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(submit(canvas));
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'passerelle', confirmation: 'passerelle' });
  },
};

export const TooShort: Story = {
  tags: ['release', 'AUTH-23', 'MSG-82'],
  play: async ({ canvas }) => {
    await userEvent.type(password(canvas), 'court');
    await userEvent.tab();
    await expect(await canvas.findByText('Password must be at least 8 characters long.')).toBeVisible();
  },
};

export const Differing: Story = {
  tags: ['release', 'AUTH-24', 'MSG-83'],
  play: async ({ canvas }) => {
    await userEvent.type(password(canvas), 'passerelle');
    await userEvent.type(confirmation(canvas), 'passerelles');
    await userEvent.tab();
    await expect(await canvas.findByText('Password must match.')).toBeVisible();
    await expect(submit(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};
