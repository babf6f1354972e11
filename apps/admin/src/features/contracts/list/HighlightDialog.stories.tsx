import { contractsHandlers, failsOnce, sent, sentBodies, usersHandlers } from '@portal/api-client/testing';
import { aContract, aSignedInUser, aUser, fullName } from '@portal/domain';
import {
  asAdmin,
  type Canvas,
  dialogStories,
  expectMessage,
  expectTexts,
  findDialog,
  press,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HighlightDialog } from './HighlightDialog';

const contract = aContract({ highlights: { company: 'caution' } });
const users = [
  aUser({ id: 7, name: 'Jean-Philippe', lastName: 'Roy', email: 'roy@passerelle.example' }),
  aUser({ id: 8, name: 'Maude', lastName: 'Beaulieu', email: 'maude@passerelle.example', active: false }),
];
const answers = (situation = {}) => [
  ...contractsHandlers({ contracts: [contract], ...situation }),
  ...usersHandlers({ users }),
];

export default {
  title: 'Admin/Contracts/List/Highlight dialog',
  component: HighlightDialog,
  args: { contract, onClose: fn() },
  decorators: [asAdmin()],
  parameters: { msw: answers },
} satisfies Meta<typeof HighlightDialog>;

type Story = StoryObj<typeof HighlightDialog>;

const dialogOf = (canvas: Canvas) => findDialog(canvas, /Highlight cells/);

const inDialog = dialogStories(dialogOf);

const paths = {
  company: 'client_details.companies.name',
  language: 'language.name',
  end: 'course_details.end_date',
};

async function chooseCoworker(dialog: ReturnType<typeof within>, canvas: Canvas) {
  await press(dialog, /Notify a co-worker$/, 'switch');
  await userEvent.type(await dialog.findByRole('combobox', { name: /Co-worker$/ }), 'roy');
  await press(canvas, 'Jean-Philippe Roy', 'option');
}

/** Highlighted cells are checked; saving replaces the highlights by the checked cells. */
export const Saved: Story = {
  tags: ['CON-HIGHLIGHT-01', 'CON-HIGHLIGHT-06', 'CON-HIGHLIGHT-07', 'API-055'],
  play: inDialog.play(async (dialog, { args }) => {
    const cells = within(dialog.getByRole('group', { name: 'Cellules à surligner - Cells to highlight' }));
    await expect(
      cells
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ labels, checked }) => [labels?.[0]?.textContent, checked]),
    ).toEqual([
      ['Contrat - Contract', false],
      ['Société - Company', true],
      ['Étudiants - Students', false],
      ['Langue - Language', false],
      ['Type', false],
      ['Enseignant - Teacher', false],
      ['Heures - Hours', false],
      ['Début - Start', false],
      ['Fin - End', false],
      ['SI', false],
      ['TCS', false],
      ['SC', false],
      ['Présences - Attendance', false],
      ['Matériel - Material', false],
    ]);
    await press(dialog, /Teacher$/, 'checkbox');
    await press(dialog, /Teacher$/, 'checkbox');
    await press(dialog, /End$/, 'checkbox');
    await userEvent.dblClick(dialog.getByRole('button', { name: /Save$/ }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(sentBodies('POST cellState')).toEqual([
      { course_id: 412, _cellVariants: { [paths.company]: 'caution', [paths.end]: 'caution' } },
    ]);
    await expect(sent('POST notify')).toHaveLength(0);
  }),
};

/** A colleague has highlighted one cell and cleared another since: only the user's own changes are saved. */
export const ChangedByAColleague: Story = {
  tags: ['release', 'CON-HIGHLIGHT-01', 'CON-HIGHLIGHT-06'],
  args: { contract: aContract({ highlights: { company: 'caution', teacher: 'caution' } }) },
  parameters: {
    msw: answers({ contracts: [aContract({ highlights: { company: 'caution', language: 'yellow' } })] }),
  },
  play: inDialog.play(async (dialog, { args }) => {
    await press(dialog, /Company$/, 'checkbox');
    await press(dialog, /End$/, 'checkbox');
    await press(dialog, /Save$/);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(sentBodies('POST cellState')).toEqual([
      { course_id: 412, _cellVariants: { [paths.language]: 'yellow', [paths.end]: 'caution' } },
    ]);
  }),
};

export const AllCleared: Story = {
  tags: ['release', 'CON-HIGHLIGHT-06'],
  play: inDialog.play(async (dialog, { args }) => {
    await press(dialog, /Clear all$/);
    await expect(dialog.getByRole('checkbox', { name: /Company$/ })).not.toBeChecked();
    // A co-worker can only be notified of a highlighted cell.
    await expect(dialog.getByRole('switch')).toBeDisabled();
    await expect(dialog.getByText('Select a cell first.')).toBeVisible();
    await press(dialog, /Save$/);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(sent('POST cellState')[0]?.body).toEqual({ course_id: 412, _cellVariants: {} });
  }),
};

