import {
  type AttestationLanguage,
  type CalendarMonth,
  firstDayOf,
  fullName,
  lastDayOf,
} from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { AttendanceReport, ReportedClass, ReportedContract } from '../../papers/AttendanceReport.ts';
import { giverOf } from '../attendance/queries.ts';
import { readOffice } from '../attestations/queries.ts';
import { isOfLesson, readInitials, readMembersOfClass } from './queries.ts';

/** Which attendance a report is about. */
export interface ReportRequest {
  readonly contracts: readonly { readonly id: number; readonly number: string }[];
  readonly company: string | null;
  readonly month: CalendarMonth;
  readonly language: AttestationLanguage;
  readonly isByHalfDay: boolean;
  readonly productName: string;
}

/** Reads the attendance of a month with its initials. */
export async function readReport(db: Db, request: ReportRequest): Promise<AttendanceReport> {
  const { contracts: asked, ...rest } = request;
  const contracts: ReportedContract[] = [];
  for (const contract of asked) contracts.push(await readContract(db, contract, request.month));
  return { ...rest, contracts, office: await readOffice(db) };
}

interface GivenClass {
  readonly id: number;
  readonly contract_id: number;
  readonly held_on: string;
  readonly minutes: number;
  readonly begins_at: string | null;
  readonly teacher: { readonly name: string; readonly last_name: string } | null;
}

async function readContract(
  db: Db,
  { id, number }: ReportRequest['contracts'][number],
  month: CalendarMonth,
): Promise<ReportedContract> {
  const { rows: classes } = await sql<GivenClass>`select x.id, x.contract_id, x.held_on, x.minutes,
      left(p.begins_at::text, 5) as begins_at, ${giverOf(sql`x.teacher_id`)} as teacher
    from lessons x left join planned_classes p on p.id = x.planned_class_id
    where x.contract_id = ${id} and x.status = 1 and x.held_on between ${firstDayOf(month)} and ${lastDayOf(month)}
    order by x.held_on, p.begins_at nulls first, x.id`.execute(db);
  const learners = new Map<number, { name: string; classes: ReportedClass[] }>();
  for (const lesson of classes) {
    const given = await readInitials(db, isOfLesson(lesson.id));
    for (const { student, absent, late_minutes, left_early_minutes } of await readMembersOfClass(
      db,
      lesson,
    )) {
      const learner = learners.get(student.id) ?? { name: nameOf(student), classes: [] };
      learners.set(student.id, learner);
      const last = given.filter((line) => line.student.id === student.id).at(-1);
      const attended = Math.max(0, lesson.minutes - late_minutes - left_early_minutes);
      learner.classes.push({
        date: lesson.held_on,
        time: lesson.begins_at,
        minutes: absent === 1 ? 0 : attended,
        isAbsent: absent === 1,
        teacher: lesson.teacher && nameOf(lesson.teacher),
        mark: last && last.mark !== null ? { how: last.how, mark: last.mark } : null,
        changedFrom:
          last?.changed === 1 ? { date: last.initialed.date, minutes: last.initialed.minutes } : null,
      });
    }
  }
  const byName = [...learners.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'fr'));
  return { number, learners: byName };
}

function nameOf({ name, last_name }: { readonly name: string; readonly last_name: string }): string {
  return fullName({ name, lastName: last_name });
}
