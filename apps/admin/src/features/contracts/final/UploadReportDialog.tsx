import { useUploadReport } from '@portal/api-client';
import {
  byLastName,
  type CalendarDate,
  type Contract,
  contractReportUploadSchema,
  fullName,
} from '@portal/domain';
import { useSession } from '@portal/shell';
import { FormCombobox, useZodForm } from '@portal/views';
import { useMemo } from 'react';
import { ReportUploadDialog } from '../../../parts/reports/ReportUploadDialog';
import { useCheckedUpload } from '../../../parts/useCheckedUpload';
import { useFileSending } from '../../../parts/useFileSending';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { finalWords } from './final-words';

export interface UploadReportDialogProps {
  contract: Contract;
  /** The preselected student; null preselects a student only if there is just one. */
  studentId: number | null;
  /** The default date of the report (CONFLICT-22). */
  today: CalendarDate;
  onClose: () => void;
}

/**
 * Uploads a report that was written outside the portal (CON-FINAL-03 to CON-FINAL-07). If the server refuses, all input
 * stays.
 */
export function UploadReportDialog({ contract, studentId, today, onClose }: UploadReportDialogProps) {
  const { t, stack, plain } = finalWords.useWords();
  const { succeeded } = useOutcomeToast();
  const { user } = useSession();
  const uploadReport = useCheckedUpload(useUploadReport());
  const sending = useFileSending();
  const students = useMemo(
    () =>
      byLastName(contract.students).map((student) => ({
        value: String(student.id),
        label: fullName(student),
      })),
    [contract.students],
  );
  const [only] = students.length === 1 ? students : [];
  const { fields, formProps, busy } = useZodForm(contractReportUploadSchema, {
    defaultValue: { studentId: studentId === null ? only?.value : String(studentId), taggedOn: today },
    onSubmit: async ({ file, ...values }) => {
      const isSent = await sending.send(file, (options) =>
        uploadReport({ content: file, ...values, contractId: contract.id, userId: user?.id ?? 0 }, options),
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
      title={stack('upload.title')}
      formProps={formProps}
      fields={fields}
      sending={sending}
      today={today}
    >
      <FormCombobox
        field={fields.studentId}
        label={t('upload.student')}
        placeholder={plain('upload.chooseStudent')}
        options={students}
      />
    </ReportUploadDialog>
  );
}
