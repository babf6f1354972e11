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
import { personFromWire, personToWire } from './person.ts';
import { lastReportFromWire, lastReportToWire } from './report.ts';

/** Days of a period, both included; null for everything. */
export type SummaryPeriod = { from: CalendarDate; to: CalendarDate } | null;

export function summaryPeriodToWire(period: SummaryPeriod): NonNullable<GetCompanySummaryData['query']> {
  return period ?? {};
}

export function companySummaryFromWire(summary: WireCompanySummary): CompanySummary {
  return {
    company: { id: summary.company.id, name: summary.company.name },
    years: summary.years,
    students: summary.students,
    studentsWithReport: summary.students_with_report,
    attendance: studentMinutesFromWire(summary.attendance),
    minutesContracted: summary.contracted_minutes,
    minutesTaught: summary.taught_minutes,
    levels: summary.levels.map(({ level, at_start, now }) => ({ level, atStart: at_start, now })),
    levelsGained: summary.levels_gained,
    contracts: summary.courses.map(contractFromWire),
    rows: summary.rows.map(studentFromWire),
  };
}

export function companySummaryToWire(summary: CompanySummary): WireCompanySummary {
  return {
    company: summary.company,
    years: summary.years,
    students: summary.students,
    students_with_report: summary.studentsWithReport,
    attendance: studentMinutesToWire(summary.attendance),
    contracted_minutes: summary.minutesContracted,
    taught_minutes: summary.minutesTaught,
    levels: summary.levels.map(({ level, atStart, now }) => ({ level, at_start: atStart, now })),
    levels_gained: summary.levelsGained,
    courses: summary.contracts.map(contractToWire),
    rows: summary.rows.map(studentToWire),
  };
}

function studentMinutesFromWire(minutes: WireStudentMinutes): StudentMinutes {
  return {
    taught: minutes.taught_minutes,
    attended: minutes.attended_minutes,
    excused: minutes.excused_minutes,
    late: minutes.late_minutes,
    leftEarly: minutes.left_early_minutes,
  };
}

function studentMinutesToWire(minutes: StudentMinutes): WireStudentMinutes {
  return {
    taught_minutes: minutes.taught,
    attended_minutes: minutes.attended,
    excused_minutes: minutes.excused,
    late_minutes: minutes.late,
    left_early_minutes: minutes.leftEarly,
  };
}

function contractFromWire(course: WireSummarizedCourse): SummarizedContract {
  return {
    id: course.id,
    number: course.contract_number,
    startsOn: course.start_date,
    endsOn: course.end_date,
    language: course.language,
    students: course.students,
    minutesContracted: course.contracted_minutes,
    minutesTaught: course.taught_minutes,
    minutesTaughtInPeriod: course.taught_in_period_minutes,
  };
}

function contractToWire(contract: SummarizedContract): WireSummarizedCourse {
  return {
    id: contract.id,
    contract_number: contract.number,
    start_date: contract.startsOn,
    end_date: contract.endsOn,
    language: contract.language,
    students: contract.students,
    contracted_minutes: contract.minutesContracted,
    taught_minutes: contract.minutesTaught,
    taught_in_period_minutes: contract.minutesTaughtInPeriod,
  };
}

function studentFromWire(row: WireSummarizedStudent): SummarizedStudent {
  return {
    contractId: row.course_id,
    student: personFromWire(row.student),
    lastReport: row.last_pr && lastReportFromWire(row.last_pr),
    nextLevel: row.next_level,
    levelAtStart: row.level_at_start,
    levelNow: row.level_now,
    minutesAttended: row.hours_taught_minutes,
    attendance: row.attendance && studentMinutesFromWire(row.attendance),
    months: row.months.map(({ month, taught_minutes, attended_minutes }) => ({
      month,
      taught: taught_minutes,
      attended: attended_minutes,
    })),
    levels: row.levels.map(({ date, level, from }) => ({ on: date, level, from })),
  };
}

function studentToWire(row: SummarizedStudent): WireSummarizedStudent {
  return {
    course_id: row.contractId,
    student: personToWire(row.student),
    last_pr: row.lastReport && lastReportToWire(row.lastReport),
    next_level: row.nextLevel,
    level_at_start: row.levelAtStart,
    level_now: row.levelNow,
    hours_taught_minutes: row.minutesAttended,
    attendance: row.attendance && studentMinutesToWire(row.attendance),
    months: row.months.map(({ month, taught, attended }) => ({
      month,
      taught_minutes: taught,
      attended_minutes: attended,
    })),
    levels: row.levels.map(({ on, level, from }) => ({ date: on, level, from })),
  };
}
