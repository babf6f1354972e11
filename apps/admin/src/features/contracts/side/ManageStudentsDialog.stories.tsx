import {
  failsOnce,
  hangs,
  plannedClassesHandlers,
  sent,
  sentBodies,
  studentsHandlers,
} from '@portal/api-client/testing';
import { aPlannedContract, aStudent } from '@portal/domain';
import {
  dialogStories,
  expectClosed,
  expectTexts,
  findDialog,
  findQuestion,
  press,
  savedYesterday,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ManageStudentsDialog } from './ManageStudentsDialog';
import { aroundContract, atDialog, ContractFrame, inContract, people } from './side-story';

export default {
  title: 'Admin/Contracts/Manage students',
  component: ManageStudentsDialog,
  tags: ['release'],
  render: () => <ContractFrame />,
  decorators: [inContract],
  parameters: { portal: atDialog('students'), msw: aroundContract },
} satisfies Meta<typeof ManageStudentsDialog>;

type Story = StoryObj<typeof ManageStudentsDialog>;
type Within = ReturnType<typeof within>;

const opened = (canvas: Within) => findDialog(canvas, /Manage students/);

const inDialog = dialogStories(opened);
const members = async (dialog: Within) =>
  within(await dialog.findByRole('listbox', { name: /In this contract/ }));
const others = async (dialog: Within) =>
  within(await dialog.findByRole('listbox', { name: /Other students/ }));
const rows = (list: Within) => textsOf(list, 'option');
const save = (dialog: Within) => dialog.getByRole('button', { name: /Save$/ });

/** Checks that the toast region exists and is empty. */
async function expectNoToast(canvas: Within) {
  const shownAlert = canvas.getAllByRole('alert').filter((alert: HTMLElement) => alert.textContent !== '');
  await expect(shownAlert).toHaveLength(1);
  await expect(canvas.queryByText(/^Course was/)).toBeNull();
}

/** Adds Zoé and removes Inès. */
async function swap(dialog: Within) {
  await press(await others(dialog), /Zoé Légaré/, 'option');
  await press(await members(dialog), /Inès Fortin/, 'option');
}

/** Saves both changes. */
async function saveSwap(dialog: Within) {
  await swap(dialog);
  await userEvent.click(save(dialog));
}

/** Lists the students of the contract and those who could join, each with company or "Imported". */
export const Filled: Story = {
  tags: ['!release', 'CON-SIDE-09', 'CON-SIDE-18', 'LIMIT-21'],
  play: inDialog.play(async (dialog) => {
    await expect(rows(await members(dialog))).toEqual([
      'Inès FortinAéro Beauséjour inc.',
      'Siobhán O’BrienImporté - Imported',
      'Marc-André ThériaultAéro Beauséjour inc.',
    ]);
    await expect(rows(await others(dialog))).toEqual([
      'Zoé LégaréBanque Champlain',
      'Linh NguyễnImporté - Imported',
    ]);
    for (const { query } of sent('GET student/manageList'))
      await expect(query.get('resourcesPerPage')).toBe('2000');
  }),
};

/** Sends one batch of added students and one of removed students. */
export const Saved: Story = {
  tags: ['CON-SIDE-09', 'CON-SIDE-19', 'CON-SIDE-20', 'API-061', 'API-062', 'API-063'],
  parameters: { portal: { at: '/contracts/edit/412/basic' } },
  play: async ({ canvas }) => {
    await press(canvas, /Manage students$/);
    const dialog = await opened(canvas);
    await swap(dialog);
    await press(await others(dialog), /Linh Nguyễn/, 'option');
    const list = await members(dialog);
    await expect(within(list.getByRole('option', { name: /Zoé/ })).getByText('To add')).toBeVisible();
    await expect(within(list.getByRole('option', { name: /Inès/ })).getByText('To remove')).toBeVisible();
    await expectTexts(dialog, 'To add: 2', 'To remove: 1');
    await userEvent.dblClick(save(dialog));
    await expectClosed(canvas);
    await expect(sentBodies('POST student/assignCourse')).toEqual([{ courseId: 412, studentId: [505, 504] }]);
    await expect(sentBodies('POST student/unAssignCourse')).toEqual([{ courseId: 412, studentId: [501] }]);
  },
};

