import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LessonPresence } from './LessonPresence';

const ines = { id: 501, name: 'Inès', lastName: 'Fortin' };
const zoe = { id: 504, name: 'Zoé', lastName: 'Légaré' };
const marc = { id: 502, name: 'Marc-André', lastName: 'Thériault' };

export default {
  title: 'Views/LessonPresence',
  component: LessonPresence,
  args: { students: [ines, zoe, marc], allPresent: 'Tous présents - All present' },
} satisfies Meta<typeof LessonPresence>;

type Story = StoryObj<typeof LessonPresence>;

/** Two are absent, one of them excused, one came late, and somebody who has left the course left early. */
export const Everything: Story = {
  args: {
    lesson: {
      absentees: [ines, zoe],
      details: [
        { studentId: 504, lateMinutes: 0, leftEarlyMinutes: 0, isExcused: true },
        { studentId: 502, lateMinutes: 15, leftEarlyMinutes: 0, isExcused: false },
        { studentId: 599, lateMinutes: 0, leftEarlyMinutes: 10, isExcused: false },
      ],
      note: 'Salle changée',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('ul')?.previousElementSibling).toHaveTextContent(
      /^Inès Fortin, Zoé Légaré \(.*excused absence\)$/,
    );
    const partial = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(partial).toEqual([
      expect.stringMatching(/15 min late/),
      expect.stringMatching(/Former student.*left 10 min early/),
    ]);
    await expect(canvas.getByText('Salle changée')).toBeVisible();
  },
};

/** Nobody was absent, late or excused. */
export const AllPresent: Story = {
  args: { lesson: { absentees: [], note: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tous présents - All present')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
