import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import { BilingualText } from '../BilingualText/BilingualText';
import { BookIcon, CheckIcon, HomeIcon, UserIcon } from '../icons';
import { Logo } from '../Logo/Logo';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Navbar, type NavbarLink } from './Navbar';

const link = (id: string, fr: string, en: string, rest: Partial<NavbarLink> = {}): NavbarLink => ({
  id,
  href: `#${id}`,
  label: <BilingualText fr={fr} en={en} layout="stack" />,
  ...rest,
});

const admin = [
  link('contracts', 'Contrats', 'Contracts', { current: true }),
  link('teachers', 'Enseignants', 'Teachers'),
  link('students', 'Étudiants', 'Students'),
  link('reports', 'Rapports', 'Reports'),
  link('settings', 'Administration', 'Administration'),
];

const teacher = [
  link('home', 'Accueil', 'Home', { icon: HomeIcon, current: true }),
  link('attendance', 'Soumettre les présences', 'Submit Attendance', { icon: CheckIcon }),
  link('guide', 'Guide Passerelle', 'Passerelle Guide', { icon: BookIcon }),
  link('profile', 'Votre profil', 'Your Profile', { icon: UserIcon }),
];

const meta: Meta<typeof Navbar> = {
  title: 'Components/Navigation/Navbar',
  component: Navbar,
  args: {
    brand: <Logo name="Passerelle" />,
    homeHref: '#home',
    label: 'Navigation principale - Main navigation',
    links: admin,
    userMenu: <Avatar initials="MB" />,
  },
};
export default meta;

type Story = StoryObj<typeof Navbar>;

export const ForAnAdministrator: Story = {
  tags: ['SHELL-043', 'SHELL-045'],
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation')).getAllByRole('link');
    await expect(links).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Contrats - Contracts' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByText('MB')).toBeVisible();
  },
};

/** The links are wider than a phone; the one that is open is in sight all the same. */
export const OnAPhone: Story = {
  args: { links: admin.map((entry) => ({ ...entry, current: entry.id === 'settings' })) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation').getBoundingClientRect();
    const current = canvas.getByRole('link', { current: 'page' });
    await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(row.right));
    await expect(current.getBoundingClientRect().left).toBeGreaterThanOrEqual(row.left);
    await expect(
      canvas.getByRole('link', { name: 'Contrats - Contracts' }).getBoundingClientRect().left,
    ).toBeLessThan(row.left);
  },
};

/** A figure beside a link says what waits there, and for whom listens too. */
export const WithACount: Story = {
  args: {
    links: [
      ...admin,
      link('chase', 'Relances', 'Follow-ups', {
        count: (
          <Badge tone="caution">
            <span aria-hidden="true">12</span>
            <VisuallyHidden>12 éléments</VisuallyHidden>
          </Badge>
        ),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Relances - Follow-ups 12 éléments' })).toBeVisible();
  },
};

export const ForATeacher: Story = {
  args: { links: teacher, phone: 'tabs', userMenu: <Avatar initials="LV" /> },
  tags: ['SHELL-046'],
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('navigation')).getAllByRole('link')).toHaveLength(4);
  },
};

/** A person whose role is unknown gets no links. */
export const RoleUnknown: Story = {
  args: { links: [] },
  tags: ['SHELL-047'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
