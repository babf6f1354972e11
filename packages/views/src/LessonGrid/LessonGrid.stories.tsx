import { aLesson, type Lesson, type Person, someLessons } from '@portal/domain';
import { Card } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LessonGrid } from './LessonGrid';

const students: Person[] = [
  { id: 501, name: 'Inès', lastName: 'Fortin' },
  { id: 502, name: 'Marc-André', lastName: 'Thériault' },
  { id: 503, name: 'Siobhán', lastName: 'O’Brien' },
];

/** Returns two classes a week from 8 September 2026 on, with a few absences. */
function weeksOf(count: number, people: readonly Person[]): Lesson[] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2026, 8, 8 + Math.floor(index / 2) * 7 + (index % 2) * 2));
    return aLesson({
      id: index + 1,
      date: day.toISOString().slice(0, 10),
      absentees: people.filter((_, place) => (place * 7 + index * 5) % 23 === 0),
    });
  });
}

export default {
  title: 'Views/LessonGrid',
  component: LessonGrid,
  tags: ['release'],
  args: { students, lessons: someLessons() },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 860, padding: 16 }}>
        <Card>
          <Story />
        </Card>
      </main>
    ),
  ],
} satisfies Meta<typeof LessonGrid>;

type Story = StoryObj<typeof LessonGrid>;
type Canvas = ReturnType<typeof within>;

const cellsOf = (canvas: Canvas, name: RegExp) =>
  within(canvas.getByRole('row', { name })).getAllByRole('cell');

/** A deleted class counts for no student. */
export const Filled: Story = {
  tags: ['!release', 'DOMAIN-10', 'OPEN-51', 'OPEN-52'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Cours par étudiant - Classes by student' });
    const heads = within(table)
      .getAllByRole('rowheader')
      .map((head) => head.textContent);
    await expect(heads).toEqual([
      'Inès Fortin',
      'Siobhán O’Brien',
      'Marc-André Thériault',
      'Présents - Present',
    ]);
    await expect(cellsOf(canvas, /^Marc-André/).map((cell) => cell.textContent)).toEqual([
      'présent',
      'présent',
      'supprimé',
      'absent',
      'présent',
      '4,25 / 5,75 h',
    ]);
    await expect(cellsOf(canvas, /^Inès/).at(-1)).toHaveTextContent('5,75 / 5,75 h');
    await expect(cellsOf(canvas, /^Présents/).map((cell) => cell.textContent)).toEqual([
      '3',
      '3',
      '',
      '2',
      '3',
      '',
    ]);
    await expect(within(table).getByRole('columnheader', { name: 'Nov 17th 26' })).toBeVisible();
    await expect(within(table).getByRole('columnheader', { name: 'nov. - Nov' })).toBeVisible();
  },
};

const [ines, marc] = students as [Person, Person, Person];

/** A letter and a text mark partial and excused absences; the hours are those that each student attended. */
export const LateAndExcused: Story = {
  tags: ['DECISION-51', 'DOMAIN-10'],
  args: {
    lessons: [
      aLesson({
        id: 1,
        date: '2026-11-03',
        absentees: [marc],
        details: [
          { studentId: ines.id, lateMinutes: 20, leftEarlyMinutes: 10, isExcused: false },
          { studentId: marc.id, lateMinutes: 0, leftEarlyMinutes: 0, isExcused: true },
        ],
      }),
      aLesson({ id: 2, date: '2026-11-05', absentees: [marc] }),
    ],
  },
  play: async ({ canvas }) => {
    const texts = (name: RegExp) => cellsOf(canvas, name).map((cell) => cell.textContent);
    await expect(texts(/^Inès/)).toEqual(['retard ou départ avant la fin', 'présent', '2,5 / 3 h']);
    await expect(texts(/^Marc-André/)).toEqual(['absence motivée', 'absent', '0 / 3 h']);
    await expect(texts(/^Siobhán/)).toEqual(['présent', 'présent', '3 / 3 h']);
    await expect(texts(/^Présents/)).toEqual(['2', '2', '']);
    const letters = [/^Inès/, /^Marc-André/].map((name) => cellsOf(canvas, name)[0]?.dataset.symbol);
    await expect(letters).toEqual(['R', 'E']);
    const legend = within(canvas.getByText('late or left early').closest('ul') as HTMLElement);
    await expect(legend.getByText('excused absence')).toBeVisible();
  },
};

