import { FieldNotes } from '../Field/FieldNotes';
import { type FieldProps, type NativeProps, nativeProps } from '../Field/field-props';
import { useFieldControl } from '../Field/useFieldControl';
import { visuallyHidden } from '../theme/primitives.css';
import * as styles from './Switch.css';

export type SwitchProps = FieldProps & Omit<NativeProps<'input'>, 'type' | 'role'>;

/** A switch that takes effect immediately, with its label in front; the whole line is clickable. */
export function Switch(props: SwitchProps) {
  const { control, hintId, messageId } = useFieldControl(props);
  return (
    <div className={styles.field}>
      {props.label != null && (
        <label htmlFor={control.id} className={props.hideLabel ? visuallyHidden : styles.label}>
          {props.label}
        </label>
      )}
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state, which
          aria-checked must not contradict */}
      <input {...nativeProps(props)} {...control} type="checkbox" role="switch" className={styles.track} />
      <div className={styles.notes}>
        <FieldNotes hintId={hintId} messageId={messageId} hint={props.hint} message={props.message} />
      </div>
    </div>
  );
}
