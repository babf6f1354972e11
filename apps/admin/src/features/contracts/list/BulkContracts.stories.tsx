import {
  contractsHandlers,
  materialsHandlers,
  sentBodies,
  teachersHandlers,
} from '@portal/api-client/testing';
import { aContract, aTeacher, someContracts } from '@portal/domain';
import { asAdmin, type Canvas, expectTexts, findDialog, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ContractListPage } from './ContractListPage';

/** Handlers of the list, new for each story that changes records. */
const handlers = () => [
  ...contractsHandlers(),
  ...materialsHandlers(),
  ...teachersHandlers({ teachers: [aTeacher({ id: 31, name: 'Léa', lastName: 'Villeneuve' })] }),
];

export default {
  title: 'Admin/Contracts/List/Several at once',
  // A narrower window shows cards instead of a table.
  globals: { viewport: { value: 'desktop' } },
  component: ContractListPage,
  tags: ['release'],
  decorators: [asAdmin('/contracts/list')],
  parameters: { msw: handlers },
} satisfies Meta<typeof ContractListPage>;

type Story = StoryObj<typeof ContractListPage>;

const box = (canvas: Canvas, number: string) =>
  canvas.findByRole('checkbox', { name: new RegExp(`Select ${number}$`) });
const begin = async (canvas: Canvas) => {
  await canvas.findByRole('link', { name: '2026-0412' }, { timeout: 5000 });
  await press(canvas, 'Sélectionner - Select');
  await box(canvas, '2026-0412');
};
const dialog = () => findDialog(screen);
const messages = async () => within(await screen.findByRole('region', { name: 'Notifications' }));
const bodies = () => sentBodies('PATCH courses/update');

/** On a tablet the contracts are cards, and the button that starts the selection is next to the title. */
export const OnATablet: Story = {
  tags: ['!release'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(await box(canvas, '2026-0412'));
    const actions = within(canvas.getByRole('group', { name: '1 sélectionné - 1 selected' }));
    await expect(actions.getByRole('button', { name: /Assign a teacher$/ })).toBeVisible();
    await expect(actions.getByRole('checkbox', { name: /Select the whole page$/ })).toBeVisible();
  },
};

/**
 * Checkboxes appear when the user starts a selection, Shift selects a range, and the checkboxes disappear with the
 * selection.
 */
export const Selected: Story = {
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(canvas.getByRole('button', { name: /Select$/, pressed: true })).toBeVisible();
    const user = userEvent.setup();
    const boxes = canvas.getAllByRole('checkbox', { name: /Select \d/ });
    await user.click(boxes[0] as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(boxes[2] as HTMLElement);
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Sélectionner - Select' }));
    await expect(canvas.queryByRole('checkbox', { name: /Select \d/ })).toBeNull();
    await expect(canvas.queryByText('3 selected')).toBeNull();
  },
};

/** On a usual screen all columns are visible, and a toast does not cover the selection bar and the pagination. */
export const OnAUsualScreen: Story = {
  parameters: {},
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await begin(canvas);
    await userEvent.click(await box(canvas, '2026-0409'));
    await press(canvas, 'Marquer - Flag');
    const message = await (await messages()).findByText(/contract is flagged\.$/);
    await userEvent.click(await box(canvas, '2026-0412'));
    const list = canvas.getByRole('region', { name: /Activated/ });
    await expect(list.scrollWidth).toBe(list.clientWidth);
    const bar = canvas.getByText('1 selected').getBoundingClientRect();
    await waitFor(() => expect(message.getBoundingClientRect().bottom).toBeLessThan(bar.top));
    await expect(
      (await messages()).getByRole('button', { name: 'Annuler - Undo' }).getBoundingClientRect().bottom,
    ).toBeLessThan(bar.top);
  },
};

/** Offers only the status changes that the contract's own menu allows. */
export const AnotherStatus: Story = {
  tags: ['CON-LIST-22', 'CON-LIST-25', 'CON-LIST-26'],
  play: async ({ canvas }) => {
    await begin(canvas);
    await userEvent.click(await box(canvas, '2026-0412'));
    await press(canvas, /Pending$/, 'radio');
    await userEvent.click(await box(canvas, '2026-0377'));
    await expect(canvas.getByText(/1 of them not on this page/)).toBeVisible();
    await press(canvas, 'Statut - Status');
    const question = await findDialog(screen, /Change the status of 2 contracts$/);
    await expect(question.queryByRole('radio', { name: /Pending/ })).toBeNull();
    await press(question, /Contracts done/, 'radio');
    await expect(question.getByText(/does not lead to “Contracts done”/)).toBeVisible();
    await press(question, /Apply to 1$/);
    await expect(await question.findByText('1 done')).toBeVisible();
    await expect(bodies()).toEqual([{ course: { id: 412, course_status_id: 3 } }]);
    await userEvent.click(question.getAllByRole('button', { name: 'Fermer - Close' }).at(-1) as HTMLElement);
    await press(await messages(), 'Annuler - Undo');
    await (await messages()).findByText('Undone: everything is as before.');
    await expect(bodies().at(-1)).toEqual({ course: { id: 412, course_status_id: 2 } });
  },
};

