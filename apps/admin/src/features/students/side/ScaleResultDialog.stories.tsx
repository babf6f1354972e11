import { capabilitiesHandlers, sentBodies } from '@portal/api-client/testing';
import { aScaleResult } from '@portal/domain';
import {
  type Canvas,
  expectClosed,
  expectMessage,
  findDialog,
  findQuestion,
  press,
  retype,
  shows,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ScaleResultDialog } from './ScaleResultDialog';
import { aroundStudent, atDialog, inStudent, StudentFrame } from './side-story';

const french = { id: 1, name: 'Français' };

/** Replaced for speaking, ended for reading and writing. */
const old = aScaleResult({ id: 701, testedOn: '2021-02-28' });
const oral = aScaleResult({ id: 703, testedOn: '2026-05-04', source: null, levels: { oral: 'E' } });
const quebec = aScaleResult({
  id: 704,
  scale: 'quebec',
  testedOn: '2025-01-10',
  source: 'MIFI',
  levels: { listening: '8', speaking: '8', reading: '7', writing: '7' },
});

const around = (more: Parameters<typeof aroundStudent>[0] = {}) => [
  ...capabilitiesHandlers(['level-scales']),
  ...aroundStudent({ student: { scaleResults: [oral, quebec, old] }, ...more }),
];

export default {
  title: 'Admin/Students/Scale of the client',
  component: ScaleResultDialog,
  render: () => <StudentFrame />,
  decorators: [inStudent],
  parameters: { portal: { at: '/students/edit/501/basic' }, msw: () => around() },
} satisfies Meta<typeof ScaleResultDialog>;

type Story = StoryObj<typeof ScaleResultDialog>;

const resultList = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: /Results on the scale of the client$/ }));
const field = (dialog: Canvas, name: RegExp) => dialog.getByRole('combobox', { name });
const save = (dialog: Canvas) => userEvent.click(dialog.getByRole('button', { name: /Save$/ }));

/** The latest level of each skill, and every test with what became of it. */
export const Card: Story = {
  tags: ['DECISION-222', 'DECISION-223'],
  play: async ({ canvas }) => {
    const list = await resultList(canvas);
    const [sle, other] = list.getAllByRole('listitem');
    await expect(sle).toHaveTextContent(/^Français.*SLE.*CBE/);
    await expect(sle).toHaveTextContent(/-\/-\/E .*May 4th 26.*Exemption without an end/);
    await expect(sle).toHaveTextContent(/CBC .*Feb 28th 21.*by CFP.*Expired since .*Feb 28th 26/);
    await expect(other).toHaveTextContent(/Québec scale.*8\/8\/7\/7.*by MIFI/);
  },
};

/** On a phone, lines wrap and buttons stay large enough. */
export const CardOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['release', 'DECISION-222'],
  play: async ({ canvas }) => {
    await expect(await resultList(canvas)).toBeTruthy();
  },
};

export const Empty: Story = {
  tags: ['release', 'DECISION-222'],
  parameters: { msw: () => around({ student: { scaleResults: [] } }) },
  play: shows(/No result on the scale of a client$/),
};

/** A backend without the extension shows no card. */
export const WithoutScales: Story = {
  tags: ['release', 'DECISION-222'],
  parameters: { msw: () => [...capabilitiesHandlers([]), ...aroundStudent()] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Language level$/ });
    await expect(canvas.queryByRole('heading', { name: /Scale of the client$/ })).toBeNull();
  },
};

/** The fields follow the scale; the new result is in the card. */
export const Added: Story = {
  tags: ['release', 'DECISION-222'],
  parameters: { msw: () => around({ student: { scaleResults: [] } }) },
  play: async ({ canvas }) => {
    await press(canvas, /Add .*Scale of the client$/);
    const dialog = await findDialog(canvas, /Add a result$/);
    await userEvent.type(field(dialog, /Language\*$/), 'fran');
    await press(dialog, 'Français', 'option');
    await userEvent.selectOptions(field(dialog, /Scale\*$/), 'quebec');
    await expect(field(dialog, /Speaking$/)).toHaveValue('');
    await userEvent.selectOptions(field(dialog, /Scale\*$/), 'sle');
    await expect(dialog.queryByRole('combobox', { name: /Speaking$/ })).toBeNull();
    await userEvent.type(dialog.getByLabelText(/Day of the test\*$/), '2026-11-12');
    await save(dialog);
    await expect(await dialog.findByText(/Choose the level of at least one skill\.$/)).toBeVisible();
    await userEvent.selectOptions(field(dialog, /Reading comprehension$/), 'C');
    await userEvent.selectOptions(field(dialog, /Written expression$/), 'B');
    await userEvent.selectOptions(field(dialog, /Oral interaction$/), 'E');
    await userEvent.dblClick(dialog.getByRole('button', { name: /Save$/ }));
    await expectMessage('success', 'Result saved.');
    await expectClosed(canvas);
    await expect(sentBodies('POST scale-results')).toEqual([
      {
        student_id: 501,
        language_id: 1,
        scale: 'sle',
        tested_on: '2026-11-12',
        source: null,
        listening: null,
        speaking: null,
        reading: 'C',
        writing: 'B',
        oral: 'E',
      },
    ]);
    await waitFor(async () =>
      expect((await resultList(canvas)).getAllByRole('listitem')[0]).toHaveTextContent(/SLE.*CBE/),
    );
  },
};

/** A refused result stays in the form. */
export const Refused: Story = {
  tags: ['release', 'DECISION-222'],
  parameters: { portal: atDialog('scale-result', 701), msw: () => around({ students: { failWrites: 500 } }) },
  play: async ({ canvas }) => {
    const dialog = await findDialog(canvas, /Correct a result$/);
    await retype(dialog.getByRole('textbox', { name: /Tester or source$/ }), 'CFP, Ottawa');
    await save(dialog);
    await expect(await dialog.findByText(/What you entered is kept: try again\.$/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Tester or source$/ })).toHaveValue('CFP, Ottawa');
  },
};

/** A colleague has corrected another skill: both changes are kept. */
export const ChangedBySomebodyElse: Story = {
  tags: ['release', 'DECISION-222'],
  parameters: {
    portal: atDialog('scale-result', 701),
    msw: () =>
      around({
        students: {
          resultsOfOthers: [
            oral,
            quebec,
            { ...old, levels: { ...old.levels, writing: 'C' }, etag: '"v2"', language: french },
          ],
        },
      }),
  },
  play: async ({ canvas }) => {
    const dialog = await findDialog(canvas, /Correct a result$/);
    await userEvent.selectOptions(field(dialog, /Oral interaction$/), 'B');
    await save(dialog);
    await expectClosed(canvas);
    const sent = sentBodies('PUT scale-results/701').at(-1);
    await expect(sent).toMatchObject({ reading: 'C', writing: 'C', oral: 'B' });
  },
};

export const Removed: Story = {
  tags: ['release', 'DECISION-222'],
  parameters: { portal: atDialog('remove-scale-result', 704) },
  play: async ({ canvas }) => {
    const dialog = await findQuestion(canvas, /Remove this result\?$/);
    await expect(dialog.getByText(/Québec scale/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Remove$/ }));
    await expectMessage('success', 'Result removed.');
    await expectClosed(canvas, 'alertdialog');
    await waitFor(async () => expect((await resultList(canvas)).getAllByRole('listitem')).toHaveLength(1));
  },
};

/** The address of a result that a colleague has removed. */
export const AbsentInAddress: Story = {
  tags: ['release'],
  parameters: { portal: atDialog('remove-scale-result', 999) },
  play: shows('Result not found'),
};
