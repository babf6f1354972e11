import { hoursHandlers, sent } from '@portal/api-client/testing';
import { asAdmin, expectLink, pageStories, shows } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatementPrintPage } from './StatementPrintPage';

const meta: Meta<typeof StatementPrintPage> = {
  title: 'Admin/Operations/Statement to print',
  component: StatementPrintPage,
  decorators: [asAdmin('/hours/:id/:month/print', '/hours/1/2026-10/print')],
  parameters: { msw: () => hoursHandlers() },
};
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStories(hoursHandlers);

/** The statement of the teacher in the URL; the back link keeps the filters of the list. */
export const Submitted: Story = {
  beforeEach: () => sessionStorage.setItem('hours-list-query', '?month=2026-09&company=2'),
  tags: ['DECISION-51'],
  play: async ({ canvas }) => {
    const sheet = within(
      await canvas.findByRole('article', { name: 'Relevé d’heures - Statement of hours' }),
    );
    await expect(sheet.getByText('2026-0412')).toBeVisible();
    await expect(Object.fromEntries(sent('GET statements')[0]?.query ?? [])).toEqual({
      from: '2026-10',
      to: '2026-10',
      teacherId: '1',
    });
    await expectLink(canvas, /Back to the hours of the month$/, '/operations/hours?month=2026-10&company=2');
  },
};

export const NotHandedIn: Story = {
  tags: ['release'],
  ...states.shows({ statements: [] }, 'This month has no statement'),
};

export const NotAMonth: Story = {
  tags: ['release'],
  parameters: { portal: { at: '/hours/1/2026-13/print' } },
  play: shows('Page not found'),
};

export const ServerFailing: Story = states.shows({ fail: 500 }, 'Something went wrong');
