import type { WatchedSubject } from '@portal/api-client/openapi';

/** Subjects that belong to a contract: an outline, its course info, a report of one of its students. */
export type ContractSubject = Extract<WatchedSubject, 'outline' | 'course_info' | 'report'>;

/** The table of each subject with its own id. */
export const tableOf = {
  contract: 'contracts',
  student: 'students',
  teacher: 'teachers',
  user: 'users',
  material: 'materials',
  file: 'files',
} as const satisfies Record<Exclude<WatchedSubject, ContractSubject>, string>;

/** The table of each subject that is identified by its contract. */
export const contractTableOf = {
  outline: 'outlines',
  course_info: 'course_infos',
  report: 'report_forms',
} as const satisfies Record<ContractSubject, string>;

/** Whether the subject is identified by its contract. */
export function isOfContract(subject: WatchedSubject): subject is ContractSubject {
  return subject in contractTableOf;
}
