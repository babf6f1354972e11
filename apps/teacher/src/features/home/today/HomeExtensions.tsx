import {
  type Query,
  useCapabilities,
  useHasExtension,
  useOwnHours,
  usePlannedClasses,
} from '@portal/api-client';
import { monthDueNow, weeksAround } from '@portal/domain';
import { useLocalMinute, useToday } from '@portal/shell';
import type { ReactNode } from 'react';
import { StatementDue } from './StatementDue';
import { Today } from './Today';

export interface HomeExtensionsProps {
  /** Shown for a backend without planned classes, or a teacher without any. */
  otherwise: ReactNode;
  courses: ReactNode;
  /** Shown in place of the courses until nothing above can move them away from a thumb. */
  placeholder: ReactNode;
}

/** The home page below its heading: what only some backends have, then the courses. */
export function HomeExtensions({ otherwise, courses, placeholder }: HomeExtensionsProps) {
  return (
    <>
      <StatementDue />
      <Today otherwise={otherwise} />
      {useIsTopSettled() ? courses : placeholder}
    </>
  );
}

function useIsTopSettled(): boolean {
  const { date } = useLocalMinute();
  const month = monthDueNow(useToday());
  const hasClasses = useHasExtension('planned-classes');
  const hasHours = useHasExtension('hours') && month !== null;
  const capabilities = useCapabilities();
  const classes = usePlannedClasses(hasClasses ? weeksAround(date) : null);
  const hours = useOwnHours(hasHours ? month : null);
  return isAnswered(capabilities) && (!hasClasses || isAnswered(classes)) && (!hasHours || isAnswered(hours));
}

function isAnswered({ data, error }: Query<unknown>): boolean {
  return data !== undefined || error !== undefined;
}
