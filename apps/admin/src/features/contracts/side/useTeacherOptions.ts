import { useTeachers } from '@portal/api-client';
import { byLastName, fullName, isArchivedTeacher } from '@portal/domain';
import type { ComboboxOption } from '@portal/ui';
import { useMemo } from 'react';

/** The teachers who can be given a contract, by last name, all at once (LIMIT-19); archived ones cannot. */
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
