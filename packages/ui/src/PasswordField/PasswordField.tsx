import { type ReactNode, useState } from 'react';
import { Field } from '../Field/Field';
import { control, endButton, frame } from '../Field/Field.css';
import { type FieldProps, type FieldSize, type NativeProps, nativeProps } from '../Field/field-props';
import { password } from '../Field/form-inputs.css';
import { Icon } from '../Icon/Icon';
import { EyeIcon, EyeOffIcon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

interface PasswordFieldOwnProps extends Omit<NativeProps<'input'>, 'type'> {
  /** Height of the control. */
  size?: FieldSize;
  /** Accessible name of the reveal button, such as "Show password"; unique within the form. */
  revealLabel: ReactNode;
  /** Tells password managers whether this is the current or a new password. */
  autoComplete: 'current-password' | 'new-password';
}

export type PasswordFieldProps = FieldProps & PasswordFieldOwnProps;

/** A password field with a reveal button. */
export function PasswordField({ size, revealLabel, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...props}>
      {(attributes) => (
        <span className={frame}>
          <input
            {...nativeProps(props)}
            {...attributes}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${control({ size })} ${password}`}
          />
          <button
            type="button"
            className={endButton}
            aria-pressed={shown}
            aria-controls={attributes.id}
            onClick={() => setShown(!shown)}
          >
            <Icon of={shown ? EyeOffIcon : EyeIcon} />
            <VisuallyHidden>{revealLabel}</VisuallyHidden>
          </button>
        </span>
      )}
    </Field>
  );
}
