import type { Extension } from '@portal/api-client';
import { capabilitiesHandlers, fails } from '@portal/api-client/testing';
import { AreaContent } from '@portal/shell';
import { ListContent } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { OperationsLayout } from './AreaLayout';
import { inArea } from './area-story';

/** Stands in for a page of the operations: shows its address. */
function AnyPage() {
  return <ListContent title={useLocation().pathname}>{null}</ListContent>;
}

const all: Extension[] = ['hours', 'links', 'import-history', 'mails', 'reminders'];
const given = (extensions: Extension[], at: string) => ({
  first: capabilitiesHandlers(extensions),
  portal: { path: '/operations/*', at },
});

const meta: Meta<typeof OperationsLayout> = {
  title: 'Admin/Operations/Frame',
  component: OperationsLayout,
  decorators: inArea('operations.mails'),
  render: () => <AnyPage />,
};
export default meta;

type Story = StoryObj<typeof OperationsLayout>;

export const MenuOfThePages: Story = {
  tags: ['DECISION-234'],
  parameters: given(all, '/operations/mails'),
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Opérations - Operations' }));
    const links = await menu.findAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Heures du mois - Hours of the month', '/operations/hours'],
      ['Totaux des heures - Hour totals', '/operations/hours/totals'],
      ['Heures des contrats - Contract hours', '/operations/hours/contracts'],
      ['Liens privés - Private links', '/operations/links'],
      ['Importations - Imports', '/operations/imports'],
      ['Courriels - Emails', '/operations/mails'],
      ['Rappels - Reminders', '/operations/reminders'],
    ]);
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Emails');
  },
};

/** The page has its full title, for which the menu may have a shorter text. */
export const TitleOfThePage: Story = {
  parameters: given(all, '/operations/reminders'),
  render: () => <AreaContent>{null}</AreaContent>,
  play: async ({ canvas }) => {
    const title = 'Rappels aux enseignants - Reminders to teachers';
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title} · Passerelle`));
    await expect(canvas.getByRole('link', { current: 'page', name: 'Rappels - Reminders' })).toBeVisible();
  },
};

/** Without a page in the address, the first one that the backend offers opens. */
export const FirstThatIsOffered: Story = {
  tags: ['DECISION-234'],
  parameters: given(['mails', 'links'], '/operations'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '/operations/links' })).toBeVisible();
    const menu = within(canvas.getByRole('navigation', { name: 'Opérations - Operations' }));
    await expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Liens privés - Private links',
      'Courriels - Emails',
    ]);
  },
};

export const NoneIsOffered: Story = {
  tags: ['DECISION-234'],
  parameters: given([], '/operations'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Page not found/ })).toBeVisible();
  },
};

/** What the backend offers cannot be read: the page says so, with a way to try again. */
export const NotRead: Story = {
  parameters: {
    first: [fails('GET capabilities', 500)],
    portal: { path: '/operations/*', at: '/operations' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Try again/ })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: given(all, '/operations/hours/totals'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Totaux des heures - Hour totals' }),
    ).toBeVisible();
  },
};
