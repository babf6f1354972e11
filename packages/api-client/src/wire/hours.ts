import {
  type CalendarMonth,
  type ContractHours,
  type ContractHoursSum,
  type ContractStatus,
  contractStatuses,
  contractStatusIds,
  type HoursAtRate,
  type HoursClass,
  type HoursGrouping,
  type HoursRow,
  type Statement,
  type StatementLine,
} from '@portal/domain';
import type {
  GetHoursData,
  ListContractHoursData,
  HoursClass as WireClass,
  ContractHours as WireContractHours,
  ContractHoursSum as WireContractHoursSum,
  HoursAtRate as WireHoursAtRate,
  StatementLine as WireLine,
  HoursRow as WireRow,
  Statement as WireStatement,
} from '../generated/types.gen.ts';
import { courseTypeFromWire, courseTypeToWire } from './course-type.ts';
import { type Codec, fields, listOf, numbered, orNull, person, yesField } from './fields.ts';
import { hoursBalanceField } from './hours-balance.ts';
import { named } from './named.ts';
import { type Paged, pagedToWire } from './paged.ts';
import { yesNo } from './yes-no.ts';

const atRate = fields<WireHoursAtRate, HoursAtRate>()({
  rateCents: 'rate_cents',
  classes: 'classes',
  minutes: 'minutes',
  amountCents: 'amount_cents',
});

/** Missing without the extension `belonging`. */
const rates: Codec<WireRow['rates'], HoursRow['rates']> = {
  fromWire: (list) => (list ? list.map(atRate.fromWire) : list),
  toWire: (list) => (list ? list.map(atRate.toWire) : undefined),
};

export const { fromWire: hoursRowFromWire, toWire: hoursRowToWire } = fields<WireRow, HoursRow>()({
  teacher: ['teacher', orNull(person)],
  contract: ['course', orNull(numbered)],
  company: ['company', orNull(named)],
  language: ['language', orNull(named)],
  courseType: ['course_type', orNull({ fromWire: courseTypeFromWire, toWire: courseTypeToWire })],
  month: 'month',
  week: 'week',
  classes: 'classes',
  minutes: 'minutes',
  billedMinutes: 'billed_minutes',
  plannedMinutes: 'planned_minutes',
  rateCents: 'rate_cents',
  amountCents: 'amount_cents',
  unratedMinutes: 'unrated_minutes',
  rates: ['rates', rates],
});

export const { fromWire: hoursClassFromWire, toWire: hoursClassToWire } = fields<WireClass, HoursClass>()({
  lessonId: 'attendance_id',
  plannedClassId: 'planned_class_id',
  contract: ['course', numbered],
  company: ['company', orNull(named)],
  teacher: ['teacher', orNull(person)],
  date: 'date',
  minutes: 'minutes',
  recordedOn: 'recorded_on',
  change: 'change',
  statementMinutes: 'statement_minutes',
  rateCents: 'rate_cents',
});

const status: Codec<WireContractHours['course_status_id'], ContractStatus> = {
  fromWire: (id) => contractStatuses.find((one) => contractStatusIds[one] === id) ?? 'pending',
  toWire: (one) => contractStatusIds[one],
};

export const { fromWire: contractHoursFromWire, toWire: contractHoursToWire } = fields<
  WireContractHours,
  ContractHours
>()({
  contract: ['course', numbered],
  status: ['course_status_id', status],
  company: ['company', orNull(named)],
  teacher: ['teacher', orNull(person)],
  endsOn: 'ends_on',
  contractedMinutes: 'contracted_minutes',
  taughtMinutes: 'taught_minutes',
  plannedMinutes: 'planned_minutes',
  unplannedMinutes: 'unplanned_minutes',
  endsBeforeHours: ['ends_before_hours', yesField],
  unbilledMinutes: 'unbilled_minutes',
  balance: ['hours_balance', hoursBalanceField],
});

export const { fromWire: contractHoursSumFromWire, toWire: contractHoursSumToWire } = fields<
  WireContractHoursSum,
  ContractHoursSum
>()({
  company: ['company', orNull(named)],
  month: 'month',
  contracts: 'contracts',
  contractedMinutes: 'contracted_minutes',
  taughtMinutes: 'taught_minutes',
  leftMinutes: 'left_minutes',
  endsBeforeHours: 'ends_before_hours',
  unbilledMinutes: 'unbilled_minutes',
});

const line = fields<WireLine, StatementLine>()({
  contract: ['course', numbered],
  company: ['company', orNull(named)],
  classes: 'classes',
  minutes: 'minutes',
  rateCents: 'rate_cents',
  amountCents: 'amount_cents',
});

export const { fromWire: statementFromWire, toWire: statementToWire } = fields<WireStatement, Statement>()({
  id: 'id',
  teacher: ['teacher', person],
  month: 'month',
  status: 'status',
  submittedAt: 'submitted_at',
  note: 'note',
  approvedAt: 'approved_at',
  returnedAt: 'returned_at',
  reason: 'reason',
  exportedAt: 'exported_at',
  lines: ['lines', listOf(line)],
  classes: 'classes',
  minutes: 'minutes',
  amountCents: 'amount_cents',
  unratedMinutes: 'unrated_minutes',
  differenceMinutes: 'difference_minutes',
  added: 'added',
  changed: 'changed',
  removed: 'removed',
  version: 'etag',
});

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
export interface ContractHoursFilters extends Paged {
  companyId?: number;
  /** Default: all except archived contracts. */
  status?: ContractStatus;
  /** The month in which the contracts end. */
  endsIn?: CalendarMonth;
  /** Whether the hours fit, for a backend with the extension `cancellations`. */
  fits?: boolean;
}

export function contractHoursFiltersToWire({
  companyId,
  status,
  endsIn,
  fits,
  ...paged
}: ContractHoursFilters): NonNullable<ListContractHoursData['query']> {
  return {
    companyId,
    endsIn,
    fits: yesNo(fits),
    statusId: status && contractStatusIds[status],
    ...pagedToWire(paged),
  };
}
