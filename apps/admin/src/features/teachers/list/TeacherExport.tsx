import { type TeacherFilters, useReadTeachers } from '@portal/api-client';
import { defineWords, type Translation } from '@portal/i18n';
import { vocabulary } from '@portal/views';
import { ExportDialog } from '../../../parts/ExportDialog';
import { type TeacherCsvColumn, teacherTable } from './teacher-csv';
import { teacherListWords } from './teacher-list-words';

export interface TeacherExportProps {
  /** What the list shows: its filters and its order. */
  filters: TeacherFilters;
  /** The columns that are shown, in their order. */
  columns: readonly string[];
  onClose: () => void;
}

/** Rows asked for at once. */
const pageSize = 500;

const fr = {
  name: 'Prénom',
  lastName: 'Nom de famille',
  email: 'Courriel',
  phone: 'Téléphone',
} as const satisfies Partial<Record<TeacherCsvColumn, string>>;

const en = {
  name: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
} satisfies Translation<typeof fr>;

const fileWords = /* @__PURE__ */ defineWords('teachers-file', { fr, en });

/** The teachers of the list as it is shown, all pages, in a file for a spreadsheet. */
export function TeacherExport({ filters, columns, onClose }: TeacherExportProps) {
  const readTeachers = useReadTeachers();
  const { plain } = teacherListWords.useWords();
  const inFile = fileWords.useWords();
  const ofDomain = vocabulary.useWords();
  const head = (column: TeacherCsvColumn) =>
    isOfFile(column) ? inFile.plain(column) : plain(`column.${column}`);
  return (
    <ExportDialog
      fileName="enseignants-teachers"
      readPage={(page, signal) => readTeachers({ ...filters, page, pageSize }, signal)}
      table={(teachers) =>
        teacherTable(teachers, columns, {
          head,
          userStatus: (status) => ofDomain.plain(`teacherListStatus.${status}`),
          assignStatus: (status) => ofDomain.plain(`assignStatus.${status}`),
        })
      }
      onClose={onClose}
    />
  );
}

function isOfFile(column: TeacherCsvColumn): column is keyof typeof fr {
  return column in fr;
}
