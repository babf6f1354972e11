import { useHasExtension } from '@portal/api-client';
import type { ReactNode } from 'react';
import { RunningClasses } from './RunningClasses';

/** The running classes of the link's student, for backends that take initials. */
export function RunningClassesOfLink(): ReactNode {
  return useHasExtension('initials') && <RunningClasses />;
}
