import type { ProgressReport, ProgressReportForm, ReportStepValues } from '@portal/domain';
import { useSWRConfig } from 'swr';
import { createProgressForm, submitProgressForm, updateProgressForm } from '../generated/sdk.gen.ts';
import type { ProgressFormRecord } from '../generated/types.gen.ts';
import { progressRecordFromWire, reportAnswersToWire } from '../wire/report.ts';
import { ignoreClosedCache } from './ignore-closed-cache';
import { queriesShowingReports } from './queries-showing-reports';
import { readReport } from './read-report.ts';
import { type Query, useQuery } from './useQuery.ts';
import { useReadAndShow } from './useRead.ts';
import { type Intention, useWrite } from './useWrite.ts';

/** The report form of a student in a contract; null when there is none yet (API-085, DECISION-18). */
export function useProgressReport(studentId: number, contractId: number): Query<ProgressReport | null> {
  return useQuery(reportKey(studentId, contractId), (call) => readReport(call, studentId, contractId));
}

/** Reads a report form as stored now and shows it, to detect changes by others before a save (REP-FORM-10). */
export function useReadProgressReport(): (
  studentId: number,
  contractId: number,
) => Promise<ProgressReport | null> {
  return useReadAndShow(readReport, reportKey);
}

function reportKey(studentId: number, contractId: number) {
  return ['progress-report', studentId, contractId] as const;
}

/** The form to save: the one that was loaded, or a new one for this student and contract. */
export interface ReportFormToSave {
  studentId: number;
  contractId: number;
  /** Null when no form was found (REP-FORM-10). */
  formId: number | null;
}

/**
 * Saves the given answers of a form and leaves the others unchanged. Creates it if it was not found, otherwise updates
 * it (API-086, API-087, REP-FORM-09 to REP-FORM-11, DECISION-37).
 */
export function useSaveReportForm(): (
  form: ReportFormToSave,
  values: ReportStepValues,
  intention?: Intention,
) => Promise<ProgressReport> {
  const show = useShowReport();
  return useWrite(
    async (call, { studentId, contractId, formId }: ReportFormToSave, values: ReportStepValues) => {
      const body = { ...reportAnswersToWire(values), student_id: studentId, course_id: contractId };
      const { data } =
        formId === null
          ? await createProgressForm({ ...call, body })
          : await updateProgressForm({ ...call, body: { ...body, progress_form_id: formId } });
      return show(data.data);
    },
    'progress-report',
    ...queriesShowingReports,
  );
}

/** Submits a form: status 1, today's date, latest report (API-088, REP-FORM-26, DECISION-19). */
export function useSubmitReportForm(): (form: Pick<ProgressReportForm, 'id'>) => Promise<ProgressReport> {
  const show = useShowReport();
  return useWrite(
    async (call, { id }: Pick<ProgressReportForm, 'id'>) => {
      const body = { progress_report_form_id: id, status: 1 } as const;
      return show((await submitProgressForm({ ...call, body })).data.data);
    },
    'progress-report',
    ...queriesShowingReports,
  );
}

/** Shows a saved form immediately: the next save must know its id, even when revalidating it fails. */
function useShowReport(): (record: ProgressFormRecord) => ProgressReport {
  const { mutate } = useSWRConfig();
  return (record) => {
    const report = progressRecordFromWire(record);
    const { studentId, contractId } = report.form;
    void ignoreClosedCache(mutate(reportKey(studentId, contractId), report, { revalidate: false }));
    return report;
  };
}
