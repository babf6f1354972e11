import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import { BilingualText } from '../BilingualText/BilingualText';
import { BookIcon, CheckIcon, ClockIcon, HomeIcon, UserIcon } from '../icons';
import { Logo } from '../Logo/Logo';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Navbar } from './Navbar';
import type { NavbarLink } from './NavbarWords';

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
  link('hours', 'Heures et relevé', 'Hours and statement', { icon: ClockIcon }),
  link('guide', 'Guide Passerelle', 'Passerelle Guide', { icon: BookIcon }),
  link('profile', 'Votre profil', 'Your Profile', { icon: UserIcon }),
];

export default {
  title: 'Components/Navigation/Navbar',
  component: Navbar,
  tags: ['release'],
  args: {
    brand: <Logo name="Passerelle" />,
    homeHref: '#home',
    label: 'Navigation principale - Main navigation',
    links: admin,
    menuLabel: 'Menu',
    userMenu: <Avatar initials="MB" />,
  },
} satisfies Meta<typeof Navbar>;

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

/** A phone has one menu button with all links, and next to it the name of the current page. */
export const OnAPhone: Story = {
  args: { links: admin.map((entry) => ({ ...entry, current: entry.id === 'settings' })) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const navigation = within(canvas.getByRole('navigation'));
    const opener = await navigation.findByRole('button', { name: 'Menu' });
    await expect(navigation.queryByRole('link')).not.toBeInTheDocument();
    await expect(navigation.getAllByText('Administration').some((name) => name.checkVisibility())).toBe(true);
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThan(60);
    await userEvent.click(opener);
    const entries = await canvas.findAllByRole('menuitem');
    await expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Contrats - Contracts',
      'Enseignants - Teachers',
      'Étudiants - Students',
      'Rapports - Reports',
      'Administration',
    ]);
    await expect(canvas.getByRole('menuitem', { current: 'page' })).toHaveTextContent('Administration');
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
  },
};

const inAWindow = (width: string) => ({
  parameters: { viewport: { options: { narrow: { name: width, styles: { width, height: '400px' } } } } },
  globals: { viewport: { value: 'narrow' } },
});

/** Between phone and desktop widths, some links are in the row and the others in a menu. */
export const OnATablet: Story = {
  ...inAWindow('740px'),
  args: { tools: <div style={{ width: 200 }}>FR - EN</div> },
  play: async ({ canvas }) => {
    const navigation = within(canvas.getByRole('navigation'));
    const opener = await navigation.findByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    const inMenu = await canvas.findAllByRole('menuitem');
    // The menu button itself takes space from the row.
    const inRow = navigation.getAllByRole('link');
    await expect(inRow.length).toBeGreaterThan(0);
    await expect([...inRow, ...inMenu].map(({ textContent }) => textContent)).toEqual([
      'Contrats - Contracts',
      'Enseignants - Teachers',
      'Étudiants - Students',
      'Rapports - Reports',
      'Administration',
    ]);
    const brand = canvas.getByText('Passerelle').getBoundingClientRect();
    await expect(inRow[0]?.getBoundingClientRect().left).toBeGreaterThan(brand.right);
    await expect(inRow.at(-1)?.getBoundingClientRect().right).toBeLessThanOrEqual(
      opener.getBoundingClientRect().left,
    );
  },
};

/** The menu button is marked if the current page is in the menu. */
export const OpenPageInTheMenu: Story = {
  ...inAWindow('740px'),
  args: {
    links: admin.map((entry) => ({ ...entry, current: entry.id === 'settings' })),
    tools: <div style={{ width: 200 }}>FR - EN</div>,
  },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Menu' });
    await expect(opener).toHaveAttribute('data-current');
    await userEvent.click(opener);
    await expect(await canvas.findByRole('menuitem', { current: 'page' })).toHaveTextContent(
      'Administration',
    );
  },
};

/** Text at 200 %: the tabs are in rows of two without overlap, and the page reserves their space. */
export const BarWithLargeText: Story = {
  args: {
    links: [
      link('home', 'Accueil', 'Home', {
        icon: HomeIcon,
        current: true,
        shortLabel: <BilingualText fr="Accueil" en="Home" layout="stack" />,
      }),
      link('attendance', 'Soumettre', 'Submit', {
        icon: CheckIcon,
        shortLabel: <BilingualText fr="Présences" en="Attendance" layout="stack" />,
      }),
      link('hours', 'Heures', 'Hours', {
        icon: ClockIcon,
        shortLabel: <BilingualText fr="Heures" en="Hours" layout="stack" />,
      }),
      link('guide', 'Guide', 'Guide', { icon: BookIcon, shortLabel: 'Guide' }),
      link('profile', 'Profil', 'Profile', {
        icon: UserIcon,
        shortLabel: <BilingualText fr="Profil" en="Profile" layout="stack" />,
      }),
    ],
    phone: 'tabs',
  },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas }) => {
    const labels = ['Accueil', 'Présences', 'Heures', 'Guide', 'Profil'].map((words) => {
      const shown = canvas.getAllByText(words).find((label) => label.checkVisibility());
      const range = document.createRange();
      if (shown) range.selectNodeContents(shown);
      return range.getBoundingClientRect();
    });
    for (const [place, one] of labels.entries())
      for (const other of labels.slice(place + 1)) {
        const apart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        await expect(apart).toBe(true);
      }
    for (const { left, right } of labels) {
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
  },
};

/** A count next to a link says how many items wait; screen readers get it in words. */
export const WithACount: Story = {
  args: {
    links: [
      ...admin,
      link('followUps', 'Relances', 'Follow-ups', {
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
  tags: ['!release', 'SHELL-046'],
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('navigation')).getAllByRole('link')).toHaveLength(5);
  },
};

/** A person whose role is unknown gets no links. */
export const RoleUnknown: Story = {
  args: { links: [] },
  tags: ['!release', 'SHELL-047'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
