import { useHasExtension } from '@portal/api-client';
import type { Lesson } from '@portal/domain';
import { useLocalMinute } from '@portal/shell';

/**
 * Returns a function that says whether the teacher can correct a class now (DECISION-52); re-renders when the time is
 * over.
 */
export function useIsCorrectable(): (lesson: Pick<Lesson, 'status' | 'correctableUntil'>) => boolean {
  const hasCorrections = useHasExtension('own-corrections');
  useLocalMinute();
  return ({ status, correctableUntil }) =>
    hasCorrections &&
    status === 'active' &&
    Boolean(correctableUntil) &&
    Date.parse(correctableUntil ?? '') > Date.now();
}
