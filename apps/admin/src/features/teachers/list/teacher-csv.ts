import { type TeacherFilters, useReadTeachers } from '@portal/api-client';
import { assignStatusOf, type Teacher, teacherFields, teacherListStatus } from '@portal/domain';
import { personColumns } from '../../../parts/list/csv-columns';
import type { ListCsv } from '../../../parts/list/csv-export';
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
