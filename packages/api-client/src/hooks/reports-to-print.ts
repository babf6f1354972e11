import type { CourseInfo, Lesson, ProgressReport } from '@portal/domain';
import { ApiError } from '../api-error.ts';
import { getCourseInfo, getProgressForm, listAttendance } from '../generated/sdk.gen.ts';
import { lessonFromWire } from '../wire/lesson.ts';
import { pageFromWire } from '../wire/page.ts';
import { courseInfoFromWire, progressReportFromWire } from '../wire/report.ts';
import { readContractNow } from './contracts.ts';
import { nullIfMissing } from './null-if-missing';
import { type Call, type Query, useQuery } from './useQuery.ts';

/** Identifies a report: one for each student and contract. */
export interface ReportKey {
  studentId: number;
  contractId: number;
}

/** A report with the course data that its printed document shows. */
export interface ReportToPrint extends ReportKey {
  report: ProgressReport;
  /** Null when none was written. */
  courseInfo: CourseInfo | null;
  /** Undefined when the reader may not see them. */
  lessons: Lesson[] | undefined;
  /** The company of the contract; undefined if it was not requested. */
  company?: { name: string } | null;
}

/** Optional data to read with the reports. */
export interface ReportsToPrintOptions {
  /** Reads the companies of the contracts, which private links must not see. */
  withCompanies?: boolean;
}

/** Number of parallel reads. Three hundred at once would block the backend for other users. */
const atOnce = 6;

/**
 * Reads several reports with all data for printing, in the given order. Skips reports that do not exist (API-057,
 * API-082, API-085). Does not revalidate, since a printed page must not change while it is read. Null sends no request.
 */
export function useReportsToPrint(
  keys: readonly ReportKey[] | null,
  options: ReportsToPrintOptions = {},
): Query<ReportToPrint[]> {
  return useQuery(
    keys && ['reports-to-print', keys],
    (call) => readReportsToPrint(call, keys ?? [], options),
    { revalidateOnFocus: false },
  );
}

async function readReportsToPrint(
  call: Call,
  keys: readonly ReportKey[],
  { withCompanies = false }: ReportsToPrintOptions,
): Promise<ReportToPrint[]> {
  // Students of a contract share its course info and its lessons.
  const infos = new Map<number, Promise<CourseInfo | null>>();
  const lessons = new Map<number, Promise<Lesson[] | undefined>>();
  const companies = new Map<number, Promise<{ name: string } | null>>();
  const readOne = async ({ studentId, contractId }: ReportKey): Promise<ReportToPrint | null> => {
    const info = infos.get(contractId) ?? readInfo(call, contractId);
    const given = lessons.get(contractId) ?? readLessons(call, contractId);
    infos.set(contractId, info);
    lessons.set(contractId, given);
    const company = withCompanies
      ? (companies.get(contractId) ?? readContractNow(call, contractId).then((one) => one.company))
      : undefined;
    if (company) companies.set(contractId, company);
    const query = { studentId, courseId: contractId };
    const [answer, courseInfo, read, buyer] = await Promise.all([
      nullIfMissing(getProgressForm({ ...call, query })),
      info,
      given,
      company,
    ]);
    const report = answer && progressReportFromWire(answer.data);
    return report && { studentId, contractId, report, courseInfo, lessons: read, company: buyer };
  };

  const found: ReportToPrint[] = [];
  for (let from = 0; from < keys.length; from += atOnce) {
    const some = await Promise.all(keys.slice(from, from + atOnce).map(readOne));
    found.push(...some.filter((one) => one !== null));
  }
  return found;
}

async function readInfo(call: Call, contractId: number): Promise<CourseInfo | null> {
  const answer = await nullIfMissing(getCourseInfo({ ...call, query: { course_id: contractId } }));
  return answer?.data.data ? courseInfoFromWire(answer.data.data) : null;
}

/** A backend may refuse attendance to a private link. The document is then printed without it. */
async function readLessons(call: Call, courseId: number): Promise<Lesson[] | undefined> {
  try {
    const { data } = await listAttendance({ ...call, query: { courseId, page: 1, resourcesPerPage: 1000 } });
    return pageFromWire(data, lessonFromWire).rows;
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'forbidden' || error.code === 'not-found')) return;
    throw error;
  }
}
