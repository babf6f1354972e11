import { broken, capabilitiesHandlers, failsOnce, sentBodies } from '@portal/api-client/testing';
import {
  type Canvas,
  dialogStories,
  expectClosed,
  expectMessage,
  expectTexts,
  findDialog,
  press,
  retype,
  tryAgain,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LevelDialog } from './LevelDialog';
import { aroundStudent, atDialog, inStudent, StudentFrame } from './side-story';

export default {
  title: 'Admin/Students/Language level',
  component: LevelDialog,
  tags: ['release'],
  render: () => <StudentFrame />,
  decorators: [inStudent],
  parameters: { portal: atDialog('level', 1), msw: aroundStudent },
} satisfies Meta<typeof LevelDialog>;

type Story = StoryObj<typeof LevelDialog>;

const opened = (canvas: Canvas) => findDialog(canvas, /Add a (language level|level test)$/);

const inDialog = dialogStories(opened);
const language = (dialog: Canvas) => dialog.getByRole('combobox', { name: /Language\*$/ });
const level = (dialog: Canvas) => dialog.getByRole('combobox', { name: /Level\*$/ });
const day = (dialog: Canvas) => dialog.getByLabelText(/Last tested\*$/);
const initials = (dialog: Canvas) => dialog.getByRole('textbox', { name: /Tester initials\*$/ });
const fillIn = async (dialog: Canvas, values: { level: string; day: string; initials: string }) => {
  await userEvent.selectOptions(level(dialog), values.level);
  await userEvent.type(day(dialog), values.day);
  await userEvent.type(initials(dialog), values.initials);
};
const b2 = { level: 'B2', day: '2026-11-20', initials: 'MB' };
const save = (dialog: Canvas) => dialog.getByRole('button', { name: /Save$/ });
const updates = () => sentBodies('PUT student/update');

/** After Escape, the input is offered again. */
export const BegunAndLeft: Story = {
  parameters: { portal: { at: '/students/edit/501/basic' } },
  play: async ({ canvas }) => {
    const open = async () => {
      await press(canvas, /Add a test Français$/);
      return opened(canvas);
    };
    const begun = await open();
    await userEvent.selectOptions(level(begun), 'B2');
    await userEvent.type(initials(begun), 'MB');
    await userEvent.keyboard('{Escape}');
    await expectClosed(canvas);
    const offered = await open();
    await expect(initials(offered)).toHaveValue('');
    await press(offered, /Resume$/);
    const dialog = await opened(canvas);
    await expect(level(dialog)).toHaveValue('B2');
    await expect(initials(dialog)).toHaveValue('MB');
    await waitFor(() => expect(language(dialog)).toHaveValue('Français'));
  },
};

/** A new test shows the new level in the card and changes nothing else. */
export const TestedAgain: Story = {
  tags: ['!release', 'STU-EDIT-03', 'STU-FORM-13', 'MSG-61', 'DOMAIN-52'],
  parameters: { portal: { at: '/students/edit/501/basic' } },
  play: async ({ canvas }) => {
    await press(canvas, /Add a test Français$/);
    const dialog = await opened(canvas);
    await waitFor(() => expect(language(dialog)).toHaveValue('Français'));
    await expect(dialog.getByText('Last test: B1, Aug 28th 26. Earlier tests are kept.')).toBeVisible();
    await expect(level(dialog)).toHaveValue('');
    await expect(day(dialog)).toHaveValue('');
    await expect(initials(dialog)).toHaveValue('');
    await fillIn(dialog, b2);
    await userEvent.dblClick(save(dialog));
    await expectMessage('success', 'Student status was updated successfully.');
    await expectClosed(canvas);
    await expect(updates()).toHaveLength(1);
    await expect(updates()[0]).toEqual({
      student: { id: 501 },
      studentLevelLanguage: {
        languageId: 1,
        levelLanguage: 'B2',
        lastTest: '2026-11-20',
        testerInitials: 'MB',
      },
    });
    const card = within(await canvas.findByRole('list', { name: /Levels by language$/ }));
    const [first] = card.getAllByRole('listitem');
    await waitFor(() => expect(first).toHaveTextContent(/^Français.*B2.*Last tested: Nov 20th 26.*by MB/));
  },
};