/** A student who is picked and unpicked again is no change, so nothing can be saved. */
export const ChangedMind: Story = {
  play: inDialog.play(async (dialog) => {
    await swap(dialog);
    await swap(dialog);
    await expect(save(dialog)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(save(dialog));
    await expect(save(dialog)).toHaveAccessibleDescription(/Nothing has changed\./);
    await expect(sent('POST student/assignCourse')).toHaveLength(0);
  }),
};

const searches = () => sent('GET student/manageList').flatMap(({ query }) => query.get('studentName') ?? []);

/** Searches automatically from 4 letters on, once after a pause; with fewer, on Enter. Ignores accents. */
export const Searched: Story = {
  tags: ['!release', 'CON-SIDE-16', 'CON-SIDE-17', 'LIMIT-10'],
  play: inDialog.play(async (dialog) => {
    await others(dialog);
    const field = dialog.getByLabelText(/Search students$/);
    await userEvent.type(field, 'Leg');
    await expect(dialog.getByText('4 letters or more, or the Enter key')).toBeVisible();
    const timers = spyOn(window, 'setTimeout');
    // Without waiting between the letters, because on a busy machine the search's pause may already be over.
    for (const value of ['Lega', 'Legar', 'Legare']) {
      timers.mockClear();
      fireEvent.change(field, { target: { value } });
      await expect(timers.mock.calls.map(([, pause]) => pause)).toContain(175);
    }
    timers.mockRestore();
    await waitFor(() => expect(searches()).toEqual(['Legare']));
    await waitFor(async () => expect(rows(await others(dialog))).toEqual(['Zoé LégaréBanque Champlain']));
    await userEvent.clear(field);
    await waitFor(async () => expect(rows(await others(dialog))).toHaveLength(2));
    await userEvent.type(field, 'Ng{Enter}');
    await waitFor(async () => expect(rows(await others(dialog))).toEqual(['Linh NguyễnImporté - Imported']));
    await expect(searches()).toEqual(['Legare', 'Ng']);
  }),
};

/** Clears a search without results; students picked before a search stay picked. */
export const SearchedAgain: Story = {
  play: inDialog.play(async (dialog) => {
    const field = dialog.getByLabelText(/Search students$/);
    await userEvent.click((await others(dialog)).getByRole('option', { name: /Zoé/ }));
    await userEvent.type(field, 'Xylophone');
    await expectTexts(dialog, 'No other student matches “Xylophone”.');
    await press(dialog, /Clear the search$/);
    await waitFor(async () => expect(rows(await others(dialog))).toHaveLength(2));
    await userEvent.type(field, 'Nguyen');
    await waitFor(async () => expect(rows(await others(dialog))).toHaveLength(1));
    await userEvent.click((await others(dialog)).getByRole('option', { name: /Linh/ }));
    await expect(dialog.getByText('To add: 2')).toBeVisible();
  }),
};

/**
 * Both batches fail, first with the server's reason and then without a connection; then only one fails. The dialog
 * lists the results without a toast, the choices stay, and only the failed rest is sent again.
 */
export const Refused: Story = {
  tags: ['!release', 'CON-SIDE-23', 'MSG-54', 'DECISION-23'],
  parameters: {
    first: [
      ...(['assignCourse', 'unAssignCourse'] as const).flatMap((call) => [
        failsOnce(`POST student/${call}`, { status: 400, message: 'A student was archived' }),
        failsOnce(`POST student/${call}`, 'offline'),
      ]),
      failsOnce('POST student/unAssignCourse', 500),
    ],
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await saveSwap(dialog);
    const says = (text: RegExp) => waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(text));
    await says(/Not added: Zoé Légaré.*A student was archived/);
    await expectTexts(dialog, 'To add: 1', 'To remove: 1');
    await expectNoToast(canvas);
    await userEvent.click(save(dialog));
    await waitFor(() => expect(dialog.getByRole('alert')).not.toHaveTextContent(/archived/));
    await says(/Not added: Zoé Légaré/);
    await userEvent.click(save(dialog));
    await says(/^(?!.*Not added).*Added: Zoé Légaré.*Not removed: Inès Fortin/);
    await expectNoToast(canvas);
    await userEvent.click(save(dialog));
    await expectClosed(canvas);
    await expect(sentBodies('POST student/assignCourse')).toEqual(
      Array(3).fill({ courseId: 412, studentId: [504] }),
    );
    await expect(sent('POST student/unAssignCourse')).toHaveLength(4);
  }),
};

/** After Escape, nothing is lost; Cancel discards the changes. */
export const ClosedAndOpenedAgain: Story = {
  parameters: { portal: { at: '/contracts/edit/412/basic' } },
  play: async ({ canvas }) => {
    await press(canvas, /Manage students$/);
    await swap(await opened(canvas));
    await userEvent.keyboard('{Escape}');
    await expectClosed(canvas);
    await expect(canvas.getByText('Changes not saved')).toBeVisible();
    await press(canvas, /Manage students$/);
    const dialog = await opened(canvas);
    await expect(dialog.getByText('To add: 1')).toBeVisible();
    await press(dialog, /Cancel$/);
    await expectClosed(canvas);
    await expect(canvas.queryByText('Changes not saved')).toBeNull();
  },
};

const { id, name, lastName, company } = aStudent({ id: 504, name: 'Zoé', lastName: 'Légaré' });
const pickedYesterday = savedYesterday({
  userId: 1,
  form: 'contract-students',
  record: '412',
  title: '2026-0412',
  initialValues: { joining: [] as object[], leaving: [] },
  changes: { joining: [{ id, name, lastName, company }] },
});

