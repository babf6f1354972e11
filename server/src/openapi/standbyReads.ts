import type * as calls from '@portal/api-client/calls';

/**
 * A call that may be read from a standby. With one of the parameters in `unless` it is about a single record, for
 * example before a save, and is read from the leader.
 */
type StandbyRead = { readonly unless?: readonly string[] };

/**
 * The lists, reports and calendars that are read from the database of `DATABASE_READ_URL`, if it is set. Everything
 * else is read from the leader: data that fills a form, data that determines access, and things that someone may just
 * have revoked.
 */
const standbyReads: { readonly [Name in keyof typeof calls]?: StandbyRead } = {
  listCourses: { unless: ['courseId', 'course_id'] },
  listCompanyReports: {},
  listStudents: { unless: ['id'] },
  listTeachers: { unless: ['id'] },
  listUsers: {},
  listMaterials: {},
  listFiles: {},
  listMails: {},
  listLinks: {},
  listReminders: {},
  listImports: {},
  listReportRows: {},
  listContractHours: {},
  getContractHoursSums: {},
  getHours: {},
  getHoursClasses: {},
  getOwnHours: {},
  getStatements: {},
  getCompanySummary: {},
  getPlannedClasses: { unless: ['besideCourse'] },
  countPlannedClasses: {},
  getCoursesToFollowUp: {},
};

/** Whether this call with these parameters may be read from a standby. */
export function readsStandby(id: string, query: Readonly<Record<string, unknown>>): boolean {
  const read = Object.hasOwn(standbyReads, id) ? standbyReads[id as keyof typeof standbyReads] : undefined;
  return read !== undefined && !read.unless?.some((name) => query[name] !== undefined);
}
