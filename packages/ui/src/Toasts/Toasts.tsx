import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { FocusKeeper } from '../FocusKeeper/FocusKeeper';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons';
import { useHeldWhilePressed } from '../press/useHeldWhilePressed';
import { StandardLabel } from '../StandardLabels/StandardLabelsProvider';
import * as styles from './Toasts.css';
import { useToastClearance } from './useToastClearance';

/** A message about something that has just happened. */
export interface Toast {
  id: string;
  /** `critical` stays until dismissed; the others disappear after a while. */
  tone: 'positive' | 'info' | 'caution' | 'critical';
  title: ReactNode;
  text?: ReactNode;
  /** A follow-up action, such as undo; the toast then stays for at least 20 seconds. */
  action?: ToastAction;
  /** For how many ms the toast was already shown on a previous page. */
  spent?: number;
}

export interface ToastAction {
  label: ReactNode;
  /** Called when the button is pressed. */
  onPress: () => void;
  /** The action is running; the toast stays until it ends. */
  busy?: boolean;
  /** Global keyboard shortcut in the syntax of `aria-keyshortcuts`; the caller handles it. */
  keys?: string;
  /** Keeps the toast until it is dismissed. */
  stays?: boolean;
}

export interface ToastsProps {
  /** The toasts, oldest first. */
  toasts: readonly Toast[];
  /** Called with the id of a toast that the user closed or that timed out. */
  onDismiss: (id: string) => void;
  /** Accessible name of the region, such as "Notifications". */
  label: string;
  /** How long a toast is shown, in ms; the timer pauses on hover and focus. */
  duration?: number;
}

/**
 * Toasts in a corner of the window, at the bottom of a phone; elsewhere if they would cover a control there.
 * Failures are announced assertively, others politely. Both live regions are rendered from the start, because
 * screen readers often miss a region that is inserted together with its text.
 */
export function Toasts({ toasts: currentToasts, onDismiss, label, duration = 5000 }: ToastsProps) {
  // A toast must not appear, disappear or move while the pointer is pressed.
  const toasts = useHeldWhilePressed(currentToasts);
  const [isPaused, setIsPaused] = useState(false);
  const region = useRef<HTMLElement>(null);
  /** The element that had focus before the toasts; it gets focus back when the last toast disappears. */
  const previousFocus = useRef<HTMLElement>(null);
  useToastClearance(region, toasts);
  const card = (toast: Toast) => (
    <ToastCard
      key={toast.id}
      toast={toast}
      onDismiss={onDismiss}
      duration={durationOf(toast, duration)}
      held={isPaused || toast.action?.busy === true}
      // The element may be out of view now, and focusing it must not scroll.
      onFocusLost={() =>
        previousFocus.current?.isConnected && previousFocus.current.focus({ preventScroll: true })
      }
    />
  );
  return (
    <section
      ref={region}
      aria-label={label}
      className={styles.region}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={({ relatedTarget }) => {
        setIsPaused(true);
        if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
          previousFocus.current = relatedTarget;
      }}
      onBlur={() => setIsPaused(false)}
    >
      <div role="alert" aria-atomic="false" className={styles.stack}>
        {toasts.filter((toast) => toast.tone === 'critical').map(card)}
      </div>
      <div role="status" aria-atomic="false" className={styles.stack}>
        {toasts.filter((toast) => toast.tone !== 'critical').map(card)}
      </div>
    </section>
  );
}

const icons = { positive: SuccessIcon, info: InfoIcon, caution: WarningIcon, critical: AlertIcon };

/** Users need time to find the button or shortcut (WCAG 2.2.1). */
const minDurationWithAction = 20_000;

function durationOf({ tone, action }: Toast, duration: number): number {
  if (tone === 'critical' || action?.stays) return Number.POSITIVE_INFINITY;
  return action ? Math.max(duration, minDurationWithAction) : duration;
}

interface ToastCardProps {
  toast: Toast;
  onDismiss: (id: string) => void;
  duration: number;
  held: boolean;
  /** Called when the toast disappears while it has focus. */
  onFocusLost: () => void;
}

function ToastCard({ toast, onDismiss, duration, held, onFocusLost }: ToastCardProps) {
  const remaining = useRef(duration - (toast.spent ?? 0));
  const { id, action } = toast;

  useEffect(() => {
    // setTimeout treats Infinity as 0.
    if (held || remaining.current === Number.POSITIVE_INFINITY) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => onDismiss(id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [held, id, onDismiss]);

  return (
    <FocusKeeper className={styles.toast[toast.tone]} onFocusLost={onFocusLost}>
      <Icon of={icons[toast.tone]} size="large" className={styles.icon} />
      <div className={styles.words}>
        {/* Announced as a whole, beginning with its title, whichever part changes. */}
        <div aria-atomic="true">
          <div className={styles.title}>{toast.title}</div>
          {toast.text != null && <div className={styles.text}>{toast.text}</div>}
        </div>
        {action && (
          <div aria-live="off" className={styles.action}>
            <Button
              size="small"
              busy={action.busy}
              aria-keyshortcuts={action.keys}
              onClick={() => !action.busy && action.onPress()}
            >
              {action.label}
            </Button>
          </div>
        )}
      </div>
      {/* The buttons come after the message and are not announced with it. */}
      <div aria-live="off" className={styles.close}>
        <IconButton icon={CloseIcon} onClick={() => onDismiss(id)}>
          <StandardLabel k="close" />
        </IconButton>
      </div>
    </FocusKeeper>
  );
}
