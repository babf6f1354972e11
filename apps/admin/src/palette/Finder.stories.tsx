import { useSession } from '@portal/shell';
import { asAdmin } from '@portal/shell/testing';
import { Button, TimeField } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Finder } from './Finder';
import { type FinderName, handleShortcut } from './handle-shortcut';

/** Replaces the page around the palette and shows what the palette requests. Signing out mounts it again. */
function Sample() {
  const { user } = useSession();
  const [shown, setShown] = useState<FinderName | null>(user && 'palette');
  return (
    <main>
      <h1>{user ? 'Contrats' : 'Signed out'}</h1>
      <button type="button" onClick={() => setShown('palette')}>
        Open
      </button>
      {shown && <Finder shown={shown} onShow={setShown} onClose={() => setShown(null)} />}
    </main>
  );
}

export default {
  title: 'Admin/Find anything/Commands',
  component: Sample,
  tags: ['release'],
  decorators: [asAdmin('/contracts/list')],
  globals: { language: 'en' },
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

const choose = async (typed: string) => {
  await userEvent.type(await screen.findByRole('combobox'), typed);
  await userEvent.keyboard('{Enter}');
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The dialog to change the user's password replaces the palette; it can be opened again afterwards. */
export const ThePassword: Story = {
  tags: ['!release'],
  play: async ({ canvas }) => {
    await choose('change password');
    await expect(await screen.findByRole('dialog', { name: /Change password/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await screen.findByRole('combobox', { name: 'Find anything' })).toBeVisible();
  },
};

const saved = fn();

/** Ctrl+S saves the time as the field rewrites it on blur, and the cursor stays in the field. */
export const SavedByShortcut: Story = {
  render: function Form() {
    useEffect(() => {
      const actions = { pathname: '/contracts/list', go: fn(), open: fn() };
      const onKeyDown = (event: KeyboardEvent) => handleShortcut(event, actions);
      document.addEventListener('keydown', onKeyDown);
      return () => document.removeEventListener('keydown', onKeyDown);
    }, []);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          saved(new FormData(event.currentTarget).get('start'));
        }}
      >
        <TimeField label="Start" name="start" />
        <Button type="submit">Save</Button>
      </form>
    );
  },
  play: async ({ canvas }) => {
    saved.mockClear();
    const field = await canvas.findByRole('textbox', { name: 'Start' });
    await userEvent.type(field, '9 h 30');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(saved.mock.calls).toEqual([['09:30']]);
    await expect(field).toHaveFocus();
  },
};

/** The theme changes immediately. */
export const TheTheme: Story = {
  play: async () => {
    await choose('dark appearance');
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await isClosed();
  },
  beforeEach: () => () => {
    document.documentElement.dataset.theme = 'light';
  },
};

/** The language changes immediately. */
export const TheLanguage: Story = {
  play: async ({ canvas }) => {
    await choose('french only');
    await isClosed();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await screen.findByRole('combobox', { name: 'Chercher partout' })).toBeVisible();
  },
};

export const SignOut: Story = {
  play: async ({ canvas }) => {
    await choose('sign out');
    await expect(await canvas.findByRole('heading', { name: 'Signed out' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
