import { type ChangeEvent, type ComponentType, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Field } from '../Field/Field';
import { control, endButton, frame } from '../Field/Field.css';
import { type FieldProps, type FieldSize, type NativeProps, nativeProps } from '../Field/field-props';
import { date } from '../Field/form-inputs.css';
import { Icon } from '../Icon/Icon';
import { CalendarIcon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { CalendarPopupProps } from './CalendarPopup';
import { isDay } from './calendar-days';
import { type CalendarLocale, type DatePickerWords, dayWords } from './calendar-words';
import * as styles from './DatePicker.css';

const load = () => import('./CalendarPopup');

/** Loads the calendar and its positioning code on the first hint of use, to keep the first load small. */
const prefetch = () => {
  load().catch(() => undefined);
};

interface DatePickerOwnProps extends Omit<NativeProps<'input'>, 'type' | 'ref'> {
  /** Height of the control. */
  size?: FieldSize;
  /** Earliest selectable day, `YYYY-MM-DD`. */
  min?: string;
  /** Latest selectable day, `YYYY-MM-DD`. */
  max?: string;
  /** Initial value, `YYYY-MM-DD`. */
  defaultValue?: string;
  /** The value, `YYYY-MM-DD`, when the caller controls it; empty for none. */
  value?: string;
  /** Language of month and day names, and the first day of the week. */
  locale: CalendarLocale;
  /** Today's date, `YYYY-MM-DD`, which the calendar highlights; taken from the system clock by default. */
  today?: string;
  /** Texts of the picker. */
  words: DatePickerWords;
}

export type DatePickerProps = FieldProps & DatePickerOwnProps;

interface Opened {
  Popup: ComponentType<CalendarPopupProps>;
  button: HTMLButtonElement;
  input: HTMLInputElement;
  /** The element that gets focus back. */
  trigger: HTMLElement;
}

/** A date field (`YYYY-MM-DD`) with a localized calendar; on phones it is a `DateField`. */
export function DatePicker({ size, locale, today, words, ...props }: DatePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [ownValue, setOwnValue] = useState(props.defaultValue ?? '');
  const [opened, setOpened] = useState<Opened | null>(null);
  const buttonId = useId();
  const isFixed = Boolean(props.disabled || props.readOnly);
  const chosen = props.value ?? ownValue;

  const open = async (from: HTMLElement | null) => {
    // Offline the code cannot load; typing still works and the next press tries again.
    const loaded = await load().catch(() => undefined);
    if (!loaded || !from?.isConnected || !input.current || !button.current) return;
    setOpened({ Popup: loaded.CalendarPopup, input: input.current, button: button.current, trigger: from });
  };
  const close = () => setOpened(null);
  const choose = (day: string) => {
    if (!opened) return;
    close();
    if (opened.input.value !== day) setInputValue(opened.input, day);
    opened.trigger.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event);
    // The keys that open the browser's own picker.
    const isOpening = event.key === 'F4' || event.key === ' ' || (event.altKey && event.key === 'ArrowDown');
    if (event.defaultPrevented || !isOpening || isFixed || !isVisible(button.current)) return;
    event.preventDefault();
    open(event.currentTarget);
  };

  return (
    <Field {...props}>
      {(attributes) => (
        <div className={frame}>
          <input
            {...nativeProps(props)}
            {...attributes}
            ref={input}
            type="date"
            className={`${control({ size })} ${date} ${styles.input}`}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              setOwnValue(event.currentTarget.value);
              props.onChange?.(event);
            }}
            onClick={(event) => {
              props.onClick?.(event);
              // Firefox opens its own picker when the field is clicked.
              if (isVisible(button.current)) event.preventDefault();
            }}
            onKeyDown={onKeyDown}
          />
          <button
            ref={button}
            id={buttonId}
            type="button"
            className={`${endButton} ${styles.button}`}
            disabled={isFixed}
            aria-haspopup="dialog"
            aria-expanded={opened !== null}
            aria-describedby={props.label != null ? `${attributes.id}-label` : undefined}
            onClick={({ currentTarget }) => {
              if (opened) close();
              else open(currentTarget);
            }}
            onPointerEnter={prefetch}
            onFocus={prefetch}
          >
            <Icon of={CalendarIcon} />
            <VisuallyHidden>
              {words.open}
              {isDay(chosen) && <>, {dayWords(chosen, locale, 'day')}</>}
            </VisuallyHidden>
          </button>
          {opened && (
            <opened.Popup
              anchor={opened.button}
              chosen={opened.input.value}
              min={props.min}
              max={props.max}
              today={today}
              locale={locale}
              words={words}
              canClear={!props.required}
              onChoose={choose}
              onClose={close}
              onLeave={() => {
                close();
                opened.trigger.focus();
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}

/** On phones CSS hides the button and the native picker is used. */
function isVisible(button: HTMLElement | null): boolean {
  return button !== null && button.offsetParent !== null;
}

/** Sets the value like user input, so that React and the form are notified. */
function setInputValue(input: HTMLInputElement, day: string) {
  // React overrides the setter on the element and would ignore the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, day);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
