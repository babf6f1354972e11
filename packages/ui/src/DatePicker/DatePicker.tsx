import {
  type ChangeEvent,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { date } from '../DateField/DateField.css';
import { Field } from '../Field/Field';
import { control, endButton, frame } from '../Field/Field.css';
import { type FieldProps, type FieldSize, type NativeProps, nativeProps } from '../Field/field-props';
import { Icon } from '../Icon/Icon';
import { CalendarIcon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { CalendarPopupProps } from './CalendarPopup';
import { isDay } from './calendar-days';
import { type CalendarLocale, dayWords } from './calendar-words';
import * as styles from './DatePicker.css';

const load = () => import('./CalendarPopup');

/** The calendar and its positioning come on the first intent, so that a page with a form starts without them. */
const prefetch = () => {
  load().catch(() => undefined);
};

/** What a date picker says. */
export interface DatePickerWords {
  /** Name of the button that opens the calendar; the chosen day is added to it. */
  open: ReactNode;
  /** Names of the buttons that turn the calendar's pages. */
  previousYear: ReactNode;
  previousMonth: ReactNode;
  nextMonth: ReactNode;
  nextYear: ReactNode;
  /** The button that chooses today. */
  today: ReactNode;
  /** The button that takes the day away; there is none in a required field. */
  clear: ReactNode;
}

interface DatePickerOwnProps extends Omit<NativeProps<'input'>, 'type' | 'ref'> {
  /** Height of the control. */
  size?: FieldSize;
  /** Earliest day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  /** Latest day that can be chosen, `YYYY-MM-DD`. */
  max?: string;
  /** Day chosen at first, `YYYY-MM-DD`. */
  defaultValue?: string;
  /** The chosen day, `YYYY-MM-DD`, where the caller keeps it; empty for none. */
  value?: string;
  /** In which language days and months are named, and on which day weeks begin. */
  locale: CalendarLocale;
  /** Today, `YYYY-MM-DD`, which the calendar marks; the person's own day when left out. */
  today?: string;
  /** What it says. */
  words: DatePickerWords;
}

export type DatePickerProps = FieldProps & DatePickerOwnProps;

interface Opened {
  Popup: ComponentType<CalendarPopupProps>;
  button: HTMLButtonElement;
  input: HTMLInputElement;
  /** Where the focus was, and goes back to. */
  from: HTMLElement;
}

/**
 * A calendar day as `YYYY-MM-DD`: typed into the browser's own field, or chosen in a calendar that names the days in
 * the portal's languages. On a phone it is a `DateField`, whose native picker fits the thumb.
 */
export function DatePicker({ size, locale, today, words, ...props }: DatePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState(props.defaultValue ?? '');
  const [opened, setOpened] = useState<Opened | null>(null);
  const buttonId = useId();
  const isFixed = Boolean(props.disabled || props.readOnly);
  const chosen = props.value ?? own;

  const open = async (from: HTMLElement | null) => {
    // Without a network the calendar cannot come; typing goes on working and the next press tries again.
    const loaded = await load().catch(() => undefined);
    if (!loaded || !from?.isConnected || !input.current || !button.current) return;
    setOpened({ Popup: loaded.CalendarPopup, input: input.current, button: button.current, from });
  };
  const close = () => setOpened(null);
  const choose = (day: string) => {
    if (!opened) return;
    close();
    if (opened.input.value !== day) write(opened.input, day);
    opened.from.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event);
    // The keys that would open the browser's own calendar.
    const isOpening = event.key === 'F4' || event.key === ' ' || (event.altKey && event.key === 'ArrowDown');
    if (event.defaultPrevented || !isOpening || isFixed || !isSeen(button.current)) return;
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
              setOwn(event.currentTarget.value);
              props.onChange?.(event);
            }}
            onClick={(event) => {
              props.onClick?.(event);
              // Firefox opens a calendar of its own at a press on the field.
              if (isSeen(button.current)) event.preventDefault();
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
                opened.from.focus();
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}

/** On a phone the button gives way to the browser's own calendar. */
function isSeen(button: HTMLElement | null): boolean {
  return button !== null && button.offsetParent !== null;
}

/** Puts a day into the field as if it had been typed, so that React and the form hear of it. */
function write(input: HTMLInputElement, day: string) {
  // Past the setter that React puts on the element, which would take the new value for an old one.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, day);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
