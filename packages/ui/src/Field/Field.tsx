import type { ReactNode } from 'react';
import { visuallyHidden } from '../theme/primitives.css';
import * as styles from './Field.css';
import { FieldNotes } from './FieldNotes';
import type { FieldProps } from './field-props';
import { type FieldControl, useFieldControl } from './useFieldControl';

interface FieldOwnProps {
  /** The control is a group, which an HTML label cannot name. */
  group?: boolean;
  /** Renders the control with the attributes that connect it to label, hint and message. */
  children: (control: FieldControl) => ReactNode;
}

/** Renders a label, the control, its error message and its hint, all associated for screen readers. */
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
