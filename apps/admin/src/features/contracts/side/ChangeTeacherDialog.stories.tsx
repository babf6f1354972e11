import {
  capabilitiesHandlers,
  contractsHandlers,
  fails,
  failsOnce,
  plannedClassesHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { aContract, aPlannedContract, type Contract } from '@portal/domain';
import { localDay } from '@portal/shell';
import {
  dialogStories,
  expectClosed,
  expectTexts,
  findDialog,
  findQuestion,
  press,
  retype,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getResponse, HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { ChangeTeacherDialog } from './ChangeTeacherDialog';
import { aroundContract, atDialog, ContractFrame, inContract } from './side-story';

export default {
  title: 'Admin/Contracts/Change teacher',
  component: ChangeTeacherDialog,
  tags: ['release'],
  render: () => <ContractFrame />,
  decorators: [inContract],
  parameters: { portal: atDialog('teacher'), msw: aroundContract },
} satisfies Meta<typeof ChangeTeacherDialog>;

type Story = StoryObj<typeof ChangeTeacherDialog>;

const opened = (canvas: ReturnType<typeof within>) => findDialog(canvas, /Change teacher/);

const inDialog = dialogStories(opened);

const submit = (dialog: ReturnType<typeof within>) => dialog.getByRole('button', { name: /Change teacher$/ });

async function fill(dialog: ReturnType<typeof within>) {
  await userEvent.type(dialog.getByLabelText(/Removal motive\*$/), 'Congé de maladie');
  await retype(dialog.getByLabelText(/Hours done\*$/), '18,5');
  const field = dialog.getByRole('combobox', { name: /New teacher\*$/ });
  await userEvent.click(field);
  await userEvent.type(field, 'park');
  await press(dialog, /Andrew Parker/, 'option');
}

/** The former teacher is stored with the hours and the reason, and the dialog closes. */
export const Changed: Story = {
  tags: ['!release', 'CON-SIDE-07', 'CON-SIDE-14', 'DOMAIN-48'],
  parameters: { portal: { at: '/contracts/edit/412/basic' } },
  play: async ({ canvas }) => {
    await press(canvas, /Change teacher$/);
    const dialog = await opened(canvas);
    await expectTexts(dialog, 'Léa Villeneuve', '31 h taught to date in this contract');
    await expect(dialog.getByLabelText(/Hours done\*$/)).toHaveValue('31');
    await fill(dialog);
    await userEvent.dblClick(submit(dialog));
    await expectClosed(canvas);
    // The title says what happened, in addition to the specified text.
    await expectTexts(canvas, 'Teacher changed', 'Course was updated successfully');
    await expect(canvas.getByRole('link', { name: 'Andrew Parker' })).toBeVisible();
    const former = canvas.getByRole('list', { name: /Previous teachers/ });
    await expect(former).toHaveTextContent(/^Léa Villeneuve 18,5 h - 18.5 hCongé de maladie$/);
    await expect(sentBodies('POST teacher/change')).toEqual([
      { courseId: 412, teacherId: 32, removeMotive: 'Congé de maladie', hoursDone: 18.5 },
    ]);
  },
};

const months = [
  { teacher_id: 31, month: '2026-11', status: 'open', before_cents: 64_800, after_cents: 43_200 },
  { teacher_id: 32, month: '2026-11', status: 'submitted', before_cents: 0, after_cents: 20_700 },
  { teacher_id: 31, month: '2026-10', status: 'approved', before_cents: 39_000, after_cents: 0 },
] as const;
const named = [
  { id: 31, name: 'Léa', last_name: 'Villeneuve' },
  { id: 32, name: 'Andrew', last_name: 'Parker' },
];

/**
 * With the extension `belonging`, the change counts from a day. The recorded hours are suggested, and the months that
 * change are listed with both amounts before saving.
 */
export const FromADay: Story = {
  tags: ['DECISION-84'],
  parameters: {
    first: [
      ...capabilitiesHandlers(['belonging']),
      ...contractsHandlers({
        contracts: [aContract()],
        change: { minutes_done: 1650, teachers: named, months: [...months] },
      }),
    ],
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    const day = await dialog.findByLabelText(/Teaches from\*$/);
    await expect(day).toHaveValue(localDay());
    // The hours of the teacher, not the 31 hours of the contract, some of which others gave.
    await waitFor(() => expect(dialog.getByLabelText(/Hours done\*$/)).toHaveValue('27.5'));
    await expect(dialog.queryByRole('button', { name: /Use these hours$/ })).toBeNull();
    await fill(dialog);
    await press(dialog, /Use these hours$/);
    await expect(dialog.getByLabelText(/Hours done\*$/)).toHaveValue('27.5');
    await userEvent.clear(day);
    await waitFor(() => expect(submit(dialog)).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(submit(dialog));
    await expect(submit(dialog)).toHaveAccessibleDescription(
      /Give the day from which the new teacher teaches\./,
    );
    await retype(day, '2026-11-16');
    await waitFor(() => expect(submit(dialog)).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(submit(dialog));
    const question = await findQuestion(canvas);
    await expectTexts(question, 'Léa Villeneuve, November 2026 (Open): $648.00 → $432.00');
    await expectTexts(question, 'Andrew Parker, November 2026 (Submitted): $0.00 → $207.00');
    await expectTexts(question, 'Léa Villeneuve, October 2026 (Approved): stays $390.00, would be $0.00');
    await expect(sent('POST teacher/change')).toHaveLength(0);
    await press(question, /Save and change$/);
    await expectClosed(canvas);
    await expect(sentBodies('POST teacher/change')).toEqual([
      {
        courseId: 412,
        teacherId: 32,
        removeMotive: 'Congé de maladie',
        hoursDone: 27.5,
        from: '2026-11-16',
        formerTeacherId: 31,
        months,
      },
    ]);
  }),
};

/** The recorded hours before each day; 50 minutes are 0.83 hours. */
const recordedBefore = http.post('*/api/teacher/change/preview', async ({ request }) => {
  const { from } = (await request.json()) as { from: string };
  const minutes_done = { '2026-11-16': 50, '2026-11-02': 30 }[from] ?? 1650;
  return HttpResponse.json({ data: { minutes_done, teachers: [], months: [] } });
});

/** The suggested hours follow the day until the user types others; a dialog that was only opened stores no draft. */
export const HoursFollowTheDay: Story = {
  tags: ['DECISION-84'],
  parameters: {
    portal: { at: '/contracts/edit/412/basic' },
    first: [
      ...capabilitiesHandlers(['belonging']),
      recordedBefore,
      ...contractsHandlers({ contracts: [aContract()] }),
    ],
  },
  play: async ({ canvas }) => {
    const open = async () => {
      await press(canvas, /Change teacher$/);
      return opened(canvas);
    };
    const hours = (dialog: ReturnType<typeof within>) => dialog.getByLabelText(/Hours done\*$/);
    const first = await open();
    await waitFor(() => expect(hours(first)).toHaveValue('27.5'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const dialog = await open();
    await waitFor(() => expect(hours(dialog)).toHaveValue('27.5'));
    await expect(dialog.queryByText('Unsaved work')).toBeNull();
    await retype(dialog.getByLabelText(/Teaches from\*$/), '2026-11-16');
    await waitFor(() => expect(hours(dialog)).toHaveValue('0.83'));
    await retype(hours(dialog), '7,25');
    await retype(dialog.getByLabelText(/Teaches from\*$/), '2026-11-02');
    await press(dialog, /Use these hours$/);
    await expect(hours(dialog)).toHaveValue('0.5');
  },
};

/**
 * Until a reason and hours are entered, the button is blocked and says what is missing. The current teacher and
 * archived ones are not offered.
 */
export const WhatIsMissing: Story = {
  tags: ['CON-SIDE-14'],
  play: inDialog.play(async (dialog) => {
    await userEvent.clear(dialog.getByLabelText(/Hours done\*$/));
    await expect(submit(dialog)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(submit(dialog));
    await expect(submit(dialog)).toHaveAccessibleDescription(/Give the removal motive\./);
    await expect(submit(dialog)).toHaveAccessibleDescription(/Give the hours done\./);
    await userEvent.type(dialog.getByLabelText(/Removal motive\*$/), 'Congé');
    await expect(submit(dialog)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(dialog.getByLabelText(/Hours done\*$/), '0');
    await waitFor(() => expect(submit(dialog)).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(submit(dialog));
    await expect(await dialog.findByText(/This is a required field/)).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/Removal motive\*$/));
    await waitFor(() => expect(submit(dialog)).toHaveAttribute('aria-disabled', 'true'));
    await expect(sent('POST teacher/change')).toHaveLength(0);
    await press(dialog, /New teacher\*$/, 'combobox');
    await dialog.findByRole('option', { name: /Andrew Parker/ });
    await expect(textsOf(dialog, 'option')).toEqual([
      'Andrew ParkerLaval · andrew.parker@passerelle.example',
    ]);
  }),
};

/** Rejected, then disconnected, then accepted: the input stays throughout. */
export const RefusedAtFirst: Story = {
  parameters: {
    first: [
      failsOnce('POST teacher/change', { status: 403, message: 'Not now' }),
      failsOnce('POST teacher/change', 'offline'),
    ],
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await fill(dialog);
    await userEvent.click(submit(dialog));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /The teacher was not changed\..*Not now/,
    );
    await userEvent.click(submit(dialog));
    await waitFor(() => expect(dialog.getByRole('alert')).not.toHaveTextContent(/Not now/));
    await expect(dialog.getByLabelText(/Removal motive\*$/)).toHaveValue('Congé de maladie');
    await expect(dialog.getByLabelText(/Hours done\*$/)).toHaveValue('18,5');
    await expect(dialog.getByRole('combobox', { name: /New teacher\*$/ })).toHaveValue('Andrew Parker');
    await userEvent.click(submit(dialog));
    await expectClosed(canvas);
  }),
};

/** After Escape, the input is offered again; Cancel discards it. */
export const BegunAndLeft: Story = {
  parameters: { portal: { at: '/contracts/edit/412/basic' } },
  play: async ({ canvas }) => {
    const open = async () => {
      await press(canvas, /Change teacher$/);
      return opened(canvas);
    };
    const isClosed = () => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await fill(await open());
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await press(await open(), /Resume$/);
    const dialog = await opened(canvas);
    await expect(dialog.getByLabelText(/Removal motive\*$/)).toHaveValue('Congé de maladie');
    await expect(dialog.getByLabelText(/Hours done\*$/)).toHaveValue('18,5');
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: /New teacher\*$/ })).toHaveValue('Andrew Parker'),
    );
    await expect(canvas.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await press(dialog, /Cancel$/);
    await isClosed();
    const again = await open();
    await expect(again.getByLabelText(/Removal motive\*$/)).toHaveValue('');
    await expect(again.queryByText('Unsaved work')).toBeNull();
  },
};

/** Whether another user has changed the contract during the story. */
let isTaken = false;

/** Requests return the contract as another user has changed it. */
const onceTaken = (theirs: Partial<Contract>) =>
  http.get('*/api/courses', async ({ request }) => {
    if (!isTaken) return undefined;
    return getResponse(contractsHandlers({ contracts: [aContract(theirs)] }), request.clone());
  });

/** Another user changed the teacher first: nothing is sent until this user has seen the new teacher. */
export const ChangedMeanwhile: Story = {
  parameters: { first: [onceTaken({ teacher: { id: 33, name: 'Rosa', lastName: 'Iglesias' } })] },
  beforeEach: () => {
    isTaken = false;
  },
  play: inDialog.play(async (dialog) => {
    await fill(dialog);
    isTaken = true;
    await userEvent.click(submit(dialog));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/it is now Rosa Iglesias\./);
    await expect(dialog.getByText('Rosa Iglesias')).toBeVisible();
    await expect(dialog.getByLabelText(/Removal motive\*$/)).toHaveValue('Congé de maladie');
    await expect(sent('POST teacher/change')).toHaveLength(0);
    await userEvent.click(submit(dialog));
    await waitFor(() => expect(sent('POST teacher/change')).toHaveLength(1));
  }),
};

