import type { OutlineAction } from '@portal/domain';
import { Button } from '@portal/ui';
import type { ReactNode } from 'react';
import { outlineWords } from './outline-words';

export interface OutlineFormActionsProps {
  /** Id of the `OutlineForm` that they send; they stand where one likes, such as at the foot of a dialog. */
  form: string;
  /** What is under way. */
  saving: OutlineAction | null;
  /** Why nothing can be saved. */
  lockedReason?: ReactNode;
}

/** Save as draft, and Submit (OUTLINE-23 to OUTLINE-25). */
export function OutlineFormActions({ form, saving, lockedReason }: OutlineFormActionsProps) {
  const { t } = outlineWords.useWords();
  return (
    <>
      {/* The first: Enter in a field presses it, and what is sent by mistake is a draft. */}
      <Button
        type="submit"
        form={form}
        value={'save-draft' satisfies OutlineAction}
        busy={saving === 'save-draft'}
        blockedReason={lockedReason}
      >
        {t('saveDraft')}
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
    </>
  );
}
