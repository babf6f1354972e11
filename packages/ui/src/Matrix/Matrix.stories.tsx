import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Card } from '../Card/Card';
import { Matrix } from './Matrix';
import { MatrixLegend } from './MatrixLegend';
import type { MatrixColumn, MatrixMark, MatrixRow } from './matrix-model';

interface Student extends MatrixRow {
  /** Indices of the classes that the student missed. */
  absentFrom: readonly number[];
  /** Index of the student's first class, if they joined later. */
  from?: number;
}

interface Lesson extends MatrixColumn {
  id: number;
  isPast: boolean;
  minutes: number;
}

const months = [
  { fr: 'sept.', en: 'Sep' },
  { fr: 'oct.', en: 'Oct' },
  { fr: 'nov.', en: 'Nov' },
  { fr: 'déc.', en: 'Dec' },
];

/** Returns two classes a week from 8 September 2026 on. */
const lessons = (count: number, past: number): Lesson[] =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2026, 8, 8 + Math.floor(index / 2) * 7 + (index % 2) * 2));
    const month = months[day.getUTCMonth() - 8] ?? { fr: 'janv.', en: 'Jan' };
    return {
      id: index,
      label: <time dateTime={day.toISOString().slice(0, 10)}>{`${month.en} ${day.getUTCDate()} 26`}</time>,
      short: day.getUTCDate(),
      group: { id: day.getUTCMonth(), label: <BilingualText {...month} /> },
      isPast: index < past,
      minutes: index % 5 === 0 ? 60 : 90,
    };
  });

const students: Student[] = [
  { id: 1, label: 'Inès Fortin', absentFrom: [6, 17] },
  { id: 2, label: 'Zoé Légaré', absentFrom: [17] },
  { id: 3, label: 'Denis Ouellet', absentFrom: [3, 11, 19] },
];

const marks = {
  present: { label: <BilingualText fr="présent" en="present" />, tone: 'positive', symbol: '✓' },
  absent: { label: 'absent', tone: 'critical', symbol: 'A' },
  planned: { label: <BilingualText fr="à venir" en="to come" />, tone: 'open' },
} satisfies Record<string, MatrixMark>;

const mark = (student: Student, lesson: Lesson) => {
  if (lesson.id < (student.from ?? 0)) return undefined;
  if (!lesson.isPast) return 'planned';
  return student.absentFrom.includes(lesson.id) ? 'absent' : 'present';
};

export default {
  title: 'Components/Data/Matrix',
  component: Matrix,
  tags: ['release'],
  subcomponents: { MatrixLegend },
  args: {
    caption: <BilingualText fr="Cours par étudiant" en="Classes by student" />,
    corner: <BilingualText fr="Étudiant" en="Student" />,
    columns: lessons(32, 21),
    rows: students,
    marks,
    mark,
  },
  argTypes: { caption: { control: false }, corner: { control: false }, marks: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1100, padding: 16 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof Matrix<Student, Lesson, keyof typeof marks>>;

type Story = StoryObj<typeof Matrix<Student, Lesson, keyof typeof marks>>;

export const LessonsByStudent: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Cours par étudiant - Classes by student' });
    const row = within(table).getByRole('row', { name: /^Inès Fortin/ });
    const cells = within(row).getAllByRole('cell');
    await expect(cells).toHaveLength(32);
    await expect(cells[0]).toHaveTextContent('présent - present');
    await expect(cells[6]).toHaveTextContent('absent');
    await expect(cells[21]).toHaveTextContent('à venir - to come');
    await expect(within(table).getByRole('columnheader', { name: 'Sep 8 26' })).toBeVisible();
    await expect(within(table).getByRole('columnheader', { name: 'oct. - Oct' })).toHaveAttribute(
      'colspan',
      '9',
    );
    // The mark is also a letter, for users who cannot distinguish the colours.
    const absent = cells[6] as HTMLElement;
    await expect(getComputedStyle(absent, '::before').content).toMatch(/attr\(data-symbol\)|"A"/);
    await expect(absent.dataset.symbol).toBe('A');
  },
};

