import { ListContent } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ListFilters } from '../../parts/ListFilters';
import { SettingsLayout } from './SettingsLayout';
import { inSettings } from './settings-story';
import { settingsWords } from './settings-words';

/** A page of the settings. */
function AnyPage() {
  const { t } = settingsWords.useWords();
  const filters = (
    <ListFilters onReset={() => undefined} counted={{ total: undefined, name: () => ({ fr: '', en: '' }) }} />
  );
  return (
    <ListContent title={t('users')} filters={filters}>
      {null}
    </ListContent>
  );
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
    const menu = within(canvas.getByRole('navigation', { name: 'Administration' }));
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

/** A link of the menu leads back to a list as it was left; on the list itself it leads to its beginning. */
export const BackToAList: Story = {
  parameters: { portal: { path: '*', at: '/settings/users?search=roy&page=2' } },
  play: async ({ canvas }) => {
    const users = () => canvas.getByRole('link', { name: 'Utilisateurs - Users' });
    await expect(users()).toHaveAttribute('href', '/settings/users');
    await userEvent.click(canvas.getByRole('link', { name: 'Matériel - Materials' }));
    await waitFor(() => expect(users()).toHaveAttribute('href', '/settings/users?search=roy&page=2'));
  },
};

/** One button that names the list and opens the others: the first screen belongs to the rows. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['release', 'SHELL-066'],
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Administration' });
    await expect(menu.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    await userEvent.click(within(menu).getByRole('button', { name: 'Utilisateurs - Users' }));
    const lists = await canvas.findAllByRole('menuitem');
    await expect(lists.map((list) => list.getAttribute('href'))).toEqual([
      '/settings/languages',
      '/settings/companies',
      '/settings/materials',
      '/settings/users',
      '/settings/files',
    ]);
  },
};
