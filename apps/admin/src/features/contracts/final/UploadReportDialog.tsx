import { useUploadReport } from '@portal/api-client';
import { byLastName, type CalendarDate, type Contract, contractReportUploadSchema } from '@portal/domain';
import { UploadDialog, useCheckedUpload } from '@portal/records';
import { useSession } from '@portal/shell';
import { FormCombobox, FormDatePicker, useMarkedText } from '@portal/views';
import { useMemo } from 'react';
import { reportWords } from '../../../parts/reports/report-words';
import { finalWords } from './final-words';

export interface UploadReportDialogProps {
  contract: Contract;
  /** The preselected student, if still in the contract; null preselects a student only if there is just one. */
  studentId: number | null;
  /** The default date of the report (CONFLICT-22). */
  today: CalendarDate;
  onClose: () => void;
}

/**
 * Uploads a report that was written outside the portal (CON-FINAL-03 to CON-FINAL-07). If the server rejects it, all
 * input stays.
 */
export function UploadReportDialog({ contract, studentId, today, onClose }: UploadReportDialogProps) {
  const { t, stack, plain } = finalWords.useWords();
  const ofReports = reportWords.useWords();
  const markedText = useMarkedText();
  const { user } = useSession();
  const uploadReport = useCheckedUpload(useUploadReport());
  const students = useMemo(
    () =>
      byLastName(contract.students).map((student) => ({
        value: String(student.id),
        label: markedText(student),
      })),
    [contract.students, markedText],
  );
  const [only] = students.length === 1 ? students : [];
  const preselected = studentId === null ? only : students.find(({ value }) => value === String(studentId));

  return (
    <UploadDialog
      title={stack('upload.title')}
      schema={contractReportUploadSchema}
      defaultValue={{ studentId: preselected?.value, taggedOn: today }}
      upload={({ file, ...values }, options) =>
        uploadReport({ content: file, ...values, contractId: contract.id, userId: user?.id ?? 0 }, options)
      }
      label={ofReports.t('upload.file')}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <FormCombobox
            field={fields.studentId}
            label={t('upload.student')}
            placeholder={plain('upload.chooseStudent')}
            options={students}
          />
          <FormDatePicker field={fields.taggedOn} label={ofReports.t('taggedOnField')} today={today} />
        </>
      )}
    </UploadDialog>
  );
}