/** Unsaved changes are offered after a reload: the column says so, and the dialog restores them. */
export const Restored: Story = {
  parameters: { portal: { at: '/contracts/edit/412/basic', unsaved: pickedYesterday } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Changes not saved')).toBeVisible();
    await press(canvas, /Manage students$/);
    const dialog = await opened(canvas);
    await press(dialog, /Resume$/);
    await expect(await dialog.findByText('To add: 1')).toBeVisible();
    await userEvent.click(save(dialog));
    await expectClosed(canvas);
    await expect(sentBodies('POST student/assignCourse')).toEqual([{ courseId: 412, studentId: [504] }]);
    await expect(canvas.queryByText('Changes not saved')).toBeNull();
  },
};

/** Other parts of the contract keep the changes; leaving the contract asks first. */
export const LeavingUnsaved: Story = {
  play: async ({ canvas }) => {
    await swap(await opened(canvas));
    await userEvent.keyboard('{Escape}');
    await expectClosed(canvas);
    await press(canvas, /- Attendance$/, 'link');
    await expect(canvas.getByText('Changes not saved')).toBeVisible();
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    const [toList] = canvas.getAllByRole('link', { name: /- Contracts$/ });
    if (toList) await userEvent.click(toList);
    await expect(await canvas.findByRole('alertdialog', { name: /Leave before saving/ })).toBeVisible();
  },
};

/** The students of a contract that is done are read-only, and the button says why. */
export const Done: Story = {
  tags: ['CON-SIDE-13'],
  parameters: { msw: aroundContract({ status: 'done' }) },
  play: inDialog.play(async (dialog) => {
    await press(await others(dialog), /Zoé/, 'option');
    await expect(save(dialog)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(save(dialog));
    await expect(save(dialog)).toHaveAccessibleDescription(/done or archived/);
    await expect(sent('POST student/assignCourse')).toHaveLength(0);
  }),
};

const many = Array.from({ length: 2000 }, (_, index) =>
  aStudent({ id: 1000 + index, name: 'Alex', lastName: `Tremblay ${index}`, contracts: [] }),
);

/** Of 2,000 students only the visible ones are rendered, and the dialog says how many the server left out. */
export const TwoThousandStudents: Story = {
  tags: ['LIMIT-21'],
  parameters: { msw: [...studentsHandlers({ students: [...people, ...many] }), ...aroundContract()] },
  play: inDialog.play(async (dialog) => {
    const list = await others(dialog);
    await expect(list.getAllByRole('option').length).toBeLessThan(60);
    await expect(dialog.getByText(/^2,000 of 2,002/)).toBeVisible();
    await press(list, /Tremblay 1 Aéro/, 'option');
    await expect(dialog.getByText('To add: 1')).toBeVisible();
  }),
};

export const NobodyYet: Story = {
  parameters: { msw: [...studentsHandlers({ students: [] }), ...aroundContract({ students: [] })] },
  ...inDialog.shows(/^No student in this contract\./, 'No other student'),
};

export const Slow: Story = {
  parameters: { first: [hangs('GET student/manageList')] },
  play: inDialog.play(async (dialog) => {
    await expect(dialog.getAllByText('Loading the students')).toHaveLength(2);
  }),
};

/** During a save the dialog stays open, and the changes being sent cannot be edited. */
export const SlowSave: Story = {
  parameters: { first: [hangs('POST student/assignCourse')] },
  play: inDialog.play(async (dialog) => {
    await saveSwap(dialog);
    await waitFor(() => expect(save(dialog)).toHaveAttribute('aria-busy', 'true'));
    await press(await others(dialog), /Linh/, 'option');
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByText('To add: 1')).toBeVisible();
  }),
};

export const Offline: Story = {
  parameters: {
    first: [
      http.get('*/api/student/manageList', ({ request }) =>
        new URL(request.url).searchParams.has('not_in_course') && !isBack ? HttpResponse.error() : undefined,
      ),
    ],
  },
  beforeEach: () => {
    isBack = false;
  },
  play: inDialog.play(async (dialog) => {
    await expect(await dialog.findByText('The students could not be loaded.')).toBeVisible();
    isBack = true;
    await press(dialog, /Try again$/);
    await expect(rows(await others(dialog))).toHaveLength(2);
  }),
};

/** Whether the connection is back. */
let isBack = false;

const clash = { status: 409, code: 'clash' as const, errors: { classes: ['2027-01-11 13:00 2026-0409'] } };

/** An added student has another class at that time: going back saves nothing, not even the removals. */
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
    await saveSwap(dialog);
    const title = /Save despite the conflicts\?$/;
    await press(await findQuestion(canvas, title), /- Cancel$/);
    await expect(sent('POST student/unAssignCourse')).toEqual([]);
    await expect(rows(await members(dialog))[0]).toMatch(/^Zoé Légaré.*To add$/);
    await userEvent.click(save(dialog));
    await expectClosed(canvas);
    await expect(sentBodies('POST student/assignCourse')).toEqual([
      { courseId: 412, studentId: [504], accept_clashes: false },
      { courseId: 412, studentId: [504], accept_clashes: false },
    ]);
    await expect(sent('POST student/unAssignCourse')).toHaveLength(1);
  }),
};
