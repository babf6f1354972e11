import {
  capabilitiesHandlers,
  fails,
  failsOnce,
  providersHandlers,
  sentBodies,
  usersHandlers,
  wrongPassword,
} from '@portal/api-client/testing';
import { aSignedInUser } from '@portal/domain';
import { Heading } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageLayout } from '../navbar/PageLayout';
import { type Canvas, dialogStories, expectMessage, expectTexts } from '../testing';
import { fill } from '../testing/fill';
import { inPortal } from '../testing/inPortal';
import { ChangePasswordDialog } from './ChangePasswordDialog';

const meta: Meta<typeof ChangePasswordDialog> = {
  title: 'Shell/Change password',
  component: ChangePasswordDialog,
  tags: ['release'],
  // The dialog opens from the user menu, which every administrator page has.
  render: () => (
    <PageLayout>
      <Heading level={1}>2026-0412</Heading>
    </PageLayout>
  ),
  decorators: [inPortal({ app: 'admin', user: aSignedInUser(), at: '/contracts/edit/412/basic' })],
  parameters: { msw: usersHandlers },
};
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Menu of Marie/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Change password$/ }));
  return within(await canvas.findByRole('dialog', { name: /Change password$/ }));
};

const inDialog = dialogStories(open);

const fillAll = async (dialog: Canvas, old: string) => {
  await userEvent.type(dialog.getByLabelText(/Old password/), old);
  await fill(dialog.getByLabelText(/New password/), 'nouveau-8');
  await fill(dialog.getByLabelText(/^Confirmation/), 'nouveau-8');
};

const send = (dialog: Canvas) => userEvent.dblClick(dialog.getByRole('button', { name: /Save$/ }));

/** A wrong old password keeps the session and the input; the right one changes the password once. */
export const WrongThenChanged: Story = {
  tags: ['!release', 'MSG-73', 'MSG-74', 'PORTAL-PROFILE-10'],
  parameters: { first: [failsOnce('PUT users/changePassword', wrongPassword)] },
  play: inDialog.play(async (dialog, { canvas }) => {
    await waitFor(() => expect(dialog.getByLabelText(/Old password/)).toHaveFocus());
    await fillAll(dialog, 'nimporte');
    await send(dialog);
    // Within the dialog: the rest of the page is inert.
    const alert = within(await dialog.findByRole('alert'));
    await expectTexts(alert, 'Error', 'Password was not updated successfully.');
    await expect(await dialog.findByText('This is not your current password.')).toBeVisible();
    await expect(dialog.getByLabelText(/Old password/)).toHaveFocus();
    await expect(dialog.getByLabelText(/New password/)).toHaveValue('nouveau-8');
    await userEvent.clear(dialog.getByLabelText(/Old password/));
    await fill(dialog.getByLabelText(/Old password/), 'passerelle');
    await send(dialog);
    await expectMessage('success', 'Password was updated successfully.');
    await expect(canvas.getByText('Success')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByText('Password was not updated successfully.')).toBeNull();
    await expect(sentBodies('PUT users/changePassword')).toEqual([
      expect.objectContaining({ old_password: 'nimporte' }),
      { old_password: 'passerelle', new_password: 'nouveau-8', confirm_password: 'nouveau-8', user_id: 1 },
    ]);
    const again = await open(canvas);
    await expect(again.getByLabelText(/Old password/)).toHaveValue('');
  }),
};

/** The new password's field shows the reason, in the server's words if the app has no text for it. */
export const TooCommon: Story = {
  tags: ['DECISION-66'],
  parameters: {
    first: [
      failsOnce('PUT users/changePassword', { status: 400, errors: { new_password: ['is too common'] } }),
      failsOnce('PUT users/changePassword', { status: 400, errors: { new_password: ['needs a digit'] } }),
    ],
  },
  play: inDialog.play(async (dialog) => {
    await fillAll(dialog, 'passerelle');
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    const field = dialog.getByLabelText(/New password/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Many people use this password/));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(dialog.queryByText('This is not your current password.')).toBeNull();
    await fill(field, 'nouveau-9');
    await fill(dialog.getByLabelText(/^Confirmation/), 'nouveau-9');
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/needs a digit/));
    await expect(dialog.getByLabelText(/Old password/)).toHaveValue('passerelle');
  }),
};

/** A server error says nothing about the old password. */
export const ServerDown: Story = {
  parameters: { msw: usersHandlers({ failWrites: 500 }) },
  play: inDialog.play(async (dialog) => {
    await fillAll(dialog, 'passerelle');
    await send(dialog);
    await expectTexts(within(await dialog.findByRole('alert')), 'Password was not updated successfully.');
    await expect(dialog.queryByText('This is not your current password.')).toBeNull();
    await expect(dialog.getByLabelText(/Old password/)).toHaveValue('passerelle');
  }),
};

/** Where passwords are switched off for the person, the dialog says how to sign in, in place of a form that is refused. */
export const SwitchedOff: Story = {
  tags: ['DECISION-162'],
  parameters: {
    msw: () => [
      ...capabilitiesHandlers(['providers']),
      ...providersHandlers({ isPasswordOff: true }),
      ...usersHandlers(),
    ],
  },
  play: inDialog.play(async (dialog) => {
    await expectTexts(dialog, 'Passwords are switched off for your address: sign in with Microsoft.');
    await expect(dialog.queryByLabelText(/Old password/)).toBeNull();
  }),
};

/** The input stays, and the message says how long to wait. */
export const TooManyAttempts: Story = {
  tags: ['DECISION-43'],
  parameters: { first: [fails('PUT users/changePassword', { status: 429, retryAfter: 240 })] },
  play: inDialog.play(async (dialog, { canvas }) => {
    await fillAll(dialog, 'passerelle');
    await send(dialog);
    await expectTexts(within(await dialog.findByRole('alert')), 'Too many attempts. Try again in 4 minutes.');
    await expect(canvas.queryByText('Password was not updated successfully.')).toBeNull();
    await expect(dialog.queryByText('This is not your current password.')).toBeNull();
    await expect(dialog.getByLabelText(/Old password/)).toHaveValue('passerelle');
  }),
};

/**
 * The response is lost, so the valid password is unknown; a rejected retry may mean that the first attempt succeeded.
 */
export const Unanswered: Story = {
  parameters: {
    first: [
      failsOnce('PUT users/changePassword', 'offline'),
      fails('PUT users/changePassword', wrongPassword),
    ],
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await fillAll(dialog, 'passerelle');
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    await expectTexts(dialog, /we do not know whether the password was changed/);
    await expect(canvas.queryByText('Password was not updated successfully.')).toBeNull();
    await expect(dialog.getByLabelText(/Old password/)).toHaveValue('passerelle');
    await expect(dialog.getByLabelText(/New password/)).toHaveValue('nouveau-8');
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    await expectTexts(dialog, /Your first try, which got no answer, may have replaced it/);
    await expect(canvas.queryByText(/we do not know whether the password was changed/)).toBeNull();
  }),
};

export const OnAPhoneInTheDark: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark', language: 'fr' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Menu\s: Marie/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Changer le mot de passe' }));
    await expect(await canvas.findByRole('dialog', { name: 'Changer le mot de passe' })).toBeVisible();
  },
};
