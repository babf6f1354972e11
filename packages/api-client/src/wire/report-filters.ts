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
import { linkMail } from './company-contact.ts';
import { fields, numbered, orNull, person, yesField } from './fields.ts';
import type { Page } from './page.ts';
import { type Sorted, type SortPaths, sortedToWire } from './paged.ts';
import { personFromWire } from './person.ts';
import { companyReportRowFromWire } from './report.ts';

export function reportRowFromWire({ state, day, teacher, ...row }: WireRow): ReportRow {
  return {
    ...companyReportRowFromWire(row),
    state,
    day,
    teacher: teacher && personFromWire(teacher),
  };
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
} as const satisfies SortPaths<ListReportRowsData>;
export type ReportRowColumn = keyof typeof reportRowSortPaths;

/** Filters and order of the reports by state. */
export interface ReportRowFilters extends Sorted<ReportRowColumn> {
  state?: ReportState;
  teacherId?: number;
  companyId?: number;
  contractId?: number;
  /** The first day of the state. */
  from?: CalendarDate;
  /** The last day of the state. */
  to?: CalendarDate;
  search?: string;
}

export function reportRowFiltersToWire({
  contractId,
  search,
  sort,
  page,
  pageSize,
  ...filters
}: ReportRowFilters): NonNullable<ListReportRowsData['query']> {
  return {
    ...filters,
    courseId: contractId,
    search: search || undefined,
    ...sortedToWire({ sort, page, pageSize }, reportRowSortPaths),
  };
}

/** A page of reports, with the number in each state under the other filters. */
export interface ReportRowPage extends Page<ReportRow> {
  counts: Record<ReportState, number>;
}

const reportKey = fields<WirePreview['reports'][number], ReportMailPreview['reports'][number]>()({
  studentId: 'student_id',
  contractId: 'course_id',
});

export const { fromWire: reportMailPreviewFromWire, toWire: reportMailPreviewToWire } = fields<
  WirePreview,
  ReportMailPreview
>()({
  company: 'company',
  reports: [
    'reports',
    {
      fromWire: (reports: WirePreview['reports']) => reports.map(reportKey.fromWire),
      toWire: (reports: ReportMailPreview['reports']) => reports.map(reportKey.toWire),
    },
  ],
  refused: 'refused',
  recipient: 'recipient',
  language: 'language',
  subject: 'subject',
  text: 'text',
  lastSent: ['last_sent', orNull(linkMail)],
});

export const { fromWire: reportLeftOutFromWire, toWire: reportLeftOutToWire } = fields<
  WireLeftOut,
  ReportLeftOut
>()({
  student: ['student', person],
  contract: ['course', numbered],
  reason: 'reason',
});

export const { fromWire: sentReportMailFromWire, toWire: sentReportMailToWire } = fields<
  WireMail,
  SentReportMail
>()({
  company: 'company',
  mail: ['mail', linkMail],
  isRepeated: ['is_repeated', yesField],
});
