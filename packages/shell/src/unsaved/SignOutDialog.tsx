import { DateText } from '@portal/i18n';
import { Banner, Button, Dialog } from '@portal/ui';
import { type ReactNode, useRef, useState } from 'react';
import type { OutboxItem } from './outbox';
import { list, when } from './unsaved.css';
import { unsavedWords } from './unsaved-words';
import type { Draft } from './unsaved-work';

export interface SignOutDialogProps {
  /** Unsaved input of the user. */
  works: readonly Draft[];
  /** Submissions that are not sent yet. */
  waiting: readonly OutboxItem[];
  /** Tries to send them now; resolves with those still waiting. */
  onSend: () => Promise<readonly OutboxItem[]>;
  onKeep: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

/** Lists unsaved and unsent work before sign-out and asks whether to keep it (DECISION-12). */
export function SignOutDialog({ works, waiting, onSend, onKeep, onDiscard, onStay }: SignOutDialogProps) {
  const [unsent, setUnsent] = useState(waiting);
  const [attempt, setAttempt] = useState<'none' | 'under-way' | 'failed' | 'done'>('none');
  const [isDiscarding, setIsDiscarding] = useState(false);
  const [isOnline] = useState(() => navigator.onLine);
  const { t, stack } = unsavedWords.useWords();
  const stayButton = useRef<HTMLButtonElement>(null);
  const nothingLeft = works.length === 0 && unsent.length === 0;
  const send = async () => {
    setAttempt('under-way');
    const left = await onSend().catch(() => unsent);
    setUnsent(left);
    setAttempt(left.length === 0 ? 'done' : 'failed');
  };
  if (isDiscarding) {
    return (
      <Dialog
        // A new dialog, so that focus starts on its cancel button.
        key="discard"
        open
        role="alertdialog"
        size="small"
        title={stack('signOut.discardTitle')}
        initialFocus={stayButton}
        onClose={() => setIsDiscarding(false)}
        actions={
          <>
            <Button ref={stayButton} onClick={() => setIsDiscarding(false)}>
              {t('back')}
            </Button>
            <Button variant="critical" onClick={onDiscard}>
              {t('signOut.discard')}
            </Button>
          </>
        }
      >
        {stack('signOut.discardText')}
        <Unsent items={unsent} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      role="alertdialog"
      size="large"
      title={stack('signOut.title')}
      initialFocus={stayButton}
      onClose={onStay}
      actions={
        <>
          <Button ref={stayButton} onClick={onStay}>
            {t('signOut.stay')}
          </Button>
          {!nothingLeft && (
            <Button onClick={() => (unsent.length > 0 ? setIsDiscarding(true) : onDiscard())}>
              {t('signOut.discard')}
            </Button>
          )}
          <Button variant={unsent.length > 0 ? 'secondary' : 'primary'} onClick={onKeep}>
            {t(nothingLeft ? 'signOut.leave' : 'signOut.keep')}
          </Button>
          {unsent.length > 0 && (
            <Button variant="primary" busy={attempt === 'under-way'} onClick={() => void send()}>
              {t('sendNow')}
            </Button>
          )}
        </>
      }
    >
      <div role="status">
        {attempt === 'done' && <Banner tone="positive">{stack('signOut.sent')}</Banner>}
        {attempt === 'failed' && <Banner tone="critical">{stack('signOut.sendFailed')}</Banner>}
      </div>
      {unsent.length > 0 && (
        <>
          {stack('signOut.unsentText')}
          <Unsent items={unsent} />
          {!isOnline && <Banner tone="caution">{stack('signOut.unsentOffline')}</Banner>}
          {unsent.some(({ needsAnswer }) => !needsAnswer) && stack('signOut.unsentKept')}
          {unsent.some(({ needsAnswer }) => needsAnswer) && stack('signOut.unsentAsking')}
        </>
      )}
      {works.length > 0 && (
        <>
          {stack('signOut.text')}
          <ul className={list}>
            {works.map(({ id, form, title, savedAt }) => (
              <Line key={id} name={t(`form.${form}`)} title={title}>
                <DateText value={new Date(savedAt).toISOString()} time />
              </Line>
            ))}
          </ul>
          {stack('signOut.kept')}
        </>
      )}
    </Dialog>
  );
}

function Unsent({ items }: { items: readonly OutboxItem[] }) {
  const { t } = unsavedWords.useWords();
  return (
    <ul className={list}>
      {items.map(({ id, form, title, date }) => (
        <Line key={id} name={t(`form.${form}`)} title={title}>
          <DateText value={date} />
        </Line>
      ))}
    </ul>
  );
}

function Line({ name, title, children }: { name: ReactNode; title: string; children: ReactNode }) {
  return (
    <li>
      {name} {title}
      <div className={when}>{children}</div>
    </li>
  );
}
