import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Field } from '../Field/Field';
import { control, endButton, start } from '../Field/Field.css';
import { type FieldProps, type NativeProps, nativeProps } from '../Field/field-props';
import { search, searchFrame } from '../Field/inputs.css';
import { Icon } from '../Icon/Icon';
import { CloseIcon, SearchIcon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

interface SearchFieldOwnProps
  extends Omit<NativeProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'ref'> {
  /** The search text. */
  value: string;
  /** Called on each change, and with an empty string when the search is cleared. */
  onValueChange: (value: string) => void;
  /** Called when Enter starts the search immediately, however short the text. */
  onForce?: (value: string) => void;
  /** Accessible name of the clear button. */
  clearLabel: ReactNode;
}

export type SearchFieldProps = FieldProps & SearchFieldOwnProps;

/** A search box; Escape or its clear button empties it and keeps focus. */
export function SearchField({ value, onValueChange, onForce, clearLabel, ...props }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event);
    if (event.key === 'Enter' && onForce) {
      event.preventDefault();
      onForce(event.currentTarget.value);
    }
    if (event.key === 'Escape' && value !== '') {
      // Keeps the surrounding dialog open.
      event.stopPropagation();
      event.preventDefault();
      clear();
    }
  };
  return (
    <Field {...props}>
      {(attributes) => (
        <span className={searchFrame} data-placeholder={props.placeholder}>
          <span className={start}>
            <Icon of={SearchIcon} />
          </span>
          <input
            autoComplete="off"
            {...nativeProps(props)}
            {...attributes}
            ref={input}
            type="search"
            enterKeyHint="search"
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            className={`${control()} ${search}`}
          />
          {value !== '' && (
            <button type="button" className={endButton} onClick={clear}>
              <Icon of={CloseIcon} />
              <VisuallyHidden>{clearLabel}</VisuallyHidden>
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
