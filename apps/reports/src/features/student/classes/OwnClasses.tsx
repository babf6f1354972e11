import { useHasExtension } from '@portal/api-client';
import { lazy, type ReactNode, Suspense } from 'react';
import { StudentMeetings } from './StudentMeetings';

/** Where the student's online classes are held, and the upcoming classes, for backends that have them. */
export function OwnClasses(): ReactNode {
  const hasAbsences = useHasExtension('cancellations');
  return (
    <>
      <StudentMeetings />
      {hasAbsences && (
        <Suspense fallback={null}>
          <ClassesToCome />
        </Suspense>
      )}
    </>
  );
}

const ClassesToCome = lazy(() =>
  import('./ClassesToCome').then(
    ({ ClassesToCome: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);
