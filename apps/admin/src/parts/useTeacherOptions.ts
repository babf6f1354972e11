import { useTeachers } from '@portal/api-client';
import { byLastName, fullName, isArchivedTeacher } from '@portal/domain';
import type { ComboboxOption } from '@portal/ui';
import { useMemo } from 'react';

/** Returns the teachers available for a contract, by last name, in one page (LIMIT-19); archived ones are left out. */
export function useTeacherOptions(except?: number) {
  const teachers = useTeachers({ pageSize: 5000 });
  const options = useMemo(
    () =>
      byLastName(teachers.data?.rows ?? [])
        .filter((teacher) => teacher.id !== except && !isArchivedTeacher(teacher))
        .map(
          (teacher): ComboboxOption => ({
            value: String(teacher.id),
            label: fullName(teacher),
            detail: [teacher.city, teacher.email].filter(Boolean).join(' · ') || undefined,
          }),
        ),
    [teachers.data, except],
  );
  return {
    options,
    loading: teachers.isLoading,
    error: teachers.data ? undefined : teachers.error,
    retry: teachers.retry,
  };
}
