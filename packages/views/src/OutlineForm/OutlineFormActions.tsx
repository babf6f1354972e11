import { isSubmitted, type OutlineAction, type OutlineStatus } from '@portal/domain';
import { Button } from '@portal/ui';
import type { ReactNode } from 'react';
import { outlineWords } from './outline-words';

export interface OutlineFormActionsProps {
  /** Id of the `OutlineForm` to submit; the buttons may be outside of it, such as in a dialog's footer. */
  form: string;
  /** Status of the stored outline; null if there is none. */
  status: OutlineStatus | null;
  /** The running action; null when idle. */
  saving: OutlineAction | null;
  /** Why saving is blocked. */
  lockedReason?: ReactNode;
}

/**
 * The outline's buttons: save as draft and submit; a submitted outline can also become a draft again, while save keeps
 * it submitted (OUTLINE-23 to OUTLINE-25, DECISION-41).
 */
export function OutlineFormActions({ form, status, saving, lockedReason }: OutlineFormActionsProps) {
  const { t } = outlineWords.useWords();
  const isIn = status !== null && isSubmitted({ status });
  return (
    <>
      {/* The first button, which Enter in a field activates: an accidental submit keeps the status. */}
      <Button
        type="submit"
        form={form}
        value={'save' satisfies OutlineAction}
        busy={saving === 'save'}
        blockedReason={lockedReason}
      >
        {t(isIn ? 'save' : 'saveDraft')}
      </Button>
      <Button
        type="submit"
        form={form}
        value={'submit' satisfies OutlineAction}
        variant="primary"
        busy={saving === 'submit'}
        blockedReason={lockedReason}
      >
        {t('submit')}
      </Button>
      {isIn && (
        <Button
          type="submit"
          form={form}
          value={'take-back' satisfies OutlineAction}
          variant="quiet"
          busy={saving === 'take-back'}
          blockedReason={lockedReason}
        >
          {t('takeBack')}
        </Button>
      )}
    </>
  );
}
