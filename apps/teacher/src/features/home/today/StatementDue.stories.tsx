import { useOwnHours } from '@portal/api-client';
import { hoursHandlers, sent } from '@portal/api-client/testing';
import { anHoursRow, aStatement } from '@portal/domain';
import { asTeacher, expectLink, storyClock } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StatementDue } from './StatementDue';

export default {
  title: 'Teacher/Statement due',
  component: StatementDue,
  tags: ['release'],
  render: () => (
    <main style={{ padding: 24 }}>
      <StatementDue />
    </main>
  ),
  decorators: [asTeacher('/home')],
  beforeEach: () => storyClock('2026-11-01T08:00'),
  parameters: { msw: () => hoursHandlers({ statements: [] }) },
} satisfies Meta<typeof StatementDue>;

type Story = StoryObj<typeof StatementDue>;

/** Shows whether the hours are loaded, in the same render as the line. */
function Reading() {
  const { data, error } = useOwnHours('2026-10');
  return <p>{data || error ? 'read' : 'reading'}</p>;
}

const nothing = {
  render: () => (
    <main style={{ padding: 24 }}>
      <StatementDue />
      <Reading />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('read')).toBeVisible();
    await expect(sent('GET hours/own')).toHaveLength(1);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
} satisfies Story;

/** Checks that the page asks for no statement. */
const asksNothing: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(sent('GET capabilities')).toHaveLength(1));
  await expect(sent('GET hours/own')).toEqual([]);
  await expect(canvas.queryByRole('link')).toBeNull();
};

export const FromTheFirstDay: Story = {
  tags: ['!release', 'DECISION-51', 'PORTAL-GUIDE-03'],
  play: async ({ canvas }) => {
    await expectLink(
      canvas,
      'Relevé d’octobre à soumettre d’ici le lun. 16 nov. - October statement to be submitted by Mon Nov 16th',
      '/hours?month=2026-10',
    );
    await expect(sent('GET hours/own').map(({ query }) => query.get('month'))).toEqual(['2026-10']);
  },
};

export const Returned: Story = {
  beforeEach: () => storyClock('2026-11-16T23:50'),
  parameters: { msw: () => hoursHandlers({ statements: [aStatement({ status: 'returned' })] }) },
  globals: { language: 'fr', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const again = 'Relevé d’octobre renvoyé, à soumettre de nouveau d’ici le lun. 16 nov.';
    await expectLink(canvas, again, '/hours?month=2026-10');
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const HandedIn: Story = {
  ...nothing,
  parameters: { msw: () => hoursHandlers({ statements: [aStatement()] }) },
};

export const WithoutHours: Story = {
  ...nothing,
  parameters: { msw: () => hoursHandlers({ rows: [], statements: [] }) },
};

export const HoursOfSomebodyElse: Story = {
  ...nothing,
  parameters: {
    msw: () =>
      hoursHandlers({
        rows: [anHoursRow({ teacher: { id: 2, name: 'Kim', lastName: 'Ng' } })],
        statements: [],
      }),
  },
};

export const NotRead: Story = { ...nothing, parameters: { msw: () => hoursHandlers({ fail: 500 }) } };
export const AfterTheDueDay: Story = { beforeEach: () => storyClock('2026-11-17T00:05'), play: asksNothing };
export const WithoutExtension: Story = { parameters: { msw: () => [] }, play: asksNothing };
