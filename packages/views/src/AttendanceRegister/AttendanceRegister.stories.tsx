import {
  aContract,
  aContractStudent,
  aLesson,
  aPlannedClass,
  type Lesson,
  someLessons,
} from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AttendanceRegister } from './AttendanceRegister';

/** Returns one class a day; the first student is absent from one of them. */
const lessonsFrom = (count: number, absentFrom: number): Lesson[] =>
  Array.from({ length: count }, (_, index) =>
    aLesson({
      id: index + 1,
      date: new Date(Date.UTC(2026, 0, 5 + index)).toISOString().slice(0, 10),
      absentees: index === absentFrom ? [{ id: 501, name: 'Inès', lastName: 'Fortin' }] : [],
    }),
  );

export default {
  title: 'Views/AttendanceRegister',
  component: AttendanceRegister,
  tags: ['release'],
  args: {
    contract: aContract(),
    lessons: someLessons(),
    provider: { name: 'Passerelle', phone: '1 800 555-0199', email: 'info@passerelle.example' },
    today: '2026-11-20',
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AttendanceRegister>;

type Story = StoryObj<typeof AttendanceRegister>;

/** Returns the facts at the top, each term with its value. */
const factsOf = (sheet: { getAllByRole: (role: string) => HTMLElement[] }) =>
  sheet.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

/** Deleted classes are left out. */
export const Filled: Story = {
  tags: ['!release', 'CON-ATT-02', 'CON-ATT-03', 'DOMAIN-10', 'OPEN-51'],
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article', { name: 'Registre des présences - Attendance register' });
    await expect(page.getBoundingClientRect().width).toBeCloseTo(1056, 0);
    const sheet = within(page);
    await expect(factsOf(sheet)).toEqual([
      ['Société - Company', 'Aéro Beauséjour inc.'],
      ['Langue - Language', 'Français'],
      ['Type de cours - Course type', 'Individuel - Individual'],
      ['Enseignant - Teacher', 'Léa Villeneuve'],
      ['Période - Period', 'Sep 8th 26 – Dec 18th 26'],
      ['Horaire - Schedule', 'mar. jeu. 12:00'],
      ['Lieu - Location', '1200, rue Peel, salle 4'],
      ['Heures données, heures prévues - Hours taught, hours contracted', '5,75 / 48 h - 5.75 / 48 h'],
      ['Cours donnés, cours au contrat - Classes given, classes contracted', '4 / 32'],
    ]);
    await expect(sheet.getByText('2026-0412 · Aéro Beauséjour inc.')).toBeVisible();
    await expect(sheet.getByText('Au 20 nov. 26')).toBeVisible();
    await expect(sheet.queryByText('No class was recorded.')).toBeNull();
    const row = within(sheet.getByRole('row', { name: /^Marc-André Thériault/ }));
    await expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'présent',
      'présent',
      'absent',
      'présent',
      '4,25 / 5,75 h',
    ]);
    const minutes = within(sheet.getByRole('row', { name: /^Durée \(minutes\)/ }));
    await expect(minutes.getAllByRole('cell')[1]).toHaveTextContent('75');
  },
};

/**
 * The hours are those that are used: late cancellations that count are listed, a no-show that does not count is left out.
 * Neither pay nor bills are on the sheet, which clients read.
 */
export const LateCancellations: Story = {
  tags: ['DECISION-133', 'DECISION-130'],
  args: {
    lessons: [
      aLesson({ id: 1, date: '2026-11-03', minutes: 90 }),
      aLesson({
        id: 2,
        date: '2026-11-05',
        minutes: 60,
        absentees: [
          { id: 501, name: 'Inès', lastName: 'Fortin' },
          { id: 502, name: 'Marc-André', lastName: 'Thériault' },
        ],
        noShow: { paid: true, billed: true, counted: false },
      }),
    ],
    classes: [
      aPlannedClass({
        id: 1,
        date: '2026-11-10',
        minutes: 90,
        isCancelled: true,
        cancellation: {
          cancelledBy: 'company',
          announcedAt: '2026-11-10T13:30:00.000Z',
          outcome: { paid: true, billed: true, counted: true },
          overrideReason: 'Trop tard',
        },
      }),
      aPlannedClass({
        id: 2,
        date: '2026-11-12',
        minutes: 45,
        isCancelled: true,
        cancelReason: 'Inès est malade',
        cancellation: {
          cancelledBy: 'student',
          announcedAt: null,
          outcome: { paid: false, billed: true, counted: true },
          overrideReason: null,
        },
      }),
      aPlannedClass({
        id: 3,
        date: '2026-11-17',
        isCancelled: true,
        cancellation: {
          cancelledBy: 'teacher',
          announcedAt: null,
          outcome: { paid: false, billed: false, counted: false },
          overrideReason: null,
        },
      }),
    ],
  },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const hours = factsOf(canvas).find(([term]) => term === 'Hours taught, hours contracted');
    await expect(hours?.[1]).toBe(
      '3.75 / 48 hincluding 2.25 h of cancelled classes that countwithout 1 h when nobody came, not counted',
    );
    const table = within(canvas.getByRole('table', { name: 'Cancelled classes counted in the hours' }));
    const rows = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    await expect(rows).toEqual([
      ['Date', 'Minutes', 'Cancelled by', 'Announced'],
      ['Nov 10th 26 12:00', '90', 'Company', expect.stringMatching(/^Nov 10th 26/)],
      ['Nov 12th 26 12:00', '45', 'Student', 'Not announced'],
    ]);
    await expect(canvas.queryByText(/paid|invoiced|Trop tard|malade/i)).toBeNull();
  },
};

