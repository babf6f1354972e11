import {
  type AssignStatus,
  assignStatusOf,
  type Teacher,
  type TeacherListStatus,
  teacherListStatus,
} from '@portal/domain';
import type { ArchivedColumns, CsvColumns } from '../../../parts/list/csv-columns';
import type { TeacherColumnId } from './teacher-list';

/** The texts for the cells of a file. */
export interface TeacherCsvWords {
  userStatus: (status: TeacherListStatus) => string;
  assignStatus: (status: AssignStatus) => string;
}

/** The columns of the exported teacher list, with the person split into parts. */
export const teacherCsv: CsvColumns<Teacher, TeacherCsvWords, TeacherColumnId> = {
  id: { id: ({ id }) => id },
  name: {
    lastName: ({ lastName }) => lastName,
    firstName: ({ name }) => name,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
  },
  city: { city: ({ city }) => city },
  languages: { languages: ({ languages }) => languages.map(({ name }) => name).join(', ') || null },
  userStatus: { userStatus: (teacher, { userStatus }) => userStatus(teacherListStatus(teacher)) },
  assignStatus: { assignStatus: (teacher, { assignStatus }) => assignStatus(assignStatusOf(teacher)) },
};

/** The names in the file that may belong to an archived record. */
export const teacherArchived: ArchivedColumns<Teacher, TeacherColumnId> = {
  languages: ({ languages }) => languages.some(({ archived }) => archived),
};
