import { aContract } from '@portal/domain';
import { localDay } from '@portal/shell';
import { type Canvas, textsOf } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContractHealth } from './ContractHealth';
import { aroundContract, ContractFrame, inContract } from './side/side-story';

export default {
  title: 'Admin/Contracts/At a glance',
  component: ContractHealth,
  tags: ['release'],
  render: (args) => (
    <main style={{ padding: 24, maxWidth: 760 }}>
      <ContractHealth {...args} />
    </main>
  ),
} satisfies Meta<typeof ContractHealth>;

type Story = StoryObj<typeof ContractHealth>;

const facts = (canvas: Canvas) =>
  textsOf(within(canvas.getByRole('list', { name: /The contract at a glance$/ })), 'listitem');

/** Returns the date this many days from now, so that the story does not depend on the current date. */
function inDays(days: number) {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return localDay(day);
}

export const UnderWay: Story = {
  tags: ['!release', 'DOMAIN-07', 'DOMAIN-08'],
  args: { contract: aContract({ expiresOn: inDays(72) }) },
  play: async ({ canvas }) => {
    await expect(facts(canvas)).toEqual([
      'Heures données - Hours taught 31 / 48 h',
      'Il reste 17 h - 17 h left',
      '21 cours sur 32 - 21 of 32 classes',
      'Expire dans 72 jours - Expires in 72 days',
    ]);
  },
};

/** More hours than contracted are allowed and shown (DECISION-16); no hours are left. */
export const OverrunAndSoonOver: Story = {
  args: { contract: aContract({ minutesTaught: 50 * 60, lessonsRecorded: 32, expiresOn: inDays(1) }) },
  play: async ({ canvas }) => {
    await expect(facts(canvas)).toEqual([
      'Heures données - Hours taught 50 / 48 h · 2 h de plus - 2 h over',
      '32 cours sur 32 - 32 of 32 classes',
      'Expire dans 1 jour - Expires in 1 day',
    ]);
  },
};

/** 15 classes of 40 minutes, which are stored as 0.6667 hours. */
export const UsedToTheMinute: Story = {
  args: {
    contract: aContract({
      hoursPerClass: 0.6667,
      numberOfClasses: 15,
      minutesTaught: 600,
      lessonsRecorded: 15,
      expiresOn: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(facts(canvas)).toEqual([
      'Heures données - Hours taught 10 / 10 h',
      '15 cours sur 15 - 15 of 15 classes',
    ]);
  },
};

export const ExpiresToday: Story = {
  args: { contract: aContract({ minutesTaught: 1845, expiresOn: inDays(0) }) },
  play: async ({ canvas }) => {
    await expect(facts(canvas)[1]).toBe('Il reste 17,25 h - 17.25 h left');
    await expect(facts(canvas).at(-1)).toBe('Expire aujourd’hui - Expires today');
  },
};

export const Expired: Story = {
  args: { contract: aContract({ expiresOn: inDays(-12) }) },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(facts(canvas).at(-1)).toBe('Expiré depuis 12 jours - Expired 12 days ago');
  },
};

/** The contract is over and the backend sends neither hours nor classes: nothing is shown in their place. */
export const NothingKnown: Story = {
  args: {
    contract: aContract({
      status: 'done',
      minutesTaught: null,
      lessonsRecorded: null,
      expiresOn: inDays(-12),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** The numbers are in the heading of every part of the contract. */
export const InTheHead: Story = {
  render: () => <ContractFrame />,
  decorators: [inContract],
  parameters: { msw: aroundContract({ expiresOn: inDays(20) }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /2026-0412/ });
    await expect(facts(canvas)).toContain('Expire dans 20 jours - Expires in 20 days');
  },
};
