import {
  capabilitiesHandlers,
  contractsHandlers,
  fails,
  initialsHandlers,
  lessonsHandlers,
  sentBodies,
} from '@portal/api-client/testing';
import {
  aClassToInitial,
  aContract,
  aLesson,
  anInitial,
  anInitialedClass,
  anInitialingStudent,
  aWaitingInitial,
  aWaitingLesson,
} from '@portal/domain';
import { answered, asTeacher, type Canvas, shows, storyClock } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inQueue } from '../../parts/waiting/testing/inQueue';
import { InitialsPage } from './InitialsPage';

const people = {
  late: { id: 501, name: 'Inès', lastName: 'Fortin' },
  absent: { id: 502, name: 'Marc-André', lastName: 'Thériault' },
  early: { id: 503, name: 'Siobhán', lastName: 'O’Brien' },
};

const ofClass = aClassToInitial({
  students: [
    anInitialingStudent({ student: people.late, lateMinutes: 20 }),
    anInitialingStudent({ student: people.early, leftEarlyMinutes: 30 }),
    anInitialingStudent({ student: people.absent, isAbsent: true }),
  ],
});

export default {
  title: 'Teacher/Initials',
  component: InitialsPage,
  tags: ['DECISION-215'],
  decorators: [inQueue, asTeacher('/initials', '/initials?contract=412&lesson=9001')],
  beforeEach: () => storyClock('2026-11-17T13:30'),
  globals: { language: 'en', viewport: { value: 'phone' } },
  parameters: {
    msw: () => [
      ...contractsHandlers({ contracts: [aContract()] }),
      ...lessonsHandlers({ lessons: [aLesson()] }),
      ...initialsHandlers({ ofClass }),
    ],
    first: capabilitiesHandlers(['initials', 'lesson-details', 'idempotency-keys']),
  },
} satisfies Meta<typeof InitialsPage>;

type Story = StoryObj<typeof InitialsPage>;

const lineOf = async (canvas: Canvas, name: string) => {
  const text = await canvas.findByText(name);
  return within(text.closest('li') as HTMLElement);
};

async function typeInitials(canvas: Canvas, letters: string) {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Type' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Your initials' }), `${letters}{Enter}`);
}

/** Asks people who came late or left early, and not those who were absent. Sends the initials of each person once. */
export const TwoOfThree: Story = {
  tags: ['DECISION-211'],
  play: async ({ canvas }) => {
    const absent = await lineOf(canvas, 'Marc-André Thériault');
    await expect(await absent.findByText('Absent')).toBeVisible();
    await expect(absent.queryByRole('button')).toBeNull();
    await expect((await lineOf(canvas, 'Siobhán O’Brien')).getByText('Left 30 min early')).toBeVisible();
    await expect(canvas.getByText('0 of 2 have initialed.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Initial: Inès Fortin' }));
    await expect(canvas.getByText(/You confirm this class: .*90 min, 20 min late\./)).toBeVisible();
    await typeInitials(canvas, 'I. F.');
    await expect(await canvas.findByText('1 of 2 have initialed.')).toBeVisible();
    // The next person's button has the focus.
    await expect(canvas.getByRole('button', { name: 'Initial: Siobhán O’Brien' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await typeInitials(canvas, 'S. O.');
    await expect(await canvas.findByText('Everybody who was there has initialed.')).toBeVisible();
    await waitFor(async () =>
      expect(await sentBodies('POST initials')).toMatchObject([
        { lesson_id: 9001, student_id: 501, how: 'typed', mark: 'I. F.' },
        { lesson_id: 9001, student_id: 503, how: 'typed', mark: 'S. O.' },
      ]),
    );
  },
};

/** A cancelled form keeps the list as it was. */
export const Cancelled: Story = {
  globals: { language: 'fr', theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Parapher.: Inès Fortin$/ }));
    await expect(canvas.getByRole('heading', { name: 'Inès Fortin, vos initiales' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(canvas.getByText('0 sur 2 ont paraphé.')).toBeVisible();
  },
};

/** The class was shortened since: both states are shown, and it can be initialed again. */
export const ChangedSince: Story = {
  tags: ['DECISION-212'],
  parameters: {
    msw: () => [
      ...contractsHandlers({ contracts: [aContract()] }),
      ...lessonsHandlers({ lessons: [aLesson({ minutes: 60 })] }),
      ...initialsHandlers({
        ofClass: aClassToInitial({
          minutes: 60,
          students: [
            anInitialingStudent({
              student: people.late,
              initials: [
                anInitial({ student: people.late, isChanged: true, now: anInitialedClass({ minutes: 60 }) }),
              ],
            }),
          ],
        }),
      }),
    ],
  },
  play: async ({ canvas }) => {
    const line = await lineOf(canvas, 'Inès Fortin');
    // The people of the contract are shown before their initials are known.
    await waitFor(() =>
      expect(canvas.getByText('Inès Fortin').closest('li')).toHaveTextContent(
        /Initialed: .*90 min.*Now: .*60 min/,
      ),
    );
    await expect(line.getByRole('button', { name: 'Initial again: Inès Fortin' })).toBeVisible();
  },
};

/** The class itself still waits on the device: its people are those of the contract, and initials wait with it. */
export const WithoutConnection: Story = {
  tags: ['release'],
  parameters: {
    portal: { at: '/initials?contract=412&waiting=lesson-1' },
    waiting: {
      lessons: [
        aWaitingLesson({
          id: 'lesson-1',
          state: 'failed',
          failure: { kind: 'refused', serverMessage: null },
          values: {
            contractId: 412,
            date: '2026-11-17',
            minutes: 90,
            absentStudentIds: [people.absent.id],
          },
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect((await lineOf(canvas, 'Marc-André Thériault')).getByText('Absent')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Initial: Inès Fortin' }));
    await typeInitials(canvas, 'I. F.');
    await expect((await lineOf(canvas, 'Inès Fortin')).getByText('Waiting to be sent')).toBeVisible();
    await expect(await sentBodies('POST initials')).toEqual([]);
  },
};

/** The server refuses initials that were given on this device: it says why, and they can be removed. */
export const Refused: Story = {
  parameters: {
    waiting: {
      initials: [
        aWaitingInitial({
          userId: 31,
          student: people.late,
          state: 'failed',
          failure: { kind: 'refused', serverMessage: 'Déjà paraphé - Initialed already' },
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Initialed already/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Inès Fortin' }));
    await expect(await canvas.findByRole('button', { name: 'Initial: Inès Fortin' })).toBeVisible();
  },
};

export const Deleted: Story = {
  parameters: { first: [fails('GET initials/class/:id', 404), ...capabilitiesHandlers(['initials'])] },
  play: shows('This class is no longer here'),
};

export const Loading: Story = answered(
  () => [
    ...contractsHandlers({ contracts: [aContract()] }),
    ...lessonsHandlers({ lessons: [aLesson()], delay: 'infinite' }),
    ...initialsHandlers({ delay: 'infinite' }),
  ],
  'Reading the class',
);
