import type { AbsenceAlert, AbsenceThresholds, ReachedAbsence } from '@portal/domain';
import type {
  AbsenceAlert as WireAlert,
  AbsenceSum as WireSum,
  AbsenceThresholds as WireThresholds,
} from '../generated/types.gen.ts';
import { fields } from './fields.ts';
import { named } from './named.ts';
import { personFromWire, personToWire } from './person.ts';

export const absenceSum = fields<WireSum, ReachedAbsence>()({
  classes: 'classes',
  taught: 'taught_minutes',
  missed: 'missed_minutes',
  excused: 'excused_minutes',
  threshold: 'threshold',
});

export function absenceThresholdsFromWire({
  percents,
  inherited,
  inherited_from,
}: WireThresholds): AbsenceThresholds {
  return { percents, inherited, inheritedFrom: inherited_from };
}

export function absenceThresholdsToWire({
  percents,
  inherited,
  inheritedFrom,
}: AbsenceThresholds): WireThresholds {
  return {
    percents: percents && [...percents],
    inherited: [...inherited],
    inherited_from: inheritedFrom,
  };
}

export function absenceAlertFromWire(alert: WireAlert): AbsenceAlert {
  const { id, contract_number: number, company } = alert.course;
  return {
    ...absenceSum.fromWire(alert),
    contract: { id, number, company: company && named.fromWire(company) },
    student: personFromWire(alert.student),
    handled: alert.handled_percent,
  };
}

export function absenceAlertToWire({ contract, student, handled, ...sum }: AbsenceAlert): WireAlert {
  const { id, number, company } = contract;
  return {
    ...absenceSum.toWire(sum),
    course: { id, contract_number: number, company: company && named.toWire(company) },
    student: personToWire(student),
    handled_percent: handled,
  };
}
