import { fullName } from '@portal/domain';
import { useToast } from '@portal/shell';
import { useMemo } from 'react';
import { teacherWords } from './teacher-words';

type Named = Parameters<typeof fullName>[0];

/** Toasts about saving and inviting a teacher (MSG-40 to MSG-43, MSG-45). */
export function useTeacherToasts() {
  const toast = useToast();
  const { pair } = teacherWords.useWords();
  return useMemo(
    () => ({
      created: (teacher: Named) => toast.success(pair('toast.created', { name: fullName(teacher) })),
      notCreated: (teacher: Named) => toast.danger(pair('toast.notCreated', { name: fullName(teacher) })),
      updated: (teacher: Named) => toast.success(pair('toast.updated', { name: fullName(teacher) })),
      notUpdated: (teacher: Named) => toast.danger(pair('toast.notUpdated', { name: fullName(teacher) })),
      /** The check whether the email is free failed (CONFLICT-43). */
      notVerified: () => toast.danger(pair('toast.notVerified')),
    }),
    [toast, pair],
  );
}
