import {
  aBlankReportForm,
  aContract,
  aCourseInfo,
  aLesson,
  aProgressReport,
  aProgressReportForm,
  someLessons,
} from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressReportDocument } from './ProgressReportDocument';

/** One class that the student missed, and others that everybody or some attended. */
const lessons = [
  ...someLessons(),
  aLesson({ id: 9006, minutes: 60, absentees: [{ id: 501, name: 'Inès', lastName: 'Fortin' }] }),
];

export default {
  title: 'Views/ProgressReportDocument',
  component: ProgressReportDocument,
  tags: ['release'],
  args: {
    report: aProgressReport(),
    contract: aContract(),
    courseInfo: aCourseInfo(),
    lessons,
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
} satisfies Meta<typeof ProgressReportDocument>;

type Story = StoryObj<typeof ProgressReportDocument>;

/** Returns the value of a term at the top of the sheet. */
const fact = (sheet: HTMLElement, term: RegExp) =>
  [...sheet.querySelectorAll('dt')].find(({ textContent }) => term.test(textContent))?.nextElementSibling;

const lea = { id: 1, name: 'Léa', lastName: 'Villeneuve' };
const andrew = { id: 2, name: 'Andrew', lastName: 'Parker' };

/**
 * Names the teacher of most classes, and a substitute with the dates. Leaves out a substitute whose class the student
 * did not attend.
 */
export const SeveralTeachers: Story = {
  tags: ['!release', 'DECISION-92'],
  args: {
    lessons: [
      aLesson({ id: 1, date: '2026-11-03', teacher: lea }),
      aLesson({ id: 2, date: '2026-11-05', teacher: lea }),
      aLesson({ id: 3, date: '2026-11-10', teacher: andrew }),
      aLesson({ id: 5, date: '2026-11-17', teacher: andrew }),
      aLesson({ id: 6, date: '2026-11-19', teacher: lea }),
      aLesson({
        id: 4,
        date: '2026-11-12',
        teacher: { id: 3, name: 'Gaëlle', lastName: 'Jolicœur' },
        memberIds: [],
      }),
    ],
  },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article', { name: 'Rapport de progrès - Progress Report' });
    await expect(fact(page, /Teacher$/)).toHaveTextContent(
      /^Léa VilleneuveAndrew Parker \(Nov 10th 26, Nov 17th 26\)$/,
    );
  },
};

/** A backend that names no teacher, before the first class: the sheet leaves the line out. */
export const NoTeacher: Story = {
  args: { contract: aContract({ teacher: undefined }), lessons: [] },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article', { name: 'Rapport de progrès - Progress Report' });
    await expect(fact(page, /^Étudiant/)).toHaveTextContent('Inès Fortin');
    await expect(fact(page, /Teacher$/)).toBeUndefined();
  },
};

/** The time that a student missed at the beginning or end of a class is subtracted. */
export const LateStudent: Story = {
  tags: ['DECISION-51', 'DOMAIN-10', 'REP-PRINT-04'],
  args: {
    lessons: [
      aLesson({ details: [{ studentId: 501, lateMinutes: 20, leftEarlyMinutes: 10, isExcused: false }] }),
    ],
  },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article', { name: 'Rapport de progrès - Progress Report' });
    await expect(fact(page, /Attendance of the student$/)).toHaveTextContent('1 h / 1,5 h');
  },
};

/**
 * Shows student, course and results in both languages; the hours are those of the contract, the attendance that of the
 * student.
 */
export const Submitted: Story = {
  tags: ['REP-PRINT-01', 'REP-PRINT-03', 'REP-PRINT-04', 'DOMAIN-10', 'DOMAIN-11'],
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article', { name: 'Rapport de progrès - Progress Report' });
    await expect(page.getBoundingClientRect().width).toBeCloseTo(816, 0);
    const sheet = within(page);
    await expect(sheet.getByText('Inès Fortin · 2026-0412 · Aéro Beauséjour inc.')).toBeVisible();
    await expect(fact(page, /^Étudiant/)).toHaveTextContent('Inès Fortin');
    await expect(fact(page, /Course type$/)).toHaveTextContent('Individuel - Individual');
    await expect(fact(page, /Total hours$/)).toHaveTextContent('48 h');
    await expect(fact(page, /Attendance of the student$/)).toHaveTextContent('5,75 h / 6,75 h');
    await expect(fact(page, /Next level$/)).toHaveTextContent('B2');
    await expect(sheet.getAllByRole('rowheader')).toHaveLength(16);
    const grammar = sheet.getByRole('row', { name: /Grammar in writing/ });
    await expect(within(grammar).getByRole('cell')).toHaveTextContent('à travailler - Needs work');
    const under = (heading: RegExp) => sheet.getByRole('heading', { name: heading }).nextElementSibling;
    await expect(under(/Apps and sites used$/)).toHaveTextContent('TV5MONDE, Radio-Canada OHdio');
    await expect(under(/Recommendations$/)).toHaveTextContent(/Écouter un balado/);
    await expect(under(/- Comments$|Comments$/)).toHaveTextContent(/Inès participe activement/);
    await expect(sheet.getByText('Submitted on Nov 20th 26')).toBeVisible();
  },
};

/** Says that the report is not finished, and shows which questions have no answer. */
export const HardlyBegunOnA4: Story = {
  tags: ['SHELL-051', 'SHELL-053', 'SHELL-054', 'SHELL-055'],
  args: {
    size: 'a4',
    report: aProgressReport({ form: aBlankReportForm() }),
    courseInfo: null,
    lessons: undefined,
    contract: aContract({ company: null, teacher: null, startsOn: null, endsOn: null, hoursPerClass: null }),
  },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article');
    await expect(page.getBoundingClientRect().width).toBeCloseTo(794, 0);
    const sheet = within(page);
    await expect(sheet.getByText(/has not been submitted/)).toBeVisible();
    await expect(fact(page, /Total hours$/)).toHaveTextContent('0 h');
    await expect(fact(page, /Attendance of the student$/)).toHaveTextContent('---');
    await expect(sheet.getByText('No start date')).toBeVisible();
    await expect(sheet.getByText('No level')).toBeVisible();
    await expect(sheet.getByText('As of Nov 20th 26')).toBeVisible();
  },
};

/** Long texts keep their line breaks. */
export const SeveralPages: Story = {
  args: {
    report: aProgressReport({
      form: aProgressReportForm({
        comments: Array.from({ length: 60 }, (_, line) => `${line + 1}. Les temps du passé`).join('\n'),
        recommendations: 'Écouter un balado par semaine et en noter trois expressions. '.repeat(40),
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/60\. Les temps du passé/).getBoundingClientRect().height).toBeGreaterThan(
      600,
    );
  },
};

export const InEnglishOnAPhone: Story = {
  globals: { language: 'en', viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Progress Report' })).toBeVisible();
  },
};
