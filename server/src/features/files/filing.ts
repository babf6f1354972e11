import { fileTypeRules } from '@portal/domain';
import type { Clock } from '../../calendar/Clock.ts';
import type { Db } from '../../database/connect.ts';
import { badField } from '../../refusal/Refusal.ts';
import { checkDocumentOf } from '../access.ts';
import { deleteRecord, findRecord, updateAndRead, updateRecord } from '../records.ts';
import type { FileRow } from './queries.ts';

/** The changes that a request makes to the filing of a file. */
export interface Filing {
  readonly ref_type?: keyof typeof fileTypeRules;
  readonly contract_id?: number | null;
  readonly student_id?: number | null;
  readonly language_id?: number | null;
  readonly tag_date?: string | null;
  readonly title?: string;
  readonly status?: 0 | 1;
}

/**
 * Files a document under its type, student, contract and language. Clears fields that its type does not have. Throws if
 * a required field is missing, or if the student was never in the contract.
 */
export async function fileUnder(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  before: FileRow,
  change: Filing,
): Promise<void> {
  const merged = { ...before, ...change };
  const refType = merged.ref_type as keyof typeof fileTypeRules;
  const rule = fileTypeRules[refType];
  const contract_id = rule.contract === 'none' ? null : merged.contract_id;
  const student_id = rule.student === 'none' ? null : merged.student_id;
  const isFiled = change.ref_type !== undefined || 'contract_id' in change || 'student_id' in change;
  if (isFiled) {
    const needsContract = rule.belongsTo === 'contract' || refType === 'progressReport';
    if (needsContract && contract_id === null) throw badField('course_id', 'is required');
    if (rule.belongsTo === 'student' && student_id === null) throw badField('student_id', 'is required');
    if (contract_id !== null && student_id !== null) await checkDocumentOf(db, contract_id, student_id);
  }
  const ofContract = change.language_id === undefined && contract_id !== before.contract_id;
  const languageId = ofContract
    ? (await findRecord(db, 'contracts', contract_id))?.language_id
    : merged.language_id;
  const file = await updateAndRead(db, 'files', before.id, {
    ...change,
    contract_id,
    student_id,
    language_id: rule.language === 'none' ? null : (languageId ?? null),
    ref_id: rule.belongsTo === 'contract' ? contract_id : rule.belongsTo === 'student' ? student_id : null,
  });
  await keepReportOf(db, file, clock);
}

/**
 * Updates the student's list of reports after a file was filed. A new report becomes the latest one if there is none.
 */
async function keepReportOf(db: Db, file: FileRow, clock: Clock): Promise<void> {
  const report = await db.selectFrom('reports').selectAll().where('file_id', '=', file.id).executeTakeFirst();
  const { student_id, contract_id } = file;
  if (file.ref_type !== 'progressReport' || student_id === null || contract_id === null) {
    if (report) await deleteRecord(db, 'reports', report.id);
    return;
  }
  const latest = await db
    .selectFrom('reports')
    .select('id')
    .where('student_id', '=', student_id)
    .where('contract_id', '=', contract_id)
    .where('status', '<>', 0)
    .$if(report !== undefined, (q) => q.where('id', '<>', report?.id ?? 0))
    .executeTakeFirst();
  const reported_on = file.tag_date ?? clock.dayOf(new Date(file.stored_at));
  const status = latest ? 0 : (report?.status ?? 1);
  const filed = { student_id, contract_id, reported_on, status };
  if (report) await updateRecord(db, 'reports', report.id, filed);
  else {
    await db
      .insertInto('reports')
      .values({ ...filed, file_id: file.id, form_id: null })
      .execute();
  }
}
