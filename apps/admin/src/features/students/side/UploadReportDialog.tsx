import { useUploadReport } from '@portal/api-client';
import {
  type CalendarDate,
  contractsByRelevance,
  isLocked,
  type Student,
  studentReportUploadSchema,
} from '@portal/domain';
import { useSession } from '@portal/shell';
import { FormCombobox, useZodForm } from '@portal/views';
import { useMemo } from 'react';
import { ReportUploadDialog } from '../../../parts/reports/ReportUploadDialog';
import { useCheckedUpload } from '../../../parts/useCheckedUpload';
import { useFileSending } from '../../../parts/useFileSending';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { sideWords } from './side-words';

export interface UploadReportDialogProps {
  student: Student;
  /** The default date of the report (CONFLICT-22). */
  today: CalendarDate;
  onClose: () => void;
}

/**
 * Uploads a student's report that was written outside the portal (STU-EDIT-11, STU-EDIT-18 to STU-EDIT-22). The student
 * record contains the contracts to choose from (LIMIT-39); archived ones take no uploads (DECISION-40).
 */
export function UploadReportDialog({ student, today, onClose }: UploadReportDialogProps) {
  const { t, stack, plain } = sideWords.useWords();
  const { succeeded } = useOutcomeToast();
  const { user } = useSession();
  const uploadReport = useCheckedUpload(useUploadReport());
  const sending = useFileSending();
  const contracts = useMemo(
    () =>
      contractsByRelevance(student.contracts.filter(({ status }) => !isLocked(status))).map(
        ({ id, number, courseType }) => ({
          value: String(id),
          label: number,
          detail: courseType?.name,
        }),
      ),
    [student.contracts],
  );
  const [only] = contracts.length === 1 ? contracts : [];
  const { fields, formProps, busy } = useZodForm(studentReportUploadSchema, {
    defaultValue: { contractId: only?.value, taggedOn: today },
    onSubmit: async ({ file, ...values }) => {
      const isSent = await sending.send(file, (options) =>
        uploadReport({ content: file, ...values, studentId: student.id, userId: user?.id ?? 0 }, options),
      );
      if (!isSent) return;
      succeeded('toast.documentUploaded');
      onClose();
    },
  });

  return (
    <ReportUploadDialog
      onClose={onClose}
      busy={busy}
      title={stack('reports.uploadTitle')}
      formProps={formProps}
      fields={fields}
      sending={sending}
      today={today}
    >
      <FormCombobox
        field={fields.contractId}
        label={t('reports.contract')}
        placeholder={plain('reports.chooseContract')}
        options={contracts}
      />
    </ReportUploadDialog>
  );
}
