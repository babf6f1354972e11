import { remindersHandlers, sentBodies } from '@portal/api-client/testing';
import { aContractToFollowUp, defaultFollowUpLimits, type FollowUpGroup, toFollowUp } from '@portal/domain';
import { asAdmin, expectTexts, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RemindersDialog } from './RemindersDialog';

const today = '2026-11-20';
const lea = { id: 31, name: 'Léa', lastName: 'Villeneuve' };
const andrew = { id: 32, name: 'Andrew', lastName: 'Parker' };

const groups: FollowUpGroup[] = [
  {
    teacher: lea,
    items: toFollowUp(
      aContractToFollowUp({ outline: null, materialUndecided: true, startsOn: '2026-11-10' }),
      today,
      defaultFollowUpLimits,
    ),
  },
  {
    teacher: andrew,
    items: toFollowUp(
      aContractToFollowUp({
        id: 409,
        number: '2026-0409',
        teacher: andrew,
        reportsDue: 2,
        endsOn: '2026-11-11',
      }),
      today,
      defaultFollowUpLimits,
    ),
  },
  {
    teacher: null,
    items: toFollowUp(
      aContractToFollowUp({ id: 1, teacher: null, outline: null }),
      today,
      defaultFollowUpLimits,
    ),
  },
];

const names = { [lea.id]: lea, [andrew.id]: andrew };
const mailOf = (id: number) => {
  const teacher = names[id] ?? lea;
  return { teacher, text: [`Bonjour ${teacher.name},`, `Hello ${teacher.name},`] };
};
const given = (situation: Parameters<typeof remindersHandlers>[0] = {}) => ({
  msw: () => remindersHandlers({ mailTo: mailOf, ...situation }),
});

export default {
  title: 'Admin/Follow-ups/Reminders',
  component: RemindersDialog,
  tags: ['release'],
  decorators: [asAdmin('/follow-ups')],
  args: { groups, onClose: fn() },
  parameters: given(),
} satisfies Meta<typeof RemindersDialog>;

type Story = StoryObj<typeof RemindersDialog>;

const dialog = async () => within(await within(document.body).findByRole('dialog'));

/** Everything is selected; the teacher's mail is shown in both languages before it is sent. */
export const Preview: Story = {
  tags: ['!release'],
  play: async () => {
    const open = await dialog();
    await expect(await open.findByRole('button', { name: /Send 2 emails/ })).toBeVisible();
    await expect(open.queryByText(/No teacher/)).toBeNull();
    await press(open, /Léa Villeneuve/);
    await expectTexts(open, /Bonjour Léa,/, /Hello Léa,/);
  },
};

/** The mail leaves out deselected items; a teacher without selected items gets none. By keyboard only. */
export const ChosenAndSent: Story = {
  play: async ({ args }) => {
    const open = await dialog();
    await open.findByRole('button', { name: /Send 2 emails/ });
    open.getByRole('checkbox', { name: /Write to Andrew Parker/ }).focus();
    await userEvent.keyboard(' ');
    open.getByRole('button', { name: /Léa Villeneuve/ }).focus();
    await userEvent.keyboard('{Enter}');
    (await open.findByRole('checkbox', { name: /Materials not chosen/ })).focus();
    await userEvent.keyboard(' ');
    await userEvent.selectOptions(open.getByRole('combobox', { name: /No second reminder within/ }), '7');
    (await open.findByRole('button', { name: /Send 1 email/ })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(document.body).findByText(/1 email sent/)).toBeVisible();
    await expect(sentBodies('POST reminders')).toEqual([
      {
        teachers: [{ teacher_id: 31, items: [{ course_id: 412, kind: 'outline', planned_class_id: null }] }],
        quiet_days: 7,
      },
    ]);
    await userEvent.click((await dialog()).getAllByRole('button', { name: /Close/ })[0] ?? document.body);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/**
 * After the selection changes, nothing can be sent until the new mails are prepared, and the previous mails are not
 * shown.
 */
export const ChosenAnew: Story = {
  parameters: {
    first: [
      http.post('*/api/reminders/preview', async ({ request }) => {
        const asked = await request.clone().text();
        return asked.includes('"quiet_days":14') ? delay('infinite') : undefined;
      }),
    ],
  },
  play: async () => {
    const open = await dialog();
    await press(open, /Léa Villeneuve/);
    await expectTexts(open, /Bonjour Léa,/);
    const quiet = open.getByRole('combobox', { name: /No second reminder within/ });
    await userEvent.selectOptions(quiet, '14');
    const send = open.getByRole('button', { name: /Send/ });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(send);
    await expect(await open.findByRole('tooltip')).toHaveTextContent('Preparing the emails');
    await expect(open.queryByText(/Bonjour Léa,/)).toBeNull();
    await userEvent.selectOptions(quiet, '7');
    await expectTexts(open, /Bonjour Léa,/);
    await press(open, /Send 2 emails/);
    await expect(await within(document.body).findByText(/2 emails sent/)).toBeVisible();
    await expect(sentBodies('POST reminders')).toEqual([expect.objectContaining({ quiet_days: 7 })]);
  },
};

/** A colleague has already reminded one teacher: the result says who was skipped, when and by whom. */
export const PartlySkipped: Story = {
  parameters: given({ remindedMeanwhile: [andrew.id] }),
  play: async () => {
    await press(await dialog(), /Send 2 emails/);
    const body = within(document.body);
    await expectTexts(body, /1 teacher skipped/, /Already reminded on .* by Jean-Philippe Roy/);
  },
};

/** The dialog names the teachers who got a reminder recently; the others still get theirs. */
export const RemindedLately: Story = {
  parameters: given({
    mailTo: (id) =>
      id === andrew.id
        ? {
            teacher: andrew,
            skipped: 'recent',
            lastSentOn: '2026-11-19',
            lastSentBy: { id: 1, name: 'Marie', lastName: 'Bélanger' },
          }
        : mailOf(id),
  }),
  play: async () => {
    const open = await dialog();
    await expect(await open.findByRole('button', { name: /Send 1 email/ })).toBeVisible();
    await press(open, /Andrew Parker/);
    await expect(await open.findByText(/Already reminded on .* by Marie Bélanger/)).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: given({ failWrites: 403 }),
  play: async () => {
    await expect(await (await dialog()).findByText(/The emails could not be prepared/)).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: given({ fail: 'offline' }),
  play: async () => {
    const open = await dialog();
    await expect(await open.findByText(/The emails could not be prepared/)).toBeVisible();
    await expect(open.getByRole('button', { name: /Send 0 emails/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
