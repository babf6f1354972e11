import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { TabNav } from './TabNav';

const stack = (fr: string, en: string) => <BilingualText fr={fr} en={en} layout="stack" />;

const meta: Meta<typeof TabNav> = {
  title: 'Components/Navigation/TabNav',
  component: TabNav,
  args: {
    label: 'Enseignant - Teacher',
    links: [
      { id: 'basic', href: '#basic', label: stack('Informations de base', 'Basic info'), current: true },
      { id: 'contracts', href: '#contracts', label: stack('Contrats', 'Contracts'), count: 7 },
      { id: 'availability', href: '#availability', label: stack('Disponibilités', 'Availability') },
      { id: 'files', href: '#files', label: stack('Fichiers', 'Files'), count: 2 },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof TabNav>;

export const PagesOfATeacher: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Enseignant - Teacher' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Informations de base - Basic info',
    );
    // They are links: each is reached by Tab, and none is a tab without a panel.
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Contrats - Contracts/ })).toHaveFocus();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const box = link.getBoundingClientRect();
      await expect(box.height).toBeGreaterThanOrEqual(44);
      await expect(box.right).toBeLessThanOrEqual(innerWidth);
    }
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
