import { Button, Dialog, Stack } from '@portal/ui';
import type { ClassNoticesHandle } from '../../../parts/class-notices/useClassNotices';
import { planWords } from './plan-words';

export interface PlanNoticesDialogProps {
  notices: ClassNoticesHandle;
  /** Whether the plan is being saved. */
  busy: boolean;
  onSave: () => void;
  onBack: () => void;
}

/** Asks who is mailed about the classes that a new plan moves or removes, with a look at the mails (DECISION-160). */
export function PlanNoticesDialog({ notices, busy, onSave, onBack }: PlanNoticesDialogProps) {
  const { t, stack } = planWords.useWords();
  return (
    <Dialog
      open
      title={stack('notices.title')}
      busy={busy}
      onClose={onBack}
      actions={
        <>
          <Button aria-disabled={busy || undefined} onClick={() => !busy && onBack()}>
            {t('clash.back')}
          </Button>
          <Button variant="primary" busy={busy || notices.isLoading} onClick={onSave}>
            {t('notices.save')}
          </Button>
        </>
      }
    >
      <Stack gap="small">
        {stack('notices.text')}
        {notices.field}
      </Stack>
    </Dialog>
  );
}
