import {
  capabilitiesHandlers,
  fails,
  failsOnce,
  plannedClassesHandlers,
  sentBodies,
} from '@portal/api-client/testing';
import { aPlannedContract, peopleWithDays } from '@portal/domain';
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
import { HttpResponse, http } from 'msw';
import { expect, userEvent, type within } from 'storybook/test';
import { EnrolmentDaysDialog } from './EnrolmentDaysDialog';
import { aroundContract, atDialog, ContractFrame, inContract } from './side-story';

const call = 'PUT courses/412/students/periods';
export default {
  title: 'Admin/Contracts/Since when',
  component: EnrolmentDaysDialog,
  render: () => <ContractFrame />,
  decorators: [inContract],
  parameters: {
    portal: atDialog('days'),
    msw: () =>
      aroundContract(peopleWithDays(), [
        ...capabilitiesHandlers(['belonging']),
        http.put('*/courses/412/students/periods', () => HttpResponse.json({ message: 'Saved', data: [] })),
      ]),
  },
} satisfies Meta<typeof EnrolmentDaysDialog>;

type Story = StoryObj<typeof EnrolmentDaysDialog>;
type Within = ReturnType<typeof within>;

const opened = (canvas: Within) => findDialog(canvas, /Since when/);

const inDialog = dialogStories(opened);
const tick = (dialog: Within, name: RegExp) => userEvent.click(dialog.getByRole('checkbox', { name }));
const firstDay = (dialog: Within) => dialog.getByLabelText(/First day/);
const lastDay = (dialog: Within) => dialog.getByLabelText(/Last day/);
const save = (dialog: Within) => userEvent.click(dialog.getByRole('button', { name: /Save$/ }));

async function type(field: HTMLElement, day: string) {
  await userEvent.clear(field);
  if (day) await userEvent.type(field, day);
}

/** The current students by name, then those who have left, each with their dates. */
export const Filled: Story = {
  tags: ['DECISION-79'],
  play: inDialog.play(async (dialog) => {
    await expect(textsOf(dialog, 'checkbox').length).toBe(4);
    const names = dialog
      .getAllByRole('checkbox')
      .map((box: HTMLElement) => box.closest('label')?.textContent);
    await expect(names).toEqual([
      'Inès Fortin',
      'Siobhán O’Briendepuis le 5 oct. 26 - since Oct 5th 26',
      'Marc-André Thériaultdu premier cours au 2 oct. 26 - from the first class to Oct 2nd 26depuis le 2 nov. 26 - since Nov 2nd 26',
      'Linh Nguyễndu premier cours au 30 oct. 26 - from the first class to Oct 30th 26',
    ]);
  }),
};

/** One first day for several students: corrects the last period of each and keeps the last day. */
export const Bulk: Story = {
  tags: ['release', 'DECISION-79'],
  play: inDialog.play(async (dialog, { canvas }) => {
    await tick(dialog, /Inès/);
    await tick(dialog, /Thériault/);
    await expect(dialog.queryByLabelText(/Last day/)).toBeNull();
    await type(firstDay(dialog), '2026-11-09');
    await save(dialog);
    await expectClosed(canvas);
    await expect(sentBodies(call)).toEqual([
      {
        students: [
          { student_id: 501, seen: [{ from: null, to: null }], periods: [{ from: '2026-11-09', to: null }] },
          {
            student_id: 502,
            seen: [
              { from: null, to: '2026-10-02' },
              { from: '2026-11-02', to: null },
            ],
            periods: [
              { from: null, to: '2026-10-02' },
              { from: '2026-11-09', to: null },
            ],
          },
        ],
      },
    ]);
  }),
};

/** For a single student the last day can be set too; it must not be in the future or before the first day. */
export const One: Story = {
  tags: ['release', 'DECISION-79'],
  play: inDialog.play(async (dialog, { canvas }) => {
    await tick(dialog, /O’Brien/);
    await expect(firstDay(dialog)).toHaveValue('2026-10-05');
    await expect(lastDay(dialog)).toHaveValue('');
    await type(lastDay(dialog), '2026-10-04');
    await expect(await dialog.findByText(/The end date cannot be before the start date\./)).toBeVisible();
    await save(dialog);
    await type(lastDay(dialog), '2026-11-13');
    await save(dialog);
    await expectClosed(canvas);
    await expect(sentBodies(call)).toEqual([
      {
        students: [
          {
            student_id: 503,
            seen: [{ from: '2026-10-05', to: null }],
            periods: [{ from: '2026-10-05', to: '2026-11-13' }],
          },
        ],
      },
    ]);
  }),
};

/** Someone else has changed the dates: the input stays, with a notice. */
export const ChangedMeanwhile: Story = {
  tags: ['release', 'DECISION-79'],
  parameters: { first: [fails(call, 409)] },
  play: inDialog.play(async (dialog) => {
    await tick(dialog, /Inès/);
    await type(firstDay(dialog), '2026-11-09');
    await save(dialog);
    await expectTexts(dialog, /Someone else has changed these days in the meantime\./);
    await expect(firstDay(dialog)).toHaveValue('2026-11-09');
  }),
};

const clash = { status: 409, code: 'clash' as const, errors: { classes: ['2027-01-11 13:00 2026-0409'] } };

/** With the new dates a student has another class at that time: they are saved after a confirmation. */
export const Clash: Story = {
  tags: ['release', 'DECISION-97'],
  parameters: {
    first: [
      ...plannedClassesHandlers({
        extensions: ['belonging', 'planned-classes'],
        contracts: [aPlannedContract({ id: 412 })],
      }),
      failsOnce('PUT courses/412/students/periods', clash),
    ],
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await tick(dialog, /Siobhán/);
    await userEvent.clear(firstDay(dialog));
    await userEvent.type(firstDay(dialog), '2026-10-12');
    await save(dialog);
    await press(await findQuestion(canvas, /Save despite the conflicts\?$/), /- Save anyway$/);
    await expectClosed(canvas);
    await expect(sentBodies('PUT courses/412/students/periods')).toMatchObject([
      { accept_clashes: false },
      { accept_clashes: true },
    ]);
  }),
};
