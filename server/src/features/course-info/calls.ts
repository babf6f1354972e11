import type { CourseInfoChange, CourseInfoForm } from '@portal/api-client/openapi';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import type { Handlers } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import type { Caller } from '../../sessions/Caller.ts';
import { contractFor, holds, isLink, reachesReport, writableContractFor } from '../access.ts';
import { findRecord, given } from '../records.ts';
import { isPublished } from '../reports/queries.ts';

const notFound = 'Course info form not found';

/** The calls about the course information of reports: one form per contract. */
export const courseInfo = {
  async getCourseInfo({ query, caller, db }) {
    if (!(await findRecord(db, 'contracts', query.course_id))) return { message: notFound };
    if (!(await hasReportThere(db, caller, query.course_id))) await contractFor(db, caller, query.course_id);
    const info = await db
      .selectFrom('course_infos')
      .selectAll()
      .where('contract_id', '=', query.course_id)
      .executeTakeFirst();
    return info ? { data: courseInfoForm(info) } : { message: notFound };
  },

  /** If a form is sent twice or started in two tabs, it stays one form (DECISION-22). */
  async createCourseInfo(call) {
    const { body, caller, db } = call;
    const contract = await writableContractFor(db, caller, body.course_id);
    const change = columnsFrom(body);
    const info = await db
      .insertInto('course_infos')
      .values({ ...change, contract_id: contract.id })
      .onConflict((conflict) =>
        conflict.column('contract_id').doUpdateSet({ ...change, contract_id: contract.id }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return saved(info);
  },

  async updateCourseInfo(call) {
    const { body, caller, db } = call;
    const contract = await writableContractFor(db, caller, body.course_id);
    const info = await db
      .updateTable('course_infos')
      .set({ ...columnsFrom(body), contract_id: contract.id })
      .where('contract_id', '=', contract.id)
      .returningAll()
      .executeTakeFirst();
    if (!info) throw new Refusal('not-found', notFound);
    return saved(info);
  },
} satisfies Handlers;

/** A link may read the course information of its reports, even after the student has left the contract. */
async function hasReportThere(db: Db, caller: Caller, contractId: number): Promise<boolean> {
  if (!isLink(caller)) return false;
  return holds(
    db,
    sql`exists (select from reports r join contracts c on c.id = r.contract_id
      where c.id = ${contractId} and ${reachesReport(caller, sql`r.student_id`)} and ${isPublished})`,
  );
}

function saved(info: Selectable<Schema['course_infos']>) {
  return { message: 'Report was updated successfully', data: courseInfoForm(info) };
}

function courseInfoForm({ contract_id, ...info }: Selectable<Schema['course_infos']>): CourseInfoForm {
  return { ...info, course_id: contract_id };
}

function columnsFrom(fields: CourseInfoChange) {
  return given({
    material_used: fields.material_used,
    apps_and_sites_used: fields.apps_and_sites_used,
    skills_covered: fields.skills_covered,
    grammar_points_covered: fields.grammar_points_covered,
  });
}
