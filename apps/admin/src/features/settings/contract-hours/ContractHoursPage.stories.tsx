import { companiesHandlers, type HoursSituation, hoursHandlers, sent } from '@portal/api-client/testing';
import { aContractWithHours } from '@portal/domain';
import { type Canvas, expectTexts, exportCsv, rowAround, shows } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inSettings } from '../settings-story';
import { ContractHoursPage } from './ContractHoursPage';

const contracts = [
  aContractWithHours(),
  aContractWithHours({
    ...{
      contract: { id: 14, number: '2026-0398' },
      company: { id: 2, name: 'Hôtels Frontenac' },
      teacher: null,
    },
    ...{ endsOn: '2026-12-18', taughtMinutes: 1200, plannedMinutes: 600, unplannedMinutes: 1080 },
    ...{ endsBeforeHours: true, unbilledMinutes: 1200 },
  }),
  aContractWithHours({
    ...{
      contract: { id: 15, number: '2026-0377' },
      status: 'pending',
      contractedMinutes: null,
      endsOn: null,
    },
    ...{ taughtMinutes: 90, plannedMinutes: null },
  }),
];

const of = (situation: HoursSituation = {}) => [
  ...companiesHandlers(),
  ...hoursHandlers({ contracts, ...situation }),
];

const meta: Meta<typeof ContractHoursPage> = {
  title: 'Admin/Settings/Contract hours',
  component: ContractHoursPage,
  decorators: inSettings('admin.settings.contractHours'),
  parameters: { msw: () => of() },
};
export default meta;

type Story = StoryObj<typeof meta>;

const rowOf = async (canvas: Canvas, number: string) =>
  rowAround(await canvas.findByRole('link', { name: number }));

/** Hours sold, taught and planned; what ends too early, and what is not invoiced. */
export const AtAGlance: Story = {
  tags: ['DECISION-51'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const calm = await rowOf(canvas, '2026-0412');
    await expectTexts(calm, '24 / 48 h', '24 h', 'Feb 26th 27');
    await expect(calm.queryByText('Ends before its hours')).toBeNull();
    const short = await rowOf(canvas, '2026-0398');
    await expectTexts(
      short,
      'Hôtels Frontenac',
      '20 / 48 h',
      '10 h',
      '18 h',
      'Ends before its hours',
      '20 h',
    );
    await expectTexts(await rowOf(canvas, '2026-0377'), 'Pending', '1.5 h', 'hours not given');
    await expect(short.getByRole('link', { name: /20 \/ 48 h/ })).toHaveAttribute(
      'href',
      '/contracts/edit/14/attendance',
    );
  },
};

export const OfAStatus: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await rowOf(canvas, '2026-0412');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Pending');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(sent('GET hours/contracts').at(-1)?.query.get('statusId')).toBe('1');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Exported: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await rowOf(canvas, '2026-0412');
    const lines = await exportCsv(canvas);
    await expect(lines[2]).toEqual([
      ...['2026-0398', 'Hôtels Frontenac', '', '20:00', '48:00', '10:00', '18:00', '2026-12-18', '20:00'],
    ]);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '2026-0398' });
    await expectTexts(canvas, 'Ends before its hours');
  },
};

export const Loading: Story = {
  parameters: { msw: () => of({ delay: 'infinite' }) },
  play: shows('Loading the hours'),
};

export const NoContracts: Story = {
  parameters: { msw: () => of({ contracts: [] }) },
  play: shows('No contracts under way'),
};

export const Refused: Story = {
  parameters: { msw: () => of({ fail: 403 }) },
  play: shows('Access denied'),
};

export const Offline: Story = {
  parameters: { msw: () => of({ fail: 'offline' }) },
  play: shows('Offline', (canvas) => canvas.findByRole('button', { name: /Try again$/ })),
};
