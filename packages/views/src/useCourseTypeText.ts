import { type CourseType, courseTypeNames } from '@portal/domain';
import { plainText, useLanguageMode } from '@portal/i18n';
import { useCallback } from 'react';

/** Returns a function that formats the name of a course type as plain text, such as for an option or a file. */
export function useCourseTypeText(): (type: Pick<CourseType, 'name' | 'nameEn'>) => string {
  const [mode] = useLanguageMode();
  return useCallback((type) => plainText(courseTypeNames(type), mode), [mode]);
}
