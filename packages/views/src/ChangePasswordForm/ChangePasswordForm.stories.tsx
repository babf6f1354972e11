import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ChangePasswordForm } from './ChangePasswordForm';

const onSubmit = fn(async () => 'reset' as const);

export default {
  title: 'Views/ChangePasswordForm',
  component: ChangePasswordForm,
  args: { onSubmit },
  parameters: { column: 420 },
} satisfies Meta<typeof ChangePasswordForm>;

type Story = StoryObj<typeof ChangePasswordForm>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const old = (canvas: Canvas) => canvas.getByLabelText(/Old password/);
const fresh = (canvas: Canvas) => canvas.getByLabelText(/New password/);
const confirmation = (canvas: Canvas) => canvas.getByLabelText(/^Confirmation/);
const submit = (canvas: Canvas) => canvas.getByRole('button', { name: /Save$/ });

/** The form is sent once, however often the button is clicked, and is empty afterwards. */
export const Changed: Story = {
  tags: ['PORTAL-PROFILE-03', 'PORTAL-PROFILE-10'],
  play: async ({ args, canvas }) => {
    await userEvent.type(old(canvas), 'passerelle');
    await userEvent.type(fresh(canvas), 'nouveau-8');
    await userEvent.type(confirmation(canvas), 'nouveau-8');
    await userEvent.dblClick(submit(canvas));
    await waitFor(() => expect(old(canvas)).toHaveValue(''));
    await expect(fresh(canvas)).toHaveValue('');
    await expect(confirmation(canvas)).toHaveValue('');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      oldPassword: 'passerelle',
      newPassword: 'nouveau-8',
      confirmation: 'nouveau-8',
    });
  },
};

/** Each field shows what is missing; until the fields are filled in, the button says so too. */
export const Empty: Story = {
  tags: [
    'PORTAL-PROFILE-04',
    'PORTAL-PROFILE-05',
    'PORTAL-PROFILE-06',
    'PORTAL-PROFILE-09',
    'MSG-93',
    'MSG-94',
    'DECISION-34',
  ],
  play: async ({ args, canvas }) => {
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText('This is a required field.')).toBeVisible();
    await expect(
      canvas.getAllByText('This is a required field and must be at least 8 characters.'),
    ).toHaveLength(2);
    await expect(old(canvas)).toHaveFocus();
    await expect(submit(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(submit(canvas));
    await expect(submit(canvas)).toHaveAccessibleDescription(/Correct the marked fields first/);
    await userEvent.type(old(canvas), 'passerelle');
    await userEvent.type(fresh(canvas), 'nouveau-8');
    await userEvent.click(submit(canvas));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(confirmation(canvas), 'nouveau-8');
    await waitFor(() => expect(submit(canvas)).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(submit(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};

export const Differing: Story = {
  tags: ['release', 'PORTAL-PROFILE-07', 'PORTAL-PROFILE-08'],
  play: async ({ canvas }) => {
    await userEvent.type(old(canvas), 'passerelle');
    await userEvent.type(fresh(canvas), 'nouveau-8');
    await userEvent.type(confirmation(canvas), 'courte');
    await userEvent.tab();
    await expect(
      await canvas.findByText('This is a required field and must be at least 8 characters.'),
    ).toBeVisible();
    await userEvent.type(confirmation(canvas), ' et autre');
    await expect(await canvas.findByText('Password must match.')).toBeVisible();
  },
};

/** The error is shown at its field, and the input stays. */
export const OldPasswordWrong: Story = {
  tags: ['release', 'DECISION-09'],
  args: { onSubmit: fn(async () => ({ fields: { oldPassword: 'old-password-wrong' } })), onCancel: fn() },
  play: async ({ canvas }) => {
    await userEvent.type(old(canvas), 'passerelles');
    await userEvent.type(fresh(canvas), 'nouveau-8');
    await userEvent.type(confirmation(canvas), 'nouveau-8');
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText('This is not your current password.')).toBeVisible();
    await expect(old(canvas)).toHaveFocus();
    await expect(fresh(canvas)).toHaveValue('nouveau-8');
    await expect(confirmation(canvas)).toHaveValue('nouveau-8');
    await userEvent.type(old(canvas), '{Backspace}');
    await waitFor(() => expect(submit(canvas)).not.toHaveAttribute('aria-disabled'));
  },
};