/** In a card whose head contains the legend, for example next to the list of classes. */
export const LegendInTheHeadOfACard: Story = {
  args: { legend: false },
  decorators: [
    (Story) => (
      <Card
        title={<BilingualText fr="Cours par étudiant" en="Classes by student" />}
        aside={<MatrixLegend marks={marks} />}
      >
        <Story />
      </Card>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('absent', { selector: 'li' })).toHaveLength(1);
  },
};

/** The attendance register: totals at the end of each row and column, and a student who joined in October. */
export const RegisterWithHours: Story = {
  args: {
    rows: [...students, { id: 4, label: 'Nguyễn Thị Minh Khai', absentFrom: [], from: 9 }],
    rowSummary: {
      label: <BilingualText fr="Présence" en="Attendance" />,
      cell: ({ absentFrom, from = 0 }) => `${21 - from - absentFrom.length} / ${21 - from}`,
    },
    columnSummaries: [
      {
        id: 'minutes',
        label: <BilingualText fr="Durée (minutes)" en="Length (minutes)" layout="stack" />,
        cell: ({ isPast, minutes }) => (isPast ? minutes : ''),
      },
      {
        id: 'present',
        label: <BilingualText fr="Présents" en="Present" layout="stack" />,
        cell: ({ id, isPast }) =>
          isPast ? students.filter((one) => !one.absentFrom.includes(id)).length : '',
      },
    ],
  },
  play: async ({ canvas }) => {
    const late = canvas.getByRole('row', { name: /^Nguyễn/ });
    const cells = within(late).getAllByRole('cell');
    await expect(cells[0]).toBeEmptyDOMElement();
    await expect(cells[9]).toHaveTextContent('present');
    await expect(cells.at(-1)).toHaveTextContent('12 / 12');
    await expect(canvas.getByRole('columnheader', { name: 'Présence - Attendance' })).toBeVisible();
    const minutes = canvas.getByRole('row', { name: /^Durée/ });
    await expect(within(minutes).getAllByRole('cell')[1]).toHaveTextContent('90');
    const present = canvas.getByRole('row', { name: /^Présents/ });
    await expect(within(present).getAllByRole('cell')[17]).toHaveTextContent('1');
  },
};

/** In a large matrix each cell contains one word, because rendering thousands of bilingual texts would take seconds. */
export const OneWordACell: Story = {
  args: {
    marks: {
      present: { ...marks.present, spoken: 'présent' },
      absent: marks.absent,
      planned: { ...marks.planned, spoken: 'à venir' },
    },
  },
  play: async ({ canvas }) => {
    const cells = within(canvas.getByRole('row', { name: /^Inès Fortin/ })).getAllByRole('cell');
    await expect(cells[0]?.textContent).toBe('présent');
    await expect(cells[31]?.textContent).toBe('à venir');
    const legend = within(canvas.getByText('to come').closest('ul') as HTMLElement);
    await expect(legend.getByText('présent')).toBeVisible();
  },
};

/** A matrix that is larger than its container in both directions: the heads stay visible, and keys scroll it. */
export const HeadsStayInView: Story = {
  args: {
    columns: lessons(24, 20),
    rows: Array.from({ length: 26 }, (_, index) => ({
      id: index,
      label: `Étudiante nº ${index + 1}`,
      absentFrom: [index],
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Cours par étudiant - Classes by student' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    const head = canvas.getByRole('columnheader', { name: 'Sep 8 26' });
    const student = canvas.getByRole('rowheader', { name: 'Étudiante nº 1' });
    const top = head.getBoundingClientRect().top;
    const left = student.getBoundingClientRect().left;
    region.scrollTo(100, 0);
    await expect(region.scrollLeft).toBe(100);
    await expect(student.getBoundingClientRect().left).toBe(left);
    region.scrollTo(0, 80);
    await expect(region.scrollTop).toBe(80);
    await expect(head.getBoundingClientRect().top).toBe(top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A matrix of other data, the rating of each student in each skill: without groups, with full column heads. */
export const WordsForHeads: Story = {
  args: {
    caption: <BilingualText fr="Compétences par étudiant" en="Skills by student" />,
    columns: ['Préparation', 'Participation', 'Devoirs'].map((label, id) => ({
      id,
      label,
      isPast: true,
      minutes: 0,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Participation' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    const student = canvas.getByRole('rowheader', { name: 'Denis Ouellet' });
    await expect(student.getBoundingClientRect().width).toBeLessThan(region.clientWidth / 2);
  },
};
