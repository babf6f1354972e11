import { Banner, Button, Dialog, type FailedDialogProps, RetryIcon, Stack } from '@portal/ui';
import { useRef } from 'react';
import { useSession } from '../session/useSession';
import { shellWords } from '../shell-words';
import { useHasDrafts } from '../unsaved/useHasDrafts';
import { FailureContact } from './FailureContact';
import { failedDialogWords } from './failed-dialog-words';
import { isPartMissing } from './useFailureReference';

/** Replaces a dialog that failed to render; the page behind it stays. */
export function FailedDialog({ error, onClose, onRetry }: FailedDialogProps) {
  const { t: shell, stack: shellStack } = shellWords.useWords();
  const { t, stack } = failedDialogWords.useWords();
  const hasDrafts = useHasDrafts(useSession().user?.id);
  const isMissing = isPartMissing(error);
  const main = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={stack('title')}
      initialFocus={main}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {/* React does not request a missing script again, so only a page load helps. */}
          <Button
            ref={main}
            variant="primary"
            icon={RetryIcon}
            onClick={isMissing ? () => window.location.reload() : onRetry}
          >
            {shell(isMissing ? 'failed.reload' : 'retry')}
          </Button>
        </>
      }
    >
      <Stack>
        <Banner tone="critical">{stack(isMissing ? 'missing' : 'text')}</Banner>
        {hasDrafts && <p>{shellStack('failed.kept')}</p>}
        <FailureContact error={error} />
      </Stack>
    </Dialog>
  );
}
