import type {
  CalendarDate,
  ReportLeftOut,
  ReportMailPreview,
  ReportRow,
  ReportState,
  SentReportMail,
} from '@portal/domain';
import type {
  ListReportRowsData,
  ReportLeftOut as WireLeftOut,
  ReportMail as WireMail,
  ReportMailPreview as WirePreview,
  ReportRow as WireRow,
} from '../generated/types.gen.ts';
import { linkMailFromWire, linkMailToWire } from './company-contact.ts';
import type { Page } from './page.ts';
import { personFromWire, personToWire } from './person.ts';
import { companyReportRowFromWire, companyReportRowToWire } from './report.ts';
import { yes, yesNo } from './yes-no.ts';

export function reportRowFromWire({ state, day, teacher, ...row }: WireRow): ReportRow {
  return {
    ...companyReportRowFromWire(row),
    ...{ state, day, teacher: teacher && personFromWire(teacher) },
  };
}

export function reportRowToWire({ state, day, teacher, ...row }: ReportRow): WireRow {
  return { ...companyReportRowToWire(row), state, day, teacher: teacher && personToWire(teacher) };
}

/** The wire path that each column is sorted by. */
export const reportRowSortPaths = {
  contract: 'course.contract_number',
  student: 'student.last_name',
  company: 'company.name',
  teacher: 'teacher.last_name',
  startsOn: 'course.start_date',
  completedOn: 'completed_date',
  taggedOn: 'tag_date',
  state: 'day',
} as const satisfies Record<string, NonNullable<NonNullable<ListReportRowsData['query']>['orderBy']>>;
export type ReportRowColumn = keyof typeof reportRowSortPaths;

/** Filters and order of the reports by state. */
export interface ReportRowFilters {
  state?: ReportState;
  teacherId?: number;
  companyId?: number;
  contractId?: number;
  /** The first day of the state. */
  from?: CalendarDate;
  /** The last day of the state. */
  to?: CalendarDate;
  search?: string;
  sort?: { by: ReportRowColumn; direction: 'ASC' | 'DESC' };
  /** Counted from 1. */
  page?: number;
  /** Default: 50. */
  pageSize?: number;
}

export function reportRowFiltersToWire({
  contractId,
  search,
  sort,
  page,
  pageSize,
  ...filters
}: ReportRowFilters) {
  return {
    ...filters,
    courseId: contractId,
    search: search || undefined,
    orderBy: sort && reportRowSortPaths[sort.by],
    orderDirection: sort?.direction,
    page: page ?? 1,
    resourcesPerPage: pageSize ?? 50,
  } satisfies ListReportRowsData['query'];
}

/** A page of reports, with the number in each state under the other filters. */
export interface ReportRowPage extends Page<ReportRow> {
  counts: Record<ReportState, number>;
}

export function reportMailPreviewFromWire({
  reports,
  last_sent,
  ...preview
}: WirePreview): ReportMailPreview {
  return {
    ...preview,
    reports: reports.map(({ student_id, course_id }) => ({ studentId: student_id, contractId: course_id })),
    lastSent: last_sent && linkMailFromWire(last_sent),
  };
}

export function reportMailPreviewToWire({ reports, lastSent, ...preview }: ReportMailPreview): WirePreview {
  return {
    ...preview,
    reports: reports.map(({ studentId, contractId }) => ({ student_id: studentId, course_id: contractId })),
    last_sent: lastSent && linkMailToWire(lastSent),
  };
}

export function reportLeftOutFromWire({ student, course, reason }: WireLeftOut): ReportLeftOut {
  return {
    student: personFromWire(student),
    contract: { id: course.id, number: course.contract_number },
    reason,
  };
}

export function reportLeftOutToWire({ student, contract, reason }: ReportLeftOut): WireLeftOut {
  return {
    student: personToWire(student),
    course: { id: contract.id, contract_number: contract.number },
    reason,
  };
}

export function sentReportMailFromWire({ company, mail, is_repeated }: WireMail): SentReportMail {
  return { company, mail: linkMailFromWire(mail), isRepeated: yes(is_repeated) };
}

export function sentReportMailToWire({ company, mail, isRepeated }: SentReportMail): WireMail {
  return { company, mail: linkMailToWire(mail), is_repeated: yesNo(isRepeated) };
}
