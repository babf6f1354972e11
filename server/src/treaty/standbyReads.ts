import type * as calls from '@portal/api-client/calls';

/** A call that is read from a standby; where it has one of these parameters, it is about one record, as before a save. */
type StandbyRead = { readonly unless?: readonly string[] };

/**
 * The lists, reports and calendars that are read from the database of `DATABASE_READ_URL`, where one is set. Everything
 * else is read from the leader: what a form is filled from, what decides about access, and what somebody may have
 * revoked a moment ago.
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
};

/** Whether this call with these parameters may be read from a standby. */
export function readsStandby(id: string, query: Readonly<Record<string, unknown>>): boolean {
  const read = Object.hasOwn(standbyReads, id) ? standbyReads[id as keyof typeof standbyReads] : undefined;
  return read !== undefined && !read.unless?.some((name) => query[name] !== undefined);
}
