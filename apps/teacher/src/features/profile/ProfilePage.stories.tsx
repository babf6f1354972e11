import {
  failsOnce,
  openSessionsHandlers,
  sent,
  sentBodies,
  signInsHandlers,
  usersHandlers,
  wrongPassword,
} from '@portal/api-client/testing';
import { anOpenSession, aSignedInUser, aSignIn } from '@portal/domain';
import { RequireRole } from '@portal/shell';
import {
  asTeacher,
  type Canvas,
  expectLink,
  expectMessage,
  expectTexts,
  fill,
  shows,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ProfilePage } from './ProfilePage';

export default {
  title: 'Teacher/Profile',
  component: ProfilePage,
  tags: ['release'],
  decorators: [asTeacher('/profile')],
  parameters: { msw: () => usersHandlers() },
} satisfies Meta<typeof ProfilePage>;

type Story = StoryObj<typeof ProfilePage>;

const lea = { id: 31, name: 'Léa', lastName: 'Villeneuve' };

const old = (canvas: Canvas) => canvas.findByLabelText(/Old password/);
const fresh = (canvas: Canvas) => canvas.getByLabelText(/New password/);
const confirmation = (canvas: Canvas) => canvas.getByLabelText(/^Confirmation/);
const save = (canvas: Canvas) => canvas.getByRole('button', { name: /Save$/ });

const fillAll = async (canvas: Canvas, password: string) => {
  await userEvent.type(await old(canvas), password);
  await fill(fresh(canvas), 'nouveau-8');
  await fill(confirmation(canvas), 'nouveau-8');
};

export const SignedIn: Story = {
  tags: ['!release', 'PORTAL-PROFILE-01'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Léa Villeneuve' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expectLink(main, /Your hours of the month/, '/hours');
    await expectLink(main, /Invoicing guide/, '/guide');
    await expectLink(main, /1 800 555-0199/, 'tel:18005550199');
    await expectLink(main, /info@passerelle/, 'mailto:info@passerelle.example');
  },
};

export const SigningOut: Story = {
  tags: ['!release', 'PORTAL-PROFILE-02'],
  render: () => (
    <RequireRole roles={['ROLE_TEACHER']}>
      <ProfilePage />
    </RequireRole>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sign out/ }));
    await expect(await canvas.findByText('/auth/login')).toBeVisible();
  },
};

/** The password is sent once, and the form is empty afterwards. */
export const PasswordChanged: Story = {
  tags: ['!release', 'PORTAL-PROFILE-03', 'PORTAL-PROFILE-10', 'SHELL-032', 'MSG-73'],
  play: async ({ canvas }) => {
    await fillAll(canvas, 'passerelle');
    await userEvent.dblClick(save(canvas));
    await expectMessage('success', 'Password was updated successfully.');
    await expect(canvas.getByText('Success')).toBeVisible();
    await waitFor(async () => expect(await old(canvas)).toHaveValue(''));
    await expect(fresh(canvas)).toHaveValue('');
    await expect(confirmation(canvas)).toHaveValue('');
    await expect(sentBodies('PUT users/changePassword')).toEqual([
      { old_password: 'passerelle', new_password: 'nouveau-8', confirm_password: 'nouveau-8', user_id: 31 },
    ]);
  },
};

/** A wrong old password is shown at its field; the input stays. */
export const OldPasswordWrong: Story = {
  tags: ['MSG-74'],
  parameters: { first: [failsOnce('PUT users/changePassword', wrongPassword)] },
  play: async ({ canvas }) => {
    await fillAll(canvas, 'nimporte');
    await userEvent.click(save(canvas));
    await expectMessage('error', 'Password was not updated successfully.');
    await expectTexts(canvas, 'Error', 'This is not your current password.');
    await expect(await old(canvas)).toHaveFocus();
    await expect(fresh(canvas)).toHaveValue('nouveau-8');
    await expect(confirmation(canvas)).toHaveValue('nouveau-8');
  },
};

export const PasswordRefusedByTheForm: Story = {
  tags: [
    'PORTAL-PROFILE-04',
    'PORTAL-PROFILE-05',
    'PORTAL-PROFILE-06',
    'PORTAL-PROFILE-07',
    'PORTAL-PROFILE-08',
    'MSG-93',
    'MSG-94',
  ],
  play: async ({ canvas }) => {
    await old(canvas);
    await userEvent.click(save(canvas));
    await expect(await old(canvas)).toHaveAccessibleDescription(/This is a required field\./);
    for (const field of [fresh(canvas), confirmation(canvas)])
      await expect(field).toHaveAccessibleDescription(
        /This is a required field and must be at least 8 characters\./,
      );
    await fill(await old(canvas), 'passerelle');
    await userEvent.type(fresh(canvas), 'court-7');
    await fill(confirmation(canvas), 'autre-mot');
    await expectTexts(canvas, 'This is a required field and must be at least 8 characters.');
    await expect(fresh(canvas)).toBeInvalid();
    await userEvent.type(fresh(canvas), '8');
    await expect(await canvas.findByText('Password must match.')).toBeVisible();
    await expect(confirmation(canvas)).toHaveAccessibleDescription(/Password must match\./);
    await expect(fresh(canvas)).toBeValid();
  },
};

