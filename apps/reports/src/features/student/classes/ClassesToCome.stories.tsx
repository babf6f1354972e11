import { classesOfLinkHandlers, failsOnce, sentBodies } from '@portal/api-client/testing';
import { aClassOfLink } from '@portal/domain';
import { inPortal } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ClassesToCome } from './ClassesToCome';

const thursday = aClassOfLink();
const monday = aClassOfLink({ id: 12, date: '2026-11-30', language: null, teacher: null });
const announced = aClassOfLink({
  id: 13,
  date: '2026-12-03',
  absence: { announcedAt: '2026-11-19T15:00:00.000Z', word: 'Rendez-vous médical' },
});
const cancelled = aClassOfLink({ id: 14, date: '2026-12-07', isCancelled: true });
const later = [10, 14, 17].map((day) => aClassOfLink({ id: 100 + day, date: `2026-12-${day}` }));
const classes = [thursday, monday, announced, cancelled, ...later];

export default {
  title: 'Reports/Classes of a student',
  component: ClassesToCome,
  decorators: [
    inPortal({ app: 'reports', path: '/student-report/:token_login', at: '/student-report/known-link' }),
  ],
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: () => classesOfLinkHandlers({ classes }) },
} satisfies Meta<typeof ClassesToCome>;

type Story = StoryObj<typeof ClassesToCome>;

export const Shown: Story = {
  tags: ['DECISION-138'],
  play: async ({ canvas }) => {
    const lines = await canvas.findAllByRole('listitem');
    await expect(
      lines.map((line) =>
        within(line)
          .queryAllByRole('button')
          .map((one) => one.textContent),
      ),
    ).toEqual([
      [expect.stringMatching(/I cannot come.*: .*26.*, 12:00/)],
      [expect.stringMatching(/I cannot come/)],
      [expect.stringMatching(/I will come after all/)],
      [],
      [expect.stringMatching(/I cannot come/)],
    ]);
    await expect(lines[0]).toHaveTextContent(/12:00 – 13:30, Français, contract 2026-0412/);
    await expect(lines[0]).toHaveTextContent(/Given by Léa Villeneuve/);
    await expect(lines[1]).not.toHaveTextContent(/Given by/);
    await expect(lines[2]).toHaveTextContent(/Absence announced.*Your note: Rendez-vous médical/);
    await expect(lines[3]).toHaveTextContent(/Cancelled/);
    await userEvent.click(canvas.getByRole('button', { name: /Show all classes \(7\)/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
};

export const Announced: Story = {
  tags: ['release', 'DECISION-138'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /I cannot come.*26/ }));
    const ticks = canvas.getAllByRole('checkbox');
    // Cancelled classes and those with an announced absence are not offered.
    await expect(ticks).toHaveLength(5);
    await expect(ticks[0]).toBeChecked();
    await expect(ticks[0]).toHaveFocus();
    await userEvent.click(ticks[1] as HTMLElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /A note/ }), ' Formation ');
    await userEvent.click(canvas.getByRole('button', { name: /Announce my absence/ }));
    await waitFor(() => expect(canvas.getAllByText(/Absence announced/)).toHaveLength(3));
    await expect(sentBodies('POST student/absences')).toEqual([
      {
        classes: [
          { id: 11, date: '2026-11-26', time: '12:00' },
          { id: 12, date: '2026-11-30', time: '12:00' },
        ],
        word: 'Formation',
      },
    ]);
  },
};

export const TakenBack: Story = {
  tags: ['release', 'DECISION-138'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /I will come after all/ }));
    await expect(await canvas.findByText('Your absence is taken back.')).toBeVisible();
    await expect(sentBodies('POST student/absences/withdraw')).toEqual([
      { classes: [{ id: 13, date: '2026-12-03', time: '12:00' }] },
    ]);
    await waitFor(() => expect(canvas.queryByText(/Absence announced/)).toBeNull());
  },
};

/** Missing and overlong input is reported at its field, and nothing is sent. */
export const Unfinished: Story = {
  tags: ['release', 'DECISION-138'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /I cannot come.*26/ }));
    await userEvent.click(canvas.getAllByRole('checkbox')[0] as HTMLElement);
    const send = canvas.getByRole('button', { name: /Announce my absence/ });
    await userEvent.click(send);
    await expect(canvas.getByText(/Choose at least one class/)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('checkbox')[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('a'.repeat(201));
    await userEvent.click(send);
    await expect(
      canvas.getByText(/^.*200 characters at most\.$/, { selector: '[id$=message] *, [id$=message]' }),
    ).toBeVisible();
    await expect(sentBodies('POST student/absences')).toEqual([]);
  },
};

/** The office has moved the class in the meantime: nothing is announced, and the new time is shown. */
export const Moved: Story = {
  tags: ['release', 'DECISION-138'],
  parameters: {
    msw: () =>
      classesOfLinkHandlers({ classes: [thursday], movedMeanwhile: [{ ...thursday, date: '2026-11-27' }] }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /I cannot come/ }));
    await userEvent.type(canvas.getByRole('textbox'), 'Malade');
    await userEvent.click(canvas.getByRole('button', { name: /Announce my absence/ }));
    await expect(await canvas.findByText(/has changed in the meantime/)).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: /27/ })).toBeChecked();
    await expect(canvas.getByRole('textbox')).toHaveValue('Malade');
  },
};

/** After a rejection the input stays, and the reason is shown. */
export const Begun: Story = {
  tags: ['release', 'DECISION-138'],
  parameters: {
    first: [
      failsOnce('POST student/absences', {
        status: 409,
        code: 'conflict',
        message: 'Ce cours a déjà commencé - This class has begun already',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /I cannot come.*26/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Announce my absence/ }));
    await expect(await canvas.findByText(/This class has begun already/)).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')[0]).toBeChecked();
  },
};

export const None: Story = {
  tags: ['release'],
  parameters: { msw: () => classesOfLinkHandlers({ classes: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
