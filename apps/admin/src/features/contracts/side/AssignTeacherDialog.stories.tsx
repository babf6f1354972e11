import {
  broken,
  contractsHandlers,
  failsOnce,
  hangs,
  mend,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { aContract } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getResponse, HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AssignTeacherDialog } from './AssignTeacherDialog';
import { aroundContract, atDialog, ContractFrame, inContract } from './side-story';

const unassigned = () => aroundContract({ teacher: null });

const meta: Meta<typeof AssignTeacherDialog> = {
  title: 'Admin/Contracts/Assign a teacher',
  component: AssignTeacherDialog,
  render: () => <ContractFrame />,
  decorators: [inContract],
  parameters: { portal: atDialog('teacher'), msw: unassigned },
};
export default meta;

type Story = StoryObj<typeof AssignTeacherDialog>;

const opened = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('dialog', { name: /Assign a teacher/ }));

async function choose(dialog: ReturnType<typeof within>, typed: string, name: RegExp) {
  const field = dialog.getByRole('combobox', { name: /Teacher\*$/ });
  await userEvent.click(field);
  await userEvent.type(field, typed);
  await userEvent.click(await dialog.findByRole('option', { name }, { timeout: 10_000 }));
}

/** From the right column: found by a part of the name, saved, closed. */
export const Assigned: Story = {
  tags: ['CON-SIDE-08', 'CON-SIDE-12', 'LIMIT-19'],
  parameters: { portal: { at: '/contracts/edit/412/basic' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Assign$/ }));
    const dialog = await opened(canvas);
    await choose(dialog, 'park', /Andrew Parker/);
    await expect(sent('GET teacher').at(-1)?.query.get('resourcesPerPage')).toBe('5000');
    await userEvent.dblClick(dialog.getByRole('button', { name: /Assign$/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Andrew Parker')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Change teacher$/ })).toBeVisible();
    await expect(sentBodies('POST teacher/assignCourse')).toEqual([{ courseId: 412, teacherId: 32 }]);
  },
};

/** Closed by Escape, the choice is offered again; "Cancel" throws it away. */
export const BegunAndLeft: Story = {
  parameters: { portal: { at: '/contracts/edit/412/basic' } },
  play: async ({ canvas }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Assign$/ }));
      return opened(canvas);
    };
    const isClosed = () => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await choose(await open(), 'park', /Andrew Parker/);
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await userEvent.click(await (await open()).findByRole('button', { name: /Resume$/ }));
    const dialog = await opened(canvas);
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: /Teacher\*$/ })).toHaveValue('Andrew Parker'),
    );
    await userEvent.click(dialog.getByRole('button', { name: /Cancel$/ }));
    await isClosed();
    const again = await open();
    await expect(again.getByRole('combobox', { name: /Teacher\*$/ })).toHaveValue('');
    await expect(again.queryByText('Unsaved work')).toBeNull();
  },
};

export const NobodyChosen: Story = {
  tags: ['CON-SIDE-15'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.click(dialog.getByRole('button', { name: /Assign$/ }));
    await expect(await dialog.findByText(/This is a required field/)).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: /Teacher\*$/ })).toHaveFocus();
    await expect(sent('POST teacher/assignCourse')).toHaveLength(0);
  },
};

/** Archived teachers are not offered. */
export const WhoIsOffered: Story = {
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.click(dialog.getByRole('combobox', { name: /Teacher\*$/ }));
    const options = await dialog.findAllByRole('option', {}, { timeout: 10_000 });
    await expect(options.map((option) => option.textContent)).toEqual([
      'Andrew ParkerLaval · andrew.parker@passerelle.example',
      'Léa VilleneuveLongueuil · lea.villeneuve@passerelle.example',
    ]);
  },
};

/** After a refusal the choice stays, the server's reason is shown, and a retry works. */
export const RefusedAtFirst: Story = {
  parameters: {
    first: [failsOnce('POST teacher/assignCourse', { status: 400, message: 'Contract is being archived' })],
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await choose(dialog, 'park', /Andrew Parker/);
    await userEvent.click(dialog.getByRole('button', { name: /Assign$/ }));
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent(/The teacher was not assigned\./);
    await expect(alert).toHaveTextContent(/Contract is being archived/);
    await expect(dialog.getByRole('combobox', { name: /Teacher\*$/ })).toHaveValue('Andrew Parker');
    await userEvent.click(dialog.getByRole('button', { name: /Assign$/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Whether another user has assigned a teacher during the story. */
let isTaken = false;

const takenMeanwhile = [
  http.post('*/api/teacher/assignCourse', () => {
    isTaken = true;
    return HttpResponse.json({ message: 'The contract has a teacher' }, { status: 409 });
  }),
  http.get('*/api/courses', async ({ request }) => {
    if (!isTaken) return undefined;
    return getResponse(contractsHandlers({ contracts: [aContract()] }), request.clone());
  }),
];

/** Another user assigned a teacher first: the dialog names that teacher. */
export const AssignedMeanwhile: Story = {
  parameters: { msw: [...takenMeanwhile, ...unassigned()] },
  beforeEach: () => {
    isTaken = false;
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await choose(dialog, 'park', /Andrew Parker/);
    await userEvent.click(dialog.getByRole('button', { name: /Assign$/ }));
    await expect(
      await dialog.findByText('Someone else has assigned Léa Villeneuve in the meantime.'),
    ).toBeVisible();
  },
};

export const TeachersNotLoaded: Story = {
  parameters: { first: [broken('*/api/teacher')] },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(await dialog.findByText('The teachers could not be loaded.')).toBeVisible();
    mend();
    await userEvent.click(dialog.getByRole('button', { name: /Try again$/ }));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await choose(dialog, 'park', /Andrew Parker/);
  },
};

/** A link to the dialog of an archived contract shows the contract alone. */
export const Archived: Story = {
  parameters: { msw: aroundContract({ teacher: null, status: 'archived' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No teacher')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** While it is being saved, the dialog stays and says so. */
export const SlowSave: Story = {
  parameters: { first: [hangs('POST teacher/assignCourse')] },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await choose(dialog, 'park', /Andrew Parker/);
    const assign = dialog.getByRole('button', { name: /Assign$/ });
    await userEvent.click(assign);
    await waitFor(() => expect(assign).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: /Cancel$/ }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};

export const OnAPhoneInTheDark: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await opened(canvas);
  },
};
