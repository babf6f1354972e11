import type { ReactNode } from 'react';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './Field.css';
import { FieldNotes } from './FieldNotes';
import type { FieldProps } from './field-props';
import { type FieldControl, useFieldControl } from './useFieldControl';

interface FieldOwnProps {
  /** The control is a group of controls, which an HTML label cannot name. */
  group?: boolean;
  /** Draws the control with the attributes that tie it to label, hint and message. */
  children: (control: FieldControl) => ReactNode;
}

/** Label above, control, message and hint below, all tied together for screen readers. */
export function Field({ group = false, children, ...field }: FieldProps & FieldOwnProps) {
  const { control, labelId, hintId, messageId } = useFieldControl(field);
  const labelClass = field.hideLabel ? visuallyHidden : styles.label;
  return (
    <div className={styles.field}>
      {field.label != null &&
        (group ? (
          <span id={labelId} className={labelClass}>
            {field.label}
          </span>
        ) : (
          <label id={labelId} htmlFor={control.id} className={labelClass}>
            {field.label}
          </label>
        ))}
      {children(group && field.label != null ? { ...control, 'aria-labelledby': labelId } : control)}
      <FieldNotes hintId={hintId} messageId={messageId} hint={field.hint} message={field.message} />
    </div>
  );
}
