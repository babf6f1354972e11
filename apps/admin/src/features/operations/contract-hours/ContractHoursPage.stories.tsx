import {
  capabilitiesHandlers,
  companiesHandlers,
  type HoursSituation,
  hoursHandlers,
  sent,
} from '@portal/api-client/testing';
import { aContractHoursSum, aContractWithHours, aHoursBalance } from '@portal/domain';
import {
  type Canvas,
  csvLines,
  expectLink,
  expectTexts,
  pageStories,
  rowAround,
  savedFile,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inArea, withoutExtension } from '../../../areas/area-story';
import { ContractHoursPage } from './ContractHoursPage';

const contracts = [
  aContractWithHours(),
  aContractWithHours({
    contract: { id: 14, number: '2026-0398' },
    company: { id: 23, name: 'Hôtels Frontenac' },
    teacher: null,
    endsOn: '2026-12-18',
    taughtMinutes: 1200,
    plannedMinutes: 600,
    unplannedMinutes: 1080,
    endsBeforeHours: true,
    unbilledMinutes: 1200,
  }),
  aContractWithHours({
    contract: { id: 15, number: '2026-0377' },
    status: 'pending',
    contractedMinutes: null,
    endsOn: null,
    taughtMinutes: 90,
    plannedMinutes: null,
  }),
];

const sums = [
  aContractHoursSum({ endsBeforeHours: 3, unbilledMinutes: 1200 }),
  aContractHoursSum({ company: null, contracts: 1 }),
  aContractHoursSum({ company: null, month: '2026-12', leftMinutes: 1680 }),
  aContractHoursSum({ company: null, month: '2027-02', leftMinutes: 1440 }),
];

const of = (situation: HoursSituation = {}) => [
  ...companiesHandlers(),
  ...hoursHandlers({ contracts, sums, ...situation }),
];

const meta: Meta<typeof ContractHoursPage> = {
  title: 'Admin/Operations/Contract hours',
  component: ContractHoursPage,
  decorators: inArea('operations.contractHours'),
  globals: { language: 'en' },
  parameters: { msw: () => of() },
};
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStories(of);

const rowOf = async (canvas: Canvas, number: string) =>
  rowAround(await canvas.findByRole('link', { name: number }));

/** Lists contracted, taught and planned hours, contracts that end too early, and hours that are not invoiced. */
export const AtAGlance: Story = {
  tags: ['DECISION-51'],
  play: async ({ canvas }) => {
    const calm = await rowOf(canvas, '2026-0412');
    await expectTexts(calm, '24 / 48 h', '24 h', 'Feb 26th 27');
    await expect(calm.queryByText('Ends before all hours are taught')).toBeNull();
    const short = await rowOf(canvas, '2026-0398');
    await expectTexts(short, 'Hôtels Frontenac', '20 / 48 h', '10 h', '18 h');
    await expectTexts(short, 'Ends before all hours are taught', '20 h');
    // The warning does not extend beyond its cell.
    const warning = short.getByText('Ends before all hours are taught');
    const cell = warning.closest('[role="cell"], td');
    await expect(cell?.scrollWidth).toBeLessThanOrEqual(cell?.clientWidth ?? 0);
    await expectTexts(await rowOf(canvas, '2026-0377'), 'Pending', '1.5 h', 'contracted hours not entered');
    await expectLink(short, /20 \/ 48 h/, '/contracts/edit/14/attendance');
  },
};

/** The totals by company; each number links to its contracts. */
export const SumsOfCompanies: Story = {
  tags: ['release', 'DECISION-51'],
  play: async ({ canvas }) => {
    await rowOf(canvas, '2026-0412');
    await userEvent.click(canvas.getByRole('radio', { name: 'By company' }));
    const sums = within(await canvas.findByRole('region', { name: 'Hours by company or by end month' }));
    const row = rowAround(await sums.findByRole('link', { name: 'Aéro Beauséjour inc.' }));
    await expectTexts(row, '2', '90 h', '24 h', '66 h', '3');
    for (const name of ['2', '66 h'])
      await expect(row.getByRole('link', { name })).toHaveAttribute(
        'href',
        '/operations/hours/contracts?company=1',
      );
  },
};

/**
 * The totals by the month in which contracts end, with a chart; each number links to the contracts that end in that
 * month.
 */
export const SumsOfMonths: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    await rowOf(canvas, '2026-0412');
    await userEvent.click(canvas.getByRole('radio', { name: 'By end month' }));
    await expect(await canvas.findByRole('figure')).toHaveTextContent('Hours left, by the month');
    await userEvent.click(await canvas.findByRole('link', { name: 'December 2026' }));
    await waitFor(() => expect(sent('GET hours/contracts').at(-1)?.query.get('endsIn')).toBe('2026-12'));
    await rowOf(canvas, '2026-0398');
    await waitFor(() => expect(canvas.queryByRole('link', { name: '2026-0412' })).toBeNull());
  },
};

/** The totals of one company link to the contracts of this company only. */
export const SumsOfOneCompany: Story = {
  tags: ['release'],
  parameters: { portal: { at: '/operations/hours/contracts?by=month&company=23' } },
  play: async ({ canvas }) => {
    await expectLink(canvas, 'December 2026', '/operations/hours/contracts?company=23&endsIn=2026-12');
    await expect(sent('GET hours/contracts/sums').at(-1)?.query.get('companyId')).toBe('23');
  },
};

