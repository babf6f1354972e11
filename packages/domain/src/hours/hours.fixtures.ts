import type { ContractHours, ContractHoursSum, HoursClass, HoursRow } from './hours.ts';
import type { HoursBalance } from './hours-balance.ts';
import type { Statement, StatementLine } from './statement.ts';

/** The hours of a teacher in one contract and month. */
export function anHoursRow(differing: Partial<HoursRow> = {}): HoursRow {
  return {
    teacher: { id: 1, name: 'Léa', lastName: 'Villeneuve' },
    contract: { id: 12, number: '2026-0412' },
    company: { id: 1, name: 'Aéro Beauséjour inc.' },
    language: { id: 1, name: 'Français' },
    courseType: { id: 1, name: 'Individuel' },
    month: null,
    week: null,
    classes: 8,
    minutes: 720,
    plannedMinutes: 720,
    rateCents: 5400,
    amountCents: 64_800,
    unratedMinutes: 0,
    ...differing,
  };
}

/** A class of October 2026 that is unchanged since the statement. */
export function anHoursClass(differing: Partial<HoursClass> = {}): HoursClass {
  return {
    lessonId: 184,
    contract: { id: 12, number: '2026-0412' },
    company: { id: 1, name: 'Aéro Beauséjour inc.' },
    teacher: { id: 1, name: 'Léa', lastName: 'Villeneuve' },
    date: '2026-10-28',
    minutes: 90,
    recordedOn: '2026-10-28',
    change: null,
    statementMinutes: null,
    ...differing,
  };
}

/** A line of a statement. */
export function aStatementLine(differing: Partial<StatementLine> = {}): StatementLine {
  return {
    contract: { id: 12, number: '2026-0412' },
    company: { id: 1, name: 'Aéro Beauséjour inc.' },
    classes: 8,
    minutes: 720,
    rateCents: 5400,
    amountCents: 64_800,
    ...differing,
  };
}

/** A submitted statement for October 2026, with the sums of its lines. */
export function aStatement(differing: Partial<Statement> = {}): Statement {
  const { lines = [aStatementLine()] } = differing;
  const sum = (of: (line: StatementLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  return {
    id: 4,
    month: '2026-10',
    teacher: { id: 1, name: 'Léa', lastName: 'Villeneuve' },
    status: 'submitted',
    submittedAt: '2026-11-02T14:10:00.000Z',
    note: null,
    approvedAt: null,
    returnedAt: null,
    reason: null,
    exportedAt: null,
    lines,
    classes: sum(({ classes }) => classes),
    minutes: sum(({ minutes }) => minutes),
    amountCents: sum(({ amountCents }) => amountCents),
    unratedMinutes: sum(({ minutes, rateCents }) => (rateCents === null ? minutes : 0)),
    differenceMinutes: 0,
    added: 0,
    changed: 0,
    removed: 0,
    version: '"v1"',
    ...differing,
  };
}

/** The hours of a contract of 48 hours that its classes use up before its end. */
export function aHoursBalance(differing: Partial<HoursBalance> = {}): HoursBalance {
  return {
    contractedMinutes: 2880,
    recordedMinutes: 1440,
    outsideMinutes: 0,
    cancelledMinutes: 0,
    plannedMinutes: 1440,
    missingMinutes: 0,
    usedUpOn: '2027-02-10',
    lastDay: '2027-02-26',
    misfit: null,
    ...differing,
  };
}

/** A contract whose remaining hours are planned. */
export function aContractWithHours(differing: Partial<ContractHours> = {}): ContractHours {
  return {
    contract: { id: 12, number: '2026-0412' },
    status: 'activated',
    company: { id: 1, name: 'Aéro Beauséjour inc.' },
    teacher: { id: 1, name: 'Léa', lastName: 'Villeneuve' },
    endsOn: '2027-02-26',
    contractedMinutes: 2880,
    taughtMinutes: 1440,
    plannedMinutes: 1440,
    unplannedMinutes: 0,
    endsBeforeHours: false,
    unbilledMinutes: 0,
    ...differing,
  };
}

/** The contracts of a company. */
export function aContractHoursSum(differing: Partial<ContractHoursSum> = {}): ContractHoursSum {
  return {
    company: { id: 1, name: 'Aéro Beauséjour inc.' },
    month: null,
    contracts: 2,
    contractedMinutes: 5400,
    taughtMinutes: 1440,
    leftMinutes: 3960,
    endsBeforeHours: 0,
    unbilledMinutes: 0,
    ...differing,
  };
}
