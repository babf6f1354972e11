import type { Meta, StoryObj } from '@storybook/react-vite';
import '../index';
import { expect } from 'storybook/test';
import { vars } from './contract.css';
import { light } from './tokens';

const meta: Meta = { title: 'Foundations/Tokens' };
export default meta;

export const Colors: StoryObj = {
  render: () => (
    <main style={{ color: vars.color.text, background: vars.color.canvas }}>
      {Object.keys(light.color).map((role) => (
        <p key={role}>{role}</p>
      ))}
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('canvas')).toBeVisible();
  },
};