/** The mail to the co-worker names the cells in both languages. */
export const CoworkerNotified: Story = {
  tags: ['CON-HIGHLIGHT-02', 'CON-HIGHLIGHT-03', 'CON-HIGHLIGHT-05', 'CON-HIGHLIGHT-09', 'MSG-27', 'API-056'],
  play: inDialog.play(async (dialog, { args, canvas }) => {
    const notifies = dialog.getByRole('switch', { name: 'Aviser un collègue - Notify a co-worker' });
    await expect(notifies).not.toBeChecked();
    await expect(dialog.queryByRole('combobox')).toBeNull();
    await press(dialog, /End$/, 'checkbox');
    await chooseCoworker(dialog, canvas);
    await press(dialog, /Save$/);
    await expectMessage('success', 'Email notification was sent successfully.');
    await expect(args.onClose).toHaveBeenCalled();
    await expect(sentBodies('POST notify')).toEqual([
      { users_id: 7, sender_id: aSignedInUser().id, ref_id: 412, fields: ['Société - Company', 'Fin - End'] },
    ]);
  }),
};

/** Archived users and the user themselves are not offered, and a selection is required. */
export const OnlyActiveCoworkers: Story = {
  tags: ['CON-HIGHLIGHT-03', 'CON-HIGHLIGHT-04', 'LIMIT-19'],
  play: inDialog.play(async (dialog, { canvas }) => {
    await press(dialog, /Notify a co-worker$/, 'switch');
    const coworker = await dialog.findByRole('combobox', { name: /Co-worker$/ });
    // Nothing is wrong yet, so there is no error, not even an empty one.
    await expect(coworker).not.toHaveAttribute('aria-invalid');
    await expect(coworker).not.toHaveAttribute('aria-errormessage');
    await press(dialog, /Save$/);
    await expectTexts(dialog, 'This is a required field.');
    await expect(coworker).toHaveFocus();
    await expect(sent('POST cellState')).toHaveLength(0);
    await userEvent.click(coworker);
    await expect(await canvas.findByRole('option', { name: 'Jean-Philippe Roy' })).toBeVisible();
    await expect(canvas.queryByRole('option', { name: /Beaulieu/ })).toBeNull();
    await expect(canvas.queryByRole('option', { name: fullName(aSignedInUser()) })).toBeNull();
    const userQuery = sent('GET users')[0]?.query;
    await expect(['status', 'resourcesPerPage'].map((name) => userQuery?.get(name))).toEqual(['1', '5000']);
  }),
};

/** If the save fails, no cell changes, no mail is sent, and every choice stays. */
export const NotSaved: Story = {
  tags: ['release', 'CON-HIGHLIGHT-06'],
  parameters: { msw: answers({ failWrites: 500 }) },
  play: inDialog.play(async (dialog, { args, canvas }) => {
    await press(dialog, /End$/, 'checkbox');
    await chooseCoworker(dialog, canvas);
    await press(dialog, /Save$/);
    await expect(await dialog.findByText(/Something went wrong: nothing was highlighted/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /End$/ })).toBeChecked();
    await expect(dialog.getByRole('combobox')).toHaveValue('Jean-Philippe Roy');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(sent('POST notify')).toHaveLength(0);
  }),
};

/** The cells are highlighted, and the email can be sent again; a lost response is not reported as a failure. */
export const NotificationNotSent: Story = {
  tags: ['release', 'MSG-28'],
  parameters: { first: [failsOnce('POST notify', 500), failsOnce('POST notify', 'offline')] },
  play: inDialog.play(async (dialog, { args, canvas }) => {
    await chooseCoworker(dialog, canvas);
    await press(dialog, /Save$/);
    await expectMessage('error', 'Email notification was not sent successfully.');
    await expectTexts(dialog, /The cells are highlighted, but the email was not sent/);
    await expect(sent('POST cellState')).toHaveLength(1);
    await press(dialog, /Save$/);
    await expectTexts(dialog, /The cells are highlighted, .* we do not know whether the email was sent\./);
    await expect(dialog.getByRole('combobox')).toHaveValue('Jean-Philippe Roy');
    await expect(args.onClose).not.toHaveBeenCalled();
    await press(dialog, /Save$/);
    await expectTexts(canvas, 'Email notification was sent successfully.');
    await expect(args.onClose).toHaveBeenCalled();
  }),
};

/** Opened by a link, because the menu of an archived contract does not offer it. */
export const Archived: Story = {
  tags: ['CON-HIGHLIGHT-08'],
  args: { contract: aContract({ status: 'archived' }) },
  play: inDialog.play(async (dialog) => {
    await expectTexts(dialog, 'This contract is archived: its cells cannot be highlighted.');
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    await expect(dialog.queryByRole('button', { name: /Save$/ })).toBeNull();
  }),
};

export const CoworkersDoNotCome: Story = {
  tags: ['release'],
  parameters: { msw: [...contractsHandlers({ contracts: [contract] }), ...usersHandlers({ fail: 500 })] },
  play: inDialog.play(async (dialog) => {
    await press(dialog, /Notify a co-worker$/, 'switch');
    await expect(await dialog.findByText('The list of co-workers could not be loaded.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Try again$/ })).toBeVisible();
  }),
};
