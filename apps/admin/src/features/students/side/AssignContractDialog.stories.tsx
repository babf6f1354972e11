import { failsOnce, plannedClassesHandlers, sent, sentBodies } from '@portal/api-client/testing';
import { aPlannedContract } from '@portal/domain';
import {
  type Canvas,
  dialogStories,
  expectClosed,
  findDialog,
  findQuestion,
  press,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AssignContractDialog } from './AssignContractDialog';
import { aroundStudent, atDialog, inStudent, StudentFrame } from './side-story';

export default {
  title: 'Admin/Students/Assign to a course',
  component: AssignContractDialog,
  tags: ['release'],
  render: () => <StudentFrame />,
  decorators: [inStudent],
  parameters: { portal: atDialog('assign'), msw: aroundStudent },
} satisfies Meta<typeof AssignContractDialog>;

type Story = StoryObj<typeof AssignContractDialog>;

const opened = (canvas: Canvas) => findDialog(canvas, /Assign Inès Fortin to a contract/);

const inDialog = dialogStories(opened);
const field = (dialog: Canvas) => dialog.getByRole('combobox', { name: /Contract\*$/ });
const assign = (dialog: Canvas) => dialog.getByRole('button', { name: /Assign to course$/ });

async function choose(dialog: Canvas, typed: string, name: RegExp) {
  await userEvent.click(field(dialog));
  await userEvent.type(field(dialog), typed);
  await press(dialog, name, 'option');
}

/** After Escape, the choice is offered again. */
export const BegunAndLeft: Story = {
  parameters: { portal: { at: '/students/edit/501/basic' }, msw: aroundStudent() },
  play: async ({ canvas }) => {
    const open = async () => {
      await press(canvas, /Assign to course$/);
      return opened(canvas);
    };
    await choose(await open(), 'champlain', /2026-0440/);
    await userEvent.keyboard('{Escape}');
    await expectClosed(canvas);
    await press(await open(), /Resume$/);
    const dialog = await opened(canvas);
    await waitFor(() => expect(field(dialog)).toHaveValue('2026-0440'));
  },
};

/** Opened from the card: the contract is found by its company, saved once, and shown in the card. */
export const Assigned: Story = {
  tags: ['!release', 'STU-EDIT-02', 'STU-EDIT-12', 'LIMIT-23', 'LIMIT-38'],
  parameters: {
    portal: { at: '/students/edit/501/basic' },
    msw: aroundStudent({ student: { contracts: [] } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not currently enrolled')).toBeVisible();
    await press(canvas, /Assign to course$/);
    const dialog = await opened(canvas);
    await choose(dialog, 'champlain', /2026-0440/);
    const queries = sent('GET courses').map(({ query }) => [
      query.get('courseStatus'),
      query.get('resourcesPerPage'),
    ]);
    await expect(queries).toEqual(
      expect.arrayContaining([
        ['1', '2000'],
        ['2', '2000'],
      ]),
    );
    await userEvent.dblClick(assign(dialog));
    await expectClosed(canvas);
    await expect(await canvas.findByText('Inès Fortin was assigned to contract 2026-0440.')).toBeVisible();
    await expect(sentBodies('POST student/assignCourse')).toEqual([{ courseId: 440, studentId: [501] }]);
    await expect(await canvas.findByText('Enrolled')).toBeVisible();
  },
};

/** Contracts that the student is already in, and those that are done or archived, are not offered. */
export const WhatIsOffered: Story = {
  play: inDialog.play(async (dialog) => {
    await userEvent.click(field(dialog));
    // Activated and pending contracts are loaded by separate requests.
    await waitFor(() =>
      expect(textsOf(dialog, 'option')).toEqual([
        expect.stringMatching(/^2026-0440Banque Champlain · English .*Activated$/),
        expect.stringMatching(/^2026-0441Aéro Beauséjour inc\. .*Pending$/),
      ]),
    );
  }),
};

/** Pending contracts load first but are listed after the activated ones, so none is offered until both are loaded. */
export const TheActivatedComeLate: Story = {
  parameters: {
    first: [
      http.get('*/api/courses', async ({ request }) => {
        if (request.url.includes('courseStatus=1')) await activatedAreIn.promise;
      }),
    ],
  },
  beforeEach: () => {
    activatedAreIn = Promise.withResolvers();
  },
  play: inDialog.play(async (dialog) => {
    await waitFor(() => expect(sent('GET courses')).toHaveLength(2));
    await userEvent.click(field(dialog));
    await expect(await dialog.findByText(/Loading/)).toBeVisible();
    await expect(dialog.queryAllByRole('option')).toEqual([]);
    activatedAreIn.resolve();
    await expect((await dialog.findAllByRole('option'))[0]).toHaveTextContent(/^2026-0440/);
  }),
};

let activatedAreIn = Promise.withResolvers<void>();

export const NothingChosen: Story = {
  tags: ['STU-EDIT-17'],
  play: inDialog.play(async (dialog) => {
    await userEvent.click(assign(dialog));
    await expect(await dialog.findByText('This is a required field.')).toBeVisible();
    await expect(field(dialog)).toHaveFocus();
    await expect(sent('POST student/assignCourse')).toHaveLength(0);
  }),
};

/** After a refusal the choice stays, the server's reason is shown, and a retry works. */
export const RefusedAtFirst: Story = {
  parameters: {
    first: [failsOnce('POST student/assignCourse', { status: 400, message: 'The contract is full' })],
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await choose(dialog, '0441', /2026-0441/);
    await userEvent.click(assign(dialog));
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent(/The student was not assigned\./);
    await expect(alert).toHaveTextContent(/The contract is full/);
    await expect(field(dialog)).toHaveValue('2026-0441');
    await userEvent.click(assign(dialog));
    await expectClosed(canvas);
  }),
};

export const ContractsNotLoaded: Story = inDialog.recovers(
  '*/api/courses',
  'The contracts could not be loaded.',
  (dialog) => choose(dialog, '0440', /2026-0440/),
);

/** If there are more contracts than one response contains, the server searches as the user types (DECISION-32). */
export const MoreThanCanBeHadAtOnce: Story = {
  parameters: {
    first: [
      http.get('*/api/courses', ({ request }) =>
        request.url.includes('resourcesPerPage=2000')
          ? HttpResponse.json({ data: [], total: 2400, current_page: 1, per_page: 2000 })
          : undefined,
      ),
    ],
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await choose(dialog, '0441', /2026-0441/);
    await expect(sent('GET courses').at(-1)?.query.get('courseName')).toBe('0441');
    await userEvent.click(assign(dialog));
    await expect(await canvas.findByText('Inès Fortin was assigned to contract 2026-0441.')).toBeVisible();
  }),
};

const clash = { status: 409, code: 'clash' as const, errors: { classes: ['2027-01-11 13:00 2026-0409'] } };

/** The student has another class at that time: the contract is saved after a confirmation. */
export const Clash: Story = {
  tags: ['DECISION-97'],
  parameters: {
    first: [
      ...plannedClassesHandlers({
        extensions: ['planned-classes'],
        contracts: [aPlannedContract({ id: 412 })],
      }),
      failsOnce('POST student/assignCourse', clash),
    ],
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await choose(dialog, 'champlain', /2026-0440/);
    await userEvent.click(assign(dialog));
    await press(await findQuestion(canvas, /Save despite the conflicts\?$/), /- Save anyway$/);
    await expectClosed(canvas);
    await expect(sentBodies('POST student/assignCourse')).toMatchObject([
      { studentId: [501], accept_clashes: false },
      { studentId: [501], accept_clashes: true },
    ]);
  }),
};
