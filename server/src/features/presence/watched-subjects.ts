import type { WatchedSubject } from '@portal/api-client/treaty';

/** The table of each subject that can be watched. */
export const tableOf = {
  contract: 'contracts',
  student: 'students',
  teacher: 'teachers',
  user: 'users',
  material: 'materials',
  file: 'files',
} as const satisfies Record<WatchedSubject, string>;
