import { type StudentFilters, useReadStudents } from '@portal/api-client';
import type { Student } from '@portal/domain';
import { vocabulary } from '@portal/views';
import { type Exported, ListExport } from '../../../parts/list/ListExport';
import type { ListExportProps } from '../../../parts/list/ListScreen';
import { studentArchived, studentCsv } from './student-csv';
import { studentListWords } from './student-list-words';

/** Exports all pages of the student list, or the selected students, for a spreadsheet. */
export function StudentExport(props: ListExportProps<Exported<Student, StudentFilters>>) {
  const { plain } = studentListWords.useWords();
  const ofDomain = vocabulary.useWords();
  return (
    <ListExport
      {...props}
      fileName="etudiants-students"
      csv={studentCsv}
      archived={studentArchived}
      read={useReadStudents()}
      head={(column) => plain(`column.${column}`)}
      words={{ enrolment: (enrolment) => ofDomain.plain(`enrolment.${enrolment}`) }}
    />
  );
}
