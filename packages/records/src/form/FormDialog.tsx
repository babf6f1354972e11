import { shellWords, type UnsavedWork, UnsavedWorkBanner } from '@portal/shell';
import { Button, Dialog, type DialogProps } from '@portal/ui';
import type { ComponentProps, ReactNode } from 'react';
import { dialogForm } from './record-form.css';

export interface FormDialogProps<Values extends object = object> {
  /** The purpose of the form: two lines in bilingual mode. */
  title: ReactNode;
  /** 420, 600 (default) or 880 px. */
  size?: DialogProps['size'];
  /** The form props of `useZodForm`, plus other listeners for its fields. */
  formProps: ComponentProps<'form'>;
  /** Stores the input as a draft: offered for restoring above the fields, kept on close, deleted by Cancel. */
  work?: UnsavedWork<Values>;
  /** The dialog has a URL, so closing it with unsaved input asks first; Cancel then does not delete the draft. */
  asksOnClose?: boolean;
  /** Whether the form is being submitted; it can be neither closed nor submitted again. */
  busy: boolean;
  /** Label of the submit button. */
  submitLabel: ReactNode;
  /** Why the form cannot be submitted yet; shown at the button. */
  blockedReason?: ReactNode;
  /** Aborts the upload; replaces Cancel while it runs. */
  stop?: { label: ReactNode; onPress: () => void };
  /** Called on Escape, the close button and Cancel. */
  onClose: () => void;
  /** The fields, and error messages below them. */
  children: ReactNode;
}

/** A dialog with one form, which stays open until the form is saved or cancelled. */
export function FormDialog<Values extends object>({
  title,
  size,
  formProps,
  work,
  asksOnClose = false,
  busy,
  submitLabel,
  blockedReason,
  stop,
  onClose,
  children,
}: FormDialogProps<Values>) {
  const { t } = shellWords.useWords();
  const cancel = () => {
    if (!asksOnClose) work?.begin(work.initialValues);
    onClose();
  };
  return (
    <Dialog
      open
      size={size}
      onClose={onClose}
      onRetry={() => work?.restart(work.typed(), work.initialValues)}
      busy={busy}
      title={title}
      actions={
        <>
          {busy && stop ? (
            <Button onClick={stop.onPress}>{stop.label}</Button>
          ) : (
            <Button aria-disabled={busy || undefined} onClick={() => !busy && cancel()}>
              {t('cancel')}
            </Button>
          )}
          <Button
            type="submit"
            form={formProps.id}
            variant="primary"
            busy={busy}
            blockedReason={blockedReason}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form {...formProps} {...work?.listeners} className={dialogForm}>
        {work && <UnsavedWorkBanner work={work} />}
        {children}
      </form>
    </Dialog>
  );
}
