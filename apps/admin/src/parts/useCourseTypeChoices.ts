import { useCourseTypes } from '@portal/api-client';
import type { CourseType } from '@portal/domain';
import { choicesOf } from '@portal/records';
import type { SelectOption } from '@portal/ui';
import { useCourseTypeText } from '@portal/views';
import { useMemo } from 'react';

/**
 * Returns the options of a select of course types: the active ones, and that of the record even if archived. `begins`
 * is the initial value of the field.
 */
export function useCourseTypeChoices(own: CourseType | null | undefined, begins?: unknown): SelectOption[] {
  const { data } = useCourseTypes();
  const text = useCourseTypeText();
  return useMemo(() => {
    const named = (type: CourseType) => ({ id: type.id, name: text(type) });
    return choicesOf(data?.filter(({ active }) => active).map(named), own && named(own), begins);
  }, [data, own, text, begins]);
}
