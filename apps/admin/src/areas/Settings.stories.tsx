import type { Extension } from '@portal/api-client';
import { capabilitiesHandlers } from '@portal/api-client/testing';
import { ListFilters } from '@portal/records';
import { AreaContent } from '@portal/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SettingsLayout } from './AreaLayout';
import { inArea } from './area-story';

/** Stands in for a page of the settings. */
function AnyPage() {
  const filters = (
    <ListFilters onReset={() => undefined} counted={{ total: undefined, name: () => ({ fr: '', en: '' }) }} />
  );
  return <AreaContent filters={filters}>{null}</AreaContent>;
}

export default {
  title: 'Admin/Settings/Frame',
  component: SettingsLayout,
  decorators: inArea('admin.settings.users'),
  render: () => <AnyPage />,
} satisfies Meta<typeof SettingsLayout>;

type Story = StoryObj<typeof SettingsLayout>;

const ofExtensions: Extension[] = [
  'organisation',
  'course-types',
  'planned-classes',
  'comment-phrases',
  'sign-ins',
  'second-factor',
  'api-keys',
  'webhooks',
];

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

/** The pages of extensions come after the five lists. */
export const MenuOfAllPages: Story = {
  tags: ['release'],
  parameters: { first: capabilitiesHandlers(ofExtensions) },
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Administration' }));
    await menu.findByRole('link', { name: 'Webhooks' });
    const names = menu.getAllByRole('link').map((link) => link.textContent?.split(' - ').at(-1));
    await expect(names).toEqual([
      'Languages',
      'Companies',
      'Materials',
      'Users',
      'File Manager',
      'Organization',
      'Course types',
      'Closed days',
      'Phrases',
      'Sign-ins',
      'Sign-in methods',
      'API keys',
      'Webhooks',
    ]);
  },
};

/** A menu link opens another list with its last filters; the link to the current list resets it. */
export const BackToAList: Story = {
  tags: ['release'],
  parameters: { portal: { path: '*', at: '/settings/users?search=roy&page=2' } },
  play: async ({ canvas }) => {
    const users = () => canvas.getByRole('link', { name: 'Utilisateurs - Users' });
    await expect(users()).toHaveAttribute('href', '/settings/users');
    await userEvent.click(canvas.getByRole('link', { name: 'Matériel - Materials' }));
    await waitFor(() => expect(users()).toHaveAttribute('href', '/settings/users?search=roy&page=2'));
  },
};

/**
 * On a tablet the lists are in a row of links above the page, with the current one marked; a menu contains the rest.
 */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  tags: ['release', 'SHELL-066'],
  parameters: {
    first: capabilitiesHandlers(ofExtensions),
  },
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Administration' }));
    const more = await menu.findByRole('button', { name: 'Autres - More' });
    // The menu button itself takes space from the row.
    await waitFor(() => {
      const tops = [...menu.getAllByRole('link'), more].map((link) => link.getBoundingClientRect().top);
      return expect(new Set(tops).size).toBe(1);
    });
    const inRow = menu.getAllByRole('link');
    await expect(inRow.map(({ textContent }) => textContent).slice(0, 4)).toEqual([
      'Langues - Languages',
      'Sociétés - Companies',
      'Matériel - Materials',
      'Utilisateurs - Users',
    ]);
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Users');
    await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(more);
    const rest = await canvas.findAllByRole('menuitem');
    await expect(rest.at(-1)).toHaveAttribute('href', '/settings/webhooks');
    await expect(inRow.length + rest.length).toBe(13);
  },
};

/** On a tablet, the menu button shows the name of the current list if its link does not fit into the row. */
export const CurrentListInTheMenu: Story = {
  tags: ['release'],
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    portal: { path: '*', at: '/settings/webhooks' },
    first: capabilitiesHandlers(ofExtensions),
  },
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Administration' }));
    const current = await menu.findByRole('button', { name: /Webhooks$/ });
    await expect(current).toHaveAttribute('data-current');
    await userEvent.click(current);
    await expect(await canvas.findByRole('menuitem', { current: 'page' })).toHaveAccessibleName(/Webhooks$/);
  },
};

/** One button shows the current list and opens the menu of the others, so that the first screen shows rows. */
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
