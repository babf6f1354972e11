import type { CourseType } from '../contract/contract.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import type { Teacher, TeacherRate } from './teacher.ts';
import type { TeacherFormValues } from './teacher-schema.ts';

/** What the teacher form holds: a rate, perhaps empty, for every type of course. */
export type TeacherFormText = FormText<Omit<TeacherFormValues, 'rates'>> & {
  rates: FormText<TeacherRate>[];
};

/** The form of a teacher, or the empty form of a new one; a rate for a type that is no longer offered stays. */
export function teacherFormText(
  teacher: Teacher | null,
  courseTypes: readonly Pick<CourseType, 'id'>[],
): TeacherFormText {
  const rates = teacher?.rates ?? [];
  const typeIds = new Set([
    ...courseTypes.map(({ id }) => id),
    ...rates.map(({ courseTypeId }) => courseTypeId),
  ]);
  return {
    name: fieldText(teacher?.name),
    lastName: fieldText(teacher?.lastName),
    email: fieldText(teacher?.email),
    phone: fieldText(teacher?.phone),
    mobile: fieldText(teacher?.mobile),
    city: fieldText(teacher?.city),
    hasCar: teacher?.hasCar ?? false,
    nda: teacher?.nda ?? false,
    otherRate: fieldText(teacher?.otherRate),
    languageIds: (teacher?.languages ?? []).map(({ id }) => String(id)),
    rates: [...typeIds].map((id) => ({
      courseTypeId: String(id),
      rate: fieldText(rates.find(({ courseTypeId }) => courseTypeId === id)?.rate),
    })),
  };
}
