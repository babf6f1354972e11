import { type HoursSituation, hoursHandlers, sent } from '@portal/api-client/testing';
import { anHoursRow } from '@portal/domain';
import {
  type Canvas,
  csvLines,
  expectTexts,
  pageStories,
  press,
  rowAround,
  savedFile,
  storyClock,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inArea, withoutExtension } from '../../../areas/area-story';
import { HoursTotalsPage } from './HoursTotalsPage';

const ungrouped = {
  teacher: null,
  contract: null,
  company: null,
  language: null,
  courseType: null,
  rateCents: null,
};
const weeks = ['2026-09-28', '2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26'];
const sum = (minutes: number) => ({ minutes, classes: minutes / 90, amountCents: minutes * 90 });

/** The responses by grouping and year. */
const rows = (query: URLSearchParams) => {
  const wasBefore = query.get('from')?.startsWith('2025') ?? false;
  const by = query.get('groupBy');
  if (by === 'week')
    return weeks.map((week, place) => {
      const monday = wasBefore
        ? ['2025-09-29', '2025-10-06', '2025-10-13', '2025-10-20', '2025-10-27'][place]
        : week;
      return anHoursRow({
        ...ungrouped,
        week: monday ?? null,
        ...sum((place + 2) * (wasBefore ? 450 : 540)),
      });
    });
  if (by === 'month')
    return ['2026-09', '2026-10'].map((month) => anHoursRow({ ...ungrouped, month, ...sum(2700) }));
  const andrew = anHoursRow({ teacher: { id: 2, name: 'Andrew', lastName: 'Parker' }, ...sum(900) });
  const lea = anHoursRow(sum(1350));
  return wasBefore ? [anHoursRow(sum(1080))] : [andrew, lea];
};

const of = (situation: HoursSituation = {}) => hoursHandlers({ rows, ...situation });

const meta: Meta<typeof HoursTotalsPage> = {
  title: 'Admin/Operations/Hour totals',
  component: HoursTotalsPage,
  decorators: inArea('operations.hoursTotals'),
  globals: { language: 'en' },
  parameters: { msw: () => of() },
  beforeEach: () => storyClock('2026-11-12T10:00'),
};
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStories(of);

const at = (query: string) => ({ portal: { at: `/operations/hours/totals?${query}` } });
const rowOf = async (canvas: Canvas, name: string | RegExp) =>
  rowAround((await canvas.findAllByRole('link', { name }))[0] as HTMLElement);

/** Totals of the last month by teacher; each number links to the teacher's month. */
export const ByTeacher: Story = {
  tags: ['DECISION-51'],
  play: async ({ canvas }) => {
    const lea = await rowOf(canvas, 'Léa Villeneuve');
    await expectTexts(lea, '15', '22.5 h', '$1,215.00');
    for (const name of ['15', '22.5 h', '$1,215.00'])
      await expect(lea.getByRole('link', { name })).toHaveAttribute(
        'href',
        '/operations/hours?month=2026-10&dialog=month&record=1',
      );
    await expectTexts(rowAround(canvas.getByText('Total')), '25', '37.5 h', '$2,025.00');
    await expect(canvas.queryByText('Change in hours')).toBeNull();
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};

/** Shows the same months of the previous year next to the totals, with the difference. */
export const FromYearToYear: Story = {
  tags: ['release', 'DECISION-51'],
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Andrew Parker');
    await userEvent.click(canvas.getByRole('switch', { name: 'Compare with the year before' }));
    await waitFor(async () =>
      expectTexts(await rowOf(canvas, 'Léa Villeneuve'), '18 h', '+4.5 h', '+$243.00'),
    );
    const lea = await rowOf(canvas, 'Léa Villeneuve');
    for (const name of ['18 h', '$972.00'])
      await expect(lea.getByRole('link', { name })).toHaveAttribute(
        'href',
        '/operations/hours?month=2025-10&dialog=month&record=1',
      );
    const andrew = await rowOf(canvas, 'Andrew Parker');
    await expectTexts(andrew, '0 h', '+15 h');
    await expect(andrew.queryByRole('link', { name: '0 h' })).toBeNull();
    await expect(
      sent('GET hours').map(({ query }) => [query.get('groupBy'), query.get('from')]),
    ).toContainEqual(['teacher', '2025-10']);
  },
};

/** A bar for each week, with the table as text alternative. */
export const ByWeek: Story = {
  tags: ['release'],
  parameters: at('by=week&from=2026-10&compared=true'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure')).toHaveTextContent(
      'Hours by weekThis periodA year before',
    );
    await expectTexts(await rowOf(canvas, /^Week of Oct 5th 26/), '27 h', '22.5 h', '+4.5 h');
  },
};

/** A number of several months links to the months of its group. */
export const OfSeveralMonths: Story = {
  tags: ['release'],
  parameters: at('from=2026-09&to=2026-10'),
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Léa Villeneuve'), '22.5 h', 'link');
    const link = (await canvas.findAllByRole('link', { name: 'September 2026' }))[0];
    await expect(link).toHaveAttribute('href', '/operations/hours?month=2026-09&dialog=month&record=1');
    await expect(sent('GET hours').at(-1)?.query.get('teacherId')).toBe('1');
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Teacher' })).toHaveDisplayValue('Léa Villeneuve'),
    );
  },
};

/** The first month is never after the last one. */
export const AnotherPeriod: Story = {
  tags: ['release'],
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Léa Villeneuve');
    const from = within(canvas.getByRole('combobox', { name: 'Du mois' }));
    // The options of a long select are rendered when the browser is idle.
    await waitFor(() => expect(from.getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Du mois' }), '2026-11');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Au mois' })).toHaveValue('2026-11'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Du mois' }), '2026-01');
    await waitFor(() =>
      expect(sent('GET hours').at(-1)?.query.toString()).toContain('from=2026-01&to=2026-11'),
    );
  },
};

export const Exported: Story = {
  tags: ['release'],
  parameters: at('compared=true'),
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Léa Villeneuve');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
    const button = dialog.getByRole('button', { name: 'CSV' });
    const lines = await csvLines(await savedFile(() => userEvent.click(button)));
    await expect(lines[0]).toEqual([
      'Teacher',
      'Classes',
      'Hours',
      'Hours, last year',
      'Change in hours',
      'Amount',
      'Amount, last year',
      'Change in amount',
      'Archived',
    ]);
    await expect(lines[2]).toEqual([
      'Léa Villeneuve',
      '15',
      '22:30',
      '18:00',
      '4:30',
      '1215',
      '972',
      '243',
      '',
    ]);
  },
};

export const Loading: Story = states.loading('Loading the totals');
export const NoHours: Story = states.shows({ rows: [] }, 'No hours in this period');
export const Refused: Story = states.refused();
export const WithoutTheExtension: Story = withoutExtension(/Hour totals/, 'GET hours');
