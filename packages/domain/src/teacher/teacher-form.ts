import type { CourseType } from '../contract/contract.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import type { Teacher, TeacherRate } from './teacher.ts';
import type { TeacherFormValues } from './teacher-schema.ts';

/** Form text of a teacher, with a rate (maybe empty) for every course type. */
export type TeacherFormText = FormText<Omit<TeacherFormValues, 'rates'>> & {
  rates: FormText<TeacherRate>[];
};

/**
 * Returns the initial values of the form of a teacher, or of a new one. Includes stored rates for course types that are
 * no longer offered.
 */
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
