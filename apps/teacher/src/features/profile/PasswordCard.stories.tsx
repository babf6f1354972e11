import { aSignedInUser } from '@portal/domain';
import { inPortal } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ChangePassword } from './ChangePassword';
import { PasswordCard } from './PasswordCard';

let isReachable = false;

export default {
  title: 'Teacher/Profile/Password card',
  component: PasswordCard,
  args: { userId: 31 },
  decorators: [
    (Story) => (
      <main style={{ padding: 24, maxWidth: 420 }}>
        <Story />
      </main>
    ),
    inPortal({ app: 'teacher', user: aSignedInUser({ id: 31, role: 'ROLE_TEACHER' }), path: '/profile' }),
  ],
  beforeEach: () => {
    isReachable = false;
  },
} satisfies Meta<typeof PasswordCard>;

type Story = StoryObj<typeof PasswordCard>;

const wait = () => new Promise<never>(() => {});

/** The page appears before the code of the form is loaded. */
export const OnItsWay: Story = {
  args: { load: wait },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Change password/ })).toBeVisible();
    await expect(canvas.getByText('Loading the form')).toBeInTheDocument();
  },
};

const loadOnceReachable = () =>
  isReachable ? Promise.resolve(ChangePassword) : Promise.reject(new Error('Failed to fetch'));

/** The rest of the profile stays; a retry loads the form. */
export const Unreachable: Story = {
  tags: ['release', 'PORTAL-PROFILE-03'],
  args: { load: loadOnceReachable },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The form could not be loaded/)).toBeVisible();
    isReachable = true;
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }));
    await expect(await canvas.findByLabelText(/Old password/)).toBeVisible();
  },
};
