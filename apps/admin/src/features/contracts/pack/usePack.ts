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

/** The content of a close-out pack. */
export interface Pack {
  contract: Contract;
  /** Null if there is none. */
  outline: Outline | null;
  lessons: readonly Lesson[];
  /** Every student with the state of their report, in the order of the pack. */
  reports: readonly PackReport[];
  /** The printable reports. */
  sheets: readonly ReportToPrint[];
}

/** More than any contract has; older files of the same students count too. */
const allReports = { pageSize: 2000 };

/** Reads a contract with everything that is filed when it ends; returns no data until all of it has loaded. */
export function usePack(id: number): Pick<Query<Pack>, 'data' | 'error' | 'retry'> {
  const query = useContract(id);
  const outline = useOutline(id);
  const lessons = useLessons(id);
  const listed = useContractReports(id, allReports);
  // A contract cached from a list may lack its students.
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
