import { type ReactNode, useRef } from 'react';
import { Field } from '../Field/Field';
import { control, endButton, frame } from '../Field/Field.css';
import type { FieldName, FieldSize } from '../Field/field-props';
import { Icon } from '../Icon/Icon';
import { CheckIcon, CopyIcon, WarningIcon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './CopyField.css';
import { useCopy } from './useCopy';

/** What a copy field says. */
export interface CopyFieldWords {
  /** Name of the button. */
  copy: ReactNode;
  /** The value is in the clipboard now. */
  copied: ReactNode;
  /** The browser does not let it be copied: the value is selected, and the person presses the keys. */
  failed: ReactNode;
}

interface CopyFieldOwnProps {
  /** Id of the input; made up when left out. */
  id?: string;
  /** Keeps the label for screen readers only, where the surroundings already say it. */
  hideLabel?: boolean;
  /** Help under the field, read out with it. */
  hint?: ReactNode;
  /** Height of the control. */
  size?: FieldSize;
  /** What is copied. */
  value: string;
  /** What it says. */
  words: CopyFieldWords;
}

export type CopyFieldProps = FieldName & CopyFieldOwnProps;

/** Something to take along, such as a link: seen whole, selected at a press, copied by its button. */
export function CopyField({ size, value, words, ...field }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy(value, input);
  return (
    <Field {...field}>
      {(attributes) => (
        <div>
          <span className={frame}>
            <input
              {...attributes}
              ref={input}
              readOnly
              value={value}
              className={`${control({ size })} ${styles.input}`}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <button type="button" className={endButton} onClick={copy}>
              <Icon of={state === 'copied' ? CheckIcon : CopyIcon} />
              <VisuallyHidden>{words.copy}</VisuallyHidden>
            </button>
          </span>
          {/* In the page from the start: a region that comes with its words is often not read. */}
          <div role="status" className={styles.status}>
            {state === 'copied' && (
              <span className={styles.copied}>
                <Icon of={CheckIcon} size="small" className={styles.picture} />
                <span>{words.copied}</span>
              </span>
            )}
            {state === 'failed' && (
              <span className={styles.failed}>
                <Icon of={WarningIcon} size="small" className={styles.picture} />
                <span>{words.failed}</span>
              </span>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}
