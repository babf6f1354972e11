import { type ReactNode, useState } from 'react';
import { Field } from '../Field/Field';
import { control, endButton, frame } from '../Field/Field.css';
import { type FieldProps, type FieldSize, type NativeProps, nativeProps } from '../Field/field-props';
import { Icon } from '../Icon/Icon';
import { EyeIcon, EyeOffIcon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { password } from './PasswordField.css';

interface PasswordFieldOwnProps extends Omit<NativeProps<'input'>, 'type'> {
  /** Height of the control. */
  size?: FieldSize;
  /** Name of the button that shows what was typed, such as "Show password"; another one for each field of a form. */
  revealLabel: ReactNode;
  /** Tells password managers whether this is the known password or a new one. */
  autoComplete: 'current-password' | 'new-password';
}

export type PasswordFieldProps = FieldProps & PasswordFieldOwnProps;

/** A password, with a button that shows it. */
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
