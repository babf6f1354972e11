import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from './Meter';

export default {
  title: 'Components/Data/Meter',
  component: Meter,
  args: { value: 31, max: 48, text: '31 / 48 h' },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, width: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Meter>;

type Story = StoryObj<typeof Meter>;

const filledShare = (root: HTMLElement) => {
  const bar = root.querySelector('[aria-hidden="true"]');
  if (!bar) throw new Error('the meter has no bar');
  return Number.parseFloat(getComputedStyle(bar, '::before').width) / bar.clientWidth;
};

export const HoursTaught: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('31 / 48 h')).toBeVisible();
    await expect(filledShare(canvasElement)).toBeCloseTo(31 / 48, 2);
  },
};

export const NearTheEnd: Story = {
  tags: ['release'],
  args: { value: 58, max: 60, text: '58 / 60 h', tone: 'caution' },
};

export const BeyondTheContract: Story = {
  args: { value: 50, max: 48, text: '50 / 48 h', tone: 'critical' },
  play: async ({ canvasElement }) => {
    await expect(filledShare(canvasElement)).toBeCloseTo(1, 2);
  },
};

export const NothingContracted: Story = {
  tags: ['release'],
  args: { value: 0, max: 0, text: '0 / 0 h' },
  play: async ({ canvasElement }) => {
    await expect(filledShare(canvasElement)).toBe(0);
  },
};

export const LevelInSteps: Story = {
  args: { value: 3, max: 6, segments: 6, text: 'B1', textHidden: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('B1')).toBeInTheDocument();
    await expect(filledShare(canvasElement)).toBeCloseTo(0.5, 2);
  },
};
