import type { PersonName, Teacher } from '@portal/api-client/treaty';
import type { Store } from '../store/Store.ts';
import type { TeacherRow } from '../store/tables.ts';
import { courseOfPerson, named } from './people.ts';

/** The person behind a teacher, under the teacher's id. */
export function teacherName(store: Store, teacher: TeacherRow): PersonName {
  const user = store.get('users', teacher.userId);
  return { id: teacher.id, name: user?.name ?? '', last_name: user?.lastName ?? '' };
}

export function teacherAnswer(store: Store, teacher: TeacherRow): Teacher {
  const user = store.get('users', teacher.userId);
  return {
    ...teacherName(store, teacher),
    city: teacher.city,
    car: teacher.car,
    email: user?.email ?? null,
    phone: user?.phone ?? null,
    mobile: teacher.mobile,
    nda: teacher.nda,
    otherRate: teacher.otherRate,
    other_rate: teacher.otherRate,
    teacher_has_languages: teacher.languageIds.flatMap((id) => named(store.get('languages', id)) ?? []),
    teacher_has_courses: store
      .by('contractsByTeacher', teacher.id)
      .map((contract) => courseOfPerson(store, contract)),
    teacher_rates: teacher.rates.map(({ courseTypeId, rate }) => ({ course_types_id: courseTypeId, rate })),
    users_id: user
      ? {
          id: user.id,
          email: user.email,
          email_date: user.emailDate,
          login_date: user.loginDate,
          user_details: { status: user.status },
        }
      : null,
    user_status: teacher.userStatus,
  };
}
