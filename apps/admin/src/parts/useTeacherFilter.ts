import { useReadTeachers, useTeacher, useTeachers } from '@portal/api-client';
import { fullName, type Teacher } from '@portal/domain';
import { type FilterField, type RecordFilterOptions, recordFilter, useOptionSource } from '@portal/records';
import type { ComboboxOption } from '@portal/ui';
import { useCallback, useMemo } from 'react';

/** Number of teachers loaded before the user types, and maximum number of search results (DECISION-236). */
const pageSize = 50;
const byLastName = { by: 'name', direction: 'ASC' } as const;

/** A filter by one teacher, archived ones too, by last name. If there are more than 50, the server searches (DECISION-32). */
export function useTeacherFilter(
  options: Omit<RecordFilterOptions<'teacher'>, 'id' | 'source' | 'chosenName'>,
): FilterField<'teacher'> {
  const { chosen } = options;
  const first = useTeachers({ sort: byLastName, pageSize });
  const readTeachers = useReadTeachers();
  const isElsewhere = chosen !== 0 && first.data?.rows.some(({ id }) => id === chosen) === false;
  const { data: teacher } = useTeacher(isElsewhere ? chosen : null);
  const { source, rowOf } = useOptionSource({
    first,
    read: useCallback(
      (search, signal) => readTeachers({ search, sort: byLastName, pageSize }, signal),
      [readTeachers],
    ),
    optionOf: teacherOption,
    own: useMemo(() => (teacher ? teacherOption(teacher) : null), [teacher]),
  });
  const found = rowOf(String(chosen)) ?? teacher;
  return recordFilter({ ...options, id: 'teacher', source, chosenName: found && fullName(found) });
}

function teacherOption(teacher: Teacher): ComboboxOption {
  return { value: String(teacher.id), label: fullName(teacher) };
}
