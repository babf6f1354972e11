import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { WarningIcon } from '../icons';
import { useHeldWhilePressed } from '../press/useHeldWhilePressed';
import * as styles from './Field.css';
import { hasContent } from './field-props';

export interface FieldNotesProps {
  /** Id of the hint, referenced by aria-describedby. */
  hintId: string;
  /** Id of the message, referenced by aria-errormessage. */
  messageId: string;
  /** Help for filling in the field. */
  hint?: ReactNode;
  /** The error message. */
  message?: ReactNode;
}

/** The notes below a control: first the error, because the user looks for it, then the hint. */
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