/** If a substitute gave a class, each class has its teacher's initials, with the names below. */
export const SeveralTeachers: Story = {
  tags: ['DECISION-92'],
  args: {
    lessons: [
      aLesson({ id: 1, date: '2026-11-03', teacher: { id: 1, name: 'Léa', lastName: 'Villeneuve' } }),
      aLesson({ id: 2, date: '2026-11-05', teacher: { id: 1, name: 'Léa', lastName: 'Villeneuve' } }),
      aLesson({ id: 3, date: '2026-11-10', teacher: { id: 2, name: 'Andrew', lastName: 'Parker' } }),
    ],
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^Enseignant - Teacher/ }));
    await expect(
      row
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .slice(0, 3),
    ).toEqual(['LV', 'LV', 'AP']);
    await expect(canvas.getByText(/Given by: LV Léa Villeneuve, AP Andrew Parker/)).toBeVisible();
  },
};

/** A sheet shows as many classes as fit and the rest follow below; the hours are those of all classes. */
export const NinetyLessons: Story = {
  args: { lessons: lessonsFrom(90, 80) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { name: /Jan 5th 26 to Feb 3rd 26$/ })).toBeVisible();
    for (const row of canvas.getAllByRole('row', { name: /^Inès Fortin/ })) {
      const cells = within(row).getAllByRole('cell');
      await expect(cells).toHaveLength(31);
      await expect(cells.at(-1)).toHaveTextContent('133,5 / 135 h');
    }
  },
};

export const NothingRecordedOnA4: Story = {
  args: {
    size: 'a4',
    lessons: [],
    contract: aContract({
      company: null,
      language: null,
      courseType: null,
      teacher: null,
      startsOn: null,
      endsOn: null,
      schedule: null,
      location: null,
      numberOfClasses: null,
      students: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No class was recorded.')).toBeVisible();
    await expect(factsOf(canvas).map(([, value]) => value)).toEqual([
      '---',
      '---',
      '---',
      '---',
      'Aucune date de début - No start date – Aucune date de fin - No end date',
      '---',
      '---',
      '0 / 0 h',
      '0 / ---',
    ]);
    await expect(canvas.getByRole('article').getBoundingClientRect().width).toBeCloseTo(1122.5, 0);
  },
};

/** A large class has more rows than a sheet; the header repeats on the next sheet. */
export const ThirtyStudents: Story = {
  args: {
    lessons: lessonsFrom(40, 3),
    contract: aContract({
      students: Array.from({ length: 30 }, (_, index) =>
        aContractStudent({ id: 700 + index, name: 'Marie-Bernadette', lastName: `Charbonneau ${index + 1}` }),
      ),
    }),
  },
};

/** The printed register subtracts the minutes that a student missed, and never shows the note. */
export const LateStudent: Story = {
  tags: ['DECISION-51', 'DOMAIN-10'],
  args: {
    lessons: [
      aLesson({
        note: 'Pour l’équipe',
        details: [{ studentId: 501, lateMinutes: 30, leftEarlyMinutes: 0, isExcused: false }],
      }),
    ],
  },
  play: async ({ canvas }) => {
    const cells = within(canvas.getByRole('row', { name: /^Inès Fortin/ })).getAllByRole('cell');
    await expect(cells.map((cell) => cell.textContent)).toEqual([
      'retard ou départ avant la fin',
      '1 / 1,5 h',
    ]);
    await expect(canvas.getByText('1,5 / 48 h')).toBeVisible();
    await expect(canvas.queryByText('Pour l’équipe')).toBeNull();
  },
};

export const InEnglishOnAPhone: Story = {
  globals: { language: 'en', viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Attendance register' })).toBeVisible();
  },
};
