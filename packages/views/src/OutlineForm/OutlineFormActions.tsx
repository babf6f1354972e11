import { isSubmitted, type OutlineAction, type OutlineStatus } from '@portal/domain';
import { Button } from '@portal/ui';
import type { ReactNode } from 'react';
import { outlineWords } from './outline-words';

export interface OutlineFormActionsProps {
  /** Id of the `OutlineForm` that they send; they stand where one likes, such as at the foot of a dialog. */
  form: string;
  /** Status of the stored outline; null if there is none. */
  status: OutlineStatus | null;
  /** The running action; null when idle. */
  saving: OutlineAction | null;
  /** Why nothing can be saved. */
  lockedReason?: ReactNode;
}

/** Save as draft and Submit; for a submitted outline also Take back to draft, while Save keeps it submitted (OUTLINE-23 to OUTLINE-25, DECISION-41). */
export function OutlineFormActions({ form, status, saving, lockedReason }: OutlineFormActionsProps) {
  const { t } = outlineWords.useWords();
  const isIn = status !== null && isSubmitted({ status });
  return (
    <>
      {/* The first: Enter in a field presses it, so a form that is sent by mistake keeps its status. */}
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
