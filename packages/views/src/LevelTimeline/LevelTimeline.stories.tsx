import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LevelTimeline } from './LevelTimeline';

export default {
  title: 'Views/Level timeline',
  component: LevelTimeline,
  tags: ['LIMIT-53'],
  args: {
    progress: {
      language: { id: 1, name: 'Français' },
      steps: [
        { on: '2025-06-10', level: 'A2', from: 'test' },
        { on: '2026-02-03', level: 'B1', from: 'test' },
        { on: '2026-11-20', level: 'B2', from: 'report' },
      ],
    },
  },
  parameters: { column: 320 },
} satisfies Meta<typeof LevelTimeline>;

type Story = StoryObj<typeof LevelTimeline>;

/** Shows tested levels, and the level that a report expects, both as a drawing and in words. */
export const TestsAndAReport: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('figure', {
        name: /^Niveaux au fil du temps\s: Français - Levels over time: Français$/,
      }),
    ).toBeVisible();
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(items).toEqual([
      'Jun 10th 25 A2',
      'Feb 3rd 26 B1',
      'Nov 20th 26 B2 prochain niveau - next level',
    ]);
  },
};