/** Contracts that someone else has archived in the meantime stay archived, and are named. */
export const ArchivedMeanwhile: Story = {
  tags: ['CON-LIST-27', 'DECISION-15'],
  play: async ({ canvas }) => {
    await begin(canvas);
    await userEvent.click(await box(canvas, '2026-0412'));
    await press(canvas, 'Statut - Status');
    const question = await findDialog(screen, /Change the status of 1 contract$/);
    await press(question, /Contracts done/, 'radio');
    await fetch('/api/courses/update', {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ course: { id: 412, course_status_id: 4 } }),
    });
    await press(question, /Apply to 1$/);
    await expectTexts(question, /Changed by someone else in the meantime, or in a state/);
    await expect(bodies()).toEqual([{ course: { id: 412, course_status_id: 4 } }]);
  },
};

/** Undo reverts the user's own changes, not a colleague's. */
export const ArchivedByBoth: Story = {
  tags: ['CON-LIST-27', 'DECISION-15'],
  play: async ({ canvas }) => {
    await begin(canvas);
    await userEvent.click(await box(canvas, '2026-0412'));
    await userEvent.click(await box(canvas, '2026-0409'));
    await press(canvas, 'Statut - Status');
    const question = await dialog();
    await press(question, /Archived/, 'radio');
    await fetch('/api/courses/update', {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ course: { id: 412, course_status_id: 4 } }),
    });
    await press(question, /Apply to 2$/);
    await press(await messages(), 'Annuler - Undo');
    await (await messages()).findByText('Undone: everything is as before.');
    await expect(bodies()).toEqual([
      { course: { id: 412, course_status_id: 4 } },
      { course: { id: 409, course_status_id: 4 } },
      { course: { id: 409, course_status_id: 2 } },
    ]);
  },
};

/** Sends requests only for contracts without a flag. */
export const Flagged: Story = {
  tags: ['CON-LIST-29'],
  play: async ({ canvas }) => {
    await begin(canvas);
    await press(canvas, /Select the whole page$/, 'checkbox');
    await press(canvas, 'Marquer - Flag');
    await expect(await (await messages()).findByText(/contracts are flagged\.$/)).toBeVisible();
    const unflagged = someContracts().filter(({ status, flagged }) => status === 'activated' && !flagged);
    await waitFor(() => expect(bodies()).toHaveLength(unflagged.length));
    for (const flag of canvas.getAllByRole('checkbox', { name: /Flag/ })) await expect(flag).toBeChecked();
  },
};

/** Contracts with a teacher keep theirs. */
export const GivenATeacher: Story = {
  tags: ['CON-SIDE-08', 'CON-SIDE-12'],
  play: async ({ canvas }) => {
    await begin(canvas);
    for (const number of ['2026-0412', '2026-0388']) await userEvent.click(await box(canvas, number));
    await press(canvas, /Assign a teacher$/);
    const question = await dialog();
    await expect(question.getByText(/Already has a teacher/)).toBeVisible();
    await press(question, /Teacher/, 'combobox');
    await press(screen, /Léa Villeneuve/, 'option');
    await press(question, /Apply to 1$/);
    await expect(await question.findByText('1 done')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2026-0388' }).closest('tr')).toHaveTextContent(
      'Léa Villeneuve',
    );
  },
};

/** Shows the server's reason for each refusal. */
export const Refused: Story = {
  parameters: {
    msw: [
      ...contractsHandlers({ failWrites: { status: 400, message: 'Invoice is missing' } }),
      ...materialsHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    await begin(canvas);
    await userEvent.click(await box(canvas, '2026-0409'));
    await press(canvas, 'Marquer - Flag');
    const answer = await dialog();
    await expect(await answer.findByText(/Invoice is missing/)).toBeVisible();
    await expect(answer.getByRole('link', { name: '2026-0409' })).toBeVisible();
  },
};

/** Archived contracts have no bulk actions, so they cannot be selected. */
export const NotArchived: Story = {
  tags: ['CON-LIST-28'],
  parameters: { portal: { at: '/contracts/list?status=archived' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '2024-0201' }, { timeout: 5000 });
    await expect(canvas.queryByRole('button', { name: /Select$/ })).toBeNull();
  },
};

/** A hundred rows on a phone: the bar holds one menu. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'fr' },
  parameters: {
    msw: [
      ...contractsHandlers({
        contracts: Array.from({ length: 30 }, (_, index) =>
          aContract({ id: 400 + index, number: `2026-0${400 + index}` }),
        ),
      }),
      ...materialsHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '2026-0412' }, { timeout: 5000 });
    await press(canvas, 'Filtres');
    await press(canvas, 'Sélectionner');
    const [first] = await canvas.findAllByRole('checkbox', { name: /^Sélectionner / });
    if (first) await userEvent.click(first);
    await press(canvas, 'Sélectionner toute la page', 'checkbox');
    await expect(canvas.getByText('30 sélectionnés')).toBeVisible();
    await press(canvas, 'Actions');
    await expect(await canvas.findByRole('menuitem', { name: 'Assigner un enseignant' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};
