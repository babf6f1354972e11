import * as styles from '../Checkbox/Checkbox.css';
import { FieldNotes } from '../Field/FieldNotes';
import { type FieldProps, type NativeProps, nativeProps } from '../Field/field-props';
import { useFieldControl } from '../Field/useFieldControl';
import { visuallyHidden } from '../theme/primitives.css';

export type CheckboxFieldProps = FieldProps & Omit<NativeProps<'input'>, 'type'>;

/** A checkbox with its label; clicking the label toggles it. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { control, hintId, messageId } = useFieldControl(props);
  return (
    <div className={styles.checkboxField}>
      <input
        {...nativeProps(props)}
        {...control}
        type="checkbox"
        className={`${styles.checkbox} ${styles.checkboxLarge}`}
      />
      {props.label != null && (
        <label htmlFor={control.id} className={props.hideLabel ? visuallyHidden : styles.checkboxLabel}>
          {props.label}
        </label>
      )}
      <div className={styles.checkboxNotes}>
        <FieldNotes hintId={hintId} messageId={messageId} hint={props.hint} message={props.message} />
      </div>
    </div>
  );
}
