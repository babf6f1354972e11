import { type StudentFilters, useReadStudents } from '@portal/api-client';
import type { Student } from '@portal/domain';
import { defineWords, type Translation } from '@portal/i18n';
import { vocabulary } from '@portal/views';
import { ExportDialog, onePage } from '../../../parts/ExportDialog';
import { type StudentCsvColumn, studentTable } from './student-csv';
import { studentListWords } from './student-list-words';

export interface StudentExportProps {
  /** What is exported: what the list shows, by its filters and its order, or these students. */
  filters: StudentFilters | readonly Student[];
  /** The columns that are shown, in their order. */
  columns: readonly string[];
  onClose: () => void;
}

/** Rows asked for at once: a list of thousands in few answers. */
const pageSize = 500;

const fr = {
  name: 'Prénom',
  lastName: 'Nom de famille',
  email: 'Courriel',
  level: 'Niveau de langue',
} as const satisfies Partial<Record<StudentCsvColumn, string>>;

const en = {
  name: 'First name',
  lastName: 'Last name',
  email: 'Email',
  level: 'Language level',
} satisfies Translation<typeof fr>;

const fileWords = /* @__PURE__ */ defineWords('students-file', { fr, en });

/** The students of the list as it is shown, all pages, or chosen ones, in a file for a spreadsheet. */
export function StudentExport({ filters, columns, onClose }: StudentExportProps) {
  const readStudents = useReadStudents();
  const { plain } = studentListWords.useWords();
  const inFile = fileWords.useWords();
  const ofDomain = vocabulary.useWords();
  const head = (column: StudentCsvColumn) =>
    isOfFile(column) ? inFile.plain(column) : plain(`column.${column}`);
  return (
    <ExportDialog
      fileName="etudiants-students"
      readPage={(page, signal) =>
        isChosen(filters) ? onePage(filters) : readStudents({ ...filters, page, pageSize }, signal)
      }
      table={(students) =>
        studentTable(students, columns, {
          head,
          enrolment: (enrolment) => ofDomain.plain(`enrolment.${enrolment}`),
        })
      }
      onClose={onClose}
    />
  );
}

function isOfFile(column: StudentCsvColumn): column is keyof typeof fr {
  return column in fr;
}

function isChosen(filters: StudentExportProps['filters']): filters is readonly Student[] {
  return Array.isArray(filters);
}
