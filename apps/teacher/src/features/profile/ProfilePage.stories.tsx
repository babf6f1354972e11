import { aSignedInUser } from '@portal/domain';
import { RequireRole } from '@portal/shell';
import { inPortal } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ProfilePage } from './ProfilePage';

const lea = aSignedInUser({ id: 31, name: 'Léa', lastName: 'Villeneuve', role: 'ROLE_TEACHER' });

const meta: Meta<typeof ProfilePage> = {
  title: 'Teacher/Profile',
  component: ProfilePage,
  tags: ['PORTAL-PROFILE-01'],
  decorators: [inPortal({ app: 'teacher', user: lea, path: '/profile' })],
};
export default meta;

type Story = StoryObj<typeof ProfilePage>;

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Léa Villeneuve' })).toBeVisible();
  },
};

export const SigningOut: Story = {
  tags: ['PORTAL-PROFILE-02'],
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
