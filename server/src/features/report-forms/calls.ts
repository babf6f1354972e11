import type { ProgressFormFields } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Call, Handlers } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { writeEvent } from '../../webhooks/writeEvent.ts';
import { checkMember, contractFor, holds, isLink, reachesReport, writableContractFor } from '../access.ts';
import { findRecord, insertRecord, recordOf, updateAndRead, updateRecord } from '../records.ts';
import { unmarkOthers } from '../reports/latest-report.ts';
import { type FormRow, formFields, formOf, progressFormRecord } from './queries.ts';

/** The calls about the progress report that a teacher writes. */
export const reportForms = {
  /** If there is no form, answers 200 with a message (DECISION-18). A link cannot see an unfinished form. */
  async getProgressForm(call) {
    const { query, caller, db } = call;
    const { studentId, courseId } = query;
    // A link may read the reports of a student who has left the contract; a teacher only those of their own contracts.
    if (isLink(caller)) {
      const isOwn = sql`exists (select from contracts c where c.id = ${courseId}
        and ${reachesReport(caller, sql`${studentId}::bigint`)})`;
      const isOfStudent = 'studentId' in caller && caller.studentId === studentId;
      if (!isOfStudent && !(await holds(db, isOwn))) throw new Refusal('forbidden');
    } else if (await findRecord(db, 'contracts', courseId)) await contractFor(db, caller, courseId);
    const form = await formOf(db, studentId, courseId);
    if (!form || (isLink(caller) && form.status !== 1)) return { message: 'Progress report form not found' };
    return { data: await progressFormRecord(db, form) };
  },

  /** If a form is sent twice or started in two tabs, it stays one form (REP-FORM-10). */
  async createProgressForm(call) {
    const { body, caller, db, now, today } = call;
    const contract = await writableContractFor(db, caller, body.course_id);
    const student = await recordOf(db, 'students', body.student_id);
    const known = await formOf(db, student.id, contract.id);
    if (known) return changed(call, known, body);
    await checkMember(db, contract.id, student.id);
    const form = await insertRecord(db, 'report_forms', {
      student_id: student.id,
      contract_id: contract.id,
      answers: JSON.stringify({ ...noAnswers, ...answersIn(body) }),
      saved_at: now.toISOString(),
      changed_at: now.toISOString(),
      tag_date: null,
    });
    await insertReport(db, form, today);
    return saved(db, form);
  },

  async updateProgressForm(call) {
    const { body, caller, db } = call;
    const { contract_id } = await recordOf(db, 'report_forms', body.progress_form_id);
    await writableContractFor(db, caller, contract_id);
    const form = await recordOf(db, 'report_forms', body.progress_form_id, { isLocked: true });
    if (body.course_id !== form.contract_id) throw badField('course_id', 'is not the contract of this form');
    if (body.student_id !== form.student_id) throw badField('student_id', 'is not the student of this form');
    return changed(call, form, body);
  },

  /** Each submission makes the report the latest one. The first submission sets its date (DECISION-19, DECISION-41). */
  async submitProgressForm(call) {
    const { body, caller, db, now, today } = call;
    const { contract_id } = await recordOf(db, 'report_forms', body.progress_report_form_id);
    await writableContractFor(db, caller, contract_id);
    const form = await recordOf(db, 'report_forms', body.progress_report_form_id, { isLocked: true });
    const moment = now.toISOString();
    const isFirst = form.status !== 1;
    const submitted = await updateAndRead(db, 'report_forms', form.id, {
      status: 1,
      changed_at: moment,
      ...(isFirst && { saved_at: moment, tag_date: today }),
    });
    const report =
      (await db.selectFrom('reports').selectAll().where('form_id', '=', form.id).executeTakeFirst()) ??
      (await insertReport(db, submitted, submitted.tag_date ?? today));
    await unmarkOthers(db, { studentId: form.student_id, contractId: contract_id, exceptId: report.id });
    await updateRecord(db, 'reports', report.id, {
      status: report.status === 2 ? 2 : 1,
      reported_on: isFirst ? today : report.reported_on,
    });
    const told = { id: report.id, course_id: contract_id, student_id: form.student_id, form_id: form.id };
    await writeEvent(db, 'report.submitted', told, now);
    return saved(db, submitted);
  },
} satisfies Handlers;

async function changed({ db, now }: Pick<Call, 'db' | 'now'>, form: FormRow, fields: ProgressFormFields) {
  const answers = JSON.stringify({ ...form.answers, ...answersIn(fields) });
  return saved(
    db,
    await updateAndRead(db, 'report_forms', form.id, { answers, changed_at: now.toISOString() }),
  );
}

async function saved(db: Db, form: FormRow) {
  return { message: 'Report was updated successfully', data: await progressFormRecord(db, form) };
}

/** Adds an unfinished form to the student's list, but not as the latest report. */
function insertReport(db: Db, { id, student_id, contract_id }: FormRow, reported_on: string) {
  return insertRecord(db, 'reports', {
    student_id,
    contract_id,
    status: 0,
    reported_on,
    file_id: null,
    form_id: id,
  });
}

/** A new form without answers. */
const noAnswers: ProgressFormFields = Object.fromEntries(formFields.map((field) => [field, null]));

/** Returns the form fields of a request; omitted ones do not change. */
function answersIn(given: ProgressFormFields): ProgressFormFields {
  return Object.fromEntries(
    formFields.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]])),
  );
}
