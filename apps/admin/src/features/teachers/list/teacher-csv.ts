import { type TeacherFilters, useReadTeachers } from '@portal/api-client';
import { assignStatusOf, type Teacher, teacherFields, teacherListStatus } from '@portal/domain';
import type { ListCsv } from '@portal/records';
import { personColumns } from '@portal/records/list-definitions';
import type { TeacherColumnId } from './teacher-list';

/** The exported teacher list, with the person split into parts. */
export const teacherCsv: ListCsv<Teacher, TeacherFilters, TeacherColumnId> = {
  fileName: 'enseignants-teachers',
  useRead: useReadTeachers,
  fields: teacherFields,
  columns: {
    name: { ...personColumns, phone: ({ phone }) => phone },
    languages: { languages: ({ languages }) => languages.map(({ name }) => name).join(', ') || null },
    userStatus: {
      userStatus: (teacher, { term }) => term(`teacherListStatus.${teacherListStatus(teacher)}`),
    },
    assignStatus: { assignStatus: (teacher, { term }) => term(`assignStatus.${assignStatusOf(teacher)}`) },
  },
  archived: { languages: ({ languages }) => languages.some(({ archived }) => archived) },
};
