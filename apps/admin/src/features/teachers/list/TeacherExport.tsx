import { type TeacherFilters, useReadTeachers } from '@portal/api-client';
import { vocabulary } from '@portal/views';
import { ListExport } from '../../../parts/list/ListExport';
import type { ListExportProps } from '../../../parts/list/ListScreen';
import { teacherArchived, teacherCsv } from './teacher-csv';
import { teacherListWords } from './teacher-list-words';

/** Exports all pages of the teacher list for a spreadsheet. */
export function TeacherExport(props: ListExportProps<TeacherFilters>) {
  const { plain } = teacherListWords.useWords();
  const ofDomain = vocabulary.useWords();
  return (
    <ListExport
      {...props}
      fileName="enseignants-teachers"
      csv={teacherCsv}
      archived={teacherArchived}
      read={useReadTeachers()}
      head={(column) => plain(`column.${column}`)}
      words={{
        userStatus: (status) => ofDomain.plain(`teacherListStatus.${status}`),
        assignStatus: (status) => ofDomain.plain(`assignStatus.${status}`),
      }}
    />
  );
}
