import { documentExtensions } from '@portal/domain';
import { useToast } from '@portal/shell';
import { FormFileInput, useZodForm, type ZodFormOptions } from '@portal/views';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { FormDialog, type FormDialogProps } from '../form/FormDialog';
import type { FieldValues } from '../form/useRecordForm';
import { RefusedBanner } from '../loading/RefusedBanner';
import { uploadWords } from './upload-words';
import { type SendingOptions, useFileSending } from './useFileSending';

type Fields<Input extends FieldValues> = ReturnType<
  typeof useZodForm<z.ZodType<FieldValues, Input>>
>['fields'];

export interface UploadDialogProps<
  Values extends FieldValues & { file: File },
  Input extends FieldValues & { file: unknown },
> extends Pick<FormDialogProps, 'title' | 'onClose'> {
  schema: z.ZodType<Values, Input>;
  defaultValue?: ZodFormOptions<z.ZodType<Values, Input>>['defaultValue'];
  /** Uploads the file with the other values of the form. */
  upload: (values: Values, options: SendingOptions) => Promise<unknown>;
  /** Label of the file field. */
  label: ReactNode;
  /** The accepted kinds of file and their limit; by default those of documents. */
  hint?: ReactNode;
  extensions?: readonly string[];
  submitLabel?: ReactNode;
  /** Says that the file was not uploaded. */
  refused?: ReactNode;
  /** The fields above the file. */
  children?: (fields: Fields<Input>) => ReactNode;
}

/** Uploads one file, with progress and a cancel button. If the server rejects it, all input stays. */
export function UploadDialog<
  Values extends FieldValues & { file: File },
  Input extends FieldValues & { file: unknown },
>({
  title,
  schema,
  defaultValue,
  upload,
  label,
  hint,
  extensions = documentExtensions,
  submitLabel,
  refused,
  onClose,
  children,
}: UploadDialogProps<Values, Input>) {
  const { t, stack, pair } = uploadWords.useWords();
  const toast = useToast();
  const sending = useFileSending();
  const { fields, formProps, busy } = useZodForm(schema, {
    defaultValue,
    onSubmit: async (values: Values) => {
      if (!(await sending.send(values.file, (options) => upload(values, options)))) return;
      toast.success(pair('uploaded'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      formProps={formProps}
      busy={busy}
      submitLabel={submitLabel ?? t('upload')}
      stop={{ label: t('stopUpload'), onPress: sending.stop }}
      onClose={onClose}
    >
      {children?.(fields)}
      <FormFileInput
        field={fields.file}
        label={label}
        hint={hint ?? stack('documentHint')}
        extensions={extensions}
        uploads={sending.uploads}
        onRemove={sending.stopIf}
      />
      {sending.refusal && (
        <RefusedBanner error={sending.refusal.error}>{refused ?? stack('failed')}</RefusedBanner>
      )}
    </FormDialog>
  );
}
