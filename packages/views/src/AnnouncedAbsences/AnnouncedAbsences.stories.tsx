import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AnnouncedAbsences } from './AnnouncedAbsences';

export default {
  title: 'Views/AnnouncedAbsences',
  component: AnnouncedAbsences,
  tags: ['DECISION-138'],
  args: {
    absences: [
      { studentId: 31, announcedAt: '2026-11-20T15:00:00.000Z', word: 'Rendez-vous médical' },
      { studentId: 32, announcedAt: '2026-11-20T16:00:00.000Z', word: null },
    ],
    students: [
      { id: 31, name: 'Inès', lastName: 'Fortin' },
      { id: 32, name: 'Zoé', lastName: 'Légaré' },
      { id: 33, name: 'Denis', lastName: 'Ouellet' },
    ],
  },
} satisfies Meta<typeof AnnouncedAbsences>;

type Story = StoryObj<typeof AnnouncedAbsences>;

export const Two: Story = {
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toHaveLength(2);
    await expect(lines[0]).toMatch(/Inès Fortin: Rendez-vous médical/);
    await expect(lines[1]).toMatch(/Zoé Légaré$/);
    await expect(lines[1]).not.toMatch(/:/);
  },
};

/** The student who announced an absence has left the contract. */
export const OfNobodyHere: Story = {
  tags: ['release'],
  args: { students: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull(),
};
