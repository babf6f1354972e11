import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../Banner/Banner';
import * as styles from './ErrorSummary.css';

/** One refusal of a form. */
export interface FieldError {
  /** Id of the field that is refused; without it, the form as a whole is. */
  id?: string;
  /** What the field is called: most messages do not say it. */
  label?: ReactNode;
  /** Why it is refused, in the words that stand under the field. */
  message: ReactNode;
}

export interface ErrorSummaryProps {
  /** What all of it means, such as "Please correct the following". */
  title: ReactNode;
  /** What is refused now, in the order of the form; while it is empty, nothing is shown. */
  errors: readonly FieldError[];
  /**
   * How often the person has tried to send the form. Before the first time nothing is shown, for a field may be
   * refused when it is left; at each further time that is refused the summary takes the focus.
   */
  attempts: number;
  /** Rank of the title in the outline of the page; 2 when left out. */
  level?: 2 | 3;
}

const focusable = ':is(input, select, textarea, button, a[href], [tabindex]):not(:disabled, [type="hidden"])';

/**
 * Why a long form was not sent: a list of links to the fields that are refused, above the form. A field that is
 * mended leaves the list.
 */
export function ErrorSummary({ title, errors, attempts, level = 2 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  const isShown = attempts > 0 && errors.length > 0;
  const Title = `h${level}` as const;

  useEffect(() => {
    // Once an attempt: one who goes on to mend a field, and leaves it wrong once more, stays there.
    if (!isShown || answered.current === attempts) return;
    answered.current = attempts;
    box.current?.focus();
  }, [isShown, attempts]);

  if (!isShown) return null;
  return (
    // The focus on one element and the alert on another: JAWS reads but a part of an alert that is focused itself.
    <div ref={box} tabIndex={-1} className={styles.box}>
      <Banner tone="critical" role="alert">
        <Title className={styles.title}>{title}</Title>
        <ul className={styles.list}>
          {errors.map(({ id, label, message }, index) => (
            <li key={id ?? `form-${index}`} className={styles.item}>
              {id !== undefined && (
                <a href={`#${id}`} className={styles.link} onClick={(event) => goTo(event, id)}>
                  {label ?? message}
                </a>
              )}
              {(id === undefined || label != null) && <span>{message}</span>}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}

/** Puts the focus into the field; in a group, into its chosen or its first control. */
function goTo(event: MouseEvent, id: string) {
  // The address stays: in an app with a hash router, it is where one is.
  event.preventDefault();
  const field = document.getElementById(id);
  if (!field) return;
  const target = field.matches(focusable)
    ? field
    : (field.querySelector<HTMLElement>(':checked') ?? field.querySelector<HTMLElement>(focusable));
  target?.focus({ preventScroll: true });
  // Together with its label, which stands above.
  (target ?? field).scrollIntoView({ block: 'center' });
}
