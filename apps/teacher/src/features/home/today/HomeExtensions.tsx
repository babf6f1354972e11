import {
  type Query,
  useCapabilities,
  useHasExtension,
  useOwnHours,
  usePlannedClasses,
} from '@portal/api-client';
import { monthDueNow, weeksAround } from '@portal/domain';
import { useLocalMinute, useToday } from '@portal/shell';
import { lazy, type ReactNode, Suspense } from 'react';
import { SubmitCard, Welcome } from './HomeCards';
import { StatementDue } from './StatementDue';
import { Today } from './Today';

export interface HomeExtensionsProps {
  courses: ReactNode;
  /** Shown in place of the courses until nothing above can move them while the user taps. */
  placeholder: ReactNode;
}

/**
 * The home page below its heading: classes without attendance and today's classes if the backend has them, then the
 * cards, the welcome and the courses.
 */
export function HomeExtensions({ courses, placeholder }: HomeExtensionsProps) {
  const { isSettled, hasDay } = useTop();
  const hasSubstitutes = useHasExtension('belonging');
  return (
    <>
      <StatementDue />
      <Today />
      {isSettled ? (
        <>
          <SubmitCard hasDay={hasDay} />
          <Welcome />
          {courses}
          {hasSubstitutes && (
            <Suspense fallback={null}>
              <OwnSubstitutes />
            </Suspense>
          )}
        </>
      ) : (
        placeholder
      )}
    </>
  );
}

/** Below the courses, so it is loaded after them. */
const OwnSubstitutes = lazy(async () => ({
  default: (await import('../substitutes/OwnSubstitutes')).OwnSubstitutes,
}));

function useTop(): { isSettled: boolean; hasDay: boolean } {
  const { date } = useLocalMinute();
  const month = monthDueNow(useToday());
  const hasClasses = useHasExtension('planned-classes');
  const hasHours = useHasExtension('hours') && month !== null;
  const capabilities = useCapabilities();
  const classes = usePlannedClasses(hasClasses ? weeksAround(date) : null);
  const hours = useOwnHours(hasHours ? month : null);
  return {
    isSettled:
      isAnswered(capabilities) && (!hasClasses || isAnswered(classes)) && (!hasHours || isAnswered(hours)),
    hasDay: hasClasses && (classes.data?.classes.length ?? 0) > 0,
  };
}

function isAnswered({ data, error }: Query<unknown>): boolean {
  return data !== undefined || error !== undefined;
}
