import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from './Avatar';

const meta: Meta<typeof Avatar> = { title: 'Components/Avatar', component: Avatar, args: { initials: 'MB' } };
export default meta;

export const Initials: StoryObj<typeof Avatar> = {
  tags: ['SHELL-043'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MB')).toBeVisible();
  },
};
