import type { Registration, Teacher, TeacherAccount } from '@portal/domain';
import type { TeacherAccount as WireAccount, Teacher as WireTeacher } from '../../generated/types.gen.ts';
import { statusToWire } from '../../wire/contract.ts';
import { named } from '../../wire/named.ts';
import { personToWire } from '../../wire/person.ts';
import { rateToWire } from '../../wire/teacher.ts';
import { yesNo } from '../../wire/yes-no.ts';

export function teacherToWire(teacher: Teacher): WireTeacher {
  return {
    ...personToWire(teacher),
    email: teacher.email,
    city: teacher.city,
    car: yesNo(teacher.hasCar),
    phone: teacher.phone,
    mobile: teacher.mobile,
    nda: yesNo(teacher.nda),
    otherRate: teacher.otherRate,
    other_rate: teacher.otherRate,
    teacher_has_languages: teacher.languages.map(named.toWire),
    teacher_has_courses: teacher.contracts.map(({ id, number, status }) => ({
      id,
      course_status_id: statusToWire(status),
      client_details: { contract_number: number },
    })),
    teacher_rates: teacher.rates.map(rateToWire),
    users_id: teacher.account && accountToWire(teacher.account, teacher.email),
    user_status: teacher.registration && registrationIds[teacher.registration],
  };
}

function accountToWire(account: TeacherAccount, email: string | null): WireAccount {
  return {
    id: account.userId,
    email,
    email_date: account.invitedAt,
    login_date: account.lastLoginAt,
    user_details: account.active === null ? null : { status: yesNo(account.active) },
  };
}

/** The `user_status` ids named in the specification (TEA-EDIT-20 to TEA-EDIT-23). */
const registrationIds = { archived: 0, 'signed-in': 2, completed: 3 } as const satisfies Record<
  Registration,
  number
>;
