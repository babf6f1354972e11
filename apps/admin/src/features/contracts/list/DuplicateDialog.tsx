import { useDuplicateContract } from '@portal/api-client';
import type { Contract } from '@portal/domain';
import { useToast } from '@portal/shell';
import { Button, ButtonLink, ConfirmDialog, Dialog } from '@portal/ui';
import { type MouseEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../../paths';
import { rowDialogWords } from './row-dialog-words';

export interface DuplicateDialogProps {
  contract: Contract;
  onClose: () => void;
}

/** Asks, copies, and says under which number the copy is found (CON-LIST-38, OPEN-48). */
export function DuplicateDialog({ contract, onClose }: DuplicateDialogProps) {
  const { t, stack, halves } = rowDialogWords.useWords();
  const toast = useToast();
  const navigate = useNavigate();
  const duplicate = useDuplicateContract();
  // State changes after the next render; a second press can come before it, and would make a second copy.
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [copied, setCopied] = useState<Contract>();

  const onConfirm = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      setCopied(await duplicate(contract.id));
      toast.success(halves('duplicate.duplicated'));
    } catch {
      toast.danger(halves('duplicate.notDuplicated'));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  if (!copied)
    return (
      <ConfirmDialog
        open
        title={stack('duplicate.title', { number: contract.number })}
        confirmLabel={t('duplicate.confirm')}
        cancelLabel={t('cancel')}
        closeLabel={t('close')}
        busy={busy}
        onConfirm={() => void onConfirm()}
        onCancel={onClose}
      >
        {stack('duplicate.text')}
      </ConfirmDialog>
    );

  const { id, number } = copied;
  const href = pathTo('courses.edit.basic', { id });
  const openInstead = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    // In place of the question, so that Back leads to the list and does not ask again.
    event.preventDefault();
    void navigate(href, { replace: true });
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={stack('duplicate.done')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <ButtonLink variant="primary" href={href} onClick={openInstead}>
            {t('duplicate.open')}
          </ButtonLink>
        </>
      }
    >
      {stack('duplicate.doneText', { original: contract.number, number })}
    </Dialog>
  );
}
