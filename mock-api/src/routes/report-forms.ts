import type {
  CreateProgressFormData,
  CreateProgressFormResponses,
  GetProgressFormData,
  GetProgressFormResponses,
  ProgressFormFields,
  SubmitProgressFormData,
  SubmitProgressFormResponses,
  UpdateProgressFormData,
  UpdateProgressFormResponses,
} from '@portal/api-client/treaty';
import { formFields, progressFormRecord } from '../answers/reports.ts';
import type { Call, Handler } from '../http/call.ts';
import { badField, Refusal } from '../http/Refusal.ts';
import type { Store } from '../store/Store.ts';
import type { ReportFormRow } from '../store/tables.ts';
import { checkMember, contractFor, isLink, reachesReport, writableContractFor } from './access.ts';
import { makeLatest } from './latest-report.ts';
import { recordOf } from './records.ts';

/** A form that does not exist answers 200 with a message (decision 18); an unfinished one is no link's business. */
const getProgressForm: Handler<GetProgressFormData, GetProgressFormResponses> = ({
  query: { studentId, courseId },
  caller,
  store,
}) => {
  // A link keeps the reports of a student who has left the contract; a teacher those of every own contract.
  if (isLink(caller)) {
    if (!reachesReport(store, caller, { studentId, contractId: courseId })) throw new Refusal('forbidden');
  } else if (store.get('contracts', courseId)) contractFor(store, caller, courseId);
  const form = formOf(store, studentId, courseId);
  if (!form || (isLink(caller) && form.status !== 1)) return { message: 'Progress report form not found' };
  return { data: progressFormRecord(store, form) };
};

/** The same form sent again, or begun in two places, is one form (REP-FORM-10). */
const createProgressForm: Handler<CreateProgressFormData, CreateProgressFormResponses> = (call) => {
  const { body, caller, store, now, today } = call;
  const contract = writableContractFor(store, caller, body.course_id);
  const student = recordOf(store, 'students', body.student_id);
  const known = formOf(store, student.id, contract.id);
  if (known) return changed(call, known, body);
  checkMember(store, contract, student);
  const form = store.insert('reportForms', {
    studentId: student.id,
    contractId: contract.id,
    status: 0,
    answers: { ...noAnswers, ...answersIn(body) },
    savedAt: now.toISOString(),
    updatedAt: now.toISOString(),
    tagDate: null,
  });
  insertReport(store, form, today);
  return saved(store, form);
};

const updateProgressForm: Handler<UpdateProgressFormData, UpdateProgressFormResponses> = (call) => {
  const { body, caller, store } = call;
  const form = recordOf(store, 'reportForms', body.progress_form_id);
  writableContractFor(store, caller, form.contractId);
  if (body.course_id !== form.contractId) throw badField('course_id', 'is not the contract of this form');
  if (body.student_id !== form.studentId) throw badField('student_id', 'is not the student of this form');
  return changed(call, form, body);
};

/** Makes the report the latest, each time it is submitted; the first submission dates it (decisions 19 and 41). */
const submitProgressForm: Handler<SubmitProgressFormData, SubmitProgressFormResponses> = ({
  body,
  caller,
  store,
  now,
  today,
}) => {
  const form = recordOf(store, 'reportForms', body.progress_report_form_id);
  writableContractFor(store, caller, form.contractId);
  const moment = now.toISOString();
  const isFirst = form.status !== 1;
  const submitted = store.update('reportForms', form, {
    status: 1,
    updatedAt: moment,
    ...(isFirst && { savedAt: moment, tagDate: today }),
  });
  const report = store.by('reportsByStudent', form.studentId).find(({ formId }) => formId === form.id);
  const dated = !report
    ? insertReport(store, submitted, submitted.tagDate ?? today)
    : isFirst
      ? store.update('reports', report, { date: today })
      : report;
  makeLatest(store, dated, dated.status === 2 ? 2 : 1);
  return saved(store, submitted);
};

function changed(
  { store, now }: Pick<Call, 'store' | 'now'>,
  form: ReportFormRow,
  fields: ProgressFormFields,
) {
  const answers = { ...form.answers, ...answersIn(fields) };
  return saved(store, store.update('reportForms', form, { answers, updatedAt: now.toISOString() }));
}

function saved(store: Store, form: ReportFormRow) {
  return { message: 'Report was updated successfully', data: progressFormRecord(store, form) };
}

/** An unfinished form stands in the student's list, and in nobody's way: it is not the latest. */
function insertReport(store: Store, form: ReportFormRow, date: string) {
  const { id: formId, studentId, contractId } = form;
  return store.insert('reports', { studentId, contractId, status: 0, date, fileId: null, formId });
}

function formOf(store: Store, studentId: number, contractId: number): ReportFormRow | undefined {
  return store.by('formsByStudent', studentId).find((form) => form.contractId === contractId);
}

/** A new form, in which nothing is answered yet. */
const noAnswers: ProgressFormFields = Object.fromEntries(formFields.map((field) => [field, null]));

/** The form's own fields among what was sent; what was left out stays as it is. */
function answersIn(given: ProgressFormFields): ProgressFormFields {
  return Object.fromEntries(
    formFields.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]])),
  );
}

/** The calls about the progress report that a teacher writes. */
export const reportForms = {
  getProgressForm,
  createProgressForm,
  updateProgressForm,
  submitProgressForm,
};