/** A test in a language in which the student has no level yet. */
export const Added: Story = {
  tags: ['STU-EDIT-03', 'OPEN-90', 'LIMIT-53'],
  parameters: { portal: { at: '/students/edit/501/basic' } },
  play: async ({ canvas }) => {
    const card = (await canvas.findByRole('heading', { name: /Language level$/ })).closest('section');
    await press(within(card ?? document.body), /- Add \D*level$/);
    const dialog = await opened(canvas);
    await userEvent.type(language(dialog), 'engl');
    await press(dialog, 'English', 'option');
    const offered = within(level(dialog)).getAllByRole('option');
    await expect(offered.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Pre-A1',
      'A1',
      'A2',
      'B1',
      'B2',
      'C1',
      'C2',
    ]);
    await userEvent.selectOptions(level(dialog), 'Pre-A1');
    await userEvent.type(day(dialog), '2026-11-20');
    await userEvent.type(initials(dialog), 'MB');
    await userEvent.click(save(dialog));
    await expect(await canvas.findByText('Student status was updated successfully.')).toBeVisible();
    const list = await canvas.findByRole('list', { name: /Levels by language$/ });
    await waitFor(() => expect(list.children).toHaveLength(3));
  },
};

export const NothingFilledIn: Story = {
  tags: ['STU-EDIT-14', 'STU-EDIT-15', 'STU-EDIT-16'],
  parameters: { portal: atDialog('level') },
  play: inDialog.play(async (dialog) => {
    await userEvent.click(save(dialog));
    await waitFor(() => expect(level(dialog)).toBeInvalid());
    await expect(day(dialog)).toBeInvalid();
    await expect(initials(dialog)).toBeInvalid();
    await expect(language(dialog)).toHaveFocus();
    await expect(dialog.getAllByText('This is a required field.')).toHaveLength(4);
    await expect(updates()).toHaveLength(0);
  }),
};

/**
 * A future date is rejected at its field. After the server rejects the test, the input stays with the server's message,
 * and a second attempt works.
 */
export const RefusedAtFirst: Story = {
  tags: ['MSG-62'],
  parameters: {
    first: [failsOnce('PUT student/update', { status: 422, message: 'Locked by the registrar' })],
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await fillIn(dialog, { ...b2, level: 'C1', day: '2099-01-01' });
    await userEvent.click(save(dialog));
    await expectTexts(dialog, 'The date cannot be in the future.');
    await expect(day(dialog)).toBeInvalid();
    await expect(day(dialog)).toHaveValue('2099-01-01');
    await expect(updates()).toHaveLength(0);
    await retype(day(dialog), b2.day);
    await userEvent.click(save(dialog));
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent(
      /Student status was not updated successfully\..*Locked by the registrar/,
    );
    await expect(level(dialog)).toHaveValue('C1');
    await userEvent.click(save(dialog));
    await expectTexts(canvas, 'Student status was updated successfully.');
    await expectClosed(canvas);
  }),
};

/** The test was saved and only the response was lost: the request is repeated. */
export const AnswerLost: Story = {
  parameters: {
    msw: () => [
      ...aroundStudent({ students: { loseAnswers: true } }),
      ...capabilitiesHandlers(['idempotency-keys']),
    ],
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await fillIn(dialog, b2);
    await userEvent.click(save(dialog));
    await expect(await canvas.findByText('Student status was updated successfully.')).toBeVisible();
    await expectClosed(canvas);
    await expect(updates()).toHaveLength(2);
  }),
};

/** The backend ignores idempotency keys: it is unknown whether the test was saved, and the dialog keeps the input. */
export const OutcomeUnknown: Story = {
  parameters: { msw: aroundStudent({ first: [failsOnce('PUT student/update', 'offline')] }) },
  play: inDialog.play(async (dialog) => {
    await fillIn(dialog, { level: 'A2', day: '2026-11-20', initials: 'MB' });
    await userEvent.click(save(dialog));
    await expectTexts(dialog, /could not find out whether this was saved/);
    await expect(dialog.queryByText(/was not updated/)).toBeNull();
    await userEvent.click(save(dialog));
    await expectMessage('success', 'Student status was updated successfully.');
    await expect(updates()).toHaveLength(2);
  }),
};

/** The language of the test is known even if the list of languages fails to load. */
export const LanguagesNotLoaded: Story = {
  parameters: { first: [broken('*/api/languages')] },
  play: inDialog.play(async (dialog) => {
    await expect(await dialog.findByText('The languages could not be loaded.')).toBeVisible();
    await expect(language(dialog)).toHaveValue('Français');
    await tryAgain(dialog);
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  }),
};
