import type { Frequency, OutlineFields, ProgressFormFields } from '@portal/api-client/openapi';
import { skillNames } from '@portal/domain';
import type { Chance } from './chance.ts';
import type { Draft } from './Draft.ts';
import { daysAfter, weekdayOf } from './day.ts';
import { materialTitles, recommendations, reportComments } from './names.ts';
import type { ContractRow, OutlineRow, ReportFormRow, StudentRow } from './tables.ts';

const levels = ['Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
const ratings = ['excellent', 'very good', 'good', 'not enough', 'n/a'] as const;
const ratedFields = Object.values(skillNames);

/** Returns the timestamp of a day and hour, in the API's format. */
export function momentOf(day: string, hour = 14): string {
  return `${day}T${String(hour).padStart(2, '0')}:05:00.000Z`;
}

/** Returns the last day on or before this one with the given weekday (Monday is 1). */
export function lastWeekday(day: string, weekday: number): string {
  return daysAfter(day, -((weekdayOf(day) - weekday + 7) % 7));
}

/** Returns the days of a class that meets twice a week, oldest first. The last one is the given day. */
export function lessonDays(newest: string, count: number): string[] {
  const days: string[] = [];
  let day = newest;
  while (days.length < count) {
    days.push(day);
    day = daysAfter(day, days.length % 2 === 1 ? -2 : -5);
  }
  return days.reverse();
}

export function enrol(draft: Draft, contract: ContractRow, students: readonly StudentRow[]): void {
  for (const student of students) {
    draft.add('enrolments', { contractId: contract.id, studentId: student.id });
  }
}

/** Adds one lesson for each length, the last one on the given day. In some, a student is absent. */
export function teach(
  draft: Draft,
  chance: Chance,
  contract: ContractRow,
  students: readonly StudentRow[],
  newest: string,
  lengths: readonly number[],
): void {
  lessonDays(newest, lengths.length).forEach((date, place) => {
    const absent = chance.is(0.25) ? chance.some(students, chance.int(1, 2)) : [];
    draft.add('lessons', {
      contractId: contract.id,
      date,
      minutes: lengths[place] ?? 60,
      absentStudentIds: absent.map((student) => student.id),
      status: 1,
    });
  });
}

/** Adds details to recent lessons of a contract: a student came late or left early, or an absence is excused. */
export function noteDetails(draft: Draft, contract: ContractRow): void {
  const [, ...recent] = draft
    .rows('lessons')
    .filter(({ contractId }) => contractId === contract.id)
    .toReversed();
  const students = draft.rows('enrolments').filter(({ contractId }) => contractId === contract.id);
  const attended = recent.find(({ absentStudentIds }) => absentStudentIds.length === 0);
  const [late] = students;
  if (attended && late) {
    const detail = { studentId: late.studentId, lateMinutes: 15, leftEarlyMinutes: 10, excused: 0 as const };
    Object.assign(attended, { note: 'Salle changée : le local habituel était pris.', details: [detail] });
  }
  const missed = recent.find(({ absentStudentIds }) => absentStudentIds.length > 0);
  const [excused] = missed?.absentStudentIds ?? [];
  if (missed && excused !== undefined) {
    const detail = { studentId: excused, lateMinutes: 0, leftEarlyMinutes: 0, excused: 1 as const };
    Object.assign(missed, { details: [detail] });
  }
}

export function writeOutline(
  draft: Draft,
  chance: Chance,
  contract: ContractRow,
  status: OutlineRow['status'],
  day: string,
): void {
  draft.add('outlines', {
    contractId: contract.id,
    status,
    savedAt: momentOf(day, 19),
    answers: {
      from: 'html',
      history_with_course_language: 'Études secondaires, puis deux ans sans pratique.',
      current_use: 'Emails and one call a week with the Toronto office.',
      challenges: status === 'draft' ? null : 'Suivre une réunion quand plusieurs personnes parlent.',
      ten_week_goals: status === 'draft' ? null : 'Lead a short meeting and write its summary.',
      language_functions: 'Proposer, refuser avec tact, résumer.',
      grammar_required_for_language_functions: 'Conditional, past tenses, linking words.',
      conversation: chance.pick<Frequency>(['Daily', 'Weekly', 'Monthly']),
      writing: chance.pick<Frequency>(['Daily', 'Weekly', 'Monthly']),
      listening: chance.pick<Frequency>(['Daily', 'Weekly']),
      reading: status === 'draft' ? null : chance.pick<Frequency>(['Weekly', 'Monthly', 'Once per year']),
      course_content_emphasis_on: chance.some<OutlineFields['course_content_emphasis_on'][number]>(
        ['speaking', 'listening', 'writing', 'reading', 'pronunciation'],
        2,
      ),
      other_course_content_emphasis_on: null,
      ...learningAids(chance, contract),
    },
  });
}

function learningAids(
  chance: Chance,
  { id }: ContractRow,
): Pick<OutlineFields, 'learning_aides' | 'other_learning_aides'> {
  const aids: OutlineFields['learning_aides'] = chance.some(['apps', 'tv', 'podcasts', 'reading'], 2);
  return id % 3 === 0
    ? { learning_aides: [...aids, 'other'], other_learning_aides: 'Journal de bord hebdomadaire' }
    : { learning_aides: aids, other_learning_aides: null };
}

export function requestMaterial(draft: Draft, chance: Chance, contract: ContractRow, status = 1): void {
  const fitting = draft.rows('materials').filter((material) => material.languageId === contract.languageId);
  const material = chance.pick(fitting.length > 0 ? fitting : draft.rows('materials'));
  draft.add('contractMaterials', {
    contractId: contract.id,
    materialId: material.id,
    qty: chance.int(1, 8),
    note: chance.pick(['No notes', 'Remettre au premier cours', 'Digital edition if available']),
    status,
    userId: 1,
  });
}

/**
 * Adds a report: either submitted, complete and marked as the latest, or unfinished with the first half of its answers.
 */
export function writeReport(
  draft: Draft,
  chance: Chance,
  contract: ContractRow,
  student: StudentRow,
  status: ReportFormRow['status'],
  day: string,
): void {
  const answers: ProgressFormFields = {};
  ratedFields.forEach((field, place) => {
    answers[field] = status === 1 || place < 8 ? chance.pick(ratings) : null;
  });
  answers.comments = status === 1 ? `${student.name} ${chance.pick(reportComments)}` : null;
  answers.recommendations = status === 1 ? chance.pick(recommendations) : null;
  answers.next_level = status === 1 ? nextLevel(student, contract, day, chance.pick(levels)) : null;
  const form = draft.add('reportForms', {
    studentId: student.id,
    contractId: contract.id,
    status,
    answers,
    savedAt: momentOf(day, 20),
    updatedAt: momentOf(day, 20),
    tagDate: status === 1 ? day : null,
  });
  draft.add('reports', {
    studentId: student.id,
    contractId: contract.id,
    status,
    date: day,
    fileId: null,
    formId: form.id,
  });
}

/**
 * Returns the level above the last test before that day, so that the student makes progress; any level if there was no
 * test.
 */
function nextLevel(
  student: StudentRow,
  { languageId }: ContractRow,
  day: string,
  other: (typeof levels)[number],
): (typeof levels)[number] {
  const tests = student.levels
    .filter((test) => test.languageId === languageId && test.lastTest)
    .toSorted((a, b) => (a.lastTest ?? '').localeCompare(b.lastTest ?? ''));
  const last = tests.findLast(({ lastTest }) => (lastTest ?? '') <= day);
  const inOrder: readonly string[] = levels;
  if (last) return levels[inOrder.indexOf(last.level) + 1] ?? 'C2';
  const [first] = tests;
  return (first && levels[inOrder.indexOf(first.level)]) ?? other;
}

/** Adds a report that was written outside the portal and uploaded. */
export function uploadReport(
  draft: Draft,
  contract: ContractRow,
  student: StudentRow,
  day: string,
  mark: 0 | 1 | 2,
): void {
  const file = draft.add('files', {
    name: `rapport-${contract.number}-${student.lastName.toLowerCase().replaceAll(' ', '-')}.pdf`,
    title: `Rapport de progrès, ${student.name} ${student.lastName}`,
    refType: 'progressReport',
    refId: student.id,
    contractId: contract.id,
    studentId: student.id,
    languageId: contract.languageId,
    userId: 1,
    storedAt: momentOf(day, 16),
    tagDate: day,
    status: 1,
    upload: null,
  });
  draft.add('reports', {
    studentId: student.id,
    contractId: contract.id,
    status: mark,
    date: day,
    fileId: file.id,
    formId: null,
  });
}

export function writeCourseInfo(draft: Draft, contract: ContractRow): void {
  draft.add('courseInfos', {
    contractId: contract.id,
    materialUsed: materialTitles[contract.id % materialTitles.length]?.[0] ?? null,
    appsAndSitesUsed: 'Quizlet, TV5MONDE, BBC Learning English',
    skillsCovered: 'Réunions, téléphone, courriels - Meetings, phone calls, emails',
    grammarPointsCovered: 'Passé composé et imparfait; conditional sentences',
  });
}
