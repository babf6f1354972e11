import { useUploadReport } from '@portal/api-client';
import {
  type CalendarDate,
  contractsByRelevance,
  isLocked,
  type Student,
  studentReportUploadSchema,
} from '@portal/domain';
import { UploadDialog, useCheckedUpload } from '@portal/records';
import { useSession } from '@portal/shell';
import { FormCombobox, FormDatePicker, useCourseTypeText } from '@portal/views';
import { useMemo } from 'react';
import { reportWords } from '../../../parts/reports/report-words';
import { sideWords } from './side-words';

export interface UploadReportDialogProps {
  student: Student;
  /** The default date of the report (CONFLICT-22). */
  today: CalendarDate;
  onClose: () => void;
}

/**
 * Uploads a student's report that was written outside the portal (STU-EDIT-11, STU-EDIT-18 to STU-EDIT-22). The student
 * record contains the contracts to choose from (LIMIT-39); nothing can be uploaded to archived ones (DECISION-40).
 */
export function UploadReportDialog({ student, today, onClose }: UploadReportDialogProps) {
  const { t, stack, plain } = sideWords.useWords();
  const ofReports = reportWords.useWords();
  const { user } = useSession();
  const typeText = useCourseTypeText();
  const uploadReport = useCheckedUpload(useUploadReport());
  const contracts = useMemo(
    () =>
      contractsByRelevance(student.contracts.filter(({ status }) => !isLocked(status))).map(
        ({ id, number, courseType }) => ({
          value: String(id),
          label: number,
          detail: courseType ? typeText(courseType) : undefined,
        }),
      ),
    [student.contracts, typeText],
  );
  const [only] = contracts.length === 1 ? contracts : [];

  return (
    <UploadDialog
      title={stack('reports.uploadTitle')}
      schema={studentReportUploadSchema}
      defaultValue={{ contractId: only?.value, taggedOn: today }}
      upload={({ file, ...values }, options) =>
        uploadReport({ content: file, ...values, studentId: student.id, userId: user?.id ?? 0 }, options)
      }
      label={ofReports.t('upload.file')}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <FormCombobox
            field={fields.contractId}
            label={t('contractField')}
            placeholder={plain('chooseContract')}
            options={contracts}
          />
          <FormDatePicker field={fields.taggedOn} label={ofReports.t('taggedOnField')} today={today} />
        </>
      )}
    </UploadDialog>
  );
}
