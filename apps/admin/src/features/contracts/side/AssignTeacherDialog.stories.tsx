import {
  contractsHandlers,
  failsOnce,
  plannedClassesHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { aContract, aPlannedContract } from '@portal/domain';
import {
  dialogStories,
  expectClosed,
  expectTexts,
  findDialog,
  findQuestion,
  press,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getResponse, HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { AssignTeacherDialog } from './AssignTeacherDialog';
import { aroundContract, atDialog, ContractFrame, inContract } from './side-story';

const unassigned = () => aroundContract({ teacher: null });

export default {
  title: 'Admin/Contracts/Assign a teacher',
  component: AssignTeacherDialog,
  tags: ['release'],
  render: () => <ContractFrame />,
  decorators: [inContract],
  parameters: { portal: atDialog('teacher'), msw: unassigned },
} satisfies Meta<typeof AssignTeacherDialog>;

type Story = StoryObj<typeof AssignTeacherDialog>;

const opened = (canvas: ReturnType<typeof within>) => findDialog(canvas, /Assign a teacher/);

const inDialog = dialogStories(opened);

async function choose(dialog: ReturnType<typeof within>, typed: string, name: RegExp) {
  const field = dialog.getByRole('combobox', { name: /Teacher\*$/ });
  await userEvent.click(field);
  await userEvent.type(field, typed);
  await press(dialog, name, 'option');
}

/** Opened from the right column: the teacher is found by a part of the name and saved, and the dialog closes. */
export const Assigned: Story = {
  tags: ['!release', 'CON-SIDE-08', 'CON-SIDE-12', 'LIMIT-19'],
  parameters: { portal: { at: '/contracts/edit/412/basic' } },
  play: async ({ canvas }) => {
    await press(canvas, /Assign$/);
    const dialog = await opened(canvas);
    await choose(dialog, 'park', /Andrew Parker/);
    await expect(sent('GET teacher').at(-1)?.query.get('resourcesPerPage')).toBe('5000');
    await userEvent.dblClick(dialog.getByRole('button', { name: /Assign$/ }));
    await expectClosed(canvas);
    await expect(canvas.getByText('Andrew Parker')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Change teacher$/ })).toBeVisible();
    await expect(sentBodies('POST teacher/assignCourse')).toEqual([{ courseId: 412, teacherId: 32 }]);
  },
};

/** After Escape, the choice is offered again; Cancel discards it. */
export const BegunAndLeft: Story = {
  parameters: { portal: { at: '/contracts/edit/412/basic' } },
  play: async ({ canvas }) => {
    const open = async () => {
      await press(canvas, /Assign$/);
      return opened(canvas);
    };
    const isClosed = () => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await choose(await open(), 'park', /Andrew Parker/);
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await press(await open(), /Resume$/);
    const dialog = await opened(canvas);
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: /Teacher\*$/ })).toHaveValue('Andrew Parker'),
    );
    await press(dialog, /Cancel$/);
    await isClosed();
    const again = await open();
    await expect(again.getByRole('combobox', { name: /Teacher\*$/ })).toHaveValue('');
    await expect(again.queryByText('Unsaved work')).toBeNull();
  },
};

/** A teacher must be selected; archived ones are not offered. */
export const NobodyChosen: Story = {
  tags: ['CON-SIDE-15'],
  play: inDialog.play(async (dialog) => {
    await press(dialog, /Assign$/);
    await expectTexts(dialog, /This is a required field/);
    await expect(dialog.getByRole('combobox', { name: /Teacher\*$/ })).toHaveFocus();
    await expect(sent('POST teacher/assignCourse')).toHaveLength(0);
    await press(dialog, /Teacher\*$/, 'combobox');
    await dialog.findByRole('option', { name: /Andrew Parker/ });
    await expect(textsOf(dialog, 'option')).toEqual([
      'Andrew ParkerLaval · andrew.parker@passerelle.example',
      'Léa VilleneuveLongueuil · lea.villeneuve@passerelle.example',
    ]);
  }),
};

/** After a refusal the choice stays, the server's reason is shown, and a retry works. */
export const RefusedAtFirst: Story = {
  parameters: {
    first: [failsOnce('POST teacher/assignCourse', { status: 400, message: 'Contract is being archived' })],
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await choose(dialog, 'park', /Andrew Parker/);
    await press(dialog, /Assign$/);
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent(/The teacher was not assigned\./);
    await expect(alert).toHaveTextContent(/Contract is being archived/);
    await expect(dialog.getByRole('combobox', { name: /Teacher\*$/ })).toHaveValue('Andrew Parker');
    await press(dialog, /Assign$/);
    await expectClosed(canvas);
  }),
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
  play: inDialog.play(async (dialog) => {
    await choose(dialog, 'park', /Andrew Parker/);
    await press(dialog, /Assign$/);
    await expectTexts(dialog, 'Someone else has assigned Léa Villeneuve in the meantime.');
  }),
};

export const TeachersNotLoaded: Story = inDialog.recovers(
  '*/api/teacher',
  'The teachers could not be loaded.',
  (dialog) => choose(dialog, 'park', /Andrew Parker/),
);

/** A link to the dialog of an archived contract shows the contract alone. */
export const Archived: Story = {
  parameters: { msw: aroundContract({ teacher: null, status: 'archived' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No teacher')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

const clash = { status: 409, code: 'clash' as const, errors: { classes: ['2027-01-11 13:00 2026-0409'] } };

/** The teacher has another class at that time: the question names it, and going back keeps the choice. */
export const Clash: Story = {
  tags: ['DECISION-97'],
  parameters: {
    first: [
      ...plannedClassesHandlers({
        extensions: ['planned-classes'],
        contracts: [aPlannedContract({ id: 412 })],
      }),
      failsOnce('POST teacher/assignCourse', clash),
    ],
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await choose(dialog, 'park', /Andrew Parker/);
    await press(dialog, /Assign$/);
    const question = await findQuestion(canvas, /Save despite the conflicts\?$/);
    await expect(textsOf(question, 'listitem')).toEqual([
      expect.stringMatching(
        /^11 janv\. 27, 13:00\s: en même temps qu’un cours du contrat 2026-0409 - Jan 11th 27, 13:00: at the same time as a class of contract 2026-0409$/,
      ),
    ]);
    await press(question, /- Cancel$/);
    await expect(dialog.getByRole('combobox', { name: /Teacher\*$/ })).toHaveValue('Andrew Parker');
    await expect(sentBodies('POST teacher/assignCourse')).toEqual([
      { courseId: 412, teacherId: 32, accept_clashes: false },
    ]);
  }),
};