/** The totals show the company filter and no other; removing it shows all companies. */
export const SumsShowTheirFilter: Story = {
  tags: ['release', 'DECISION-51'],
  parameters: { portal: { at: '/operations/hours/contracts?company=23&status=activated' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, '2026-0398');
    await userEvent.click(canvas.getByRole('radio', { name: 'By end month' }));
    await expectLink(canvas, 'December 2026', '/operations/hours/contracts?company=23&endsIn=2026-12');
    await canvas.findByRole('button', { name: 'Remove Company: Hôtels Frontenac' });
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    await expect(canvas.getByRole('search')).toHaveTextContent('4 contracts');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Company: Hôtels Frontenac' }));
    await expectLink(canvas, 'December 2026', '/operations/hours/contracts?endsIn=2026-12');
    await expect(sent('GET hours/contracts/sums').at(-1)?.query.get('companyId')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
    // A reset keeps showing the totals.
    await userEvent.click(canvas.getByRole('combobox', { name: 'Company' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Hôtels Frontenac' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset the filters' }));
    await expectLink(canvas, 'December 2026', '/operations/hours/contracts?endsIn=2026-12');
    await expect(canvas.getByRole('radio', { name: 'By end month' })).toBeChecked();
  },
};

/** A desktop at 200 % is as narrow as a phone, and a mouse cannot scroll sideways: every choice is in view. */
export const OnAnEnlargedDesktop: Story = {
  tags: ['release', 'DECISION-198', 'DECISION-02'],
  globals: { language: 'both', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const choices = await canvas.findAllByRole('radio');
    await expect(choices).toHaveLength(3);
    for (const choice of choices) {
      const { left, right } = (choice.parentElement ?? choice).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
    await userEvent.click(canvas.getByRole('radio', { name: /^Par mois de fin/ }));
    await expect(canvas.getByRole('radio', { name: /^Par mois de fin/ })).toBeChecked();
  },
};

export const OfAStatus: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    await rowOf(canvas, '2026-0412');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Pending');
    await waitFor(() => expect(canvas.queryByRole('link', { name: '2026-0412' })).toBeNull());
    await expect(sent('GET hours/contracts').at(-1)?.query.get('statusId')).toBe('1');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Exported: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    await rowOf(canvas, '2026-0412');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
    const button = dialog.getByRole('button', { name: 'CSV' });
    const lines = await csvLines(await savedFile(() => userEvent.click(button)));
    await expect(lines[0]?.slice(3, 5)).toEqual(['Hours taught', 'Contracted hours']);
    await expect(lines[0]?.at(-1)).toBe('Archived');
    await expect(lines[2]).toEqual([
      '2026-0398',
      'Hôtels Frontenac',
      '',
      '20:00',
      '48:00',
      '10:00',
      '18:00',
      '2026-12-18',
      '20:00',
      '',
    ]);
  },
};

/** The same data as an .xlsx file. */
export const ExportedForExcel: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    await rowOf(canvas, '2026-0412');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
    const button = dialog.getByRole('button', { name: 'Excel (.xlsx)' });
    const { type } = await savedFile(() => userEvent.click(button));
    await expect(type).toContain('spreadsheetml');
  },
};

export const Loading: Story = states.loading('Loading the hours');
export const NoContracts: Story = states.shows({ contracts: [] }, 'No contracts under way');
export const Refused: Story = states.refused();
export const WithoutTheExtension: Story = withoutExtension(/Contract hours/, 'GET hours/contracts');

const balanced = [
  aContractWithHours({ balance: aHoursBalance() }),
  aContractWithHours({
    contract: { id: 14, number: '2026-0398' },
    plannedMinutes: 600,
    unplannedMinutes: 840,
    endsBeforeHours: true,
    balance: aHoursBalance({ plannedMinutes: 1350, missingMinutes: 90, usedUpOn: null, misfit: 'missing' }),
  }),
  aContractWithHours({
    contract: { id: 15, number: '2026-0377' },
    balance: aHoursBalance({ usedUpOn: '2027-03-03', misfit: 'after-end' }),
  }),
  aContractWithHours({
    contract: { id: 16, number: '2026-0361' },
    balance: aHoursBalance({ plannedMinutes: 1560, missingMinutes: -120, misfit: 'over' }),
  }),
];

/** The day on which the hours of each contract are used up, why they do not fit, and only those that do not. */
export const HoursThatDoNotFit: Story = {
  tags: ['release', 'DECISION-144'],
  parameters: {
    msw: () => [...capabilitiesHandlers(['hours', 'cancellations']), ...of({ contracts: balanced })],
  },
  play: async ({ canvas }) => {
    await expectTexts(await rowOf(canvas, '2026-0412'), '24 h', 'Hours used up on Feb 10th 27');
    const short = await rowOf(canvas, '2026-0398');
    // All that is still planned, and what is missing then: not those until the end only.
    await expectTexts(short, '22.5 h', '1.5 h', '1.5 h missing');
    await expect(short.queryByText('Ends before all hours are taught')).toBeNull();
    await expectTexts(await rowOf(canvas, '2026-0377'), 'Hours used up on Mar 3rd 27, after the end');
    await expectTexts(await rowOf(canvas, '2026-0361'), '26 h', '2 h too many');
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Hours and end' }),
      'Do not fit',
    );
    await waitFor(() => expect(sent('GET hours/contracts').at(-1)?.query.get('fits')).toBe('0'));
    await waitFor(() => expect(canvas.queryByRole('link', { name: '2026-0412' })).toBeNull());
    await rowOf(canvas, '2026-0361');
  },
};

/** A backend without balances has no such filter. */
export const WithoutBalances: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    await rowOf(canvas, '2026-0412');
    await expect(canvas.queryByRole('combobox', { name: 'Hours and end' })).toBeNull();
  },
};