/** Seven characters are too few, and nothing is sent until the last error is gone. */
export const BlockedByAnyError: Story = {
  tags: ['PORTAL-PROFILE-05', 'PORTAL-PROFILE-07', 'PORTAL-PROFILE-09', 'LIMIT-11'],
  play: async ({ canvas }) => {
    await fill(await old(canvas), 'passerelle');
    await userEvent.type(fresh(canvas), 'court-7');
    await userEvent.type(confirmation(canvas), 'court-7');
    await userEvent.click(save(canvas));
    for (const field of [fresh(canvas), confirmation(canvas)])
      await waitFor(() => expect(field).toBeInvalid());
    await expect(save(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(save(canvas));
    await expect(sent('PUT users/changePassword')).toEqual([]);
    await userEvent.type(fresh(canvas), '8');
    await userEvent.type(confirmation(canvas), '8');
    await waitFor(() => expect(save(canvas)).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(save(canvas));
    await waitFor(() => expect(sent('PUT users/changePassword')).toHaveLength(1));
  },
};

export const PasswordOffline: Story = {
  parameters: { msw: usersHandlers({ failWrites: 'offline' }) },
  play: async ({ canvas }) => {
    await fillAll(canvas, 'passerelle');
    await userEvent.click(save(canvas));
    await expect(await canvas.findByText(/we do not know whether the password was changed/)).toBeVisible();
    await expect(await old(canvas)).toHaveValue('passerelle');
    await expect(canvas.queryByText('This is not your current password.')).toBeNull();
  },
};

/** The theme that is selected here is also selected in the user menu. */
export const AppearanceChosen: Story = {
  play: async ({ canvas }) => {
    const dark = canvas.getByRole('radio', { name: /Dark/ });
    await userEvent.click(dark);
    await expect(dark).toBeChecked();
    await expect(document.documentElement.dataset.theme).toBe('dark');
    await expect(document.cookie).toContain('theme=dark');
    await userEvent.click(canvas.getByRole('button', { name: /Menu of Léa/ }));
    await expect(await within(document.body).findByRole('menuitemradio', { name: /Dark/ })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await userEvent.keyboard('{Escape}');
  },
};

export const LongNameOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'fr', theme: 'dark' },
  parameters: {
    portal: {
      user: aSignedInUser({
        id: 31,
        name: 'Marie-Antoinette-Joséphine',
        lastName: 'De La Bruère-Montmorency-Lachapelle',
        role: 'ROLE_TEACHER',
      }),
    },
  },
  play: shows((canvas) => canvas.findByLabelText(/Mot de passe actuel/)),
};

/**
 * The card lists the teacher's attempts to sign in; it is missing if the backend does not record them (DECISION-51).
 */
export const SignInsOnAPhone: Story = {
  tags: ['DECISION-70'],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: () => [
      ...signInsHandlers({
        signIns: [
          aSignIn({ id: 9, user: lea, isCurrent: true }),
          aSignIn({ id: 8, user: lea, outcome: 'wrong-password', isSameNetwork: false }),
        ],
      }),
      ...usersHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: /Recent sign-ins$/ }));
    const [first, second] = list.getAllByRole('listitem').map((item) => within(item));
    await expectTexts(first as Canvas, 'Signed in', 'Firefox, Windows', 'This browser');
    await expectTexts(second as Canvas, 'Wrong password', 'Another network');
    await expect(canvas.queryByRole('list', { name: /Open sessions$/ })).toBeNull();
  },
};

/** The card lists the teacher's open sessions; it is missing if the backend cannot end them (DECISION-51). */
export const OpenSessionsOnAPhone: Story = {
  tags: ['DECISION-56'],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: () => [
      ...openSessionsHandlers({
        sessions: [
          anOpenSession(),
          anOpenSession({ id: 'other', browser: 'Safari', system: 'iOS', isCurrent: false }),
        ],
      }),
      ...usersHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: /Open sessions$/ }));
    await expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Firefox, Windows',
      'Safari, iOS',
    ]);
    await expect(list.getByRole('button', { name: /End this session Safari, iOS$/ })).toBeVisible();
    await expect(sent('GET users/31/sessions')).toHaveLength(1);
  },
};