/** Another user archived the contract first: the dialog shows the rejection, and the input stays. */
export const ArchivedMeanwhile: Story = {
  parameters: {
    first: [
      onceTaken({ status: 'archived' }),
      fails('POST teacher/change', { status: 409, message: 'The contract is archived' }),
    ],
  },
  beforeEach: () => {
    isTaken = false;
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await fill(dialog);
    isTaken = true;
    await userEvent.click(submit(dialog));
    await expect(await canvas.findByText('The contract is archived')).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveTextContent(/The teacher was not changed\./);
    await expect(dialog.getByLabelText(/Removal motive\*$/)).toHaveValue('Congé de maladie');
    await expect(dialog.getByRole('combobox', { name: /New teacher\*$/ })).toHaveValue('Andrew Parker');
  }),
};

/** A link to the dialog of a contract that is done shows the contract alone. */
export const Done: Story = {
  tags: ['CON-SIDE-11'],
  parameters: { msw: aroundContract({ status: 'done' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Léa Villeneuve')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

const clash = { status: 409, code: 'clash' as const, errors: { classes: ['2027-01-11 13:00 2026-0409'] } };

/** The new teacher has another class at that time: the change is saved after a confirmation. */
export const Clash: Story = {
  tags: ['DECISION-97'],
  parameters: {
    first: [
      ...plannedClassesHandlers({
        extensions: ['planned-classes'],
        contracts: [aPlannedContract({ id: 412 })],
      }),
      failsOnce('POST teacher/change', clash),
    ],
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await fill(dialog);
    await userEvent.click(submit(dialog));
    const question = await findQuestion(canvas, /Save despite the conflicts\?$/);
    await expectTexts(question, /Jan 11th 27, 13:00: at the same time as a class of contract 2026-0409$/);
    await press(question, /- Save anyway$/);
    await expectClosed(canvas);
    await expect(sentBodies('POST teacher/change')).toMatchObject([
      { teacherId: 32, accept_clashes: false },
      { teacherId: 32, accept_clashes: true },
    ]);
  }),
};
