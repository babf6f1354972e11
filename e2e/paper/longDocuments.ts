import { type DataSet, smallDataSet } from '@portal/mock-api';

/** Returns the names of `count` lines, each of which must be printed once: `Nom001`. */
const namesOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, place) => `${prefix}${String(place + 1).padStart(3, '0')}`);

/** The lines that each document must contain exactly once. They fill at least three sheets. */
export const lines = {
  contracts: namesOf('2026-9', 90),
  students: namesOf('Inscrit', 60),
  teachers: namesOf('Enseignant', 45),
  objectives: namesOf('objectif', 40),
  remarks: namesOf('remarque', 60),
  /** Days of cancelled classes that count against the hours. */
  cancelled: Array.from({ length: 12 }, (_, place) => `Oct ${place + 4}th 26`),
} as const;

const firstId = 90_000;

const paragraphs = (names: readonly string[]) =>
  names
    .map((name) => `${name}. Elle prépare ses présentations avec soin et pose des questions précises.`)
    .join('\n');

/**
 * The samples with long documents: contract 1 has sixty more students, twelve cancelled classes that count, a long
 * outline and a long report. There are ninety more contracts of forty-five more teachers, each with a class on
 * 17 November, and a statement of October with a line for each of these contracts.
 */
export function longDocuments(): DataSet {
  const samples = smallDataSet('2026-11-20');
  const [contract] = samples.contracts;
  const [student] = samples.students;
  const [statement] = samples.statements.filter(
    ({ teacherId, month }) => teacherId === 1 && month === '2026-10-01',
  );
  const user = samples.users.find(({ role }) => role === 'ROLE_TEACHER');
  const teacher = samples.teachers.find(({ userId }) => userId === user?.id);
  const lesson = samples.lessons.find(({ contractId }) => contractId === contract?.id);
  const planned = samples.plannedClasses.find(
    ({ cancelledAt, substituteId }) => cancelledAt === null && substituteId === null,
  );
  if (!planned || !contract || !student || !statement || !user || !teacher || !lesson)
    throw new Error('the samples have no such records');
  const contracts = lines.contracts.map((number, place) => ({
    ...contract,
    id: firstId + place,
    number,
    statusId: 2 as const,
    teacherId: firstId + Math.floor(place / 2),
    companyId: null,
    updatedAt: `2026-01-01T00:${String(Math.floor(place / 60)).padStart(2, '0')}:${String(place % 60).padStart(2, '0')}.000Z`,
  }));
  const lessons = contracts.map(({ id }) => ({
    ...lesson,
    id,
    contractId: id,
    date: '2026-10-13',
    minutes: 60,
    absentStudentIds: [],
    details: [],
    teacherId: 1,
  }));
  return {
    ...samples,
    users: [
      ...samples.users,
      ...lines.teachers.map((lastName, place) => ({
        ...user,
        id: firstId + place,
        name: 'Andrée',
        lastName,
        email: `${lastName}@school.example`,
      })),
    ],
    teachers: [
      ...samples.teachers,
      ...lines.teachers.map((_, place) => ({ ...teacher, id: firstId + place, userId: firstId + place })),
    ],
    students: [
      ...samples.students,
      ...lines.students.map((lastName, place) => ({
        ...student,
        id: firstId + place,
        name: 'Marie-Bernadette',
        lastName,
        email: `${lastName}@client.example`,
        tokenLogin: null,
      })),
    ],
    enrolments: [
      ...samples.enrolments,
      ...lines.students.map((_, place) => ({
        id: firstId + place,
        contractId: contract.id,
        studentId: firstId + place,
      })),
    ],
    contracts: [...samples.contracts, ...contracts],
    lessons: [...samples.lessons, ...lessons],
    plannedClasses: [
      ...samples.plannedClasses,
      ...contracts.map(({ id }, place) => ({
        ...planned,
        id,
        contractId: id,
        slot: `2026-11-17 ${place % 2 ? '10:00' : '14:00'}`,
        date: '2026-11-17',
        time: place % 2 ? '10:00' : '14:00',
        minutes: 60,
        cancelledAt: null,
        cancelReason: null,
        substituteId: null,
      })),
      ...lines.cancelled.map((_, place) => {
        const date = `2026-10-${String(place + 4).padStart(2, '0')}`;
        return {
          ...planned,
          id: firstId + contracts.length + place,
          contractId: contract.id,
          slot: `${date} 17:00`,
          date,
          time: '17:00',
          minutes: 60,
          cancelledAt: `${date}T12:00:00.000Z`,
          cancelReason: 'Réunion d’urgence',
          cancelledBy: 'company' as const,
          cancelPaid: 1 as const,
          cancelBilled: 1 as const,
          cancelCounted: 1 as const,
          substituteId: null,
        };
      }),
    ],
    outlines: samples.outlines.map((outline) =>
      outline.contractId === contract.id
        ? { ...outline, answers: { ...outline.answers, ten_week_goals: paragraphs(lines.objectives) } }
        : outline,
    ),
    reportForms: samples.reportForms.map((form) =>
      form.contractId === contract.id && form.studentId === student.id
        ? { ...form, answers: { ...form.answers, comments: paragraphs(lines.remarks) } }
        : form,
    ),
    statements: samples.statements.map((row) =>
      row === statement
        ? {
            ...row,
            status: 'submitted' as const,
            lines: contracts.map(({ id }) => ({
              contractId: id,
              minutes: 60,
              rateCents: 4000,
              amountCents: 4000,
              classes: [{ lessonId: id, date: '2026-10-13', minutes: 60 }],
            })),
          }
        : row,
    ),
  };
}
