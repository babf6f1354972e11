import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { FocusKeeper } from '../FocusKeeper/FocusKeeper';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons';
import { useHeldWhilePressed } from '../press/useHeldWhilePressed';
import * as styles from './Toasts.css';
import { useToastRoom } from './useToastRoom';

/** One message about something that just happened. */
export interface Toast {
  id: string;
  /** `critical` stays until it is dismissed; the others leave by themselves, unless they have an action. */
  tone: 'positive' | 'info' | 'caution' | 'critical';
  title: ReactNode;
  text?: ReactNode;
  /** What can still be done about it, such as taking it back: it then stays 20 seconds at least. */
  action?: ToastAction;
  /** For how long it was shown already, in ms, on a page before this one. */
  spent?: number;
}

/** One thing to do about a message. */
export interface ToastAction {
  /** Word of its button, such as "Undo". */
  label: ReactNode;
  /** Called when it is pressed. */
  onPress: () => void;
  /** It is under way: the message stays until that has ended. */
  busy?: boolean;
  /** Keys that do the same wherever one is, as `aria-keyshortcuts` names them; whoever passes them listens for them. */
  keys?: string;
  /** The message waits for it, however long that takes: it leaves when it is dismissed. */
  stays?: boolean;
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
export function Toasts({ toasts: given, onDismiss, label, dismissLabel, duration = 5000 }: ToastsProps) {
  // A message that comes or goes during a press would lie over what is pressed, or move its own buttons.
  const toasts = useHeldWhilePressed(given);
  const [held, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  /** Where the focus was before it came into the messages: it goes back there with the last of them. */
  const before = useRef<HTMLElement>(null);
  useToastRoom(region, toasts);
  const card = (toast: Toast) => (
    <ToastCard
      key={toast.id}
      toast={toast}
      onDismiss={onDismiss}
      dismissLabel={dismissLabel}
      duration={durationOf(toast, duration)}
      held={held || toast.action?.busy === true}
      // Without going there: it may have been scrolled out of sight since.
      onFocusLost={() => before.current?.isConnected && before.current.focus({ preventScroll: true })}
    />
  );
  return (
    <section
      ref={region}
      aria-label={label}
      className={styles.region}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        setHeld(true);
        if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
          before.current = relatedTarget;
      }}
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

/** Whoever has to decide something needs the time to find the key for it (WCAG 2.2.1). */
const timeToAct = 20_000;

function durationOf({ tone, action }: Toast, duration: number): number {
  if (tone === 'critical' || action?.stays) return Number.POSITIVE_INFINITY;
  return action ? Math.max(duration, timeToAct) : duration;
}

interface ToastCardProps {
  toast: Toast;
  onDismiss: (id: string) => void;
  dismissLabel: ReactNode;
  duration: number;
  held: boolean;
  /** Called when the message leaves with the focus in it. */
  onFocusLost: () => void;
}

function ToastCard({ toast, onDismiss, dismissLabel, duration, held, onFocusLost }: ToastCardProps) {
  const left = useRef(duration - (toast.spent ?? 0));
  const { id, action } = toast;

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
    <FocusKeeper className={styles.toast[toast.tone]} onFocusLost={onFocusLost}>
      <Icon of={icons[toast.tone]} size="large" className={styles.icon} />
      <div className={styles.words}>
        <div className={styles.title}>{toast.title}</div>
        {toast.text != null && <div className={styles.text}>{toast.text}</div>}
        {action && (
          <div className={styles.action}>
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
      <IconButton icon={CloseIcon} onClick={() => onDismiss(id)}>
        {dismissLabel}
      </IconButton>
    </FocusKeeper>
  );
}
