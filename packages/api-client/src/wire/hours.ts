import {
  type CalendarMonth,
  type ContractHours,
  type ContractHoursSum,
  type ContractStatus,
  contractStatuses,
  contractStatusIds,
  type HoursClass,
  type HoursGrouping,
  type HoursRow,
  type NumberedContract,
  type Statement,
  type StatementLine,
} from '@portal/domain';
import type {
  CourseNumber,
  GetHoursData,
  ListContractHoursData,
  HoursClass as WireClass,
  ContractHours as WireContractHours,
  ContractHoursSum as WireContractHoursSum,
  StatementLine as WireLine,
  HoursRow as WireRow,
  Statement as WireStatement,
} from '../generated/types.gen.ts';
import { personFromWire, personToWire } from './person.ts';
import { yes, yesNo } from './yes-no.ts';

function numberedFromWire({ id, contract_number }: CourseNumber): NumberedContract {
  return { id, number: contract_number };
}

function numberedToWire({ id, number }: NumberedContract): CourseNumber {
  return { id, contract_number: number };
}

export function hoursRowFromWire(row: WireRow): HoursRow {
  const { company, language, month, week, classes, minutes } = row;
  return {
    ...{ company, language, month, week, classes, minutes },
    teacher: row.teacher && personFromWire(row.teacher),
    contract: row.course && numberedFromWire(row.course),
    courseType: row.course_type,
    plannedMinutes: row.planned_minutes,
    rateCents: row.rate_cents,
    amountCents: row.amount_cents,
    unratedMinutes: row.unrated_minutes,
  };
}

export function hoursRowToWire(row: HoursRow): WireRow {
  const { company, language, month, week, classes, minutes } = row;
  return {
    ...{ company, language, month, week, classes, minutes },
    teacher: row.teacher && personToWire(row.teacher),
    course: row.contract && numberedToWire(row.contract),
    course_type: row.courseType,
    planned_minutes: row.plannedMinutes,
    rate_cents: row.rateCents,
    amount_cents: row.amountCents,
    unrated_minutes: row.unratedMinutes,
  };
}

export function hoursClassFromWire(taught: WireClass): HoursClass {
  const { company, date, minutes, change } = taught;
  return {
    ...{ company, date, minutes, change },
    lessonId: taught.attendance_id,
    contract: numberedFromWire(taught.course),
    teacher: taught.teacher && personFromWire(taught.teacher),
    recordedOn: taught.recorded_on,
    statementMinutes: taught.statement_minutes,
  };
}

export function hoursClassToWire(taught: HoursClass): WireClass {
  const { company, date, minutes, change } = taught;
  return {
    ...{ company, date, minutes, change },
    attendance_id: taught.lessonId,
    course: numberedToWire(taught.contract),
    teacher: taught.teacher && personToWire(taught.teacher),
    recorded_on: taught.recordedOn,
    statement_minutes: taught.statementMinutes,
  };
}

export function contractHoursFromWire(row: WireContractHours): ContractHours {
  return {
    contract: numberedFromWire(row.course),
    status:
      contractStatuses.find((status) => contractStatusIds[status] === row.course_status_id) ?? 'pending',
    company: row.company,
    teacher: row.teacher && personFromWire(row.teacher),
    endsOn: row.ends_on,
    contractedMinutes: row.contracted_minutes,
    taughtMinutes: row.taught_minutes,
    plannedMinutes: row.planned_minutes,
    unplannedMinutes: row.unplanned_minutes,
    endsBeforeHours: yes(row.ends_before_hours),
    unbilledMinutes: row.unbilled_minutes,
  };
}

export function contractHoursToWire(row: ContractHours): WireContractHours {
  return {
    course: numberedToWire(row.contract),
    course_status_id: contractStatusIds[row.status],
    company: row.company,
    teacher: row.teacher && personToWire(row.teacher),
    ends_on: row.endsOn,
    contracted_minutes: row.contractedMinutes,
    taught_minutes: row.taughtMinutes,
    planned_minutes: row.plannedMinutes,
    unplanned_minutes: row.unplannedMinutes,
    ends_before_hours: yesNo(row.endsBeforeHours),
    unbilled_minutes: row.unbilledMinutes,
  };
}

