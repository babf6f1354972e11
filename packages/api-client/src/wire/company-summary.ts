import type {
  CalendarDate,
  CompanySummary,
  StudentMinutes,
  SummarizedContract,
  SummarizedStudent,
} from '@portal/domain';
import type {
  GetCompanySummaryData,
  CompanySummary as WireCompanySummary,
  StudentMinutes as WireStudentMinutes,
  SummarizedCourse as WireSummarizedCourse,
  SummarizedStudent as WireSummarizedStudent,
} from '../generated/types.gen.ts';
import { absenceSum } from './absence.ts';
import { type Codec, fields, listOf, orNull, person } from './fields.ts';
import { named } from './named.ts';
import { lastReportFromWire, lastReportToWire } from './report.ts';
import { scaleProgress } from './scale-result.ts';

/** Days of a period, both included; null for everything. */
export type SummaryPeriod = { from: CalendarDate; to: CalendarDate } | null;

export function summaryPeriodToWire(period: SummaryPeriod): NonNullable<GetCompanySummaryData['query']> {
  return period ?? {};
}

const studentMinutes = fields<WireStudentMinutes, StudentMinutes>()({
  taught: 'taught_minutes',
  attended: 'attended_minutes',
  excused: 'excused_minutes',
  announced: 'announced_minutes',
  late: 'late_minutes',
  leftEarly: 'left_early_minutes',
});

const contract = fields<WireSummarizedCourse, SummarizedContract>()({
  id: 'id',
  number: 'contract_number',
  startsOn: 'start_date',
  endsOn: 'end_date',
  language: ['language', orNull(named)],
  students: 'students',
  minutesContracted: 'contracted_minutes',
  minutesTaught: 'taught_minutes',
  minutesTaughtInPeriod: 'taught_in_period_minutes',
});

const lastReport = { fromWire: lastReportFromWire, toWire: lastReportToWire };

const month = fields<WireSummarizedStudent['months'][number], SummarizedStudent['months'][number]>()({
  month: 'month',
  taught: 'taught_minutes',
  attended: 'attended_minutes',
});

const levelStep = fields<WireSummarizedStudent['levels'][number], SummarizedStudent['levels'][number]>()({
  on: 'date',
  level: 'level',
  from: 'from',
});

const sum = orNull(absenceSum);
/** Undefined for a backend without absence thresholds. */
const optionalAbsence: Codec<WireSummarizedStudent['absence'], SummarizedStudent['absence']> = {
  fromWire: (absence) => (absence === undefined ? undefined : sum.fromWire(absence)),
  toWire: (absence) => (absence === undefined ? undefined : sum.toWire(absence)),
};

const listOfScales = listOf(scaleProgress);
/** Undefined for a backend without the scales of clients. */
const optionalScales: Codec<WireSummarizedStudent['scale_levels'], SummarizedStudent['scaleLevels']> = {
  fromWire: (scales) => (scales === undefined ? undefined : listOfScales.fromWire(scales)),
  toWire: (scales) => (scales === undefined ? undefined : listOfScales.toWire(scales)),
};

const student = fields<WireSummarizedStudent, SummarizedStudent>()({
  contractId: 'course_id',
  student: ['student', person],
  lastReport: ['last_pr', orNull(lastReport)],
  nextLevel: 'next_level',
  levelAtStart: 'level_at_start',
  levelNow: 'level_now',
  scaleLevels: ['scale_levels', optionalScales],
  minutesAttended: 'hours_taught_minutes',
  periods: 'periods',
  attendance: ['attendance', orNull(studentMinutes)],
  absence: ['absence', optionalAbsence],
  months: ['months', listOf(month)],
  levels: ['levels', listOf(levelStep)],
});

const levelCount = fields<WireCompanySummary['levels'][number], CompanySummary['levels'][number]>()({
  level: 'level',
  atStart: 'at_start',
  now: 'now',
});

export const { fromWire: companySummaryFromWire, toWire: companySummaryToWire } = fields<
  WireCompanySummary,
  CompanySummary
>()({
  company: ['company', named],
  years: 'years',
  students: 'students',
  studentsWithReport: 'students_with_report',
  attendance: ['attendance', studentMinutes],
  minutesContracted: 'contracted_minutes',
  minutesTaught: 'taught_minutes',
  levels: ['levels', listOf(levelCount)],
  levelsGained: 'levels_gained',
  contracts: ['courses', listOf(contract)],
  rows: ['rows', listOf(student)],
});
