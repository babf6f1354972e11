import { asAdmin } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ShortcutsDialog } from './ShortcutsDialog';
import { shortcuts } from './shortcuts';
import { storeShortcutsOn } from './shortcuts-choice';

export default {
  title: 'Admin/Keyboard shortcuts',
  component: ShortcutsDialog,
  args: { onClose: fn() },
  decorators: [asAdmin()],
  beforeEach: () => () => storeShortcutsOn(true),
} satisfies Meta<typeof ShortcutsDialog>;

type Story = StoryObj<typeof ShortcutsDialog>;

const dialog = async () => within(await screen.findByRole('dialog', { name: /Keyboard shortcuts$/ }));

export const Listed: Story = {
  play: async () => {
    const shown = await dialog();
    await expect(shown.getAllByRole('term')).toHaveLength(shortcuts.length);
    const goTo = within(shown.getByRole('region', { name: /Go to$/ }));
    const row = goTo.getByText('Contracts').closest('div');
    await expect(row).toHaveTextContent(/GpuisC|G.*puis.*C/);
  },
};

/** When they are turned off, single keys do nothing on this device (WCAG 2.1.4); shortcuts with Ctrl still work. */
export const TurnedOff: Story = {
  tags: ['release'],
  play: async () => {
    const shown = await dialog();
    const single = shown.getByRole('switch', { name: /Single-key shortcuts$/ });
    await expect(single).toBeChecked();
    await userEvent.click(single);
    await expect(single).not.toBeChecked();
    await expect(document.cookie).toContain('shortcuts=off');
    await expect(shown.getAllByText('off')).toHaveLength(
      shortcuts.filter(({ keys }) => keys[0] !== 'Mod').length,
    );
    await userEvent.click(single);
    await expect(document.cookie).not.toContain('shortcuts=off');
  },
};

export const OnAPhone: Story = { tags: ['release'], globals: { viewport: { value: 'phone' } } };
