import type { ReportRow } from '@portal/domain';
import type { ReportRow as WireRow } from '../../generated/types.gen.ts';
import { personToWire } from '../../wire/person.ts';
import { companyReportRowToWire } from './report.ts';

export function reportRowToWire({ state, day, teacher, ...row }: ReportRow): WireRow {
  return { ...companyReportRowToWire(row), state, day, teacher: teacher && personToWire(teacher) };
}
