import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HoursMeter } from './HoursMeter';

export default {
  title: 'Views/HoursMeter',
  component: HoursMeter,
  tags: ['release', 'DOMAIN-07', 'DOMAIN-08'],
  args: { taught: 31, contracted: 48 },
  parameters: { column: 220 },
} satisfies Meta<typeof HoursMeter>;

type Story = StoryObj<typeof HoursMeter>;

export const UnderWay: Story = {
  tags: ['!release'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31 / 48 h')).toBeVisible();
  },
};

export const HalvesInFrench: Story = {
  args: { taught: 1.5, contracted: 20 },
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,5 / 20 h')).toBeVisible();
  },
};

/** Within text, each language formats numbers in its own way (DECISION-03). */
export const HalvesInBothLanguages: Story = {
  args: { taught: 1.5, contracted: 20, size: 'medium' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1,5 / 20 h - 1.5 / 20 h');
  },
};

/** A list row has no room for both languages, so the numbers have the French format. */
export const HalvesInARow: Story = {
  args: { taught: 1.5, contracted: 20 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^1,5 \/ 20 h$/);
  },
};

export const NearlyUsed: Story = { args: { taught: 44, contracted: 45 } };

/** DECISION-16: allowed, and shown. */
export const Overrun: Story = {
  args: { taught: 50, contracted: 48, size: 'medium' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('50 / 48 h · 2 h de plus - 2 h over');
  },
};

/** In a table row an icon replaces the text. */
export const OverrunInARow: Story = {
  args: { taught: 50, contracted: 48 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50 / 48 h · +2 h')).toBeVisible();
  },
};

export const NothingTaughtYet: Story = { args: { taught: 0, contracted: 20 } };
