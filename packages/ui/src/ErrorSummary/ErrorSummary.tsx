import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../Banner/Banner';
import * as styles from './ErrorSummary.css';

export interface FieldError {
  /** Id of the invalid field; undefined for an error of the whole form. */
  id?: string;
  /** Label of the field, because most messages do not name it. */
  label?: ReactNode;
  /** The error message, as shown below the field. */
  message: ReactNode;
}

export interface ErrorSummaryProps {
  /** Title of the summary, such as "Please correct the following". */
  title: ReactNode;
  /** The current errors in the order of the form; if empty, nothing is shown. */
  errors: readonly FieldError[];
  /** Number of submit attempts. The summary shows from the first one and takes focus after each failure. */
  attempts: number;
  /** Heading level of the title; `2` by default. */
  level?: 2 | 3;
}

const focusable = ':is(input, select, textarea, button, a[href], [tabindex]):not(:disabled, [type="hidden"])';

/** Links to the invalid fields, above a long form that could not be submitted. */
export function ErrorSummary({ title, errors, attempts, level = 2 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const focusedAttempt = useRef(0);
  const isShown = attempts > 0 && errors.length > 0;
  const Title = `h${level}` as const;

  useEffect(() => {
    // Focus the summary only once per attempt: a field that becomes invalid again later must not lose focus.
    if (!isShown || focusedAttempt.current === attempts) return;
    focusedAttempt.current = attempts;
    box.current?.focus();
  }, [isShown, attempts]);

  if (!isShown) return null;
  return (
    // Focus and alert are on separate elements, because JAWS reads only part of an alert that has focus.
    <div ref={box} tabIndex={-1} className={styles.box}>
      <Banner tone="critical" role="alert">
        <Title className={styles.title}>{title}</Title>
        <ul className={styles.list}>
          {errors.map(({ id, label, message }, index) => (
            <li key={id ?? `form-${index}`} className={styles.item}>
              {id !== undefined && (
                <a href={`#${id}`} className={styles.link} onClick={(event) => focusField(event, id)}>
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

function focusField(event: MouseEvent, id: string) {
  // Keep the URL: with a hash router, following the link would change the route.
  event.preventDefault();
  const field = document.getElementById(id);
  if (!field) return;
  const target = field.matches(focusable)
    ? field
    : (field.querySelector<HTMLElement>(':checked') ?? field.querySelector<HTMLElement>(focusable));
  target?.focus({ preventScroll: true });
  // Centres the field, so that the label above it is visible too.
  (target ?? field).scrollIntoView({ block: 'center' });
}
