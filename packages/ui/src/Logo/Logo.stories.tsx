import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo';

const meta: Meta<typeof Logo> = { title: 'Foundations/Logo', component: Logo, args: { name: 'Passerelle' } };
export default meta;

type Story = StoryObj<typeof Logo>;

export const MarkAndName: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Passerelle')).toBeVisible();
  },
};

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32"><rect width="120" height="32" rx="6" fill="teal"/></svg>')}`;

export const PictureOfTheProvider: Story = {
  args: { src: picture },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Passerelle' })).toBeVisible();
  },
};
