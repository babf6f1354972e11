import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { WarningIcon } from '../icons';
import { useHeldWhilePressed } from '../press/useHeldWhilePressed';
import * as styles from './Field.css';
import { hasContent } from './field-props';

export interface FieldNotesProps {
  /** Id of the hint, named by the control's aria-describedby. */
  hintId: string;
  /** Id of the message, named by the control's aria-errormessage. */
  messageId: string;
  /** Help for the person who fills the field. */
  hint?: ReactNode;
  /** Why the value is refused. */
  message?: ReactNode;
}

/** What stands under a control: the refusal first, since it is what one looks for, then the hint. */
export function FieldNotes({ hintId, messageId, hint, ...field }: FieldNotesProps) {
  const message = useHeldWhilePressed(field.message);
  return (
    <>
      {hasContent(message) && (
        <div id={messageId} className={styles.message}>
          <Icon of={WarningIcon} size="small" className={styles.messageIcon} />
          <span>{message}</span>
        </div>
      )}
      {hasContent(hint) && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
    </>
  );
}
