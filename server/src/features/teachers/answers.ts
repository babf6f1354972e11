import type { Teacher } from '@portal/api-client/openapi';
import type { Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** A teacher with the columns of their user account. */
export interface TeacherRow extends Selectable<Schema['teachers']> {
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly invited_at: string | null;
  readonly login_at: string | null;
  readonly account_status: 0 | 1;
  readonly languages: Teacher['teacher_has_languages'] | null;
  readonly courses: Teacher['teacher_has_courses'] | null;
  readonly rates: Teacher['teacher_rates'] | null;
}

/** Converts a teacher to the API's shape. */
export function teacherAnswer(row: TeacherRow): Teacher {
  return {
    id: row.id,
    name: row.name,
    last_name: row.last_name,
    city: row.city,
    car: row.car,
    email: row.email,
    phone: row.phone,
    mobile: row.mobile,
    nda: row.nda,
    otherRate: row.other_rate,
    other_rate: row.other_rate,
    teacher_has_languages: row.languages ?? [],
    teacher_has_courses: row.courses ?? [],
    teacher_rates: row.rates ?? [],
    users_id: {
      id: row.user_id,
      email: row.email,
      email_date: row.invited_at,
      login_date: row.login_at,
      user_details: { status: row.account_status },
    },
    user_status: row.user_status,
  };
}
