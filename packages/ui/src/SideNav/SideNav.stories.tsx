import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { BilingualText } from '../BilingualText/BilingualText';
import { BookIcon, InboxIcon, NoteIcon, SearchIcon, UsersIcon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { SideNav } from './SideNav';

const stack = (fr: string, en: string) => <BilingualText fr={fr} en={en} layout="stack" />;

export default {
  title: 'Components/Navigation/SideNav',
  component: SideNav,
  tags: ['release'],
  args: {
    label: 'Contrat - Contract',
    links: [
      { id: 'outline', href: '#outline', label: stack('Plan de cours et matériel', 'Outline and materials') },
      { id: 'attendance', href: '#attendance', label: stack('Présences', 'Attendance'), current: true },
      { id: 'basic', href: '#basic', label: stack('Informations de base', 'Basic info') },
      { id: 'final', href: '#final', label: stack('Étapes finales', 'Final steps') },
    ],
  },
  decorators: [
    (Story, { globals }) => (
      <div style={{ padding: 16, maxWidth: globals.viewport?.value === 'phone' ? undefined : 264 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNav>;

type Story = StoryObj<typeof SideNav>;

export const PagesOfAContract: Story = {
  tags: ['!release', 'CON-SIDE-01'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Contrat - Contract' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Présences - Attendance',
    );
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: 'Plan de cours et matériel - Outline and materials' }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Présences - Attendance' })).toHaveFocus();
  },
};

export const PagesOfTheSettings: Story = {
  args: {
    label: 'Administration',
    links: [
      { id: 'languages', href: '#languages', icon: SearchIcon, label: stack('Langues', 'Languages') },
      { id: 'companies', href: '#companies', icon: InboxIcon, label: stack('Sociétés', 'Companies') },
      { id: 'materials', href: '#materials', icon: BookIcon, label: stack('Matériel', 'Materials') },
      { id: 'users', href: '#users', icon: UsersIcon, label: stack('Utilisateurs', 'Users'), current: true },
      {
        id: 'files',
        href: '#files',
        icon: NoteIcon,
        label: stack('Gestionnaire de fichiers', 'File Manager'),
      },
    ],
  },
};

/** A link shows at its end that its page is incomplete. */
export const SomethingIsMissing: Story = {
  args: {
    links: [
      {
        id: 'outline',
        href: '#outline',
        label: stack('Plan de cours et matériel', 'Outline and materials'),
        aside: (
          <Badge tone="caution">
            2
            <VisuallyHidden>
              {' '}
              <BilingualText fr="documents manquants" en="documents missing" />
            </VisuallyHidden>
          </Badge>
        ),
      },
      { id: 'attendance', href: '#attendance', label: stack('Présences', 'Attendance'), current: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')[0]).toHaveAccessibleName(
      'Plan de cours et matériel - Outline and materials 2 documents manquants - documents missing',
    );
  },
};

/** Two links per row above the content: all are visible and large enough for touch. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const box = link.getBoundingClientRect();
      await expect(box.height).toBeGreaterThanOrEqual(44);
      await expect(box.right).toBeLessThanOrEqual(innerWidth);
    }
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    await expect(first).toBe(second);
  },
};
