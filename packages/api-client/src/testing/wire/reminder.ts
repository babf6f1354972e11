import type { ReminderInput } from '../../generated/types.gen.ts';
import { type Reminding, teacher } from '../../wire/reminder.ts';

export function remindingFromWire({ teachers, quiet_days = 3 }: ReminderInput): Reminding {
  return { teachers: teachers.map(teacher.fromWire), quietDays: quiet_days };
}
