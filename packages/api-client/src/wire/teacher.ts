import type {
  Registration,
  Teacher,
  TeacherAccount,
  TeacherFormValues,
  TeacherListStatus,
  TeacherRate,
} from '@portal/domain';
import type {
  ListTeachersData,
  TeacherCreate,
  TeacherLists,
  TeacherUpdate,
  TeacherAccount as WireAccount,
  TeacherRate as WireRate,
  Teacher as WireTeacher,
} from '../generated/types.gen.ts';
import { statusFromWire } from './contract.ts';
import { named } from './named.ts';
import { type Sorted, type SortPaths, sortedToWire } from './paged.ts';
import { personFromWire } from './person.ts';
import { yes, yesNo } from './yes-no.ts';

/** Two documents name two fields differently. Both names are read, because responses may have either (CONFLICT-11). */
export function teacherFromWire(teacher: WireTeacher): Teacher {
  return {
    ...personFromWire(teacher),
    email: teacher.email ?? teacher.users_id?.email ?? null,
    city: teacher.city,
    hasCar: yes(teacher.car),
    phone: teacher.phone,
    mobile: teacher.mobile,
    nda: yes(teacher.nda),
    otherRate: teacher.otherRate ?? teacher.other_rate ?? null,
    languages: teacher.teacher_has_languages.map(named.fromWire),
    contracts: teacher.teacher_has_courses.map((course) => ({
      id: course.id,
      number: course.client_details.contract_number,
      status: statusFromWire(course.course_status_id),
    })),
    rates: teacher.teacher_rates.map(({ course_types_id, rate }) => ({
      courseTypeId: course_types_id,
      rate,
    })),
    account: teacher.users_id && accountFromWire(teacher.users_id),
    registration: registrationFromWire(teacher.user_status),
  };
}

/** The wire path that each column is sorted by. A column that is missing here cannot be sorted (CONFLICT-36). */
export const teacherSortPaths = {
  id: 'id',
  name: 'last_name',
  email: 'email',
  city: 'city',
} as const satisfies SortPaths<ListTeachersData>;
export type TeacherColumn = keyof typeof teacherSortPaths;

/** Filters of the teacher list, 500 rows by default (TEA-LIST-06, LIMIT-40). */
export interface TeacherFilters extends Sorted<TeacherColumn> {
  /** Matches first and last name. */
  search?: string;
  languageId?: number;
  /** The status as shown in the list. */
  status?: TeacherListStatus;
  /** Whether the teacher has any contract. */
  assigned?: boolean;
}

const statusFilters = { active: '1', inactive: '0', invited: 'invited' } as const satisfies Record<
  TeacherListStatus,
  string
>;

export function teacherFiltersToWire(filters: TeacherFilters): NonNullable<ListTeachersData['query']> {
  const { sort, page, pageSize = 500 } = filters;
  return {
    teacherName: filters.search || undefined,
    language: filters.languageId,
    userStatus: filters.status && statusFilters[filters.status],
    teacherAssigned: filters.assigned,
    ...sortedToWire({ sort, page, pageSize }, teacherSortPaths),
  };
}

/** The form of a new teacher in the three parts of the request (API-068, TEA-EDIT-25, TEA-EDIT-26). */
export function teacherFormToWire(values: TeacherFormValues): TeacherCreate {
  const { teacher, ...lists } = teacherChangeToWire(values);
  const { name, lastName, email, phone } = values;
  return { teacher: { ...teacher, name, lastName, email, phone }, ...lists };
}

/** The given fields of a teacher in the same three parts. A given list replaces the stored one (API-069). */
export function teacherChangeToWire({
  languageIds,
  rates,
  hasCar,
  nda,
  ...person
}: Partial<TeacherFormValues>): TeacherLists & { teacher: Omit<TeacherUpdate['teacher'], 'id'> } {
  return {
    teacher: { ...person, car: yesNo(hasCar), nda: yesNo(nda) },
    teacherHasLanguages: languageIds?.map((id) => ({ id })),
    teacherRates: rates?.map(rateToWire),
  };
}

export function rateToWire({ courseTypeId, rate }: TeacherRate): WireRate {
  return { course_types_id: courseTypeId, rate };
}

function accountFromWire({ id, email_date, login_date, user_details }: WireAccount): TeacherAccount {
  return {
    userId: id,
    invitedAt: email_date,
    lastLoginAt: login_date,
    active: user_details ? yes(user_details.status) : null,
  };
}

function registrationFromWire(id: number | null): Registration | null {
  switch (id) {
    case 0:
      return 'archived';
    case 2:
      return 'signed-in';
    case 3:
      return 'completed';
    default:
      return null;
  }
}
