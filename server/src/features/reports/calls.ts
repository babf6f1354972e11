import type { CompanyReportRow, ProgressReport } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Handlers } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { writeEvent } from '../../webhooks/writeEvent.ts';
import {
  checkDocumentOf,
  contractFor,
  holds,
  isLink,
  reaches,
  reachesStudent,
  writableContractFor,
} from '../access.ts';
import { keepUpload } from '../files/uploads.ts';
import { equals, matches, pageOf } from '../lists.ts';
import { insertForId, oneRow, recordOf, updateRecord } from '../records.ts';
import { unmarkOthers } from './latest-report.ts';
import {
  type CompanyReport,
  companyReportJson,
  companyReportRow,
  isPublished,
  isThere,
  latestFirst,
  progressReportJson,
  reportListColumns,
  reportTables,
} from './queries.ts';

/** The calls about the reports of students, written or uploaded. */
export const reports = {
  /** Lists each student of each contract once, with the latest report. */
  listCompanyReports: ({ query, caller, db }) =>
    pageOf<{ answer: CompanyReport }, CompanyReportRow>(
      db,
      {
        from: sql`(select distinct on (r.contract_id, r.student_id) r.* from reports r
            join contracts c on c.id = r.contract_id
            where ${reaches(caller)} and ${isLink(caller) ? isPublished : isThere}
            order by r.contract_id, r.student_id, ${latestFirst}) as r
          join contracts c on c.id = r.contract_id join students s on s.id = r.student_id
          left join companies co on co.id = c.company_id
          left join files fi on fi.id = r.file_id left join report_forms fo on fo.id = r.form_id`,
        id: sql`r.id`,
        where: [
          matches(
            query.search,
            sql`c.number_folded`,
            sql`s.name_folded`,
            sql`s.last_name_folded`,
            sql`co.name_folded`,
          ),
        ],
        columns: reportListColumns,
        usual: ['completed_date', 'DESC'],
        select: sql`${companyReportJson} as answer`,
        joins: sql`join reports r on r.id = page.id join contracts c on c.id = r.contract_id
          join students s on s.id = r.student_id left join companies co on co.id = c.company_id
          left join languages l on l.id = c.language_id left join course_types ct on ct.id = c.course_type_id`,
      },
      query,
      ({ answer }) => companyReportRow(answer),
    ),

  async listProgressReports(call) {
    const { query, caller, db } = call;
    const { courseId, studentId } = query;
    if (courseId === undefined && studentId === undefined)
      throw badField('studentId', 'or courseId is required');
    // Checks the student first, so that a link cannot find out which contracts exist.
    if (studentId !== undefined && !(await holds(db, reachesStudent(caller, sql`${studentId}::bigint`)))) {
      throw new Refusal('forbidden');
    }
    if (studentId !== undefined) await recordOf(db, 'students', studentId);
    if (courseId !== undefined) await contractFor(db, caller, courseId);
    return pageOf<{ answer: ProgressReport }, ProgressReport>(
      db,
      {
        from: sql`reports r join contracts c on c.id = r.contract_id`,
        // Newest first, even within one day.
        id: sql`-r.id`,
        where: [
          equals(sql`r.student_id`, studentId),
          equals(sql`r.contract_id`, courseId),
          ...(isLink(caller)
            ? [isPublished, reachesStudent(caller, sql`r.student_id`)]
            : [isThere, reaches(caller)]),
        ],
        usual: [sql`r.reported_on`, 'DESC'],
        select: sql`${progressReportJson} as answer`,
        joins: sql`join (${reportTables}) on r.id = -page.id`,
      },
      { page: query.page, resourcesPerPage: query.resourcesPerPage },
      ({ answer }) => answer,
    );
  },

  /** An uploaded report becomes the latest one of its student in the contract. */
  async uploadProgressReport(call) {
    const { body, caller, db, now, today } = call;
    const contract = await writableContractFor(db, caller, body.course_id);
    const student = await recordOf(db, 'students', body.student_id);
    await checkDocumentOf(db, contract.id, student.id);
    const tagDate = body.file_date ?? today;
    const file = await keepUpload(call, body.file, {
      ref_type: 'progressReport',
      ref_id: student.id,
      contract_id: contract.id,
      student_id: student.id,
      language_id: contract.language_id,
      tag_date: tagDate,
    });
    await unmarkOthers(db, { studentId: student.id, contractId: contract.id });
    const id = await insertForId(db, 'reports', {
      student_id: student.id,
      contract_id: contract.id,
      status: 1,
      reported_on: tagDate,
      file_id: file.id,
      form_id: null,
    });
    const told = { id, course_id: contract.id, student_id: student.id, form_id: null };
    await writeEvent(db, 'report.submitted', told, now);
    return { message: 'Document was uploaded successfully.', data: await progressReport(db, id) };
  },

  async markProgressReport(call) {
    const { body, caller, db } = call;
    const report = await recordOf(db, 'reports', body.progress_report_id);
    if (body.course_id !== undefined && body.course_id !== report.contract_id) {
      throw badField('course_id', 'is not the contract of this report');
    }
    await writableContractFor(db, caller, report.contract_id);
    const { student_id: studentId, contract_id: contractId } = report;
    if (body.status !== 0) await unmarkOthers(db, { studentId, contractId, exceptId: report.id });
    await updateRecord(db, 'reports', report.id, { status: body.status });
    return { message: 'Report was updated successfully', data: await progressReport(db, report.id) };
  },
} satisfies Handlers;

async function progressReport(db: Db, id: number): Promise<ProgressReport> {
  const row = oneRow(
    await sql<{ answer: ProgressReport }>`select ${progressReportJson} as answer
    from ${reportTables} where r.id = ${id}`.execute(db),
  );
  return row.answer;
}
