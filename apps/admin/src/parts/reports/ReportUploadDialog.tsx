import { type CalendarDate, documentExtensions } from '@portal/domain';
import { FormDatePicker, FormFileInput } from '@portal/views';
import type { ComponentProps, ReactNode } from 'react';
import { FormDialog, type FormDialogProps } from '../FormDialog';
import { RefusedBanner } from '../RefusedBanner';
import type { useFileSending } from '../useFileSending';
import { reportWords } from './report-words';

export interface ReportUploadDialogProps extends Pick<FormDialogProps, 'title' | 'busy' | 'onClose'> {
  formProps: ComponentProps<'form'>;
  /** The report's date and the file. */
  fields: Record<'taggedOn' | 'file', ComponentProps<typeof FormFileInput>['field']>;
  /** The upload, from `useFileSending`. */
  sending: ReturnType<typeof useFileSending>;
  today: CalendarDate;
  /** The first field: the student or the contract. */
  children: ReactNode;
}

/** Uploads a report that was written outside the portal, for a contract or a student (CON-FINAL-03, STU-EDIT-11). */
export function ReportUploadDialog({ fields, sending, today, children, ...dialog }: ReportUploadDialogProps) {
  const { t, stack } = reportWords.useWords();
  return (
    <FormDialog
      {...dialog}
      submitLabel={t('upload.send')}
      stop={{ label: t('upload.stop'), onPress: sending.stop }}
    >
      {children}
      <FormDatePicker field={fields.taggedOn} label={t('upload.taggedOn')} today={today} />
      <FormFileInput
        field={fields.file}
        label={t('upload.file')}
        hint={stack('upload.fileHint')}
        extensions={documentExtensions}
        uploads={sending.uploads}
        onRemove={sending.stopIf}
      />
      {sending.refusal && (
        <RefusedBanner error={sending.refusal.error}>{stack('upload.failed')}</RefusedBanner>
      )}
    </FormDialog>
  );
}
