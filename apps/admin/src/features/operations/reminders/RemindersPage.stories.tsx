import { remindersHandlers, sent, teachersHandlers } from '@portal/api-client/testing';
import { aSentReminder, aTeacher, type SentReminder } from '@portal/domain';
import { type Canvas, expectTexts, exportCsv, pageStories, rowAround, shows } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inArea, withoutExtension } from '../../../areas/area-story';
import { RemindersPage } from './RemindersPage';

const andrew = { id: 32, name: 'Andrew', lastName: 'Parker' };
const to = (id: number, lastName: string, differing: Partial<SentReminder>) =>
  aSentReminder({ id, teacher: { id, name: 'Alex', lastName }, ...differing });

/** A reminder with each status of its mail, and a digest without a sender. */
const log = [
  to(51, 'Attente', { state: 'waiting' }),
  to(52, 'En cours', { state: 'sending' }),
  to(53, 'Refus', { state: 'failed' }),
  to(54, 'Peut-être', { state: 'unknown' }),
  to(55, 'Oubli', { state: null }),
  aSentReminder({
    id: 56,
    kind: 'digest',
    teacher: andrew,
    sentBy: null,
    items: (['reports', 'material', 'class'] as const).map((kind, place) => ({
      kind,
      plannedClassId: null,
      classDate: null,
      contract: place === 2 ? { id: 413, number: '2026-0413' } : { id: 409, number: '2026-0409' },
    })),
  }),
  aSentReminder(),
];
const teachers = [aTeacher(), aTeacher({ ...andrew })];

const of = (situation: Parameters<typeof remindersHandlers>[0] = {}) => [
  ...remindersHandlers({ log, ...situation }),
  ...teachersHandlers({ teachers }),
];

const meta: Meta<typeof RemindersPage> = {
  title: 'Admin/Operations/Reminders',
  component: RemindersPage,
  decorators: inArea('operations.reminders'),
  parameters: { msw: () => of() },
};
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStories(of);

const rowOf = async (canvas: Canvas, teacher: string) =>
  rowAround(await canvas.findByRole('link', { name: teacher }));

/** Lists what was sent to whom about what, by whom, and whether the mail arrived. */
export const EachState: Story = {
  tags: ['DECISION-51'],
  play: async ({ canvas }) => {
    for (const [teacher, ...texts] of [
      ['Alex Attente', 'Waiting', 'Marie Bélanger'],
      ['Alex En cours', 'Being sent'],
      ['Alex Refus', 'Failed'],
      ['Alex Peut-être', 'Possibly sent'],
      ['Alex Oubli', 'Since deleted'],
      ['Andrew Parker', 'Weekly digest', '2026-0409', 'Reports', 'Material', '2026-0413', 'Attendance'],
      ['Léa Villeneuve', 'Sent', 'Nov 19th 26 09:30', '2026-0412', 'Outline'],
    ] as const)
      await expectTexts(await rowOf(canvas, teacher), ...texts);
  },
};

/** The URL contains the kind and the teacher. */
export const Narrowed: Story = {
  tags: ['release'],
  parameters: { portal: { at: '/operations/reminders?kind=digest' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Andrew Parker');
    await expect(canvas.queryByRole('link', { name: 'Léa Villeneuve' })).toBeNull();
    await expect(Object.fromEntries(sent('GET reminders').at(-1)?.query ?? [])).toMatchObject({
      kind: 'digest',
    });
    await userEvent.click(canvas.getByRole('button', { name: /Remove .*: .*Weekly digests$/ }));
    await rowOf(canvas, 'Léa Villeneuve');
  },
};

export const OfOneTeacher: Story = {
  tags: ['release'],
  parameters: { portal: { at: '/operations/reminders?teacher=32' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Andrew Parker');
    await expect(canvas.queryByRole('link', { name: 'Léa Villeneuve' })).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Remove .*: Andrew Parker$/ })).toBeVisible(),
    );
  },
};

export const Exported: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Andrew Parker');
    const [heads, ...lines] = await exportCsv(canvas);
    await expect(heads?.slice(0, 2)).toEqual(['Écrit le - Written', 'Enseignant - Teacher']);
    await expect(lines.at(5)).toEqual([
      '2026-11-19 09:30',
      'Andrew Parker',
      '2026-0409 Rapports - Reports, 2026-0409 Matériel - Material, 2026-0413 Présences - Attendance',
      'Résumé de la semaine - Weekly digest',
      'Envoyé - Sent',
      '',
    ]);
  },
};

export const Loading: Story = states.loading('Loading the reminders');
export const Empty: Story = states.shows({ log: [] }, 'No reminders');

export const NoMatch: Story = {
  tags: ['release'],
  parameters: { portal: { at: '/operations/reminders?teacher=31&kind=digest' } },
  play: shows('No reminder matches'),
};

export const Refused: Story = states.refused();
export const WithoutTheExtension: Story = withoutExtension(/Reminders/, 'GET reminders');
