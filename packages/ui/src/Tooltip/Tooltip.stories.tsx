import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { Tooltip } from './Tooltip';

export default {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: <BilingualText fr="Envoyé au client le 20 nov. 26" en="Sent to client on Nov 20th 26" />,
    children: (target) => <Button {...target}>SC</Button>,
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 100 }}>
        <Story />
        <Button>Après</Button>
      </main>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

type Story = StoryObj<typeof Tooltip>;

const words = (root: HTMLElement) => root.querySelector('[popover]');

/** The popup's code is loaded first, which takes a moment on a busy machine. */
const shown = (root: HTMLElement) => waitFor(() => expect(words(root)).toBeVisible(), { timeout: 10_000 });

export const OnFocus: Story = {
  tags: ['release'],
  play: async ({ canvas, canvasElement }) => {
    const target = canvas.getByRole('button', { name: 'SC' });
    await expect(target).toHaveAccessibleDescription(
      'Envoyé au client le 20 nov. 26 - Sent to client on Nov 20th 26',
    );
    await userEvent.tab();
    await shown(canvasElement);
    // In a dialog, the browser closes the dialog unless the key press is prevented.
    await expect(await fireEvent.keyDown(target, { key: 'Escape' })).toBe(false);
    await expect(words(canvasElement)).toBeNull();
    await expect(target).toHaveFocus();
  },
};

export const OnHoverAndItCanBePointedAt: Story = {
  tags: ['release'],
  play: async ({ canvas, canvasElement }) => {
    // One simulated pointer for all steps: it leaves one element before it enters the next.
    const user = userEvent.setup();
    await user.hover(canvas.getByRole('button', { name: 'SC' }));
    await shown(canvasElement);
    const popup = words(canvasElement);
    if (!popup) throw new Error('the words are shown by now');
    await user.hover(popup);
    await expect(popup).toBeVisible();
    await user.hover(canvas.getByRole('button', { name: 'Après' }));
    await waitFor(() => expect(words(canvasElement)).toBeNull());
  },
};
