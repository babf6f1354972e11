import type { ChangedMonth } from '@portal/domain';
import type { PersonName, TeacherMonth } from '../generated/types.gen.ts';
import { personFromWire } from './person.ts';

/** Reads months with the names of their teachers. Leaves out those of a teacher without a name. */
export function changedMonthsFromWire(
  months: readonly TeacherMonth[],
  teachers: readonly PersonName[],
): ChangedMonth[] {
  return months.flatMap(({ teacher_id, month, status, before_cents, after_cents }) => {
    const teacher = teachers.find(({ id }) => id === teacher_id);
    return teacher
      ? [
          {
            teacher: personFromWire(teacher),
            month,
            status,
            beforeCents: before_cents,
            afterCents: after_cents,
          },
        ]
      : [];
  });
}

export function changedMonthToWire({
  teacher,
  month,
  status,
  beforeCents,
  afterCents,
}: ChangedMonth): TeacherMonth {
  return { teacher_id: teacher.id, month, status, before_cents: beforeCents, after_cents: afterCents };
}
