import { type UnsavedWork, UnsavedWorkBanner } from '@portal/shell';
import { Button, Dialog, type DialogProps } from '@portal/ui';
import type { ComponentProps, ReactNode } from 'react';
import { copy } from '../copy';
import { form as formLook } from './FormDialog.css';

export interface FormDialogProps<Values extends object = object> {
  /** What the form is for: two lines in the joint mode. */
  title: ReactNode;
  /** 420, 600 (default) or 880 px. */
  size?: DialogProps['size'];
  /** What `useZodForm` gave for the form element; with what else listens to its fields. */
  formProps: ComponentProps<'form'>;
  /** What keeps its entries: offered back above the fields, kept when it is closed, forgotten by Cancel. */
  work?: UnsavedWork<Values>;
  /** Whether it is being sent: it can be neither closed nor sent again. */
  busy: boolean;
  /** Words of the button that sends it. */
  submitLabel: ReactNode;
  /** Why it cannot be sent yet, said at its button. */
  blockedReason?: ReactNode;
  /** Aborts the upload; replaces Cancel while it runs. */
  stop?: { label: ReactNode; onPress: () => void };
  /** Called by Escape, the cross, and Cancel. */
  onClose: () => void;
  /** The fields, and what was refused below them. */
  children: ReactNode;
}

/** One form in front of the page, which stays until it was saved or given up. */
export function FormDialog<Values extends object>({
  title,
  size,
  formProps,
  work,
  busy,
  submitLabel,
  blockedReason,
  stop,
  onClose,
  children,
}: FormDialogProps<Values>) {
  const { t } = copy.useWords();
  const cancel = () => {
    work?.begin(work.initialValues);
    onClose();
  };
  return (
    <Dialog
      open
      size={size}
      onClose={onClose}
      busy={busy}
      title={title}
      closeLabel={t('dialog.close')}
      actions={
        <>
          {busy && stop ? (
            <Button onClick={stop.onPress}>{stop.label}</Button>
          ) : (
            <Button aria-disabled={busy || undefined} onClick={() => !busy && cancel()}>
              {t('dialog.cancel')}
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
      <form {...formProps} {...work?.listeners} className={formLook}>
        {work && <UnsavedWorkBanner work={work} />}
        {children}
      </form>
    </Dialog>
  );
}
