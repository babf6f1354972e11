import {
  aBlankReportForm,
  aCourseInfo,
  aProgressReportForm,
  type ProgressReportForm,
  stepCompletion,
} from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ClassMatrix, type ClassMatrixRow } from './ClassMatrix';

const rowOf = (
  id: number,
  name: string,
  lastName: string,
  form: ProgressReportForm | null,
): ClassMatrixRow => ({
  student: { id, name, lastName },
  pages: stepCompletion(aCourseInfo(), form),
  status: form?.status ?? null,
});

const begun = aBlankReportForm({
  ratings: { ...aBlankReportForm().ratings, syntax: 'good', oralFluency: 'good' },
});

const some = [
  rowOf(501, 'Inès', 'Fortin', aProgressReportForm()),
  rowOf(503, 'Siobhán', 'O’Brien', begun),
  rowOf(502, 'Marc-André', 'Thériault', null),
];

export default {
  title: 'Views/ClassMatrix',
  component: ClassMatrix,
  tags: ['release'],
  args: { rows: some, hrefOf: (student, step) => `#${student}/${step}` },
  parameters: { column: 820 },
} satisfies Meta<typeof ClassMatrix>;

type Story = StoryObj<typeof ClassMatrix>;

/** Shows what is complete and what is missing as text and numbers, with a link to each page. */
export const UnderWay: Story = {
  tags: ['!release', 'REP-FORM-13', 'REP-FORM-14', 'REP-FORM-15', 'REP-FORM-16', 'REP-FORM-17'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const cellsOf = (name: RegExp) =>
      within(canvas.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    await expect(cellsOf(/^Inès Fortin/)).toEqual([
      expect.stringMatching(/^Filled in4 \/ 4/),
      expect.stringMatching(/^Filled in4 \/ 4/),
      expect.stringMatching(/^Filled in12 \/ 12/),
      expect.stringMatching(/^Filled in3 \/ 3/),
    ]);
    await expect(cellsOf(/^Siobhán O’Brien/)).toEqual([
      expect.stringMatching(/^Filled in/),
      expect.stringMatching(/^To fill in0 \/ 4/),
      expect.stringMatching(/^Started2 \/ 12/),
      expect.stringMatching(/^To fill in0 \/ 3/),
    ]);
    await expect(canvas.getByRole('rowheader', { name: /^Inès Fortin/ })).toHaveTextContent(
      'Submitted, 4 / 4 pages',
    );
    await expect(canvas.getByRole('rowheader', { name: /^Marc-André/ })).toHaveTextContent(
      'To submit, 1 / 4 pages',
    );
    await expect(cellsOf(/^Pages filled in/)).toEqual(['3 / 3', '1 / 3', '1 / 3', '1 / 3']);
    await expect(canvas.getByText('Submitted: 1 of 3')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Started 2 / 12 Progress, Siobhán O’Brien' }),
    ).toHaveAttribute('href', '#503/progress');
  },
};

/** One report is loading and another failed to load; the rest of the class is shown. */
export const AsTheyCome: Story = {
  args: {
    rows: [
      ...some.slice(0, 1),
      { student: { id: 503, name: 'Siobhán', lastName: 'O’Brien' }, pages: undefined, status: 'incomplete' },
      {
        student: { id: 502, name: 'Marc-André', lastName: 'Thériault' },
        pages: undefined,
        status: 'incomplete',
        retry: fn(),
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Loading the report of Siobhán O’Brien')).toBeInTheDocument();
    await expect(canvas.getByText('This report could not be read.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Try again.*Marc-André Thériault$/ }));
    await expect(args.rows[2]?.retry).toHaveBeenCalledTimes(1);
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

/** Without links the matrix is read-only. */
export const NothingToFillIn: Story = {
  args: { hrefOf: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Filled in').length).toBeGreaterThan(3);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A class of twelve, with long names. */
export const LargeClass: Story = {
  args: {
    rows: Array.from({ length: 12 }, (_, place) =>
      rowOf(600 + place, 'Marie-Bernadette', `Zimmermann-Charbonneau de la Durantaye ${place + 1}`, begun),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(48);
    const region = canvas.getByRole('region', { name: /Reports of the contract, page by page$/ });
    region.focus();
    await userEvent.tab();
    await expect(document.activeElement).toBe(canvas.getAllByRole('link')[0]);
  },
};

/** Cards on a phone; each page is large enough to tap. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [list] = await canvas.findAllByRole('list', { name: /Reports of the contract, page by page$/ });
    await expect(list).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    const link = canvas.getByRole('link', { name: /^Progrès - Progress Commencé.*Siobhán O’Brien$/ });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
