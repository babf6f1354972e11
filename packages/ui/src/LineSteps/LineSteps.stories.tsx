import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Card } from '../Card/Card';
import { LineSteps } from './LineSteps';

const levels = ['Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;

const scale = levels.map((id) => ({ id, label: id }));

const points = [
  { id: 4, on: '2026-11-20', date: 'Nov 20th 26', step: 'B2' },
  { id: 1, on: '2025-01-15', date: 'Jan 15th 25', step: 'A1' },
  { id: 2, on: '2025-06-10', date: 'Jun 10th 25', step: 'A2' },
  { id: 3, on: '2026-02-03', date: 'Feb 3rd 26', step: 'B1' },
] as const;

export default {
  title: 'Components/Data/LineSteps',
  component: LineSteps,
  tags: ['LIMIT-53'],
  args: {
    label: <BilingualText fr="Niveaux au fil du temps" en="Levels over time" />,
    scale,
    points,
    empty: <BilingualText fr="Aucun niveau" en="No level" />,
  },
  argTypes: { label: { control: false }, empty: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 760, padding: 16 }}>
        <Card title={<BilingualText fr="Niveau de langue" en="Language level" />}>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof LineSteps<string>>;

type Story = StoryObj<typeof LineSteps<string>>;

/** Returns the visible labels and dates of the chart. */
const datesInPicture = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-at]')]
    .filter((date) => date.checkVisibility())
    .map((date) => date.textContent);

export const LevelsOfAStudent: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('figure', { name: 'Niveaux au fil du temps - Levels over time' }),
    ).toBeVisible();
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(items).toEqual(['Jan 15th 25 A1', 'Jun 10th 25 A2', 'Feb 3rd 26 B1', 'Nov 20th 26 B2']);
    await expect(datesInPicture(canvasElement)).toEqual([
      'Jan 15th 25',
      'Jun 10th 25',
      'Feb 3rd 26',
      'Nov 20th 26',
    ]);
  },
};

/** Two tests within a month: the chart shows only the dates that fit; the list shows all. */
export const TestsCloseTogether: Story = {
  tags: ['release'],
  args: {
    points: [
      { id: 1, on: '2024-09-03', date: 'Sep 3rd 24', step: 'Pre-A1' },
      { id: 2, on: '2025-05-02', date: 'May 2nd 25', step: 'A2' },
      { id: 3, on: '2025-05-20', date: 'May 20th 25', step: 'A1' },
      { id: 4, on: '2025-06-18', date: 'Jun 18th 25', step: 'A2' },
      { id: 5, on: '2026-11-01', date: 'Nov 1st 26', step: 'A2' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(datesInPicture(canvasElement)).toEqual(['Sep 3rd 24', 'May 2nd 25', 'Nov 1st 26']);
  },
};

export const OneTest: Story = {
  args: { points: points.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(datesInPicture(canvasElement)).toEqual(['Nov 20th 26']);
  },
};

export const NoTest: Story = {
  tags: ['release', 'SHELL-055'],
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No level')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

/** A level that is not on the scale is missing from the chart but is in the list. */
export const LevelFromElsewhere: Story = {
  tags: ['release'],
  args: { points: [...points, { id: 5, on: '2026-11-21', date: 'Nov 21st 26', step: 'Threshold' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Threshold')).toBeVisible();
    await expect(datesInPicture(canvasElement)).not.toContain('Nov 21st 26');
  },
};

/** A level that is not reached yet is drawn differently and labelled as expected. */
export const OneExpected: Story = {
  args: {
    points: points.map((point, index) => ({
      ...point,
      expected: index === 0 && <BilingualText fr="Prochain niveau" en="Next level" />,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(items.at(-1)).toBe('Nov 20th 26 B2 Prochain niveau - Next level');
    await expect(items[0]).toBe('Jan 15th 25 A1');
    const dots = [...canvasElement.querySelectorAll('[data-latest], [data-expected]')];
    await expect(dots.map((dot) => dot.hasAttribute('data-expected'))).toEqual([false, true]);
    const line = canvasElement.querySelector('path:last-of-type')?.getAttribute('d');
    await expect(line?.match(/H/g)).toHaveLength(2);
  },
};

/** Next to a table of the same levels, the list is for screen readers only. */
export const BesideATable: Story = {
  tags: ['release'],
  args: { text: 'heard' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const OnAPhone: Story = {
  tags: ['release'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(datesInPicture(canvasElement)).toEqual(['Jan 15th 25', 'Nov 20th 26']);
  },
};
