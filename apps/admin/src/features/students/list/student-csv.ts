import { type StudentFilters, useReadStudents } from '@portal/api-client';
import { enrolmentOf, joinCell, levelsText, type Student, studentFields } from '@portal/domain';
import type { ListCsv } from '@portal/records';
import { personColumns } from '@portal/records/list-definitions';
import type { StudentColumnId } from './student-list';

/** The exported student list, with name and test split into parts. */
export const studentCsv: ListCsv<Student, StudentFilters, StudentColumnId> = {
  fileName: 'etudiants-students',
  useRead: useReadStudents,
  fields: studentFields,
  columns: {
    name: personColumns,
    enrolment: { enrolment: ({ contracts }, { term }) => term(`enrolment.${enrolmentOf(contracts)}`) },
    testedOn: {
      testedOn: ({ levels }) => levels[0]?.testedOn ?? null,
      level: ({ levels }) => levels[0]?.level ?? null,
      levelLanguage: ({ levels }) => levels[0]?.language?.name ?? null,
      scaleResults: ({ scaleResults }) =>
        joinCell(scaleResults.map(({ scale, levels }) => levelsText(scale, levels))),
      scaleLanguages: ({ scaleResults }) =>
        joinCell(scaleResults.map(({ language }) => language?.name ?? null)),
      scaleDays: ({ scaleResults }) => joinCell(scaleResults.map(({ testedOn }) => testedOn)),
      scaleSources: ({ scaleResults }) => joinCell(scaleResults.map(({ source }) => source)),
    },
  },
  archived: {
    company: ({ company }) => company?.archived,
    levelLanguage: ({ levels }) => levels[0]?.language?.archived,
  },
};
