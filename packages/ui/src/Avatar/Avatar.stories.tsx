import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar';

/** A picture made of a few shapes, so that no story loads one from the network. */
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#cfd8dc"/><circle cx="20" cy="16" r="8" fill="#8d6e63"/><path d="M4 40c2-11 9-14 16-14s14 3 16 14" fill="#455a64"/></svg>',
)}`;

export default {
  title: 'Components/Data/Avatar',
  component: Avatar,
  args: { initials: 'MB' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'center', gap: 12, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Avatar>;

type Story = StoryObj<typeof Avatar>;

/** In a button with its own name, or next to the name, screen readers ignore the avatar. */
export const BesideTheName: Story = {
  tags: ['SHELL-043'],
  render: (args) => (
    <>
      <Avatar {...args} />
      Marie Bélanger
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MB')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const StandingAlone: Story = {
  args: { name: 'Marie Bélanger' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Marie Bélanger' })).toHaveTextContent('MB');
  },
};

export const WithAPicture: Story = {
  tags: ['release'],
  args: { name: 'Marie Bélanger', src: portrait },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img', { name: 'Marie Bélanger' })).toHaveLength(1);
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0));
    const box = image?.getBoundingClientRect();
    await expect(document.elementFromPoint((box?.x ?? 0) + 16, (box?.y ?? 0) + 16)).toBe(image);
  },
};

export const PictureThatCannotBeLoaded: Story = {
  tags: ['release'],
  args: { name: 'Marie Bélanger', src: 'data:image/png;base64,bm90IGEgcGljdHVyZQ==' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument());
    await expect(canvas.getByRole('img', { name: 'Marie Bélanger' })).toHaveTextContent('MB');
    await expect(canvas.getByText('MB')).toBeVisible();
  },
};

const sizes = ['small', 'medium', 'large'] as const;

/** The widest letters and a picture in the three sizes: none is cut off. */
export const Sizes: Story = {
  tags: ['release'],
  render: () => (
    <>
      {sizes.map((size) => (
        <Avatar key={size} initials="LV" size={size} />
      ))}
      {sizes.map((size) => (
        <Avatar key={size} initials="MW" size={size} />
      ))}
      {sizes.map((size) => (
        <Avatar key={size} initials="MB" src={portrait} size={size} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByText('LV').map((avatar) => avatar.getBoundingClientRect().width);
    await expect(widths).toEqual([24, 32, 56]);
    for (const avatar of canvas.getAllByText('MW')) {
      await expect(avatar.scrollWidth).toBeLessThanOrEqual(avatar.clientWidth);
    }
  },
};
