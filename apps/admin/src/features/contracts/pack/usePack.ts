import {
  type Query,
  type ReportToPrint,
  useContract,
  useContractReports,
  useLessons,
  useOutline,
  useReportsToPrint,
} from '@portal/api-client';
import {
  type Contract,
  hasStudents,
  type Lesson,
  type Outline,
  type PackReport,
  packReports,
  packStudents,
} from '@portal/domain';

/** All that a close-out pack holds. */
export interface Pack {
  contract: Contract;
  /** Null where none was begun. */
  outline: Outline | null;
  lessons: readonly Lesson[];
  /** Every student with how the report about them stands, in the order of the pack. */
  reports: readonly PackReport[];
  /** The reports that can be printed. */
  sheets: readonly ReportToPrint[];
}

/** More reports of one contract than there ever are: older files of the same students are among them. */
const allReports = { pageSize: 2000 };

/** Reads a contract with everything that is filed when it ends; nothing to show until all of it has come. */
export function usePack(id: number): Pick<Query<Pack>, 'data' | 'error' | 'retry'> {
  const query = useContract(id);
  const outline = useOutline(id);
  const lessons = useLessons(id);
  const listed = useContractReports(id, allReports);
  // Of a list it may be known without its students.
  const contract = query.data && hasStudents(query.data) ? query.data : undefined;
  const students = contract && listed.data && packStudents(contract.students, listed.data.rows);
  const sheets = useReportsToPrint(
    students ? students.map((student) => ({ studentId: student.id, contractId: id })) : null,
  );
  const queries = [query, outline, lessons, listed, sheets];
  return {
    error: queries.find(({ data, error }) => error && data === undefined)?.error ?? query.error,
    retry: () => Promise.all(queries.filter(({ error }) => error).map(({ retry }) => retry())),
    data:
      contract && outline.data !== undefined && lessons.data && listed.data && students && sheets.data
        ? {
            contract,
            outline: outline.data,
            lessons: lessons.data.rows,
            reports: packReports(
              students,
              sheets.data.map(({ report }) => report.form),
              listed.data.rows,
            ),
            sheets: sheets.data,
          }
        : undefined,
  };
}
