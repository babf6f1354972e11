import type { OutlinePart } from '@portal/domain';
import { ConfirmDialog } from '@portal/ui';
import type { OpenQuestion } from '../useQuestion';
import { missing } from './OutlineForm.css';
import { outlineWords } from './outline-words';

/** A question before saving: submit without these parts, or turn a submitted outline into a draft. */
export type OutlineQuestionAsked =
  | { action: 'submit'; empty: readonly OutlinePart[] }
  | { action: 'take-back' };

/** Asks before an incomplete outline is submitted, and before a submitted one becomes a draft (DECISION-41). */
export function OutlineQuestion({ question, answer }: OpenQuestion<OutlineQuestionAsked>) {
  const { t, stack } = outlineWords.useWords();
  const isSubmit = question.action === 'submit';
  return (
    <ConfirmDialog
      open
      title={stack(isSubmit ? 'ask.submitTitle' : 'ask.takeBackTitle')}
      confirmLabel={t(isSubmit ? 'ask.submitAnyway' : 'takeBack')}
      cancelLabel={t(isSubmit ? 'ask.keepFilling' : 'ask.leaveSubmitted')}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {question.action === 'submit' ? (
        <>
          {stack('ask.missing')}
          <ul className={missing}>
            {question.empty.map((part) => (
              <li key={part}>{t(part)}</li>
            ))}
          </ul>
        </>
      ) : (
        stack('ask.takeBackText')
      )}
    </ConfirmDialog>
  );
}
