import type {
  CourseInfoChange,
  CreateCourseInfoData,
  CreateCourseInfoResponses,
  GetCourseInfoData,
  GetCourseInfoResponses,
  UpdateCourseInfoData,
  UpdateCourseInfoResponses,
} from '@portal/api-client/treaty';
import { courseInfoForm, isPublished } from '../answers/reports.ts';
import type { Handler } from '../http/call.ts';
import { Refusal } from '../http/Refusal.ts';
import type { Caller } from '../http/Sessions.ts';
import type { Store } from '../store/Store.ts';
import type { CourseInfoRow } from '../store/tables.ts';
import { contractFor, isLink, reachesReport, writableContractFor } from './access.ts';
import { given } from './given.ts';

const blank = {
  materialUsed: null,
  appsAndSitesUsed: null,
  skillsCovered: null,
  grammarPointsCovered: null,
};

const notFound = 'Course info form not found';

const getCourseInfo: Handler<GetCourseInfoData, GetCourseInfoResponses> = ({ query, caller, store }) => {
  if (!store.get('contracts', query.course_id)) return { message: notFound };
  if (!hasReportThere(store, caller, query.course_id)) contractFor(store, caller, query.course_id);
  const info = courseInfoOf(store, query.course_id);
  return info ? { data: courseInfoForm(info) } : { message: notFound };
};

/** The same form sent again, or begun in two places, is one form (decision 22). */
const createCourseInfo: Handler<CreateCourseInfoData, CreateCourseInfoResponses> = ({
  body,
  caller,
  store,
}) => {
  const contract = writableContractFor(store, caller, body.course_id);
  const known = courseInfoOf(store, contract.id);
  const info = known
    ? store.update('courseInfos', known, columnsFrom(body))
    : store.insert('courseInfos', { ...blank, ...columnsFrom(body), contractId: contract.id });
  return saved(info);
};

const updateCourseInfo: Handler<UpdateCourseInfoData, UpdateCourseInfoResponses> = ({
  body,
  caller,
  store,
}) => {
  const contract = writableContractFor(store, caller, body.course_id);
  const info = courseInfoOf(store, contract.id);
  if (!info) throw new Refusal('not-found', notFound);
  return saved(store.update('courseInfos', info, columnsFrom(body)));
};

function courseInfoOf(store: Store, contractId: number): CourseInfoRow | undefined {
  return store.by('courseInfoByContract', contractId)[0];
}

/** A link reads what belongs to its reports, also when their student has left the contract. */
function hasReportThere(store: Store, caller: Caller, contractId: number): boolean {
  return (
    isLink(caller) &&
    store
      .by('reportsByContract', contractId)
      .some((report) => reachesReport(store, caller, report) && isPublished(store, report))
  );
}

function saved(info: CourseInfoRow) {
  return { message: 'Report was updated successfully', data: courseInfoForm(info) };
}

function columnsFrom(fields: CourseInfoChange): Partial<CourseInfoRow> {
  return given({
    materialUsed: fields.material_used,
    appsAndSitesUsed: fields.apps_and_sites_used,
    skillsCovered: fields.skills_covered,
    grammarPointsCovered: fields.grammar_points_covered,
  });
}

/** The calls about what reports say of a course; one form a contract. */
export const courseInfo = {
  getCourseInfo,
  createCourseInfo,
  updateCourseInfo,
};
