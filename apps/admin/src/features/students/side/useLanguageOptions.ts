import { useLanguages } from '@portal/api-client';
import { compareNames, type Student } from '@portal/domain';
import { useMemo } from 'react';

/** Returns the taught languages, plus the student's archived ones. */
export function useLanguageOptions(student: Student) {
  const languages = useLanguages();
  const options = useMemo(() => {
    const own = [...student.levels, ...student.scaleResults].flatMap(({ language }) => language ?? []);
    const named = new Map([...own, ...(languages.data ?? [])].map(({ id, name }) => [id, name]));
    return [...named]
      .map(([id, name]) => ({ value: String(id), label: name }))
      .toSorted((a, b) => compareNames(a.label, b.label));
  }, [languages.data, student.levels, student.scaleResults]);
  return {
    options,
    loading: languages.isLoading,
    error: languages.data ? undefined : languages.error,
    retry: languages.retry,
  };
}
