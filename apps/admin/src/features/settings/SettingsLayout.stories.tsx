import { ListContent, PageHead } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SettingsLayout } from './SettingsLayout';
import { inSettings } from './settings-story';
import { settingsWords } from './settings-words';

/** Stands for a page of the settings. */
function AnyPage() {
  const { t } = settingsWords.useWords();
  return <ListContent head={<PageHead title={t('users')} />}>{null}</ListContent>;
}

const meta: Meta<typeof SettingsLayout> = {
  title: 'Admin/Settings/Frame',
  component: SettingsLayout,
  decorators: inSettings('admin.settings.users'),
  render: () => <AnyPage />,
};
export default meta;

type Story = StoryObj<typeof SettingsLayout>;

export const MenuOfTheFiveLists: Story = {
  tags: ['SHELL-066', 'SHELL-067'],
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Administration - Settings' }));
    await expect(
      menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Langues - Languages', '/settings/languages'],
      ['Sociétés - Companies', '/settings/companies'],
      ['Matériel - Materials', '/settings/materials'],
      ['Utilisateurs - Users', '/settings/users'],
      ['Gestionnaire de fichiers - File Manager', '/settings/files'],
    ]);
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Users');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Administration - Settings' });
    await expect(within(menu).getAllByRole('link')).toHaveLength(5);
    await expect(menu.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole('main').getBoundingClientRect().top,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
