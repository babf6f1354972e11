import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons';
import * as styles from './Toasts.css';
import { useToastRoom } from './useToastRoom';

/** One message about something that just happened. */
export interface Toast {
  id: string;
  /** `critical` stays until it is dismissed; the others leave by themselves, unless they have an action. */
  tone: 'positive' | 'info' | 'caution' | 'critical';
  title: ReactNode;
  text?: ReactNode;
  /** The button that does what the message offers. */
  action?: ReactNode;
}

export interface ToastsProps {
  /** The messages, oldest first. */
  toasts: readonly Toast[];
  /** Called with the id of a message that was closed or whose time is over. */
  onDismiss: (id: string) => void;
  /** Name of the region, such as "Notifications". */
  label: string;
  /** Name of the button that closes a message. */
  dismissLabel: ReactNode;
  /** How long a message stays, in ms; the count waits while it is pointed at or focused. */
  duration?: number;
}

/**
 * Messages in the corner, on a phone at the bottom. Two live regions stand in the page from the start, since a region that comes with
 * its text is often not read: failures interrupt, the rest waits its turn.
 */
export function Toasts({ toasts, onDismiss, label, dismissLabel, duration = 6000 }: ToastsProps) {
  const [held, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  useToastRoom(region, toasts);
  const card = (toast: Toast) => (
    <ToastCard
      key={toast.id}
      toast={toast}
      onDismiss={onDismiss}
      dismissLabel={dismissLabel}
      duration={toast.tone === 'critical' || toast.action ? Number.POSITIVE_INFINITY : duration}
      held={held}
    />
  );
  return (
    <section
      ref={region}
      aria-label={label}
      className={styles.region}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
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

interface ToastCardProps {
  toast: Toast;
  onDismiss: (id: string) => void;
  dismissLabel: ReactNode;
  duration: number;
  held: boolean;
}

function ToastCard({ toast, onDismiss, dismissLabel, duration, held }: ToastCardProps) {
  const left = useRef(duration);
  const { id } = toast;

  useEffect(() => {
    // A delay of Infinity would fire at once.
    if (held || left.current === Number.POSITIVE_INFINITY) return;
    const since = performance.now();
    const timer = setTimeout(() => onDismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [held, id, onDismiss]);

  return (
    <div className={styles.toast[toast.tone]} data-tone={toast.tone}>
      <Icon of={icons[toast.tone]} size="large" className={styles.icon} />
      <div className={styles.words}>
        <div className={styles.title}>{toast.title}</div>
        {toast.text != null && <div className={styles.text}>{toast.text}</div>}
        {toast.action && <div className={styles.action}>{toast.action}</div>}
      </div>
      <IconButton icon={CloseIcon} onClick={() => onDismiss(id)}>
        {dismissLabel}
      </IconButton>
    </div>
  );
}
