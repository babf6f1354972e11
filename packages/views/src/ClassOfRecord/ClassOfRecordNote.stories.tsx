import { aPlannedClass } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClassOfRecordNote } from './ClassOfRecordNote';

const monday = aPlannedClass({ id: 1, date: '2026-11-16', lessonId: 7 });
const wednesday = aPlannedClass({ id: 2, date: '2026-11-18', time: '18:00' });

export default {
  title: 'Views/ClassOfRecordNote',
  component: ClassOfRecordNote,
  tags: ['DECISION-90'],
  args: { record: { lessonId: 7, date: '2026-11-18', plannedClassId: 1 }, classes: [monday, wednesday] },
} satisfies Meta<typeof ClassOfRecordNote>;

type Story = StoryObj<typeof ClassOfRecordNote>;

/** The planned class of the new day has no attendance yet, so the record takes it. */
export const TakesAnother: Story = {
  play: async ({ canvas }) => {
    const note = canvas.getByRole('status');
    await expect(note).toHaveTextContent(/seront celles du cours planifié : mer\. 18 nov\., 18:00\./);
    await expect(note).toHaveTextContent(
      /will be that of the planned class: Wed Nov 18th, 18:00\.Ce cours planifié .* have no attendance: Mon Nov 16th, 12:00\.$/,
    );
  },
};

/** A record without the id of a planned class belongs to one only by its day. */
export const LeavesItsClass: Story = {
  tags: ['release'],
  args: { record: { lessonId: 7, date: '2026-11-17', plannedClassId: null }, classes: [monday, wednesday] },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('status');
    await expect(note).toHaveTextContent(/This planned class will have no attendance: Mon/);
    await expect(note).not.toHaveTextContent(/that of the planned class/);
  },
};

/** The record stays on the day of its class. */
export const NothingChanges: Story = {
  tags: ['release'],
  args: { record: { lessonId: 7, date: '2026-11-16', plannedClassId: 1 } },
  play: async ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull(),
};