/** Without such details, the legend explains only the common marks. */
export const WithoutDetails: Story = {
  tags: ['DECISION-51'],
  play: async ({ canvas }) => {
    const legend = canvas.getByText('absent', { selector: 'li' }).closest('ul');
    await expect([...(legend?.children ?? [])].map((item) => item.textContent)).toEqual([
      'présent - present',
      'absent',
      'supprimé - deleted',
    ]);
  },
};

/** Shows the planned classes that fit on a wide screen. */
export const LessonsToCome: Story = {
  args: { lessons: weeksOf(21, students), planned: 11 },
  play: async ({ canvas }) => {
    const cells = cellsOf(canvas, /^Inès/);
    await expect(cells).toHaveLength(33);
    await expect(cells[20]).toHaveTextContent('présent');
    await expect(cells[21]).toHaveTextContent('à venir');
    await expect(cells[32]).toHaveTextContent(/ h$/);
  },
};

/** For a student who has left the contract, only the absences are known. */
export const SomebodyHasLeft: Story = {
  args: {
    lessons: [
      aLesson({ id: 1, date: '2026-11-03', absentees: [{ id: 599, name: 'Olga', lastName: 'Gagné' }] }),
      aLesson({ id: 2, date: '2026-11-05' }),
    ],
  },
  play: async ({ canvas }) => {
    const cells = cellsOf(canvas, /^Olga Gagné/);
    await expect(cells.map((cell) => cell.textContent)).toEqual(['absent', '', '---']);
    await expect(canvas.getByText('no longer in the contract')).toBeVisible();
    await expect(cellsOf(canvas, /^Présents/)[0]).toHaveTextContent('3');
  },
};

const thirty: Person[] = Array.from({ length: 30 }, (_, index) => ({
  id: 700 + index,
  name: 'Étudiante',
  lastName: `nº ${String(index + 1).padStart(2, '0')}`,
}));

/** The largest class: 200 classes of 30 students. Shows forty at a time, newest first; the hours are those of all. */
export const TwoHundredLessons: Story = {
  args: { students: thirty, lessons: weeksOf(200, thirty) },
  play: async ({ canvas }) => {
    const period = canvas.getByRole('combobox', { name: 'Période - Period' });
    await expect(within(period).getAllByRole('option')).toHaveLength(5);
    await expect(period).toHaveDisplayValue(/Mar 21st 28 to Aug 3rd 28$/);
    await expect(canvas.getAllByRole('row')).toHaveLength(33);
    await expect(canvas.getByRole('columnheader', { name: 'Aug 3rd 28' })).toBeInTheDocument();
    await userEvent.selectOptions(period, '0');
    await expect(canvas.getByRole('columnheader', { name: 'Sep 8th 26' })).toBeInTheDocument();
    await expect(canvas.queryByRole('columnheader', { name: 'Aug 3rd 28' })).toBeNull();
    await expect(canvas.getAllByRole('row')[2]).toHaveTextContent(/\d \/ 300 h$/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const lea = { id: 8, name: 'Léa', lastName: 'Villeneuve', archived: true };
const nadia = { id: 9, name: 'Nadia', lastName: 'Haddad' };
const withArchived: Story['args'] = {
  students: students.map((student) => (student.id === 501 ? { ...student, archived: true } : student)),
  lessons: [aLesson({ id: 1, teacher: lea }), aLesson({ id: 2, date: '2026-09-10', teacher: nadia })],
};

export const WithArchivedPeople: Story = {
  tags: ['DECISION-91'],
  args: withArchived,
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(heads.slice(0, 2)).toEqual(['Inès Fortin Archivé - Archived', 'Siobhán O’Brien']);
    await expect(canvas.getByText('Given by: LV Léa Villeneuve (archived), NH Nadia Haddad')).toBeVisible();
  },
};

/** A register that is printed again shows the names in the same way (ADR-0062). */
export const WithArchivedPeopleOnPaper: Story = {
  tags: ['DECISION-104'],
  args: { ...withArchived, isOnPaper: true },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(heads.slice(0, 2)).toEqual(['Inès Fortin', 'Siobhán O’Brien']);
    await expect(canvas.getByText('Given by: LV Léa Villeneuve, NH Nadia Haddad')).toBeVisible();
    await expect(canvas.queryByText(/rchiv/)).toBeNull();
  },
};

export const OnAPhone: Story = {
  args: { lessons: weeksOf(21, students), planned: 11, isOnPaper: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Durée \(minutes\)/ })).toBeInTheDocument();
  },
};
