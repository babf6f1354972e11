import { ApiError, useUploadReport } from '@portal/api-client';
import {
  byLastName,
  type CalendarDate,
  type Contract,
  contractReportUploadSchema,
  documentExtensions,
  fullName,
} from '@portal/domain';
import { useSession } from '@portal/shell';
import { Button, Dialog, type FileUpload } from '@portal/ui';
import { FormCombobox, FormDatePicker, FormFileInput, useZodForm } from '@portal/views';
import { useEffect, useMemo, useRef, useState } from 'react';
import { copy } from '../../../copy';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { useOutcome } from '../../../parts/useOutcome';
import { finalWords } from './final-words';
import { form as formLook } from './UploadReportDialog.css';

export interface UploadReportDialogProps {
  contract: Contract;
  /** The student who is chosen at first; null leaves it open, unless there is but one. */
  studentId: number | null;
  /** The day that the report is filed by unless told otherwise (CONFLICT-22). */
  today: CalendarDate;
  onClose: () => void;
}

/** Uploads a report that was written outside the portal (CON-FINAL-03 to CON-FINAL-07). A refusal keeps everything. */
export function UploadReportDialog({ contract, studentId, today, onClose }: UploadReportDialogProps) {
  const { t, stack, plain } = finalWords.useWords();
  const { t: common } = copy.useWords();
  const { succeeded } = useOutcome();
  const { user } = useSession();
  const uploadReport = useUploadReport();
  const [upload, setUpload] = useState<{ file: File; part: number } | null>(null);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const stop = useRef<AbortController>(undefined);
  const students = useMemo(
    () =>
      byLastName(contract.students).map((student) => ({
        value: String(student.id),
        label: fullName(student),
      })),
    [contract.students],
  );
  const [only] = students.length === 1 ? students : [];
  const { form, fields, formProps, busy } = useZodForm(contractReportUploadSchema, {
    defaultValue: { studentId: studentId === null ? only?.value : String(studentId), taggedOn: today },
    onSubmit: async ({ file, ...values }) => {
      const controller = new AbortController();
      stop.current = controller;
      setRefusal(null);
      setUpload({ file, part: 0 });
      try {
        await uploadReport(
          { content: file, ...values, contractId: contract.id, userId: user?.id ?? 0 },
          { signal: controller.signal, onProgress: (part) => setUpload({ file, part }) },
        );
        succeeded('toast.documentUploaded');
        onClose();
      } catch (error) {
        if (!isAborted(error)) setRefusal({ error });
      }
      setUpload(null);
    },
  });
  const uploads = useMemo(
    () => upload && new Map<File, FileUpload>([[upload.file, { state: 'sending', part: upload.part }]]),
    [upload],
  );
  // Nobody waits any longer for what is on its way.
  useEffect(() => () => stop.current?.abort(), []);

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={stack('upload.title')}
      closeLabel={common('dialog.close')}
      actions={
        <>
          <Button onClick={() => (busy ? stop.current?.abort() : onClose())}>
            {busy ? t('upload.stop') : common('dialog.cancel')}
          </Button>
          <Button type="submit" form={form.id} variant="primary" busy={busy}>
            {t('upload.send')}
          </Button>
        </>
      }
    >
      <form {...formProps} className={formLook}>
        <FormCombobox
          field={fields.studentId}
          label={t('upload.student')}
          placeholder={plain('upload.chooseStudent')}
          options={students}
        />
        <FormDatePicker field={fields.taggedOn} label={t('upload.taggedOn')} today={today} />
        <FormFileInput
          field={fields.file}
          label={t('upload.file')}
          hint={stack('upload.fileHint')}
          extensions={documentExtensions}
          uploads={uploads ?? undefined}
          onRemove={(file) => {
            if (file === upload?.file) stop.current?.abort();
          }}
        />
        {refusal && <RefusedBanner error={refusal.error}>{stack('upload.failed')}</RefusedBanner>}
      </form>
    </Dialog>
  );
}

function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'aborted';
}