export function contractHoursSumFromWire(sum: WireContractHoursSum): ContractHoursSum {
  return {
    company: sum.company,
    month: sum.month,
    contracts: sum.contracts,
    contractedMinutes: sum.contracted_minutes,
    taughtMinutes: sum.taught_minutes,
    leftMinutes: sum.left_minutes,
    endsBeforeHours: sum.ends_before_hours,
    unbilledMinutes: sum.unbilled_minutes,
  };
}

export function contractHoursSumToWire(sum: ContractHoursSum): WireContractHoursSum {
  return {
    company: sum.company,
    month: sum.month,
    contracts: sum.contracts,
    contracted_minutes: sum.contractedMinutes,
    taught_minutes: sum.taughtMinutes,
    left_minutes: sum.leftMinutes,
    ends_before_hours: sum.endsBeforeHours,
    unbilled_minutes: sum.unbilledMinutes,
  };
}

export function statementFromWire(statement: WireStatement): Statement {
  const { id, month, status, note, reason, classes, minutes, added, changed, removed } = statement;
  return {
    ...{ id, month, status, note, reason, classes, minutes, added, changed, removed },
    teacher: personFromWire(statement.teacher),
    submittedAt: statement.submitted_at,
    approvedAt: statement.approved_at,
    returnedAt: statement.returned_at,
    exportedAt: statement.exported_at,
    lines: statement.lines.map(lineFromWire),
    amountCents: statement.amount_cents,
    unratedMinutes: statement.unrated_minutes,
    differenceMinutes: statement.difference_minutes,
    version: statement.etag,
  };
}

export function statementToWire(statement: Statement): WireStatement {
  const { id, month, status, note, reason, classes, minutes, added, changed, removed } = statement;
  return {
    ...{ id, month, status, note, reason, classes, minutes, added, changed, removed },
    teacher: personToWire(statement.teacher),
    submitted_at: statement.submittedAt,
    approved_at: statement.approvedAt,
    returned_at: statement.returnedAt,
    exported_at: statement.exportedAt,
    lines: statement.lines.map(lineToWire),
    amount_cents: statement.amountCents,
    unrated_minutes: statement.unratedMinutes,
    difference_minutes: statement.differenceMinutes,
    etag: statement.version,
  };
}

function lineFromWire({
  course,
  company,
  classes,
  minutes,
  rate_cents,
  amount_cents,
}: WireLine): StatementLine {
  return {
    ...{ company, classes, minutes },
    contract: numberedFromWire(course),
    rateCents: rate_cents,
    amountCents: amount_cents,
  };
}

function lineToWire({
  contract,
  company,
  classes,
  minutes,
  rateCents,
  amountCents,
}: StatementLine): WireLine {
  return {
    ...{ company, classes, minutes },
    course: numberedToWire(contract),
    rate_cents: rateCents,
    amount_cents: amountCents,
  };
}

/** The first and the last month, at most 24. */
export interface MonthSpan {
  from: CalendarMonth;
  to: CalendarMonth;
}

/** Filters and grouping of the hours to sum. */
export interface HoursFilters extends MonthSpan {
  /** Default: `contract`. */
  groupBy?: HoursGrouping;
  teacherId?: number;
  companyId?: number;
  languageId?: number;
  courseTypeId?: number;
}

export function hoursFiltersToWire({
  from,
  to,
  groupBy = 'contract',
  teacherId,
  companyId,
  languageId,
  courseTypeId,
}: HoursFilters): GetHoursData['query'] {
  return { from, to, groupBy, teacherId, companyId, languageId, courseTypeId };
}

/** Filters of the contracts with their hours. */
export interface ContractHoursFilters {
  companyId?: number;
  /** Default: all but the archived ones. */
  status?: ContractStatus;
  /** The month in which the contracts end. */
  endsIn?: CalendarMonth;
  /** Counted from 1. */
  page?: number;
  /** Default: 50. */
  pageSize?: number;
}

export function contractHoursFiltersToWire({
  companyId,
  status,
  endsIn,
  page = 1,
  pageSize = 50,
}: ContractHoursFilters): NonNullable<ListContractHoursData['query']> {
  return {
    ...{ companyId, endsIn, page },
    statusId: status && contractStatusIds[status],
    resourcesPerPage: pageSize,
  };
}
