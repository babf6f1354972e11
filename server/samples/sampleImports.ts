import { momentOf } from './contract-life.ts';
import type { Draft } from './Draft.ts';
import { daysAfter } from './day.ts';

/** Adds an import of teachers who are in use, and an import of students who are not, so that it can be undone. */
export function addImports(draft: Draft, day: string): void {
  const teachers = draft.rows('teachers').slice(-2);
  const users = draft.rows('users');
  draft.add('imports', {
    kind: 'teacher',
    importedAt: momentOf(daysAfter(day, -40), 10),
    importedBy: 2,
    fileName: 'Nouveaux enseignants.xlsx',
    imported: teachers.length,
    notImported: 0,
    contentKey: null,
    undoneAt: null,
    undoneBy: null,
    lines: teachers.map(({ id, userId }, place) => {
      const { name = '', lastName = '' } = users.find((user) => user.id === userId) ?? {};
      return { line: place + 2, name, lastName, reason: null, studentId: null, teacherId: id };
    }),
  });
  const isBusy = new Set([
    ...draft.rows('enrolments').map(({ studentId }) => studentId),
    ...draft.rows('privateLinks').flatMap((link) => (link.timesOpened > 0 ? (link.studentId ?? []) : [])),
    ...draft.rows('files').flatMap(({ studentId }) => studentId ?? []),
    ...draft.rows('studentNeeds').map(({ studentId }) => studentId),
  ]);
  const students = draft
    .rows('students')
    .filter(({ id, levels, status }) => status === 1 && !isBusy.has(id) && levels.length === 0)
    .slice(0, 2);
  draft.add('imports', {
    kind: 'student',
    importedAt: momentOf(daysAfter(day, -3), 14),
    importedBy: 1,
    fileName: 'Étudiants de l’automne.xlsx',
    imported: students.length,
    notImported: 1,
    contentKey: 'made up',
    undoneAt: null,
    undoneBy: null,
    lines: [
      ...students.map(({ id, name, lastName }, place) => ({
        line: place + 2,
        name,
        lastName,
        reason: null,
        studentId: id,
        teacherId: null,
      })),
      {
        line: students.length + 2,
        name: 'Inès',
        lastName: 'Fortin',
        studentId: null,
        teacherId: null,
        reason: 'Courriel en double - Email duplicated',
      },
    ],
  });
  for (const [head, field] of [
    ['courriel pro', 'email'],
    ['matricule', null],
  ] as const)
    draft.add('importColumns', { kind: 'student', head, field });
}
