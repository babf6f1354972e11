import { useDuplicateContract } from '@portal/api-client';
import { type Contract, fullName } from '@portal/domain';
import { joinPairs, type TextPair } from '@portal/i18n';
import { ActionDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { Banner, Button, ButtonLink, Dialog } from '@portal/ui';
import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../../paths';
import { rowDialogWords } from './row-dialog-words';

/** Returns the names of the archived records that are missing in the copy of a contract (DECISION-86). */
function archivedOf(original: Contract, copy: Contract): (TextPair | string)[] {
  return [
    !copy.teacher && original.teacher && fullName(original.teacher),
    !copy.company && original.company?.name,
    !copy.language && original.language?.name,
  ].filter((name) => typeof name === 'string');
}

/** Confirms, duplicates the contract and shows the number of the copy (CON-LIST-38, OPEN-48). */
export function DuplicateDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const { t, stack, pair } = rowDialogWords.useWords();
  const toast = useToast();
  const navigate = useNavigate();
  const duplicate = useDuplicateContract();
  const [copied, setCopied] = useState<Contract>();

  if (!copied)
    return (
      <ActionDialog
        title={stack('duplicate.title', { number: contract.number })}
        confirmLabel={t('duplicate.confirm')}
        action={async () => setCopied(await duplicate(contract.id))}
        onDone={() => toast.success(pair('duplicate.duplicated'))}
        refused={pair('duplicate.notDuplicated')}
        onClose={onClose}
      >
        <p>{stack('duplicate.text')}</p>
      </ActionDialog>
    );

  const { id, number } = copied;
  const leftOut = archivedOf(contract, copied);
  const students = contract.studentCount - copied.studentCount;
  if (students > 0) leftOut.push(pair('duplicate.leftOutStudents', { count: students }));
  const href = pathTo('courses.edit.basic', { id });
  const openInstead = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Replaces the history entry of the dialog, so that Back leads to the list.
    event.preventDefault();
    void navigate(href, { replace: true });
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={stack('duplicate.done')}
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
      {leftOut.length > 0 && (
        <Banner tone="caution">{stack('duplicate.leftOut', { what: joinPairs(leftOut) })}</Banner>
      )}
    </Dialog>
  );
}
