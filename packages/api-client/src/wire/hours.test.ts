import { aContractWithHours, anHoursClass, anHoursRow, aStatement } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import type {
  ContractHours,
  HoursClass,
  HoursRow,
  Statement as WireStatement,
} from '../generated/types.gen.ts';
import {
  contractHoursFiltersToWire,
  contractHoursFromWire,
  contractHoursToWire,
  hoursClassFromWire,
  hoursClassToWire,
  hoursFiltersToWire,
  hoursRowFromWire,
  hoursRowToWire,
  statementFromWire,
  statementToWire,
} from './hours.ts';

// Each record in its wire form and in its portal form.

const names = {
  company: { id: 3, name: 'Aéro Beauséjour inc.' },
  language: { id: 4, name: 'Français' },
};
const wireTeacher = { id: 1, name: 'Léa', last_name: 'Villeneuve' };
const teacher = { id: 1, name: 'Léa', lastName: 'Villeneuve' };
const wireCourse = { id: 12, contract_number: '2026-0412' };
const contract = { id: 12, number: '2026-0412' };

describe('on the wire', () => {
  it('a row of hours', () => {
    const wire: HoursRow = {
      ...names,
      teacher: wireTeacher,
      course: wireCourse,
      course_type: { id: 5, name: 'Individuel' },
      month: '2026-10',
      week: '2026-10-05',
      classes: 8,
      minutes: 720,
      planned_minutes: 810,
      rate_cents: 5400,
      amount_cents: 64_800,
      unrated_minutes: 15,
    };
    const row = anHoursRow({
      ...names,
      teacher,
      contract,
      courseType: { id: 5, name: 'Individuel' },
      month: '2026-10',
      week: '2026-10-05',
      classes: 8,
      minutes: 720,
      plannedMinutes: 810,
      rateCents: 5400,
      amountCents: 64_800,
      unratedMinutes: 15,
    });
    expect([hoursRowFromWire(wire), hoursRowToWire(row)]).toEqual([row, wire]);
    const rates = [{ rate_cents: 5400, classes: 3, minutes: 270, amount_cents: 24_300 }];
    const parts = [{ rateCents: 5400, classes: 3, minutes: 270, amountCents: 24_300 }];
    expect(hoursRowFromWire({ ...wire, rates }).rates).toEqual(parts);
    expect(hoursRowToWire({ ...row, rates: parts }).rates).toEqual(rates);
    expect(hoursRowFromWire({ ...wire, rates: null }).rates).toBeNull();
    const total = { ...wire, teacher: null, course: null };
    expect(hoursRowFromWire(total)).toMatchObject({ teacher: null, contract: null });
  });

  it('a class', () => {
    const wire: HoursClass = {
      attendance_id: 184,
      course: wireCourse,
      company: names.company,
      teacher: wireTeacher,

      date: '2026-10-28',
      minutes: 120,
      recorded_on: '2026-11-05',
      change: 'changed',
      statement_minutes: 90,
      rate_cents: 5400,
    };
    const taught = anHoursClass({
      lessonId: 184,
      contract,
      company: names.company,
      teacher,

      date: '2026-10-28',
      minutes: 120,
      recordedOn: '2026-11-05',
      change: 'changed',
      statementMinutes: 90,
      rateCents: 5400,
    });
    expect([hoursClassFromWire(wire), hoursClassToWire(taught)]).toEqual([taught, wire]);
  });

  it('a contract with its hours', () => {
    const wire: ContractHours = {
      course: wireCourse,
      course_status_id: 3,
      company: names.company,
      teacher: wireTeacher,
      ends_on: '2027-02-26',
      contracted_minutes: 2700,
      taught_minutes: 1440,
      planned_minutes: 1080,
      unplanned_minutes: 180,
      ends_before_hours: 1,
      unbilled_minutes: 60,
    };
    const row = aContractWithHours({
      contract,
      status: 'done',
      company: names.company,
      teacher,
      endsOn: '2027-02-26',
      contractedMinutes: 2700,
      taughtMinutes: 1440,
      plannedMinutes: 1080,
      unplannedMinutes: 180,
      endsBeforeHours: true,
      unbilledMinutes: 60,
    });
    expect([contractHoursFromWire(wire), contractHoursToWire(row)]).toEqual([row, wire]);
    // As from a newer backend, with an unknown status.
    const unknown = { ...wire, course_status_id: 9 } as unknown as ContractHours;
    expect(contractHoursFromWire(unknown).status).toBe('pending');
  });

  it('a statement', () => {
    const wire: WireStatement = {
      id: 4,
      month: '2026-10',
      teacher: wireTeacher,
      status: 'returned',
      etag: '"v3"',
      submitted_at: '2026-11-02T14:10:00.000Z',
      approved_at: null,
      note: 'Bonjour',
      returned_at: '2026-11-03T14:10:00.000Z',
      reason: 'Il manque un cours',
      exported_at: null,
      lines: [
        {
          course: wireCourse,
          company: names.company,
          classes: 15,
          minutes: 1350,
          rate_cents: null,
          amount_cents: 0,
        },
      ],
      classes: 15,
      minutes: 1350,
      amount_cents: 0,
      unrated_minutes: 1350,
      difference_minutes: -90,
      added: 1,
      changed: 2,
      removed: 3,
    };
    const statement = aStatement({
      id: 4,
      month: '2026-10',
      teacher,
      status: 'returned',
      version: '"v3"',
      submittedAt: '2026-11-02T14:10:00.000Z',
      approvedAt: null,
      note: 'Bonjour',
      returnedAt: '2026-11-03T14:10:00.000Z',
      reason: 'Il manque un cours',
      exportedAt: null,
      lines: [
        { contract, company: names.company, classes: 15, minutes: 1350, rateCents: null, amountCents: 0 },
      ],
      differenceMinutes: -90,
      added: 1,
      changed: 2,
      removed: 3,
    });
    expect([statementFromWire(wire), statementToWire(statement)]).toEqual([statement, wire]);
  });

  it('filters', () => {
    expect(hoursFiltersToWire({ from: '2026-09', to: '2026-10', teacherId: 1, languageId: 4 })).toEqual({
      from: '2026-09',
      to: '2026-10',
      groupBy: 'contract',
      teacherId: 1,
      languageId: 4,
    });
    expect(contractHoursFiltersToWire({ status: 'done', companyId: 3, page: 2, pageSize: 10 })).toEqual({
      companyId: 3,
      statusId: 3,
      page: 2,
      resourcesPerPage: 10,
    });
  });
});
